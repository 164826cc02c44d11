"""Pictures, sounds and board themes: complete, self-contained, and equal to the output of tools/art's scripts."""

import json
import os
import re
import shutil
import subprocess
import sys
import wave
import xml.etree.ElementTree as ElementTree
from array import array
from pathlib import Path

import pytest
from builds import ROOT

from surajang import assets
from surajang.rules.games import GAMES

PICTURES = sorted(assets.path().rglob("*.svg"))
PIECE_SETS = sorted(folder.name for folder in assets.path("pieces").iterdir() if folder.is_dir())
THEMES = sorted(assets.path("boards").glob("*.json"))
SOUNDS = sorted(assets.path("sounds").glob("*.wav"))

LAID_OVER = {"last_move", "selected", "premove", "legal", "zone", "palace_first", "palace_second"}
"""Colours of a theme through which the square below must be seen."""

MADE_BY = {
    "hanja": ("pieces/hanja-pandemonium", "pieces/hanja-mansindam"),
    "international": ("pieces/international",),
    "wedges": ("pieces/wedge", "pieces/wedge-hanja"),
    "grounds": ("grounds",),
    "textures": ("boards",),
    "sounds": ("sounds",),
}
"""The scripts of tools/art and the folders that they fill."""


def folder_and_name(path: Path) -> str:
    """A name for a file in the list of tests."""
    return f"{path.parent.name}/{path.name}"


# Piece sets


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_a_piece_set_contains_exactly_the_faces_of_its_games(piece_set):
    games = [game for game in GAMES.values() if piece_set in game.appearance.piece_sets]
    assert games, "no game uses it"
    expected = {f"{colour}{piece.art}.svg" for game in games for piece in game.pieces for colour in "wb"}
    assert {path.name for path in assets.path("pieces", piece_set).iterdir()} == expected


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_the_faces_of_a_piece_set_differ(piece_set):
    pictures = [path.read_bytes() for path in sorted(assets.path("pieces", piece_set).iterdir())]
    assert len(set(pictures)) == len(pictures)


# Pictures


@pytest.mark.parametrize("picture", PICTURES, ids=folder_and_name)
def test_a_picture_refers_to_nothing_outside(picture):
    text = picture.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not tags & {"text", "tspan", "filter", "script", "style", "image", "use", "foreignObject", "animate"}
    attributes = {name.rpartition("}")[2] for element in root.iter() for name in element.attrib}
    assert not {name for name in attributes if name in ("href", "style", "class", "filter") or name.startswith("on")}
    named = {element.get("id") for element in root.iter()}
    for reference in re.findall(r"url\((.*?)\)", text):
        assert reference.removeprefix("#") in named, reference
    assert "<!" not in text
    assert root.get("viewBox")


@pytest.mark.parametrize("picture", [path for path in PICTURES if "pieces" in path.parts], ids=folder_and_name)
def test_a_face_is_drawn_in_a_square_of_a_hundred_units(picture):
    assert ElementTree.parse(picture).getroot().get("viewBox") == "0 0 100 100"


# Themes


def colours(theme: Path) -> dict[str, str]:
    """The colours of a theme by what they are for."""
    data = json.loads(theme.read_text(encoding="utf-8"))
    return {key: value for key, value in data.items() if key not in ("name", "texture", "lined")}


def test_all_themes_have_the_same_keys_and_the_readme_explains_each():
    keys = {theme.stem: set(json.loads(theme.read_text(encoding="utf-8"))) for theme in THEMES}
    first = keys[THEMES[0].stem]
    assert {name: found ^ first for name, found in keys.items() if found != first} == {}
    table = assets.path("boards", "README.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {key for row in rows for key in re.findall(r"`(\w+)`", row)} == first


@pytest.mark.parametrize("theme", THEMES, ids=folder_and_name)
def test_colours_of_themes_are_readable_and_overlays_transparent(theme):
    for key, value in colours(theme).items():
        assert re.fullmatch(r"#([0-9a-f]{2})?[0-9a-f]{6}", value), key
        if key in LAID_OVER:
            assert len(value) == 9, f"{key} hides the square"
            assert 0 < int(value[1:3], 16) < 255, key


@pytest.mark.parametrize("theme", THEMES, ids=folder_and_name)
def test_a_theme_has_its_own_title_and_a_texture(theme):
    data = json.loads(theme.read_text(encoding="utf-8"))
    titles = [json.loads(other.read_text(encoding="utf-8"))["name"] for other in THEMES]
    assert data["name"]
    assert titles.count(data["name"]) == 1
    assert data["texture"] is None or assets.path("boards", data["texture"]).is_file()


def test_every_texture_belongs_to_a_theme():
    used = {json.loads(theme.read_text(encoding="utf-8"))["texture"] for theme in THEMES} - {None}
    assert {path.name for path in assets.path("boards").glob("*.svg")} == used


# Sounds


@pytest.mark.parametrize("sound", SOUNDS, ids=folder_and_name)
def test_a_sound_is_mono_at_22050_hz_in_16_bits_and_begins_and_ends_in_silence(sound):
    with wave.open(str(sound), "rb") as file:
        assert (file.getnchannels(), file.getframerate(), file.getsampwidth()) == (1, 22050, 2)
        samples = array("h", file.readframes(file.getnframes()))
    assert (samples[0], samples[-1]) == (0, 0)
    assert max(abs(sample) for sample in samples[-50:]) < 330  # 40 dB below full scale
    assert 2000 < max(abs(sample) for sample in samples) < 32767
    assert 0.1 < len(samples) / 22050 < 2


# The scripts that make them


@pytest.mark.parametrize("script", MADE_BY)
def test_scripts_reproduce_the_committed_files(script, tmp_path):
    shutil.copytree(ROOT / "tools" / "art", tmp_path / "tools" / "art")
    for folder in ("boards", "pieces"):
        (tmp_path / "assets" / folder).mkdir(parents=True)
    glyphs = Path(shutil.copy(assets.path("glyphs.json"), tmp_path / "assets"))
    # With safe imports a script would not find the modules beside it.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    command = [sys.executable, "-B", str(tmp_path / "tools" / "art" / f"{script}.py")]
    subprocess.run(command, env=environment, check=True, timeout=300)
    made = {
        path.relative_to(tmp_path / "assets")
        for path in (tmp_path / "assets").rglob("*")
        if path.is_file() and path != glyphs
    }
    committed = {
        path.relative_to(ROOT / "assets")
        for folder in MADE_BY[script]
        for path in (ROOT / "assets" / folder).glob("*")
        if path.suffix in (".svg", ".wav")
    }
    assert made == committed
    changed = [path for path in sorted(made) if content(tmp_path / "assets" / path) != content(ROOT / "assets" / path)]
    assert changed == []


def content(path: Path) -> bytes:
    """The bytes of a file; of a text with git's line endings."""
    return path.read_bytes().replace(b"\r\n", b"\n") if path.suffix == ".svg" else path.read_bytes()
