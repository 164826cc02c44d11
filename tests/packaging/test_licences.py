"""The licences in the packages: every part has one, every text is there, and people and programs can read them."""

import ast
import json
import re
import shutil
import sys
import tomllib
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

import components
import contents
import freeze
import licences
import portable
import pytest
import qt_licences
import sbom
import sources
from builds import ROOT, script

from surajang.gui.app import licences as shown

HANJA = "_internal/surajang/assets/pieces/hanja-pandemonium/king.svg"
ICU = "_internal/PySide6/Qt/lib/libicudata.so.73"
GPL = (components.TEXTS / "GPL-3.txt").read_text("utf-8")
OURS = components.Component("Surajang", "0.2", "MIT", ("2026 We",), (("LICENSE", "Do as you like."),), "", "surajang")
LIBRARY = components.Component(
    "A Library", "1.0", "GPL-3.0-only OR MIT", ("They",), (("GPL-3.txt", GPL),), "https://a.example"
)
OTHER = components.Component("Other", "", "MIT AND Zlib", ("He",), (("COPYING", "Do\n\n\tas you must."),))


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen program of a few files, whose executable contains Python's `json` and Surajang's `gui`."""
    monkeypatch.setattr(components, "packed_modules", lambda program: ["json.decoder"])
    monkeypatch.setattr(components, "recorded", dict)
    for name in (HANJA, ICU):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    return tmp_path


def test_every_file_belongs_to_a_component(frozen: Path) -> None:
    found = components.inventory(frozen)
    owners = {one.name: names for one, names in found.files.items()}
    assert owners["ICU"] == [ICU]
    assert owners["Noto Serif CJK KR, outlines of the hanja"] == [HANJA]
    assert "SIL OPEN FONT LICENSE" in next(one for one in found.components if one.name.startswith("Noto")).texts[0][1]


@pytest.mark.parametrize(
    "place",
    [
        "pillow.libs/libstrange-1a2b.so.1",
        "PySide6/Qt/lib/libstrange.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/platforms/libstrange.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libstrange.so",
        "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll",
        "PIL/strange.dll",
    ],
)
def test_libraries_bundled_with_python_packages_must_be_listed(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {place: "pillow", "pillow.libs/libjpeg-1a2b.so.62": "pillow", "PIL/Image.py": "pillow"}
    monkeypatch.setattr(components, "recorded", lambda: known)
    monkeypatch.setattr(components, "of_distribution", lambda name: OURS)
    assert components.owners_of_file(f"_internal/{place}") == set()
    assert {one.name for one in components.owners_of_file("_internal/pillow.libs/libjpeg-1a2b.so.62")} == {
        "Libraries that Pillow brings along"
    }
    assert components.owners_of_file("_internal/PIL/Image.py") == {OURS}


def test_files_without_a_known_licence_are_refused_by_name(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (frozen / "_internal" / "libstrange.so.1").touch()
    with pytest.raises(components.UnknownLicence, match=r"No licence is known of\n_internal/libstrange\.so\.1$"):
        components.inventory(frozen)
    assert components.owners_of_module("nobody_s_module") == frozenset()
    with pytest.raises(SystemExit, match=r"may not be given away: .*\n_internal/libstrange"):
        licences.main(frozen, frozen / "sbom")
    assert not (frozen / "licences").exists()


def test_python_s_modules_belong_to_python() -> None:
    assert {one.name for one in components.owners_of_module("json")} == {"Python"}
    assert {one.licence for one in components.owners_of_module("tinycss2")} == {"BSD-3-Clause"}


def test_the_table_names_exactly_the_existing_texts() -> None:
    places = [place for entry in components.table().values() for place in components.listed(entry, "texts")]
    kept = {place for place in places if place.endswith(".txt") and " " not in place}
    assert kept == {path.name for path in components.TEXTS.iterdir()}
    for place in places:
        if place.startswith("root "):
            assert (ROOT / place.removeprefix("root ")).is_file()


def test_the_licences_are_written_for_people_and_for_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = components.Component("Again", "2", "MIT", ("He",), (("COPYING", OTHER.texts[0][1]),))
    place = licences.folder_in(tmp_path)
    licences.write([OURS, LIBRARY, OTHER, again], place)
    written = {path.name for path in place.iterdir()}
    assert written == {"list.json", "README.txt", "surajang.txt", "GPL-3.txt", "other.txt"}
    assert "    A Library 1.0: https://a.example\n" in (place / "README.txt").read_text("utf-8")
    assert [entry["name"] for entry in json.loads((place / "list.json").read_text("utf-8"))][:2] == [
        "Surajang",
        "A Library",
    ]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "surajang"))
    about, ours, library, *others = shown.parts()
    assert "Replacing a library" in shown.text_of(about)
    assert (ours.title, library.title, library.licence) == ("Surajang 0.2", "A Library 1.0", "GPL-3.0-only OR MIT")
    assert shown.text_of(library) == GPL.strip("\n")
    assert [shown.text_of(one) for one in others] == [OTHER.texts[0][1]] * 2
    assert licences.folder_in(Path("Surajang.app")) == Path("Surajang.app/Contents/Resources/licences")


def test_the_debian_copyright_file_names_the_components() -> None:
    """Each pattern matches some file, the last matching one decides, and every licence named has its text."""
    files = {
        OURS: ["surajang", "_internal/a/1", "_internal/a/2", "_internal/b/1"],
        LIBRARY: ["_internal/lib.so", "_internal/a/1", "surajang"],
        OTHER: ["_internal/c/1", "_internal/c/deep/2"],
    }
    text = script("debian/copyright").machine_readable(components.Inventory(files))
    head, *paragraphs = text.split("\n\n")
    assert head.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    said = {}
    for paragraph in paragraphs:
        found = re.fullmatch(r"Files: (.*)\nCopyright: .*\nLicense: (.*)\nComment: (.*)", paragraph.strip(), re.DOTALL)
        if found:
            said.update({pattern: (found[2], found[3]) for pattern in found[1].split()})
    names = {f"usr/lib/surajang/{name}" for several in files.values() for name in several}
    for name in names:
        last = [pattern for pattern in said if fnmatchcase(name, pattern)][-1]
        owners = {one.title for one, several in files.items() if name.removeprefix("usr/lib/surajang/") in several}
        assert set(said[last][1].split("; ")) == owners, name
    assert all(any(fnmatchcase(name, pattern) for name in names) for pattern in said)
    assert said["usr/lib/surajang/surajang"][0] == "GPL-3.0-only or MIT, and MIT"
    assert "usr/lib/surajang/_internal/c/*" in said
    texts = dict(re.findall(r"^License: ([^\n]+)\n((?: [^\n]*\n)+)", text, re.MULTILINE))
    assert set(texts) == {"GPL-3.0-only", "MIT", "Zlib"}
    assert texts["GPL-3.0-only"] == " The text of this licence is in /usr/share/common-licenses/GPL-3.\n"
    assert texts["MIT"].count(" Do\n .\n \tas you must.\n") == 1
    assert texts["Zlib"] == " Other: the text is that under “License: MIT”.\n"


def test_a_package_is_described_for_other_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cyclonedx", reason="it is installed where packages are built")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("first.deb", "second.deb"):
        sbom.write([OURS, LIBRARY, OTHER], sbom.beside(tmp_path / name))
        made.append((tmp_path / f"{name}.cdx.json").read_text("utf-8"))
    assert made[0] == made[1]
    read = json.loads(made[0])
    assert read["metadata"]["component"]["name"] == "Surajang"
    assert {part["name"] for part in read["components"]} == {"A Library", "Other"}


def test_python_packages_carry_their_licences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == "MIT AND OFL-1.1"
    assert [name for name in project["license-files"] if not (ROOT / name).is_file()] == []
    named = {shown.normal(re.match(r"[\w.-]+", one)[0]) for one in project["dependencies"]}  # type: ignore[index]
    assert named == set(shown.LIBRARIES)


def test_excluded_modules_are_not_imported() -> None:
    text = (ROOT / "packaging" / "pyinstaller" / "surajang.spec").read_text("utf-8")
    left_out = set(ast.literal_eval(text.partition("\nexcluded = ")[2].partition("  # fmt: skip")[0]))
    mentioned = re.compile(
        r"(?m)^\s*(?:import|from)\b.*\b(" + "|".join(re.escape(name.rpartition(".")[2]) for name in left_out) + r")\b"
    )
    files = [path for path in sources.program_files(ROOT) if path.suffix == ".py"]
    for path in files:
        content = path.read_text("utf-8")
        for node in ast.walk(ast.parse(content)) if mentioned.search(content) else ():
            names: set[str] = set()
            if isinstance(node, ast.Import):
                names = {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
            assert not names & left_out, path.name


def test_third_party_notices_match_the_frozen_qt() -> None:
    (frozen,) = re.findall(r"^PySide6_Essentials==(\d+\.\d+)\.", freeze.VERSIONS.read_text("utf-8"), re.M)
    text = (ROOT / "packaging" / "licences" / "qtbase.txt").read_text("utf-8")
    assert text.startswith(f"What qtbase {frozen}.")
    assert "\nEmoji Segmenter " in text


def test_qt_for_windows_has_wintab_as_well() -> None:
    names = {one.name for one in components.owners_of_file("PySide6/plugins/platforms/qwindows.dll")}
    assert {"Qt", "Wintab, in Qt for Windows"} <= names
    assert "may be freely used" in components.of_table("Wintab, in Qt for Windows").texts[0][1]


def test_licences_of_the_appimage_runtime_match_the_download() -> None:
    wanted = tomllib.loads((ROOT / "packaging" / "downloads.toml").read_text("utf-8"))
    urls = [entry["url"] for name, entry in wanted.items() if name.startswith("appimage-runtime-")]
    (version,) = {re.search(r"/(\d+)/runtime-", url)[1] for url in urls}  # type: ignore[index]
    assert f"\nAppImage runtime {version}\n" in (components.TEXTS / "appimage-runtime.txt").read_text("utf-8")


def test_third_party_parts_of_qt_modules_are_listed(tmp_path: Path) -> None:
    sources = tmp_path / "qtthing-everywhere-src-6.1.2"
    for name, text in {
        ".cmake.conf": 'set(QT_REPO_MODULE_VERSION "6.1.2")',
        "LICENSES/Zlib.txt": "As you like.",
        "src/own.txt": "Say who made it.  \n",
        "tests/qt_attribution.json": '{"Name": "Of tests", "QtUsage": "Tests.", "LicenseId": "Zlib"}',
        "src/qt_attribution.json": json.dumps([
            {"Name": "A", "Version": "2", "QtUsage": "Here.", "LicenseId": "MIT", "LicenseFile": "own.txt",
             "Copyright": "We"},
            {"Name": "B", "QtUsage": "There.", "LicenseId": "Zlib", "Copyright": ["You", "They"]},
            {"Name": "C", "QtUsage": "There.", "LicenseId": "Zlib"},
        ]).replace("There.", "There\nand here."),
    }.items():  # fmt: skip
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / name).write_text(text)
    text = qt_licences.document(sources)
    assert text.startswith("What qtthing 6.1.2 has of others")
    assert "\nA 2\nHere.\nLicence: MIT\nWe\n\nSay who made it.\n" in text
    assert "\nB\nThere\nand here.\nLicence: Zlib\nYou\nThey\n\nAs you like.\n" in text
    assert text.count("As you like.") == 1
    assert "The text is that of B, above." in text
    assert "Of tests" not in text


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A wheel with a text and a library."""
    monkeypatch.setattr(components, "recorded", dict)
    path = tmp_path / "surajang-0.2.0-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("surajang/readme.txt", "ELF")
        file.writestr(ICU.removeprefix("_internal/"), b"\x7fELF and so on")
        texts = {text for name in ("Qt", "ICU") for _, text in components.of_table(name).texts}
        for number, text in enumerate(sorted(texts)):
            file.writestr(f"surajang-0.2.0.dist-info/licenses/{number}.txt", text)
    return path


def test_every_binary_in_a_package_is_listed_with_its_licence(wheel: Path) -> None:
    assert [line.partition(" ")[0] for line in contents.read(wheel)] == ["PySide6/Qt/lib/libicudata.so.73:"]
    assert "ICU" in contents.read(wheel)[0]


def test_a_binary_without_a_licence_is_named(wheel: Path) -> None:
    with zipfile.ZipFile(wheel, "a") as file:
        file.writestr("strange.so", b"\x7fELF")
    with pytest.raises(contents.Unlicensed, match=r"^strange\.so has no known licence\.$"):
        contents.read(wheel)


def test_a_wheel_without_the_text_of_a_licence_is_named(wheel: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare.whl"
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(bare, "w") as file:
        for name in whole.namelist():
            if "licenses" not in name:
                file.writestr(name, whole.read(name))
    with pytest.raises(contents.Unlicensed, match="has ICU in it, whose licence the package does not carry"):
        contents.read(bare)


def test_a_binary_missing_from_its_packages_list_is_named(wheel: Path) -> None:
    told = {"metadata": {"component": {"name": "Qt"}}, "components": []}
    sbom.beside(wheel).write_text(json.dumps(told), "utf-8")
    with pytest.raises(contents.Unlicensed, match=r"libicudata.so.73 has ICU in it"):
        contents.read(wheel)


def listing(frozen: Path) -> Path:
    """A frozen program with a library and the list of its licences."""
    (frozen / "licences").mkdir()
    names = [{"name": name} for name in ("ICU", script("appimage/build").RUNTIME)]
    (frozen / "licences" / "list.json").write_text(json.dumps(names), "utf-8")
    (frozen / ICU).write_bytes(b"\x7fELF")
    return frozen


def test_an_archive_for_windows_is_unpacked(frozen: Path, tmp_path: Path) -> None:
    package = tmp_path.with_name("surajang-0.2.0-windows-portable.zip")
    listing(frozen)
    with zipfile.ZipFile(package, "w") as file:
        for path in frozen.rglob("*"):
            file.write(path, f"Surajang/{path.relative_to(frozen)}")
    assert [line.partition(":")[0] for line in contents.read(package)] == [f"Surajang/{ICU}"]


def test_modules_in_a_program_for_windows_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "packed_modules", lambda program: ["json.decoder"])
    monkeypatch.setattr(components, "owners_of_file", lambda path: set())
    assert "Python" in {one.name for one in contents.parts_of(tmp_path / "surajang-engine.exe", tmp_path)}


def test_a_package_without_a_list_of_licences_is_named(frozen: Path) -> None:
    package = frozen.with_name("surajang-0.2.0-windows-portable.zip")
    with zipfile.ZipFile(package, "w") as file:
        file.writestr("Surajang/surajang.exe", b"MZ")
    with pytest.raises(contents.Unlicensed, match="It carries no list of licences"):
        contents.read(package)


def test_the_appimage_runtime_is_listed(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sbom, "write", lambda found, target: None)
    licences.main(frozen, frozen / "sbom", script("appimage/build").RUNTIME)
    listed = json.loads((frozen / "licences" / "list.json").read_text("utf-8"))
    assert listed[-1]["name"] == "AppImage runtime"
    assert listed[-1]["texts"] == ["appimage-runtime.txt", "LGPL-2.1.txt"]


@pytest.mark.skipif(not (shutil.which("makensis") and shutil.which("7z")), reason="makensis or 7z cannot be run")
def test_an_installer_for_windows_is_unpacked(frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    package = tmp_path.with_name("surajang-0.2.0-windows-setup.exe")
    script("windows/build").make_installer(listing(frozen), package)
    lines = [line.partition(":")[0] for line in contents.read(package)]
    assert [line for line in lines if "libicu" in line] == [ICU]


def test_an_appimage_unpacks_itself(frozen: Path, tmp_path: Path) -> None:
    place = tmp_path.with_name("image")
    place.mkdir(exist_ok=True)
    package = place / "surajang-0.2.0-x86_64.AppImage"
    package.write_text(
        f'#!/bin/sh\nmkdir -p squashfs-root/usr/lib && cp -R "{listing(frozen)}" squashfs-root/usr/lib/surajang\n'
    )
    package.chmod(0o755)
    names = [f"squashfs-root/usr/lib/surajang/{ICU}", package.name]
    assert [line.partition(":")[0] for line in contents.read(package)] == names
    (frozen / "licences" / "list.json").write_text('[{"name": "ICU"}]', "utf-8")
    with pytest.raises(
        contents.Unlicensed, match=r"AppImage has AppImage runtime in it, which the package does not tell"
    ):
        contents.read(package)
    package.write_text("#!/bin/sh\necho broken >&2; exit 1\n")
    with pytest.raises(contents.Unlicensed, match="could not unpack it: broken"):
        contents.read(package)


def test_an_application_for_macos_is_read(frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path.with_name("surajang-0.2.0-macos-arm64.dmg")
    library = "PySide6/Qt/lib/libicudata.73.dylib"
    application = Path("Surajang.app", "Contents")

    def attach(package: Path, folder: Path) -> None:
        for name, content in {
            application / "Frameworks" / library: b"\xcf\xfa\xed\xfe",
            application / "Resources" / "licences" / "list.json": b'[{"name": "ICU"}]',
        }.items():
            (folder / name).parent.mkdir(parents=True)
            (folder / name).write_bytes(content)

    monkeypatch.setattr(contents, "unpack", attach)
    assert [line.partition(":")[0] for line in contents.read(package)] == [f"{application}/Frameworks/{library}"]


def test_a_portable_file_is_unpacked(frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    place = tmp_path.with_name("elsewhere")
    place.mkdir(exist_ok=True)
    package = place / "surajang-0.2.0-linux-x86_64"
    package.write_bytes(b"\x7fELF, a program\0" + portable.archive(listing(frozen), "surajang"))
    assert [line.partition(":")[0] for line in contents.read(package)] == [f"surajang/{ICU}"]
