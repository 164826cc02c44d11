"""Writes a release's files for software stores, about the packages in a folder, into its subfolder `channels`.

    python packaging/channels.py [--all] [FOLDER]

FOLDER is dist/ by default. In the texts of packaging/channels, `@SHA256 NAME@` stands for the checksum of the package
of that name. A store with a missing package is skipped with a message, which is a failure with --all. For Flatpak it
also asks pip for the addresses of the Python packages that the program is built with. `release.json` is for the
homepage, where programs look for a newer version.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import desktop
import freeze
import release

TEXTS = Path(__file__).resolve().parent / "channels"
CHECKSUM = re.compile(r"@SHA256 ([^@\s]+)@")
LEFT = re.compile(r"@[A-Z0-9]+[ @]")
PYTHON, GLIBC = "3.13", 40
"""The platforms of wheels for Flatpak's runtime, whose glibc is 2.40 or newer."""
OLDEST_GLIBC = 17
"""The oldest glibc that wheels are made for."""
MACHINE = "x86_64"
"""Flatpak's only architecture, while miniaudio has no wheels for others (also in `flathub.json`)."""
NEWS = "release.json"
MAX_SENTENCE_LENGTH = 200
"""The most characters of the sentence that the program reads."""


class ChannelError(Exception):
    """The files for a store cannot be written; the message is a sentence."""


def checksum(path: Path) -> str:
    """The SHA-256 of a package. Raises ChannelError if there is none."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        raise ChannelError(f"{path.name} is not in {path.parent.name}") from None


def values() -> dict[str, str]:
    """The values for all texts. Raises ChannelError."""
    seconds, number = release.source_date(), release.version()
    home, repository = release.homepage(), release.repository()
    if not home or not repository:
        raise ChannelError("pyproject.toml names no homepage, or no repository where the packages could be had")
    build = tomllib.loads((release.ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    return {
        "VERSION": number,
        "HOMEPAGE": home,
        "REPOSITORY": repository,
        "VERIFIED": repository.removeprefix("https://"),
        "DOWNLOADS": f"{repository}/releases/download/v{number}",
        "PUBLISHER": release.authors(),
        "LICENCE": release.licence(),
        "DATE": datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d"),
        "SECONDS": str(seconds),
        "BUILD": " ".join(f'"{one}"' for one in build),
    }


def news(known: dict[str, str]) -> str:
    """The file for programs that look for updates, read by gui/updates/news.py. Raises ChannelError."""
    entry = next((one for one in release.changelog() if one.version == known["VERSION"] and one.changes), None)
    if entry is None:
        raise ChannelError(f"CHANGELOG.md says nothing about version {known['VERSION']}")
    said = {"version": known["VERSION"], "date": known["DATE"], "sentence": first_sentence(entry.changes[0])}
    return json.dumps({**said, "page": f"{known['HOMEPAGE']}/"}, indent=1, ensure_ascii=False) + "\n"


def first_sentence(text: str) -> str:
    """The first sentence of a change, cut at a colon or semicolon if it is too long."""
    sentence = re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]
    if len(sentence) > MAX_SENTENCE_LENGTH:
        sentence = re.split(r"[:;]\s", sentence, maxsplit=1)[0].rstrip(".") + "."
    if len(sentence) > MAX_SENTENCE_LENGTH:
        raise ChannelError(
            f"CHANGELOG.md begins its newest entry with a sentence of more than {MAX_SENTENCE_LENGTH} characters"
        )
    return sentence


def write(channel: Path, folder: Path, known: dict[str, str]) -> list[Path]:
    """Write the files for one store, about the packages in a folder; return them. Raises ChannelError."""
    target = folder / "channels" / channel.name
    texts = {}
    for source in sorted(channel.iterdir()):
        text = desktop.filled(source.read_text("utf-8"), **known)
        texts[target / source.name] = CHECKSUM.sub(lambda found: checksum(folder / found[1]), text)
        assert not LEFT.search(texts[target / source.name]), source
    target.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return [*texts]


def python_packages() -> list[dict[str, Any]]:
    """The Python packages for building and running the program, as sources of a Flatpak. Raises ChannelError."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch, "report.json")
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--dry-run",
            "--quiet",
            "--ignore-installed",
            "--no-cache-dir",
        ]
        platforms = [f"--platform=manylinux_2_{minor}_{MACHINE}" for minor in range(GLIBC, OLDEST_GLIBC - 1, -1)]
        only = ["--only-binary=:all:", f"--python-version={PYTHON}", *platforms]
        place = [f"--target={scratch}", f"--report={report}", f"--constraint={freeze.VERSIONS}"]
        done = subprocess.run([*command, *only, *place, *requirements()], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ChannelError(f"pip did not find the Python packages: {done.stderr.strip()}")
        found = [one["download_info"] for one in json.loads(report.read_text("utf-8"))["install"]]
    packages = {one["url"]: one["archive_info"]["hashes"]["sha256"] for one in found}
    return [{"type": "file", "url": url, "sha256": packages[url]} for url in sorted(packages)]


def public(listed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The sources of a Flatpak, if they can be downloaded by anybody. Raises ChannelError."""
    for one in listed:
        if not one["url"].startswith("https://"):
            raise ChannelError(f"pip found {one['url'].rpartition('/')[2]} where nobody else can download it")
    return listed


def requirements() -> list[str]:
    """The packages that the program is built with and needs."""
    settings = tomllib.loads((release.ROOT / "pyproject.toml").read_text("utf-8"))
    return sorted({*settings["build-system"]["requires"], *settings["project"]["dependencies"]})


def main(arguments: list[str]) -> int:
    folders = [name for name in arguments if name != "--all"]
    folder = Path(folders[0]).resolve() if folders else release.ROOT / "dist"
    left_out = 0
    try:
        known = values()
    except ChannelError as error:
        print(f"Nothing is written: {error}.", file=sys.stderr)
        return 1
    for channel in sorted(path for path in TEXTS.iterdir() if path.is_dir()):
        try:
            listed = public(python_packages()) if channel.name == "flatpak" else []
            written = write(channel, folder, known)
            if listed:
                written.append(written[0].with_name("python-packages.json"))
                written[-1].write_text(json.dumps(listed, indent=2) + "\n", "utf-8")
            print("\n".join(str(path.relative_to(folder)) for path in written))
        except ChannelError as error:
            print(f"Nothing for {channel.name}: {error}.")
            left_out += 1
    try:
        path = folder / "channels" / NEWS
        text = news(known)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(folder))
    except ChannelError as error:
        print(f"No {NEWS}: {error}.")
        left_out += 1
    return 1 if left_out and "--all" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
