"""The packages: their content, that their parts agree with the program, and when a release is possible."""

import gzip
import json
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import bare_check
import bare_system
import desktop
import freeze
import portable
import pytest
import python_packages
import release
import shiboken6
import smoke
import sources
from builds import ROOT, core_build, script
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from surajang.gui.app.start import parser
from surajang.gui.engines import programs
from surajang.gui.players import players, saved_game
from surajang.gui.players.game_clock import NO_CLOCK
from surajang.gui.players.players import MatchSettings
from surajang.rules.games import GAMES

MIME_TYPE = "application/x-surajang-game"
FREE_DESKTOP = "{http://www.freedesktop.org/standards/shared-mime-info}"
PROJECT = """[project]
name = "surajang"
version = "0.2.0"
maintainers = [{ name = "We", email = "we@surajang.org" }]
urls = { Homepage = "https://surajang.org/", Repository = "https://git.surajang.org/we/surajang" }
"""
CHANGELOG = """# Changelog

## 0.2.0 (2026-12-24)

- One thing,
  told at length.
- Another.

## 0.1.0 (unreleased)

- A.
"""


# Releases


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Sources that can be released as 0.2.0 once they are committed."""
    root = tmp_path / "tree"
    root.mkdir()
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "CHANGELOG.md").write_text(CHANGELOG)
    return root


@pytest.fixture
def clone(tree: Path) -> Path:
    """The same, committed."""
    git(tree, "init", "--quiet")
    commit(tree)
    return tree


def git(root: Path, *arguments: str) -> None:
    name = ["-c", "user.name=Somebody", "-c", "user.email=somebody@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *name, *arguments], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "All")


@needs_git
def test_a_clean_tree_with_an_entry_can_be_released(clone: Path) -> None:
    assert release.check(clone) == "0.2.0"
    first, second = release.changelog(clone)
    assert (first.version, first.date) == ("0.2.0", "2026-12-24")
    assert first.changes == ["One thing, told at length.", "Another."]
    assert second.changes == ["A."]


@needs_git
def test_a_tree_with_changes_is_not_released(clone: Path) -> None:
    (clone / "new.txt").write_text("new")
    with pytest.raises(release.ReleaseError, match=r"not committed:\n.*new\.txt"):
        release.check(clone)


@needs_git
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("## 0.2.0 (2026-12-24)", "## 0.1.9 (2026-12-24)", r"no entry for version 0\.2\.0"),
        ("2026-12-24", "unreleased", r"dates version 0\.2\.0 “unreleased”"),
        ("- One thing,\n  told at length.\n- Another.\n", "", r"says nothing about version 0\.2\.0"),
    ],
)
def test_a_changelog_without_an_entry_is_not_released(clone: Path, old: str, new: str, complaint: str) -> None:
    (clone / "CHANGELOG.md").write_text(CHANGELOG.replace(old, new))
    commit(clone)
    with pytest.raises(release.ReleaseError, match=complaint):
        release.check(clone)


@needs_git
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("we@surajang.org", "surajang@localhost", r"no maintainer .*“We <surajang@localhost>”"),
        ("we@surajang.org", "we@mail.example.org", "no maintainer"),
        ("maintainers", "authors", r"no maintainer .*project\.maintainers: “”"),
        ("https://surajang.org/", "https://surajang.invalid", "no homepage .*“https://surajang.invalid”"),
        ("https://surajang.org/", "https://example.com/surajang", "no homepage"),
        ("urls", "other", r"no homepage .*project\.urls\.Homepage: “”"),
        ("Repository", "Other", r"no repository .*project\.urls\.Repository: “”"),
        ("https://surajang", "http://surajang", "The homepage in .* has to begin with https"),
        ("https://git", "http://git", "The repository in .* has to begin with https"),
        ("https://surajang.org/", "https://git.surajang.org/us", "has to be a site of the program's own"),
    ],
)
def test_nothing_is_released_with_placeholders(clone: Path, old: str, new: str, complaint: str) -> None:
    (clone / "pyproject.toml").write_text(PROJECT.replace(old, new))
    commit(clone)
    with pytest.raises(release.ReleaseError, match=complaint):
        release.check(clone)


def test_the_workflow_names_what_it_uses_by_commit() -> None:
    """A tag can be moved to other code, so actions are pinned by commit; the version is a comment for people."""
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []


def test_links_of_the_readme_work_outside_the_repository(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("![A game](a/b.png) [how](docs/how.md), [there](https://a.org/b), [here](#x)\n")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    place = "https://git.surajang.org/we/surajang"
    assert sources.readme(tmp_path) == (
        f"![A game]({place}/raw/v0.2.0/a/b.png) [how]({place}/blob/v0.2.0/docs/how.md), "
        "[there](https://a.org/b), [here](#x)\n"
    )
    (tmp_path / "pyproject.toml").write_text(PROJECT.replace("Repository", "Other"))
    assert sources.readme(tmp_path) == (tmp_path / "README.md").read_text()
    assert sources.readme(ROOT).startswith("# Surajang\n")


def test_packages_name_one_homepage_and_maintainer(tree: Path) -> None:
    assert release.homepage(tree) == "https://surajang.org"
    assert release.repository(tree) == "https://git.surajang.org/we/surajang"
    assert release.maintainer(tree) == "We <we@surajang.org>"
    assert not [
        path for path in (ROOT / "packaging").rglob("*") if path.is_file() and b"surajang@" in path.read_bytes()
    ]


def test_publisher_and_licence_are_in_one_place(share: Path) -> None:
    """Except the table of licences, which names the holders of copyrights."""
    files = [path for path in (ROOT / "packaging").rglob("*") if path.is_file() and path.name != "licences.toml"]
    assert [path for path in files if release.authors().encode() in path.read_bytes()] == []
    assert "MIT" not in (ROOT / "packaging" / "windows" / "surajang.nsi").read_text("utf-8")
    about = ElementTree.parse(share / "metainfo" / desktop.METAINFO).getroot()
    assert about.findtext("developer_name") == release.authors()
    assert about.findtext("project_license") == release.licence()


def test_our_own_changelog_can_be_read() -> None:
    newest = release.changelog()[0]
    assert newest.version == release.version()
    assert newest.changes


@needs_git
def test_the_date_of_the_sources(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert release.source_date(clone) == 1_700_000_000
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert release.source_date(clone) > 1_700_000_000


def test_without_git_one_sentence_says_so(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tree))
    with pytest.raises(release.ReleaseError, match=r"^git status cannot be run: .*'git'$"):
        release.check(tree)
    assert release.main(["--check"]) == 1
    assert capsys.readouterr().err.startswith("git status cannot be run: ")


# The desktop


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files installed for the desktop; several tests read them, and none changes them."""
    folder = tmp_path_factory.mktemp("desktop")
    icons = folder / "icons"
    icons.mkdir()
    for name, _, _ in desktop.ICONS:
        (icons / f"{name}-48.png").write_bytes(smoke.PNG)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        desktop.install(folder / "share", icons)
    return folder / "share"


def entry(share: Path) -> dict[str, str]:
    """The keys of the installed desktop entry."""
    lines = (share / "applications" / "surajang.desktop").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_the_desktop_entry_names_installed_files(share: Path) -> None:
    keys = entry(share)
    assert keys["Exec"].split()[0] in desktop.PROGRAMS
    assert keys["MimeType"] == f"{MIME_TYPE};application/vnd.chess-pgn;application/x-chess-pgn;"
    for folder, name in (("apps", keys["Icon"]), ("mimetypes", MIME_TYPE.replace("/", "-"))):
        assert (share / "icons" / "hicolor" / "48x48" / folder / f"{name}.png").is_file()
        assert (share / "icons" / "hicolor" / "scalable" / folder / f"{name}.svg").is_file()


def test_the_metainfo_names_installed_files(share: Path) -> None:
    component = ElementTree.parse(share / "metainfo" / desktop.METAINFO).getroot()
    assert component.findtext("launchable") == "surajang.desktop"
    assert {binary.text for binary in component.iter("binary")} == set(desktop.PROGRAMS)
    assert component.findtext("provides/mediatype") == MIME_TYPE
    (newest,) = component.iter("release")
    assert newest.attrib == {"version": release.version(), "date": "2023-11-14"}


def test_screenshots_are_listed_once_the_project_is_public(tmp_path: Path) -> None:
    home, repository = "https://example.org/surajang", "https://git.example.org/surajang"
    text = desktop.metainfo(home, repository, VERSION="0.2.0", DATE="2026-12-24")
    addresses = [image.text or "" for image in ElementTree.fromstring(text).iter("image")]
    place = f"{repository}/raw/v0.2.0/"
    assert all(address.startswith(place) for address in addresses)
    for address in addresses:
        picture = (ROOT / address.removeprefix(place)).read_bytes()
        assert picture.startswith(smoke.PNG)
        assert struct.unpack(">II", picture[16:24]) == (1280, 800)
    assert len(addresses) == 3
    assert '<url type="homepage">https://example.org/surajang</url>' in text
    file = tmp_path / desktop.METAINFO
    file.write_text(text, "utf-8")
    unknown = desktop.metainfo("", "", VERSION="0.2.0", DATE="2026-12-24")
    assert not {"url", "screenshots"} & {element.tag for element in ElementTree.fromstring(unknown)}
    if shutil.which("appstreamcli"):
        command = ["appstreamcli", "validate", "--no-net", "--no-color", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_flatpak_exports_the_type_of_saved_games(share: Path, tmp_path: Path) -> None:
    """Flatpak exports only files whose names begin with the program's ID."""
    name = "org.surajang.Surajang"
    shown = shutil.copytree(share, tmp_path / "share")
    desktop.show_outside(shown, name)
    (kind,) = (shown / "mime" / "packages").iterdir()
    assert kind.name == f"{name}.xml"
    icon = ElementTree.parse(kind).find(f"{FREE_DESKTOP}mime-type/{FREE_DESKTOP}icon")
    assert icon is not None
    pictures = {path.stem for path in (shown / "icons").rglob("*") if path.parent.name == "mimetypes"}
    assert pictures == {icon.get("name")}
    assert str(icon.get("name")).startswith(f"{name}.")


def test_saved_games_have_a_mime_type(share: Path) -> None:
    """By their name, and by how every saved game begins."""
    types = ElementTree.parse(share / "mime" / "packages" / "surajang.xml").getroot()
    declared = types.find(f"{FREE_DESKTOP}mime-type")
    assert declared is not None
    assert declared.get("type") == MIME_TYPE
    magic = declared.find(f"{FREE_DESKTOP}magic/{FREE_DESKTOP}match")
    assert magic is not None
    agreed = MatchSettings(next(iter(GAMES.values())), (players.person("A"), players.computer(3)), (NO_CLOCK, NO_CLOCK))
    game = saved_game.begun(agreed)
    text = saved_game.text_of(game, agreed.players, agreed.controls, game.outcome)
    assert text.startswith(magic.attrib["value"])
    assert magic.attrib["offset"] == "0"


def test_manual_pages_name_every_option(share: Path) -> None:
    page = gzip.decompress((share / "man" / "man6" / "surajang.6.gz").read_bytes()).decode().replace("\\-", "-")
    options = re.findall(r"--[a-z-]+", parser().format_help())
    assert options
    assert [option for option in options if option not in page] == []
    assert release.version() in page


def test_no_placeholders_are_left(share: Path) -> None:
    for path in share.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            text = gzip.decompress(content) if path.suffix == ".gz" else content
            assert not re.search(rb"@[A-Z]+@", text), path


@pytest.mark.parametrize(
    ("tool", "arguments", "file"),
    [
        ("desktop-file-validate", [], "applications/surajang.desktop"),
        ("appstreamcli", ["validate", "--no-net", "--no-color"], f"metainfo/{desktop.METAINFO}"),
    ],
)
def test_the_desktops_own_tools_accept_the_files(share: Path, tool: str, arguments: list[str], file: str) -> None:
    if not shutil.which(tool):
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments, str(share / file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# The frozen program


def test_a_frozen_window_finds_its_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window starts the engine from its own folder; otherwise it would start itself."""
    program = tmp_path / "surajang"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert list(programs.own_program().command) == [str(program), "-m", "surajang.engine"]
    engine = tmp_path / ("surajang-engine.exe" if sys.platform == "win32" else "surajang-engine")
    engine.touch()
    assert list(programs.own_program().command) == [str(engine)]


@pytest.mark.parametrize(
    ("program", "name", "words"),
    [
        ("start_window.py", "surajang", ["-m", "surajang.engine"]),
        ("start_window.py", "surajang-engine", []),
        ("start_engine.py", "surajang-engine", []),
        ("start_engine.py", "surajang-engine", ["-m", "surajang.engine"]),
    ],
)
def test_each_frozen_program_can_be_the_engine(program: str, name: str, words: list[str], tmp_path: Path) -> None:
    """So that it can start further threads of itself; on Linux the engine's name is a link to the window's program."""
    shutil.copy(ROOT / "packaging" / "pyinstaller" / program, tmp_path / name)
    command = [sys.executable, str(tmp_path / name), *words]
    done = subprocess.run(command, input="uci\nquit\n", capture_output=True, text=True, timeout=300, check=True)
    assert "uciok" in done.stdout


def test_icu_data_are_reduced_and_stay_valid() -> None:
    icu = script("pyinstaller/icu")
    end = 24  # words of a resource bundle that ends there: root, and indexes whose fourth tells the end
    bundle = b"\x20\x00\xda\x27" + bytes(8) + b"ResB" + bytes(16)
    bundle += (0).to_bytes(4, "little") + bytes(12) + end.to_bytes(4, "little") + bytes(4 * end - 20)
    header = b"\x20\x00\xda\x27" + bytes(8) + b"CmnD" + bytes(16)
    items = [
        ("icudt73l/brkitr/cjdict.dict", b"words"),
        ("icudt73l/coll/ko.res", b"order"),
        ("icudt73l/coll/vi.res", b"order"),
        ("icudt73l/coll/zh_Hant.res", b"order"),
        ("icudt73l/de.res", b"names"),
        ("icudt73l/gb18030.cnv", b"table"),
        ("icudt73l/res_index.res", b"index"),
        ("icudt73l/rfc3491.spp", b"hosts"),
        ("icudt73l/root.res", bundle),
    ]
    read_header, read_items = icu.read(b"\x7fELF....." + header + icu.packed(items) + b"more")
    assert read_header == header
    assert [(name, data.rstrip(b"\0")) for name, data in read_items] == [(n, d.rstrip(b"\0")) for n, d in items]
    assert len(read_items[-1][1]) == len(bundle)
    kept = [name for name, _ in items if not icu.DROPPED.fullmatch(name.partition("/")[2])]
    names = ("coll/ko.res", "coll/zh_Hant.res", "res_index.res", "root.res")
    assert kept == [f"icudt73l/{name}" for name in names]
    with pytest.raises(ValueError, match="no ICU data"):
        icu.read(b"\x7fELF")


def test_the_smoke_test_detects_orphaned_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = [sys.executable, "-c", "print(flush=True); input()", *smoke.WORKER.split(), "28"]
    with subprocess.Popen(waiting, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdout is not None
        worker.stdout.readline()  # it has started, so that the system knows its command line
        assert smoke.workers(os.getpid())[worker.pid] == os.getpid()
        assert worker.pid not in smoke.workers(worker.pid)
        monkeypatch.setattr(smoke, "PATIENCE", 0)
        with pytest.raises(smoke.Broken, match=str(worker.pid)):
            smoke.wait_for_end({worker.pid})
        worker.kill()
        worker.wait()
        smoke.wait_for_end({worker.pid})


def test_the_smoke_test_passes_on_the_installed_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke, "LONG_ENOUGH", 1000)
    monkeypatch.setattr(smoke, "PICTURES", {"game.png": smoke.PNG})  # a PDF is drawn by test_window.py
    programs = [shutil.which(name, path=str(Path(sys.executable).parent)) for name in desktop.PROGRAMS]
    if not all(programs) or core_build() != "compiled":
        pytest.skip("the program is not installed here with a compiled core")
    assert smoke.main([str(program) for program in programs]) == 0
    assert all(f"{name}: " in capsys.readouterr().out for name in list(GAMES)[:1])


@pytest.mark.parametrize(("cairo", "drawn"), [(True, ["game.png", "game.pdf"]), (False, ["game.png"])])
def test_only_a_wheel_without_cairo_may_skip_the_pdf(
    cairo: bool, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    for name in ("play", "search_together"):
        monkeypatch.setattr(smoke, name, lambda command: None)
    monkeypatch.setattr(smoke, "show", lambda program, pictures: asked.append([*pictures]))
    monkeypatch.setattr(smoke, "has_cairo", lambda: cairo)
    assert smoke.main(["--wheel", "surajang", "surajang-engine"]) == 0
    assert smoke.main(["surajang", "surajang-engine"]) == 0
    assert asked == [drawn, ["game.png", "game.pdf"]]


@pytest.mark.parametrize(("package", "found"), [("cairocffi", True), ("cairo", True), ("", False)])
def test_the_smoke_test_detects_cairo(package: str, found: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        if name != package:
            raise ImportError if name == "cairo" else OSError("no library called cairo")

    monkeypatch.setattr(smoke, "import_module", load)
    assert smoke.has_cairo() is found


def test_the_smoke_test_detects_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke.main([sys.executable]) == 1
    assert "The packaged program does not work" in capsys.readouterr().err


def test_lintian_overrides_are_explained_and_narrow() -> None:
    """Each group of lines has its reason, and remarks on files name them."""
    about_the_package = {
        "package-section-games-but-contains-no-game",
        "copyright-file-contains-full-apache-2-license",
        "copyright-file-contains-full-gpl-license",
        "old-fsf-address-in-copyright-file",
    }
    groups = (ROOT / "packaging" / "debian" / "lintian-overrides").read_text("utf-8").split("\n\n")
    for group in groups[1:]:
        lines = group.strip().split("\n")
        reason = [line for line in lines if line.startswith("# ")]
        assert lines[: len(reason)] == reason != []
        for line in lines[len(reason) :]:
            said = re.fullmatch(r"surajang: ([a-z0-9-]+)( \*usr/lib/surajang/[\w./*-]{5,})?", line)
            assert said, line
            assert bool(said[2]) is (said[1] not in about_the_package), line


# Python packages


def test_source_packages_are_reproducible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    file = tmp_path / "surajang-0.2.0" / "rules" / "a.py"
    file.parent.mkdir(parents=True)
    file.write_text("a = 1\n", "utf-8")
    made = []
    for seconds in (1_600_000_000, 1_650_000_000):
        os.utime(file, (seconds, seconds))
        source = tmp_path / f"{seconds}.tar.gz"
        with tarfile.open(source, "w:gz") as packed:
            packed.add(file.parent.parent, "surajang-0.2.0")
        python_packages.pack_again(source)
        made.append(source.read_bytes())
    assert made[0] == made[1]
    with tarfile.open(source) as packed:
        assert packed.getnames() == ["surajang-0.2.0", "surajang-0.2.0/rules", "surajang-0.2.0/rules/a.py"]


# The file that unpacks itself


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("cc"), reason="it is made with a C compiler on Linux")
def test_the_portable_file_unpacks_itself_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the program's arguments and exit code, and also where it cannot be kept."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    frozen, packed, cache = tmp_path / "frozen", tmp_path / "packed", tmp_path / "cache"
    frozen.mkdir()
    program = frozen / "surajang"
    program.write_text('#!/bin/sh\necho "$0" "$#" "$2"\nexit 3\n')
    program.chmod(0o755)
    portable.pack(frozen, packed)
    content = packed.read_bytes()
    portable.pack(frozen, packed)
    assert packed.read_bytes() == content
    kind = struct.unpack_from("<H", content, 16)[0]
    assert (content[:4], kind) == (b"\x7fELF", 2), "file managers start a program, and take other kinds for libraries"

    def start() -> str:
        command = [str(packed), "one", "two words"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (3, "")
        place, rest = done.stdout.strip().split(" ", 1)
        assert rest == "2 two words"
        return place

    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    first = start()
    (kept,) = cache.iterdir()
    assert first == f"{kept}/surajang"
    before = kept.stat().st_ino
    assert (start(), kept.stat().st_ino) == (first, before)
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    assert start().startswith(str(tmp_path / "temporary"))
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("cc"), reason="it is made with a C compiler on Linux")
def test_the_portable_file_replaces_other_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Running versions and other files are kept."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    frozen, packed, cache = tmp_path / "frozen", tmp_path / "packed", tmp_path / "some cache"
    names = ("surajang-0.0.9-0123456789abcdef", "surajang-0.1.0-fedcba9876543210", "surajang", "surajang-notes")
    older, running, *others = (cache / name for name in names)
    for folder in (frozen, older, running, *others):
        folder.mkdir(parents=True)
        shutil.copy(Path("/bin/sh").resolve(), folder / "surajang")
    portable.pack(frozen, packed)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))

    def left_by_a_start() -> set[Path]:
        subprocess.run([str(packed), "-c", "exit"], check=True)
        return set(cache.iterdir())

    with subprocess.Popen([str(running / "surajang"), "-c", "read line"], stdin=subprocess.PIPE):
        (own,) = left_by_a_start() - {older, running, *others}
        assert set(cache.iterdir()) == {own, running, *others}
    assert left_by_a_start() == {own, running, *others}, "only a start that unpacks removes anything"
    shutil.rmtree(own)
    assert left_by_a_start() == {own, *others}


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("cc"), reason="it is made with a C compiler on Linux")
@pytest.mark.parametrize("kept", [True, False], ids=["kept", "for one start"])
def test_an_interrupted_portable_file_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    frozen, packed, folder, commands = (tmp_path / name for name in ("frozen", "packed", "folder", "commands"))
    for each in (frozen, folder, commands):
        each.mkdir()
    portable.pack(frozen, packed)
    # One process: dash leaves a Ctrl+C that meets it between two commands until the second has ended.
    unpack = "import os, sys, time; os.mkdir(sys.argv[4] + '/surajang'); time.sleep(60)"
    (commands / "tar").write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{unpack}" "$@"\n')
    (commands / "tar").chmod(0o755)
    monkeypatch.setenv("PATH", f"{commands}:{os.environ['PATH']}")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder) if kept else "/dev/null")
    monkeypatch.setenv("TMPDIR", str(folder))
    with subprocess.Popen([str(packed)], start_new_session=True, stderr=subprocess.DEVNULL) as start:
        end = time.monotonic() + 60
        while not list(folder.glob("*/surajang")):
            assert time.monotonic() < end
            time.sleep(0.01)
        os.killpg(start.pid, signal.SIGINT)
        assert start.wait(50) == 130, "long before tar ends"
    assert list(folder.iterdir()) == []


def test_the_required_glibc_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.so").write_bytes(b"\x7fELF \0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0")
    (tmp_path / "notes.txt").write_bytes(b"\0GLIBC_2.40\0")
    assert portable.glibc_needed(tmp_path) == "2.34"


# Debian and Windows


def test_the_debian_changelog(monkeypatch: pytest.MonkeyPatch, tree: Path) -> None:
    build = script("debian/build")
    monkeypatch.setattr(build.release, "changelog", lambda read=release.changelog: read(tree))
    first, second = build.debian_changelog(1_700_000_000).split("\n\nsurajang ")
    assert first == (
        "surajang (0.2.0) stable; urgency=medium\n\n  * One thing, told at length.\n  * Another.\n\n"
        f" -- {release.maintainer()}  Thu, 24 Dec 2026 00:00:00 -0000"
    )
    assert second.startswith("(0.1.0) UNRELEASED;")


@pytest.fixture
def payload(tmp_path: Path) -> Path:
    """Files that stand for a frozen program."""
    folder = tmp_path / "payload"
    for name in ("surajang.exe", "surajang-engine.exe", "_internal/a b/wK+.svg", "_internal/python.dll"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def test_the_uninstaller_removes_exactly_the_installed_files(payload: Path) -> None:
    text = script("windows/build").file_list(payload)
    installed, removed = text.split("!macro RemoveFiles\n")
    files = re.findall(r'File "\$\{PAYLOAD\}\\(.*)"', installed)
    assert files == re.findall(r'Delete "\$INSTDIR\\(.*)"', removed)
    assert files == ["_internal\\a b\\wK+.svg", "_internal\\python.dll", "surajang-engine.exe", "surajang.exe"]
    assert re.findall(r'RMDir "\$INSTDIR\\(.*)"', removed) == ["_internal\\a b", "_internal"]
    places = re.findall(r'SetOutPath "(.*)"', installed)
    assert places == ["$INSTDIR\\_internal\\a b", "$INSTDIR\\_internal", "$INSTDIR"]


def test_the_windows_archive_is_reproducible(payload: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    build = script("windows/build")
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    build.make_archive(payload, first)
    (payload / "surajang.exe").touch()
    build.make_archive(payload, second)
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        assert archive.read("Surajang/_internal/a b/wK+.svg") == b"_internal/a b/wK+.svg"


def test_the_windows_archive_is_tested_unpacked(payload: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check, build = script("windows/check"), script("windows/build")
    archive = tmp_path / "portable.zip"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")  # where there is no git to ask
    monkeypatch.setattr(check.smoke, "main", lambda programs: 0 if all(map(os.path.isfile, programs)) else 1)
    build.make_archive(payload, archive)
    check.check_archive(archive)
    (payload / "surajang-engine.exe").unlink()
    build.make_archive(payload, archive)
    with pytest.raises(check.Broken, match=r"The programs in .*Surajang do not work"):
        check.check_archive(archive)


@pytest.mark.skipif(not shutil.which("makensis"), reason="makensis is not installed")
def test_the_windows_installer_compiles(payload: Path, tmp_path: Path) -> None:
    installer = tmp_path / "surajang-setup.exe"
    script("windows/build").make_installer(payload, installer)
    assert installer.read_bytes().startswith(b"MZ")


# Continuous integration


def test_the_workflow_runs_scripts_and_targets_that_exist() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8")
    scripts = set(re.findall(r"packaging/[\w/]+\.py", text))
    assert len(scripts) > 4
    assert [name for name in scripts if not (ROOT / name).is_file()] == []


def test_every_package_is_tested_with_its_window_where_it_is_built() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8")
    for started in (
        "packaging/smoke.py /usr/bin/surajang",
        "packaging/smoke.py dist/surajang-*-linux-",
        "packaging/smoke.py dist/*.AppImage",
        'packaging/smoke.py "$programs/surajang"',
        "packaging/windows/check.py dist/*-setup.exe dist/*-portable.zip",
    ):
        assert started in text
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert settings["tool"]["cibuildwheel"]["test-command"].endswith("smoke.py --wheel surajang surajang-engine")


def test_wheels_are_built_for_every_supported_python() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert settings["project"]["requires-python"] == ">=3.11"
    assert settings["tool"]["cibuildwheel"]["build"].split() == ["cp311-*", "cp312-*", "cp313-*", "cp314-*"]


def test_a_tested_mypy_compiles_the_wheels() -> None:
    """All requirements are within one range; releases are made with the locked version."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists = settings["build-system"]["requires"], settings["project"]["optional-dependencies"]["dev"]
    (ranges,) = {tuple(name for name in names if name.startswith("mypy[")) for names in lists}
    locked = dict(line.split("==") for line in freeze.VERSIONS.read_text("utf-8").splitlines() if "==" in line)
    assert Requirement(ranges[0]).specifier.contains(locked["mypy"])
    environment = settings["tool"]["cibuildwheel"]["environment"]
    assert environment["PIP_CONSTRAINT"] == environment["PIP_BUILD_CONSTRAINT"] == "packaging/versions.txt"
    assert ROOT / environment["PIP_CONSTRAINT"] == freeze.VERSIONS


# Bare systems


@pytest.mark.skipif(sys.platform != "linux", reason="they are made on Linux")
def test_pip_uses_the_same_index_in_a_bare_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files and folders in pip's settings are visible there, and the folder of an index as a whole."""
    certificate, wheels, index = tmp_path / "ca.crt", tmp_path / "wheels", tmp_path / "packages" / "simple"
    certificate.touch()
    wheels.mkdir()
    index.mkdir(parents=True)
    settings = {
        "PIP_CERT": str(certificate),
        "PIP_FIND_LINKS": f"{wheels} /nowhere/wheels",
        "PIP_EXTRA_INDEX_URL": f"https://example.org/simple file://{index}",
    }
    monkeypatch.setattr(bare_system, "pip_settings", lambda: settings)
    system = bare_system.System(tmp_path / "root", "bookworm")
    system.share_pip()
    given = {name: system.surroundings[name] for name in settings}
    assert given == {
        "PIP_CERT": f"/outside{certificate}",
        "PIP_FIND_LINKS": f"/outside{wheels} /nowhere/wheels",
        "PIP_EXTRA_INDEX_URL": f"https://example.org/simple file:///outside{index}",
    }
    assert system.shared == {f"/outside{path}": path for path in (certificate, wheels, index.parent)}
    assert (system.root / f"outside{certificate}").is_file()
    assert (system.root / f"outside{index.parent}").is_dir()


@pytest.mark.skipif(sys.platform != "linux", reason="they are made on Linux")
def test_pip_settings_come_from_files_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    (tmp_path / "pip.conf").write_text("[global]\nextra-index-url = https://example.org/a\n    https://example.org/b\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
    monkeypatch.setenv("PIP_TIMEOUT", "180")
    monkeypatch.setenv("https_proxy", "http://example.org:3128")
    settings = bare_system.pip_settings()
    assert settings["PIP_EXTRA_INDEX_URL"].split() == ["https://example.org/a", "https://example.org/b"]
    assert (settings["PIP_TIMEOUT"], settings["https_proxy"]) == ("180", "http://example.org:3128")
    assert "PIP_CONFIG_FILE" not in settings
    assert "PATH" not in settings


def test_commands_shown_to_the_user_are_found() -> None:
    line = bare_check.ASKED_FOR.search(
        "Surajang needs libEGL.so.1: sudo apt-get update && sudo apt-get install -y libegl1 libstdc++6\nMore"
    )
    assert line
    assert line.groups() == ("apt-get update", "apt-get install -y libegl1 libstdc++6")


# Parts of the frozen program


def test_every_frozen_version_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a file that a command updates, keeping the entries for other systems."""
    locked = dict(line.split("==") for line in freeze.VERSIONS.read_text("utf-8").splitlines() if "==" in line)
    named = {canonicalize_name(name): version for name, version in locked.items()}
    for requirement in map(Requirement, freeze.requirements()):
        if requirement.marker is None or requirement.marker.evaluate():
            assert requirement.specifier.contains(named[canonicalize_name(requirement.name)]), requirement
    versions = tmp_path / "versions.txt"
    versions.write_text("# Renewed.\nsome-package==1.0\nwin-only==2.0\n")
    listed = [{"name": name, "version": "1.1"} for name in ("pip", "Some-Package", "added")]
    done = subprocess.CompletedProcess([], 0, stdout=json.dumps(listed))
    monkeypatch.setattr(freeze, "VERSIONS", versions)
    monkeypatch.setattr(subprocess, "run", lambda *command, **options: done)
    freeze.renew_versions()
    assert versions.read_text() == "# Renewed.\nadded==1.1\nSome-Package==1.1\nwin-only==2.0\n"


def test_pyside_signatures_are_precompiled(tmp_path: Path) -> None:
    signatures = script("pyinstaller/signatures")
    shutil.copytree(Path(shiboken6.__file__).parent, tmp_path / "shiboken6")
    files = signatures.compiled(tmp_path / "kept")
    for name, source, _ in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, tmp_path / name)
    ask = (
        "import sys, shiboken6.Shiboken; print(sys.modules['shibokensupport.signature.loader'].__file__);"
        "from shibokensupport.signature.parser import _parse_arglist as parse; assert parse('a,(b,c)')[1] == '(b,c)'"
    )
    run = [sys.executable, "-c", ask]
    done = subprocess.run(run, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == tmp_path / signatures.FOLDER / "shibokensupport" / "signature" / "loader.pyc"
    assert not done.stderr
    again = signatures.compiled(tmp_path / "again")
    assert [Path(one[1]).read_bytes() for one in again] == [Path(one[1]).read_bytes() for one in files]
