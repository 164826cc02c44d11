"""Installs the files for a Linux desktop: menu entry, icons, the type of saved games, manual pages.

    python packaging/desktop.py SHARE [ID]      writes below a `share` folder; needs PySide6 and Pillow

With ID, the program's name in Flatpak, the type of saved games and its icon get names that Flatpak exports. Software
centres show the screenshots from the repository in pyproject.toml, if there is one.
"""

import gzip
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import desktop_translations
import release

HERE = Path(__file__).resolve().parent
PROGRAMS = ("surajang", "surajang-engine")
METAINFO = "org.surajang.Surajang.metainfo.xml"
GAME_ICON = "application-x-surajang-game"
# Each icon's source, and its name on the desktop.
ICONS = (("surajang", "apps", "surajang"), ("game-file", "mimetypes", GAME_ICON))


def filled(text: str, **values: str) -> str:
    """A text with `@NAME@` replaced by values."""
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def fill(source: Path, target: Path, **values: str) -> None:
    """Copy a text with `@NAME@` replaced by values."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(filled(source.read_text("utf-8"), **values), "utf-8")


def compress(content: bytes, target: Path) -> None:
    """Write bytes as gzip, the same bytes always to the same file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(content)


def metainfo(homepage: str, repository: str, **values: str) -> str:
    """The metainfo for software centres, without addresses that are ""."""
    text = desktop_translations.METAINFO.read_text("utf-8")
    for element, known in (("url", homepage), ("screenshots", repository)):
        if not known:
            text = re.sub(rf" *<{element}\b.*</{element}>\n", "", text, flags=re.DOTALL)
    pictures = f"{repository}/raw/v{values['VERSION']}/packaging/pictures"
    ours = {"PUBLISHER": release.authors(), "LICENCE": release.licence()}
    return desktop_translations.metainfo(filled(text, HOMEPAGE=homepage, PICTURES=pictures, **ours, **values))


def install(share: Path, icons: Path) -> None:
    """Write all files below a `share` folder; `icons` is the folder filled by `packaging/icons.py`."""
    day = datetime.fromtimestamp(release.source_date(), UTC).strftime("%Y-%m-%d")
    values = {"VERSION": release.version(), "DATE": day}
    (share / "applications").mkdir(parents=True, exist_ok=True)
    entry = desktop_translations.entry(desktop_translations.ENTRY.read_text("utf-8"))
    (share / "applications" / "surajang.desktop").write_text(entry, "utf-8")
    fill(HERE / "linux" / "surajang-mime.xml", share / "mime" / "packages" / "surajang.xml")
    (share / "metainfo").mkdir(parents=True, exist_ok=True)
    about = metainfo(release.homepage(), release.repository(), **values)
    (share / "metainfo" / METAINFO).write_text(about, "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        for program in PROGRAMS:
            page = Path(folder, f"{program}.6")
            fill(HERE / "man" / page.name, page, **values)
            compress(page.read_bytes(), share / "man" / "man6" / f"{page.name}.gz")
    for name, folder_name, installed in ICONS:
        for picture in icons.glob(f"{name}-*.png"):
            size = picture.stem.rsplit("-", 1)[1]
            target = share / "icons" / "hicolor" / f"{size}x{size}" / folder_name / f"{installed}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, target)
        scalable = share / "icons" / "hicolor" / "scalable" / folder_name / f"{installed}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(release.ROOT / "assets" / "icons" / f"{name}.svg", scalable)


def show_outside(share: Path, name: str) -> None:
    """Give the type of saved games and its icon names that begin with the program's, as Flatpak requires."""
    icon = f"{name}.game-file"
    for picture in (share / "icons").rglob(f"{GAME_ICON}.*"):
        picture.rename(picture.with_name(icon + picture.suffix))
    kind = share / "mime" / "packages" / "surajang.xml"
    usual = "<generic-icon "
    text = kind.read_text("utf-8")
    assert usual in text
    kind.with_name(f"{name}.xml").write_text(text.replace(usual, f'<icon name="{icon}"/>\n    {usual}'), "utf-8")
    kind.unlink()


def main(share: Path, name: str = "") -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, str(HERE / "icons.py"), folder], check=True)
        install(share, Path(folder))
    if name:
        show_outside(share, name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
