"""Every piece of every game has a picture of its own, in both colours, whatever a definition says or leaves out."""

from itertools import combinations

import pytest
from builds import ROOT
from colours import SIGHTS, difference
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.faces import Face, faces_of, svg_of
from surajang.gui.board.picture import Picture, View, render_file
from surajang.gui.board.pieces import PiecePictures
from surajang.rules import ini
from surajang.rules.definition import read
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES
from surajang.rules.ini.definition import Refused
from surajang.rules.looks import FIGURES, GROUNDS, SETS, Look
from surajang.rules.variant import PIECE_SETS, Variant

DEFINITION = """\
name = "many"
title = "Many"
files = 8
ranks = 8
start = "rwkqwrgh/pppppppp/8/cmed4/CMEDLS2/8/PPPPPPPP/RWKQWRGH w - - 0 1"
piece.K = { name = "King", moves = "K", royal = true }
piece.P = { name = "Pawn", moves = "fmWfcF", promotion = { becomes = "+P", must_to = "8" }, held_as = "P" }
piece."+P" = { name = "Guard", moves = "K", held_as = "P" }
piece.W = { name = "Wizard", moves = "FC", promotion = { becomes = "+W", must_to = "8" }, held_as = "W" }
piece."+W" = { name = "Archmage", moves = "FCN", held_as = "W" }
piece.R = { name = "Rook", moves = "R" }
piece.Q = { name = "Queen", moves = "Q" }
piece.G = { name = "Crowned rook", moves = "RK" }
piece.H = { name = "Horse", moves = "nN" }
piece.C = { name = "Centaur", moves = "NK" }
piece.M = { name = "Rhino", moves = "BNK" }
piece.E = { name = "Elephant", moves = "FA", picture = "rook + bishop" }
piece.D = { name = "Dragon", moves = "DA", picture = "wedge 龍" }
piece.L = { name = "Lance", moves = "fR", picture = "drawing a | drawing b" }
piece.S = { name = "Silver", moves = "FfW", picture = "disc drawing a" }
[drawings]
a = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ffffff" d="M0 0H9V9Z"/></svg>'
b = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#101010" d="M0 0H9V9Z"/></svg>'
"""


def templates() -> list[Variant]:
    """Fairy-Stockfish's own games, as far as they can be played."""
    found = []
    for name in ini.builtin():
        try:
            found.append(ini.template(name))
        except Refused:
            continue
    return found


def shown(variant: Variant, piece_set: str = "figures") -> dict[str, str]:
    """A key for the look of each piece."""
    names = {}
    for symbol, (face, _) in faces_of(variant, piece_set).items():
        look = face.look
        mark = "+".join(look.faces) or f"{look.ground} {look.sign or look.drawing}".strip()
        names[symbol] = mark + ("!" if face.promoted else "")
    return names


def test_every_set_has_a_name_in_the_window() -> None:
    from surajang.gui.board.pieces import PIECE_SETS as NAMED  # two tables of one name

    assert NAMED.keys() == set(PIECE_SETS)
    assert SETS.keys() < NAMED.keys()


def test_all_kinds_of_a_game_look_different() -> None:
    games = [*GAMES.values(), *templates(), read(DEFINITION, {})]
    assert len(games) > 40
    for game in games:
        for piece_set in {*game.appearance.piece_sets, *PIECE_SETS}:
            faces = faces_of(game, piece_set)
            assert faces.keys() == game.by_symbol.keys()
            assert len(set(faces.values())) == len(faces), (game, piece_set)


def test_pieces_look_like_they_move() -> None:
    assert shown(read(DEFINITION, {})) == {
        **{"K": "K", "P": "P", "+P": "P+", "W": "disc W", "+W": "disc W!", "R": "R", "Q": "Q", "G": "R+K", "H": "N"},
        **{"C": "N+K", "M": "C+K", "E": "R+B", "D": "wedge 龍", "L": "a", "S": "disc a"},
    }
    capablanca, crazyhouse = shown(PARENTS["capablanca"]), shown(PARENTS["crazyhouse"])
    assert (capablanca["A"], capablanca["C"]) == ("C", "M")
    assert (crazyhouse["Q"], crazyhouse["Q~"], crazyhouse["N~"]) == ("Q", "Q!", "N+")


def test_the_set_of_letters_has_a_letter_for_each_piece() -> None:
    letters = shown(PARENTS["shogi"], "letters")
    assert all(look.startswith("disc ") for look in letters.values())
    assert (letters["P"], letters["+P"]) == ("disc P", "disc P!")


def test_built_in_games_use_their_own_files() -> None:
    for game in GAMES.values():
        for piece_set in game.appearance.piece_sets:
            for piece in game.pieces:
                for face, letter in zip(faces_of(game, piece_set)[piece.symbol], "wb", strict=True):
                    file = ROOT / "assets" / "pieces" / piece_set / f"{letter}{piece.art}.svg"
                    assert svg_of(face, letter) == file.read_text("utf-8")


FACES = [Face(Look("international", faces)) for faces in combinations(FIGURES.values(), 2)]
FACES += [Face(Look(ground=ground, sign="W"), content="M0 0L700 0L350 700Z") for ground in GROUNDS]


@pytest.mark.parametrize("promoted", [False, True])
def test_both_sides_are_distinguishable_for_everyone(qapp: QApplication, promoted: bool) -> None:
    pictures = PiecePictures()
    for face in FACES:
        images = [pictures.face(face._replace(promoted=promoted), letter, 64).toImage() for letter in "wb"]
        assert images[0] != images[1]
        if not face.by_direction:
            for sight in SIGHTS:
                assert difference(mean(images[0]), mean(images[1]), sight) >= 20, face


def mean(image: QImage) -> QColor:
    """The mean colour of the opaque pixels in the middle of a picture."""
    seen = [image.pixelColor(x, y) for x in range(12, 52, 2) for y in range(24, 52, 2)]
    seen = [colour for colour in seen if colour.alpha() == 255]
    assert seen
    return QColor(
        *(sum(part(colour) for colour in seen) // len(seen) for part in (QColor.red, QColor.green, QColor.blue))
    )


def test_a_promoted_piece_differs_by_more_than_colour(qapp: QApplication) -> None:
    pictures = PiecePictures()
    for face in FACES:
        plain, promoted = (
            pictures.face(each, "w", 64).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
            for each in (face, face._replace(promoted=True))
        )
        assert plain != promoted


def test_pictures_of_a_board_show_all_kinds_of_faces(qapp: QApplication) -> None:
    state = state_from_fen(read(DEFINITION, {}), "startpos")
    view = View(state, BoardOptions())
    svg = render_file(view, Picture("svg", 400)).decode()
    assert "NaN" not in svg
    assert svg.count("<symbol ") == len({code for code in state.pieces.values()})
    assert render_file(view, Picture("png", 400)).startswith(b"\x89PNG")
    assert render_file(view, Picture("pdf", 400)).startswith(b"%PDF")
