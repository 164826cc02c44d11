"""Moves typed in other scripts, or through input methods."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

_SAME_KEY = dict(
    zip(
        (*map(chr, range(0x1100, 0x1113)), *map(chr, range(0x1161, 0x1176)), *map(chr, range(0x11A8, 0x11C3))),
        (
            *"rRseEfaqQtTdwWczxvg",
            *("k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m"),
            *("ml", "l", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q"),
            *("qt", "t", "T", "d", "w", "c", "z", "x", "v", "g"),
        ),
        strict=True,
    )
)
"""The keys of Korean letters at a syllable's beginning, middle and end."""

_MEANT = str.maketrans(
    "авеорсхкмнтуіј" + "АВЕНІЈКМОРСТХУ" + "αβγδεζηθ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ー" + '"',
    "abeopcxkmhtyij" + "ABEHIJKMOPCTXY" + "abcdefgh" + "ABEZHIKMNOPTYX" + "-" + "@",
)
"""Letters that look like Latin ones, files in Greek, the hyphen of Japanese input methods, and the sign that many
layouts have instead of the one for drops.
"""

_ROMAJI = {
    kana: keys + vowel
    for keys, *syllables in (
        ("f", "ふぁ", "ふぇ", "ふぃ"),  # before the small vowels
        ("", *"あえい"),
        ("b", *"ばべび"),
        ("c", *"かせし"),
        ("d", *"だでぢ"),
        ("g", *"がげぎ"),
        ("h", *"はへひ"),
        ("x", *"ぁぇぃ"),
    )
    for kana, vowel in zip(syllables, "aei", strict=True)
}
"""The keys with which Japanese input methods write a syllable from a file or from a capture and a file."""

_DOUBLED = re.compile("っ(.)")
"""The first of two equal files, as Japanese input methods write it."""


def readings(text: str, places: Mapping[str, str], names: Iterable[str]) -> Iterator[str]:
    """Yield possible readings of a text that is no move.

    `places` has the letters at the keys with which characters were typed; `names` are the language's names of pieces,
    which are kept at the beginning and after a promotion's sign.
    """
    known = sorted(names, key=len, reverse=True)
    body, equals, becomes = text.partition("=")
    becomes = becomes if becomes in known else latin(becomes, places)
    for name in (*(name for name in known if text.startswith(name)), ""):
        meant = name + latin(body[len(name) :], places) + equals + becomes
        if meant != text:
            yield meant


def latin(text: str, places: Mapping[str, str]) -> str:
    """Return a text in Latin letters and plain digits, as far as possible.

    >>> latin("ｅ４", {}), latin("е٤", {}), latin("꼳1", {}), latin("Nぁ４", {}), latin("у4", {"у": "e"})
    ('e4', 'e4', 'Rhe1', 'Nxa4', 'e4')
    """
    for typed in sorted(places, key=len, reverse=True):
        text = text.replace(typed, places[typed])
    for kana, keys in _ROMAJI.items():
        text = text.replace(kana, keys)
    plain = (character for character in unicodedata.normalize("NFKD", text) if unicodedata.category(character) != "Cf")
    keys = "".join(
        str(unicodedata.decimal(character)) if character.isdecimal() else _SAME_KEY.get(character, character)
        for character in plain
    )
    return _DOUBLED.sub(r"\1\1", keys.translate(_MEANT))
