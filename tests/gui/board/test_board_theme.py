"""Colours that can be read, and pictures for every face of every game."""

from itertools import combinations, product

import pytest
from colours import SIGHTS, contrast, difference, laid_over
from PySide6.QtGui import QColor

from surajang.assets import path
from surajang.gui.board.pieces import KEPT_PIXMAPS, PIECE_SETS, PiecePictures
from surajang.gui.kit import theme as looks
from surajang.gui.kit.theme import (
    ANNOTATIONS,
    DARK,
    LIGHT,
    PALETTES,
    board_theme,
    board_themes,
    default_board,
    palette,
    qt_palette,
)
from surajang.rules.games import GAMES

READABLE, VERY_READABLE = 4.5, 7.0
DARK_FIGURES = QColor("#443d3a")
"""The body of the second player's figures."""


@pytest.mark.parametrize("colours", PALETTES.values(), ids=PALETTES)
def test_text_has_enough_contrast(colours):
    for name, ground in product(("text", "muted", "danger", "warning"), ("window", "surface", "raised")):
        assert contrast(getattr(colours, name), getattr(colours, ground)) >= READABLE, f"{name} on {ground}"
    assert contrast(colours.text, colours.selection) >= READABLE
    assert contrast(colours.on_accent, colours.accent) >= READABLE


@pytest.mark.parametrize("scheme", ["contrast-light", "contrast-dark"])
def test_high_contrast_themes_have_high_contrast(scheme):
    colours = PALETTES[scheme]
    for ground in (colours.window, colours.surface, colours.raised, colours.selection):
        for name in ("text", "muted", "danger", "warning", "accent", "border"):
            assert contrast(getattr(colours, name), ground) >= VERY_READABLE, name
    assert contrast(colours.on_accent, colours.accent) >= VERY_READABLE


def test_the_system_contrast_setting_is_followed(monkeypatch, qapp):
    assert default_board("system") == "wood"
    monkeypatch.setattr(looks, "scheme_of_system", lambda: "contrast-dark")
    assert palette("system") is PALETTES["contrast-dark"]
    assert default_board("system") == default_board("contrast-light") == "contrast"
    assert default_board("light") == "wood"


def test_the_board_of_high_contrast_shows_its_marks():
    board = board_theme("contrast")
    for ground in (board["light"], board["dark"]):
        for name in ("cursor", "legal", "line", "arrow_red", "arrow_blue"):
            assert contrast(QColor(board[name].rgb()), ground) >= 3, name


def test_palettes_match_their_themes(qapp):
    assert palette("light") is LIGHT
    assert palette("dark") is DARK
    assert palette("system") in (LIGHT, DARK)
    assert qt_palette(DARK).window().color() == DARK.window


@pytest.mark.parametrize("key", board_themes())
def test_every_theme_is_complete(key):
    theme = board_theme(key)
    assert all(colour.isValid() for colour in theme.colours.values())
    assert theme.texture is None or theme.texture.is_file()
    for name in (
        "light",
        "dark",
        "line",
        "border",
        "coordinate",
        "stand",
        "last_move",
        "selected",
        "premove",
        "cursor",
        "legal",
        "check",
        "zone",
        "palace_first",
        "palace_second",
        "arrow_green",
        "arrow_red",
        "arrow_yellow",
        "arrow_blue",
    ):
        assert theme[name].isValid()
    assert contrast(theme["coordinate"], theme["border"]) >= READABLE


@pytest.mark.parametrize("key", board_themes())
def test_squares_differ_and_dark_figures_are_visible_on_the_stand(key):
    theme = board_theme(key)
    assert contrast(theme["light"], theme["dark"]) >= 1.15
    assert contrast(theme["stand"], DARK_FIGURES) >= 2.5


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("key", board_themes())
def test_colours_of_arrows_are_distinguishable_for_the_colour_blind(key, sight):
    theme = board_theme(key)
    for ground in (theme["light"], theme["dark"]):
        seen = {name: laid_over(theme[f"arrow_{name}"], ground) for name in ANNOTATIONS}
        for one, other in combinations(seen, 2):
            assert difference(seen[one], seen[other], sight) >= 20, f"{one} and {other}"
        for name, colour in seen.items():
            assert difference(colour, ground, sight) >= 10, name


def test_an_unknown_theme_becomes_the_default():
    assert board_theme("no such theme").key == "wood"


@pytest.mark.parametrize("name", GAMES)
def test_every_face_has_its_picture(name):
    for piece_set in GAMES[name].appearance.piece_sets:
        assert piece_set in PIECE_SETS
        for piece, letter in product(GAMES[name].pieces, "wb"):
            assert path("pieces", piece_set, f"{letter}{piece.art}.svg").is_file()


def test_cached_pictures_are_limited_in_memory(qapp):
    pictures = PiecePictures()
    variant = GAMES["pandemonium"]
    for size in (300, 350, 400):
        for piece, owner in product(variant.pieces, (0, 1)):
            pictures.pixmap(variant, "international", piece.symbol, owner, size)
    assert len(pictures._pixmaps) == KEPT_PIXMAPS  # noqa: SLF001  # the cache has no public view
    for size in range(30, 60):
        pictures.pixmap(variant, "international", "N", 0, size)
    assert sum(kept.width() ** 2 * 4 for kept in pictures._pixmaps.values()) == pictures._bytes  # noqa: SLF001  # the cache has no public view


def test_owners_are_distinguishable(qapp):
    pictures = PiecePictures()

    def image(piece_set, owner, bottom=0, turned=False):
        game = next(game for game in GAMES.values() if piece_set in game.appearance.piece_sets)
        return pictures.pixmap(game, piece_set, "N", owner, 48, bottom, turned).toImage()

    assert image("international", 0) != image("international", 1)
    assert image("international", 1, turned=True) != image("international", 1)
    assert image("international", 0, turned=True) == image("international", 0)
    assert image("wedge", 0) != image("wedge", 1)
    assert image("wedge", 1, bottom=1) == image("wedge", 0)
