"""The content of PyInstaller's spec on each system, and Homebrew's cairo for macOS."""

import ctypes.util
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import components
import homebrew
import pytest
import signing
from builds import ROOT, script

SPECIFICATION = ROOT / "packaging" / "pyinstaller" / "surajang.spec"
OF_CAIRO = (
    ("cairo", "libcairo.2.dylib"),
    ("pixman", "libpixman-1.0.dylib"),
    ("libpng", "libpng16.16.dylib"),
    ("freetype", "libfreetype.6.dylib"),
    ("fontconfig", "libfontconfig.1.dylib"),
    ("gettext", "libintl.8.dylib"),
    ("libx11", "libX11.6.dylib"),
    ("libxext", "libXext.6.dylib"),
    ("libxrender", "libXrender.1.dylib"),
    ("libxcb", "libxcb.1.dylib"),
    ("libxcb", "libxcb-shm.0.dylib"),
    ("libxau", "libXau.6.dylib"),
    ("libxdmcp", "libXdmcp.6.dylib"),
)
"""The files of Homebrew's cairo and the libraries it is linked with, with their formulas."""


@pytest.fixture
def brew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Homebrew's installed libraries on a Mac."""
    prefix = tmp_path / "homebrew"
    (prefix / "opt").mkdir(parents=True)
    for formula, library in OF_CAIRO:
        keg = prefix / "Cellar" / formula / "1.18.4_1"
        (keg / "lib").mkdir(parents=True, exist_ok=True)
        (keg / "lib" / library).touch()
        (keg / "COPYING").write_text(f"Copyright © 2003-2006 Somebody of {formula}\n\nDo as you like.\n", "utf-8")
        (keg / "README").write_text("Read me.")
        link = prefix / "opt" / formula
        if not link.is_symlink():
            link.symlink_to(keg)
    monkeypatch.setattr(platform, "machine", lambda: "arm64")
    monkeypatch.setattr(homebrew, "PREFIXES", {"arm64": prefix})
    components.of_table.cache_clear()
    yield prefix
    components.of_table.cache_clear()


class Frozen:
    """The specification's requests to PyInstaller: analyses, programs, folders and applications."""

    def __init__(self, given: list[tuple[str, str, str]]) -> None:
        self.given = given
        self.asked: dict[str, list[dict[str, Any]]] = {}

    def analysis(self, scripts: list[str], **options: Any) -> Any:
        """Analyse as PyInstaller does: find the given files, and those in the options."""
        self.asked.setdefault("Analysis", []).append({"scripts": scripts, **options})
        found = ModuleType("analysis")
        found.pure, found.scripts = [], scripts  # type: ignore[attr-defined]
        named = [(Path(source).name, source, "BINARY") for source, _ in options["binaries"]]
        found.binaries, found.datas = [*self.given, *named], []  # type: ignore[attr-defined]
        return found

    def other(self, kind: str) -> Any:
        """Record the request."""

        def take(*arguments: Any, **options: Any) -> str:
            self.asked.setdefault(kind, []).append({"arguments": arguments, **options})
            return kind

        return take


def evaluated(
    monkeypatch: pytest.MonkeyPatch, system: str, *names: str, kind: str = "folder", folder: str = "/somewhere"
) -> Frozen:
    """Evaluate the specification as on a system where these files are found."""
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda package: [package]  # type: ignore[attr-defined]
    hooks.copy_metadata = lambda package: []  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    at_start = ModuleType("at_start")
    at_start.loaded, at_start.store_as_they_are = set, set  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "at_start", at_start)
    monkeypatch.setenv("SURAJANG_PACKAGE", kind)
    monkeypatch.setenv("SURAJANG_VERSION", "0.2.0")
    monkeypatch.setattr(sys, "path", [*sys.path])
    frozen = Frozen([(name, f"{folder}/{name}", "BINARY") for name in names])
    told = {kind: frozen.other(kind) for kind in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    text = SPECIFICATION.read_text("utf-8")
    if system == "win32":  # the version resource needs Windows
        text = text.replace("version=windows_version(name)", "version=name")
    monkeypatch.setattr(sys, "platform", system)
    exec(
        compile(text, SPECIFICATION, "exec"),
        {"SPECPATH": str(SPECIFICATION.parent), "workpath": "work", "Analysis": frozen.analysis, **told},
    )
    return frozen


def kept(frozen: Frozen) -> set[str]:
    """The names of the binaries that went into the folder."""
    arguments = frozen.asked["COLLECT"][0]["arguments"]
    return {name for part in arguments if isinstance(part, list) for name, *_ in part}


NETWORK = {
    "linux": [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    ],
    "win32": ["PySide6/Qt6Network.dll", "PySide6/QtNetwork.pyd", "PySide6/plugins/tls/qschannelbackend.dll"],
    "darwin": [
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib",
    ],
}
NOT_NEEDED = {
    "linux": [
        "libssl.so.3",
        "libcrypto.so.3",
        "PySide6/Qt/plugins/tls/libqcertonlybackend.so",
        "PySide6/Qt/plugins/networkinformation/libqnetworkmanager.so",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so",
        "surajang/assets/languages/surajang_de.ts",
    ],
    "win32": [
        "libssl-3-x64.dll",
        "libcrypto-3.dll",
        "PySide6/plugins/tls/qopensslbackend.dll",
        "PySide6/plugins/tls/qcertonlybackend.dll",
        "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll",
    ],
    "darwin": [
        "libssl.3.dylib",
        "libcrypto.3.dylib",
        "PySide6/Qt/plugins/tls/libqopensslbackend.dylib",
        "PySide6/Qt/plugins/tls/libqcertonlybackend.dylib",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.dylib",
        "libcairo.dylib",
    ],
}


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the specification is run, and the one for its intermediate files."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


AT_ONCE = "start_at_once.py"
"""The code that every frozen program runs first."""


@pytest.mark.usefixtures("brew")
@pytest.mark.parametrize("system", NETWORK)
def test_tls_comes_from_the_system(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = evaluated(monkeypatch, system, *NETWORK[system], *NOT_NEEDED[system])
    assert set(NETWORK[system]) <= kept(frozen)
    assert not set(NOT_NEEDED[system]) & kept(frozen)
    for one in frozen.asked["Analysis"]:
        assert "PySide6.QtNetwork" not in one["excludes"]
        assert {"ssl", "_ssl"} <= set(one["excludes"])


def test_needed_translations_and_wayland_plugins_are_included(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = {
        "surajang/assets/languages/surajang_de.qm",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    }
    assert needed <= kept(evaluated(monkeypatch, "linux", *needed))


def test_intermediate_files_go_into_the_work_folder(
    in_a_folder_of_its_own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evaluated(monkeypatch, "linux")
    assert [path.name for path in in_a_folder_of_its_own.iterdir()] == ["work"]
    assert [path.name for path in (in_a_folder_of_its_own / "work").iterdir()] == ["signatures"]


@pytest.mark.usefixtures("brew")
@pytest.mark.parametrize("system", NETWORK)
def test_the_frozen_program_can_use_d_bus(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If that part of Qt is missing, the window works without it, and without a message."""
    names = ("PySide6/QtDBus.abi3.so", "PySide6/Qt/lib/libQt6DBus.so.6")
    frozen = evaluated(monkeypatch, system, *names)
    for one in frozen.asked["Analysis"]:
        assert ("PySide6.QtDBus" in one["excludes"]) == (system != "linux")
    assert system != "linux" or set(names) <= kept(frozen)


def test_the_application_for_macos_has_cairo(brew: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = evaluated(monkeypatch, "darwin")
    window, engine = frozen.asked["Analysis"]
    library = brew / "Cellar" / "cairo" / "1.18.4_1" / "lib" / "libcairo.2.dylib"
    assert window["binaries"] == [(str(library), ".")]
    assert [Path(hook).name for hook in window["runtime_hooks"]] == [AT_ONCE, "start_with_cairo.py"]
    assert all(Path(hook).is_file() for hook in window["runtime_hooks"])
    assert (engine["binaries"], [Path(hook).name for hook in engine["runtime_hooks"]]) == ([], [AT_ONCE])
    assert "libcairo.2.dylib" in kept(frozen)
    (application,) = frozen.asked["BUNDLE"]
    assert application["info_plist"]["LSMinimumSystemVersion"] == "13.0"


def test_homebrew_is_used_only_on_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homebrew, "PREFIXES", {})
    for one in evaluated(monkeypatch, "linux").asked["Analysis"]:
        assert (one["binaries"], [Path(hook).name for hook in one["runtime_hooks"]]) == ([], [AT_ONCE])


def test_without_cairo_no_application_is_made(brew: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (brew / "opt" / "cairo").unlink()
    with pytest.raises(homebrew.NotInstalled, match=r"^Homebrew has not installed cairo here: brew install cairo\.$"):
        evaluated(monkeypatch, "darwin")
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    with pytest.raises(homebrew.NotInstalled):
        homebrew.keg("pixman")


@pytest.mark.usefixtures("brew")
@pytest.mark.parametrize(("formula", "library"), OF_CAIRO)
def test_libraries_linked_with_cairo_have_licences(formula: str, library: str) -> None:
    (owner,) = components.owners_of_file(f"Contents/Frameworks/{library}")
    assert owner.version == "1.18.4"
    texts = [title for title, _ in owner.texts]
    assert (texts[0] == "COPYING" and owner.copyright) or formula == "gettext"
    assert "README" not in texts


def test_a_formula_without_a_licence_is_refused(brew: Path) -> None:
    (brew / "Cellar" / "pixman" / "1.18.4_1" / "COPYING").unlink()
    with pytest.raises(components.UnknownLicence, match="There is no text of a licence for “brew pixman”"):
        components.owners_of_file("Contents/Frameworks/libpixman-1.0.dylib")


def test_cairocffi_finds_the_bundled_cairo(tmp_path: Path) -> None:
    start = script("pyinstaller/start_with_cairo")
    assert start.LIBRARY == homebrew.CAIRO
    find = start.with_ours(lambda name: f"system {name}", tmp_path)
    assert find("cairo") == "system cairo"
    (tmp_path / start.LIBRARY).touch()
    assert find("cairo") == str(tmp_path / start.LIBRARY)
    assert find("cairo-2") == "system cairo-2"
    assert ctypes.util.find_library.__name__ == "find_library"


def test_cairocffi_opens_the_bundled_cairo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library requested last is tried before all others, and the file found is opened."""
    cairocffi = pytest.importorskip("cairocffi")
    start = script("pyinstaller/start_with_cairo")
    (tmp_path / start.LIBRARY).touch()
    opened: list[str] = []

    class Ffi:
        def dlopen(self, name: str) -> str:
            opened.append(name)
            return name

    monkeypatch.setattr(cairocffi, "find_library", start.with_ours(lambda name: None, tmp_path))
    names = ("cairo-2", "cairo", "libcairo-2")
    cairocffi.dlopen(Ffi(), names, ("libcairo.so.2", "libcairo.2.dylib", "libcairo-2.dll"))
    assert opened == [str(tmp_path / start.LIBRARY)]


def test_the_workflow_installs_cairo_before_it_builds() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8")
    assert text.index("brew install cairo") < text.index("python packaging/macos/build.py")
    assert signing.ENTITLEMENTS.is_file()
