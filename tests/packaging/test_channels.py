"""A release's files for software stores, and the apt repository."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import apt_repository
import channels
import desktop
import freeze
import pytest
import release

from surajang.gui.updates import news

VERSION = release.version()
HOME, REPOSITORY = "https://surajang.org", "https://git.surajang.org/we/surajang"
python_packages = channels.python_packages
PACKAGES = ("windows-setup.exe", "macos-arm64.dmg", "macos-x86_64.dmg")
WINGET = {
    "Surajang.Surajang.yaml": "version",
    "Surajang.Surajang.installer.yaml": "installer",
    "Surajang.Surajang.locale.en-GB.yaml": "defaultLocale",
}
"""The manifests for winget, with the type of each."""
SCHEMAS = "SURAJANG_WINGET_SCHEMAS"
"""The environment variable that names a folder with winget's schemas of version 1.10.0 (docs/release.md)."""


@pytest.fixture(autouse=True)
def public(monkeypatch: pytest.MonkeyPatch) -> None:
    """A project with a homepage, and no key."""
    monkeypatch.setattr(release, "homepage", lambda root=None: HOME)
    monkeypatch.setattr(release, "repository", lambda root=None: REPOSITORY)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.delenv("SURAJANG_GPG_KEY", raising=False)
    listed = [{"type": "file", "url": "https://surajang.org/a.whl", "sha256": "0" * 64}]
    monkeypatch.setattr(channels, "python_packages", lambda: listed)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with packages."""
    names = [*(f"surajang-{VERSION}-{name}" for name in PACKAGES), f"surajang-{VERSION}.tar.gz"]
    for name in names:
        (tmp_path / name).write_text(name)
    return tmp_path


def test_every_store_file_has_checksums_and_addresses(folder: Path) -> None:
    assert channels.main(["--all", str(folder)]) == 0
    texts = {path.name: path.read_text("utf-8") for path in (folder / "channels").rglob("*") if path.is_file()}
    assert len(texts) == 8
    everything = "\n".join(texts.values())
    assert not re.search(r"@[A-Z0-9]+[ @]", everything)
    for path in folder.glob("surajang-*"):
        assert hashlib.sha256(path.read_bytes()).hexdigest() in everything
    setup = f"{REPOSITORY}/releases/download/v{VERSION}/surajang-{VERSION}-windows-setup.exe"
    assert f"InstallerUrl: {setup}\n" in texts["Surajang.Surajang.installer.yaml"]
    assert f'verified: "{REPOSITORY.removeprefix("https://")}/"\n' in texts["surajang.rb"]
    assert "ReleaseDate: 2023-11-14\n" in texts["Surajang.Surajang.installer.yaml"]
    assert json.loads(texts["python-packages.json"])[0]["url"].endswith(".whl")


def test_the_news_file_is_readable_for_the_program(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = ["One thing: told at “length”. And more.", "Another."]
    monkeypatch.setattr(release, "changelog", lambda: [release.Entry(VERSION, "2023-11-14", changes)])
    channels.main([str(folder)])
    told = (folder / "channels" / channels.NEWS).read_bytes()
    assert news.read(told, HOME) == news.News(VERSION, "2023-11-14", "One thing: told at “length”.", f"{HOME}/")
    assert (channels.NEWS, channels.MAX_SENTENCE_LENGTH) == (news.FILE, news.MAX_SENTENCE_LENGTH)


def test_a_long_sentence_is_cut_or_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert channels.first_sentence(f"Games are saved: {'and ' * 60}so on.") == "Games are saved."
    monkeypatch.setattr(release, "changelog", lambda: [release.Entry(VERSION, "2023-11-14", ["long " * 50])])
    channels.main([str(folder)])
    assert "No release.json: CHANGELOG.md begins its newest entry with a sentence" in capsys.readouterr().out
    assert not (folder / "channels" / channels.NEWS).exists()


def test_our_own_changelog_gives_a_news_file() -> None:
    assert news.read(channels.news(channels.values()).encode(), HOME).sentence


def test_a_store_with_a_missing_package_is_skipped(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = folder / f"surajang-{VERSION}-macos-arm64.dmg"
    missing.unlink()
    assert channels.main([str(folder), "--all"]) == 1
    assert channels.main([str(folder)]) == 0
    assert f"Nothing for homebrew: {missing.name} is not in {folder.name}." in capsys.readouterr().out
    assert sorted(path.name for path in (folder / "channels").iterdir()) == ["flatpak", "release.json", "winget"]


def test_local_packages_are_not_published(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = [{"type": "file", "url": "file:///wheels/a.whl", "sha256": "0" * 64}]
    monkeypatch.setattr(channels, "python_packages", lambda: own)
    assert channels.main(["--all", str(folder)]) == 1
    assert "Nothing for flatpak: pip found a.whl where nobody else can download it." in capsys.readouterr().out


@pytest.mark.skipif(not shutil.which("flatpak"), reason="flatpak is not installed")
def test_flatpak_exports_the_desktop_files(folder: Path, tmp_path: Path) -> None:
    """Files whose names do not begin with the program's ID are hidden; the builder renames two."""
    channels.main([str(folder)])
    manifest = (folder / "channels" / "flatpak" / "org.surajang.Surajang.yaml").read_text("utf-8")
    named = dict(re.findall(r"^([\w-]+): \"?([^\"\n]+)", manifest, re.MULTILINE))
    assert "packaging/desktop.py ${FLATPAK_DEST}/share ${FLATPAK_ID}\n" in manifest
    build, icons = tmp_path / "build", tmp_path / "icons"
    icons.mkdir()
    share, drawn = build / "files" / "share", Path("icons", "hicolor", "scalable")
    desktop.install(share, icons)
    desktop.show_outside(share, named["id"])
    (share / "applications" / named["rename-desktop-file"]).rename(share / "applications" / f"{named['id']}.desktop")
    (share / drawn / "apps" / f"{named['rename-icon']}.svg").rename(share / drawn / "apps" / f"{named['id']}.svg")
    platform = f"runtime={named['runtime']}/x86_64/{named['runtime-version']}"
    (build / "metadata").write_text(f"[Application]\nname={named['id']}\n{platform}\n")
    finish = ["flatpak", "build-finish", "--command=surajang", "--no-inherit-permissions", str(build)]
    subprocess.run(finish, check=True, capture_output=True)
    shown = build / "export" / "share"
    assert (shown / "applications" / f"{named['id']}.desktop").is_file()
    types = (shown / "mime" / "packages" / f"{named['id']}.xml").read_text("utf-8")
    (icon,) = re.findall('<icon name="(.*)"/>', types)
    assert (shown / drawn / "apps" / f"{named['id']}.svg").is_file()
    assert (shown / drawn / "mimetypes" / f"{icon}.svg").is_file()


def test_the_python_packages_for_flatpak_are_found() -> None:
    """Each once, for the runtime's Python, in the locked version."""
    probe = ["install", "--dry-run", "--no-deps", "--ignore-installed", "--retries=0", "--timeout=5", "miniaudio"]
    if subprocess.run([sys.executable, "-m", "pip", *probe], capture_output=True, check=False).returncode != 0:
        pytest.skip("pip can reach no registry")
    found = python_packages()
    assert {one["type"] for one in found} == {"file"}
    assert all(re.fullmatch("[0-9a-f]{64}", one["sha256"]) for one in found)
    wheels = [one["url"].rpartition("/")[2].lower().split("-") for one in found]
    versions = {wheel[0]: wheel[1] for wheel in wheels}
    assert {"pyside6_essentials", "cairosvg", "miniaudio", "mypy"} <= versions.keys()
    assert len(versions) == len(wheels)
    locked = dict(line.lower().split("==") for line in freeze.VERSIONS.read_text("utf-8").splitlines() if "==" in line)
    known = {name.replace("-", "_"): version for name, version in locked.items()}
    assert versions == {name: known[name] for name in versions}
    assert {wheel[2] for wheel in wheels if wheel[2].startswith("cp") and wheel[3] != "abi3"} == {"cp313"}


@pytest.mark.parametrize(("name", "kind"), WINGET.items())
def test_the_winget_files_match_their_schemas(folder: Path, name: str, kind: str) -> None:
    schemas = os.environ.get(SCHEMAS)
    if not schemas:
        pytest.skip(f"{SCHEMAS} names no folder with winget's schemas")
    jsonschema, yaml = pytest.importorskip("jsonschema"), pytest.importorskip("yaml")
    channels.main([str(folder)])
    text = (folder / "channels" / "winget" / name).read_text("utf-8")
    schema = json.loads(Path(schemas, f"manifest.{kind}.1.10.0.json").read_text("utf-8"))
    jsonschema.validate(yaml.load(text, yaml.BaseLoader), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(yaml.load(text.replace(VERSION, "a/b"), yaml.BaseLoader), schema)


@pytest.mark.parametrize("unknown", ["homepage", "repository"])
def test_without_a_homepage_nothing_is_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], unknown: str
) -> None:
    monkeypatch.setattr(release, unknown, lambda root=None: "")
    assert channels.main([str(folder)]) == 1
    assert "names no homepage" in capsys.readouterr().err
    assert not (folder / "channels").exists()


@pytest.mark.parametrize(
    ("tool", "file"),
    [
        (["ruby", "-c"], "homebrew/surajang.rb"),
        (["flatpak-builder", "--show-manifest"], "flatpak/org.surajang.Surajang.yaml"),
        (["yamllint", "--no-warnings", "-d", "relaxed"], "flatpak/org.surajang.Surajang.yaml"),
        *((["yamllint", "--no-warnings", "-d", "relaxed"], f"winget/{name}") for name in WINGET),
    ],
)
def test_tools_of_the_stores_can_read_the_files(folder: Path, tool: list[str], file: str) -> None:
    if not shutil.which(tool[0]):
        pytest.skip(f"{tool[0]} is not installed")
    channels.main([str(folder)])
    path = folder / "channels" / file
    done = subprocess.run([*tool, path.name], cwd=path.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stderr


# The repository for apt


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small Debian package."""
    if not (shutil.which("dpkg-deb") and shutil.which("apt-ftparchive")):
        pytest.skip("there are no tools for Debian packages here")
    tree = tmp_path / "tree"
    (tree / "DEBIAN").mkdir(parents=True)
    about = f"Package: surajang\nVersion: {VERSION}\nArchitecture: amd64\nMaintainer: We <we@surajang.org>\n"
    (tree / "DEBIAN" / "control").write_text(about + "Description: drop chess\n")
    made = tmp_path / f"surajang_{VERSION}_amd64.deb"
    build = ["dpkg-deb", "--root-owner-group", "--build", str(tree), str(made)]
    subprocess.run(build, check=True, capture_output=True)
    return made


def test_the_same_packages_make_the_same_lists(package: Path, tmp_path: Path) -> None:
    repository = tmp_path / "repository"
    assert apt_repository.main([str(repository), HOME, str(package)]) == 0
    first = {path: path.read_bytes() for path in repository.rglob("*") if path.is_file()}
    assert apt_repository.main([str(repository), HOME, str(package)]) == 0
    assert {path: path.read_bytes() for path in repository.rglob("*") if path.is_file()} == first
    assert repository / "surajang.sources" not in first, "nobody is told to trust what is not signed"
    told = first[repository / "dists" / "stable" / "Release"].decode()
    assert "Date: Tue, 14 Nov 2023 22:13:20 UTC\n" in told
    listed = first[repository / "dists" / "stable" / "main" / "binary-amd64" / "Packages"]
    assert f"Version: {VERSION}\n".encode() in listed
    assert hashlib.sha256(listed).hexdigest() in told


@pytest.mark.skipif(
    not all(map(shutil.which, ("gpg", "gpgconf", "gpg-agent", "apt-get"))),
    reason="there is no apt, or nothing to sign with",
)
def test_apt_takes_the_program_from_a_signed_repository(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, repository = tmp_path / "gpg", tmp_path / "repository"
    home.mkdir(mode=0o700)
    monkeypatch.setenv("GNUPGHOME", str(home))
    monkeypatch.setenv("SURAJANG_GPG_KEY", "us@surajang.org")
    made = ["gpg", "--batch", "--passphrase", "", "--quick-gen-key", "Surajang <us@surajang.org>", "ed25519", "sign"]
    try:
        subprocess.run(made, check=True, capture_output=True)
        assert apt_repository.main([str(repository), f"copy:{repository}", str(package)]) == 0
    finally:
        subprocess.run(["gpgconf", "--kill", "all"], check=False)
    own = {"State": tmp_path / "state", "Cache": tmp_path / "cache", "Etc::sourceparts": Path("/dev/null")}
    own |= {"Etc::sourcelist": repository / "surajang.sources", "State::status": Path("/dev/null")}
    options = [f"-oDir::{name}={path}" for name, path in own.items()]
    options.append("-oAPT::Sandbox::User=root")  # only the current user may read a test's folder
    for name in ("state/lists/partial", "cache/archives/partial"):
        (tmp_path / name).mkdir(parents=True)
    updated = subprocess.run(["apt-get", *options, "update"], capture_output=True, text=True, check=False)
    assert updated.returncode == 0, updated.stderr
    assert "W:" not in updated.stderr
    policy = ["apt-cache", *options, "-oAPT::Architecture=amd64", "policy", "surajang"]
    assert f"Candidate: {VERSION}" in subprocess.run(policy, capture_output=True, text=True, check=True).stdout


def test_missing_packages_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    assert apt_repository.main([str(tmp_path / "repository"), HOME]) == 1
    assert "dist/ has none" in capsys.readouterr().err
