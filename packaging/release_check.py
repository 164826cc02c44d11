"""Builds the release in two bare Debian 12 systems and compares the files byte for byte.

    python packaging/release_check.py

The second system has the sources in another folder, and another user, time zone and umask; neither has files of an
earlier build. The tree need not be ready for release: a homepage and a date may be missing. Packages and output are
kept in build/release-check, in a folder for each system. Run it as root; it needs debootstrap, which is not installed
in the bare systems. pip there uses the same indexes as here.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import release
from bare_check import ASKED_FOR
from bare_system import PLAYER, Broken, System, run

RELEASE = "bookworm"
KEPT = release.ROOT / "build" / "release-check"
TOOLS = ("dpkg-dev", "libwayland-cursor0", "libwayland-egl1")
"""Packages needed besides those that `play` installs."""
BUILD = "import sys; sys.path.insert(0, 'packaging'); import release; release.build()"


@dataclass(frozen=True)
class Place:
    """The conditions of a build: user, folder, time zone, umask."""

    user: int
    folder: str
    zone: str
    mask: str


PLACES = (Place(PLAYER, "/home/player/surajang", "UTC", "022"), Place(0, "/srv/a folder/other", "Asia/Seoul", "077"))


def build(system: System, place: Place, output: Path) -> dict[str, str]:
    """Build there, and keep the packages and the output in `output`; return the checksums by name. Raises Broken."""
    sources = system.root / place.folder.removeprefix("/")
    names = release.git(release.ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    for name in filter(None, names):
        if (release.ROOT / name).is_file():
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(release.ROOT / name, sources / name)
    system.run("chown", "--recursive", f"{place.user}:{place.user}", place.folder)
    line = f"umask {place.mask} && cd '{place.folder}' && "
    command = system.command("sh", "-c", f"cd '{place.folder}' && ./play", user=PLAYER)
    request = ASKED_FOR.search(subprocess.run(command, capture_output=True, text=True, check=False).stderr)
    if not request:
        raise Broken("./play names no line that installs what is missing.")
    for install in (*request.groups(), f"apt-get install --yes --no-install-recommends {' '.join(TOOLS)}"):
        system.run("sh", "-c", install)
    surroundings = f"TZ={place.zone} SOURCE_DATE_EPOCH={release.source_date()}"
    text = system.run("sh", "-c", f'{line}{surroundings} python3 -c "{BUILD}"', user=place.user)
    output.mkdir(parents=True)
    (output / "output.txt").write_text(text, "utf-8")
    for path in (sources / "dist").iterdir():
        shutil.copy2(path, output)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (sources / "dist").iterdir()}


def different(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """The names of the files that differ, or are missing in one build."""
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))


def main() -> int:
    shutil.rmtree(KEPT, ignore_errors=True)
    found = []
    try:
        with tempfile.TemporaryDirectory(prefix="surajang-release-") as folder:
            for number, place in enumerate(PLACES, 1):
                root = Path(folder, str(number))
                root.mkdir()
                with System(root, RELEASE) as system:
                    system.share_pip()
                    found.append(build(system, place, KEPT / str(number)))
                run("rm", "-r", root)
    except (Broken, OSError) as error:
        print(f"No release could be built: {error}", file=sys.stderr)
        return 1
    wrong = different(*found)
    for name, checksum in sorted(found[0].items()):
        print(checksum, name, "differs" if name in wrong else "is the same")
    if wrong:
        print(f"Two systems built different files: {', '.join(wrong)}", file=sys.stderr)
        return 1
    print(f"Two systems built the same {len(found[0])} files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
