"""Makes Qt's copy of ICU's data smaller: most of it is text in all languages that this program never shows.

Kept are sorting in the window's languages, time zones, normalisation and properties of characters; dropped are sorting
in others, the names of characters, languages, regions, currencies and units, transliteration, dictionaries, preparation
of names for networks, and converters of old encodings (UTF-8 and Latin-1 need none).
Needs a C compiler.
"""

import re
import struct
import subprocess
from pathlib import Path

DROPPED = re.compile(
    r"(unit|zone|brkitr|curr|lang|region|translit|rbnf)/.*|.*\.(cnv|spp|cfu)|unames\.icu|windowsZones\.res"
    r"|coll/(?!(root|pool|res_index|de|es|fr|ja|ko|ru|zh)[._])\w+\.res|(?!root|pool|res_index)[a-z]{2,4}(_\w+)?\.res"
)
COMMON_DATA = b"CmnD"
HEADER_MAGIC = b"\xda\x27"
ALIGNMENT = 16
ASSEMBLY = """
    .section .rodata
    .balign 4096
    .globl {symbol}
    .type {symbol}, @object
    .size {symbol}, {size}
{symbol}:
    .incbin "{data}"
    .section .note.GNU-stack, "", @progbits
"""


def trimmed(library: Path, folder: Path) -> Path:
    """Write a smaller libicudata of the same name and version into `folder`. Raises ValueError if it is not one."""
    header, items = read(library.read_bytes())
    package = items[0][0].partition("/")[0]
    kept = [(name, data) for name, data in items if not DROPPED.fullmatch(name.partition("/")[2])]
    folder.mkdir(parents=True, exist_ok=True)
    data = folder / "icu.dat"
    data.write_bytes(header + packed(kept))
    source = folder / "icu.s"
    symbol = f"{package[:-1]}_dat"
    source.write_text(ASSEMBLY.format(symbol=symbol, size=data.stat().st_size, data=data))
    target = folder / library.name
    options = ["-shared", "-nostdlib", f"-Wl,-soname,{library.name},--build-id=none"]
    subprocess.run(["cc", *options, str(source), "-o", str(target)], check=True)
    return target


def read(content: bytes) -> tuple[bytes, list[tuple[str, bytes]]]:
    """The header and the named items of the ICU data in a library."""
    found = re.search(re.escape(HEADER_MAGIC) + rb".{8}" + COMMON_DATA, content, re.DOTALL)
    if not found:
        raise ValueError("there is no ICU data in the library")
    start = found.start() - 2
    (length,) = struct.unpack_from("<H", content, start)
    table = start + length
    (count,) = struct.unpack_from("<I", content, table)
    places = [struct.unpack_from("<II", content, table + 4 + 8 * number) for number in range(count)]
    ends = [place for _, place in places[1:]] + [size_of_last(content, table + places[-1][1]) + places[-1][1]]
    items = []
    for (name, place), end in zip(places, ends, strict=True):
        text = content[table + name : content.index(b"\0", table + name)].decode()
        items.append((text, content[table + place : table + end]))
    return content[start:table], items


def size_of_last(content: bytes, start: int) -> int:
    """The length of the last item: a resource bundle, whose indexes tell in words where it ends."""
    header: int
    end: int
    (header,) = struct.unpack_from("<H", content, start)
    if content[start + 12 : start + 16] != b"ResB":
        raise ValueError("the last item of the ICU data is no resource bundle")
    (end,) = struct.unpack_from("<I", content, start + header + 4 * 4)
    return header + 4 * end


def packed(items: list[tuple[str, bytes]]) -> bytes:
    """The table of contents and the items in ICU's form, with offsets from the table's start."""
    names = [name.encode() + b"\0" for name, _ in items]
    name_place = 4 + 8 * len(items)
    place = aligned(name_place + sum(map(len, names)))
    table, body = struct.pack("<I", len(items)), b""
    for (_, data), name in zip(items, names, strict=True):
        table += struct.pack("<II", name_place, place + len(body))
        name_place += len(name)
        body += data + bytes(aligned(len(data)) - len(data))
    table += b"".join(names)
    return table + bytes(place - len(table)) + body


def aligned(length: int) -> int:
    return -(-length // ALIGNMENT) * ALIGNMENT
