"""Answers about a game: to questions typed in the field for moves, and to keys on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from driving import WHOLE_GAMES, Hand, match_settings
from listening import Listener, listening
from PySide6.QtCore import Qt

from surajang.gui.analysis import coach_text
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.answering import last_captured, meant
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.players.game_clock import parse_control
from surajang.gui.players.players import person
from surajang.gui.words import naming
from surajang.rules import notation_reader
from surajang.rules.game import Game
from surajang.rules.games import GAMES


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    with listening(monkeypatch) as listener:
        yield listener


def ask(hand: Hand, listener: Listener, question: str) -> str:
    """Type a question; return the answer, which must be announced and shown."""
    hand.board.setFocus()
    listener.all_said()
    hand.key(Qt.Key.Key_Slash)
    hand.type(question)
    listener.settle()
    said = hand.page.typed.accessibleDescription().strip()
    assert hand.page.banner.words.text().removesuffix("…")[:100] == said[:100]
    return said


def test_questions_can_be_typed_in_the_move_field(window: MainWindow, hand: Hand, listener: Listener) -> None:
    control = parse_control("300+5")
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(control, control))))
    assert ask(hand, listener, "where are my knights?") == "White Knight: b1, h1."
    assert ask(hand, listener, "black king") == "Black King: e9."
    assert ask(hand, listener, "what is in hand") == "White's hand: nothing. Black's hand: nothing."
    assert ask(hand, listener, "clocks").endswith("Black has 5 minutes left.")
    assert ask(hand, listener, "board by files").startswith("File a: White ")
    assert ask(hand, listener, "ranks").startswith("Rank 9: Black ")
    assert ask(hand, listener, "threats") == "Nothing is threatened."
    assert ask(hand, listener, "captured") == "Nothing has been captured."
    assert ask(hand, listener, "whose turn") == "White to move."
    assert "D Cardinal" in ask(hand, listener, "keys")
    hand.type("d3d4")
    assert hand.written == ["d4"]
    assert ask(hand, listener, "last move") == "After: White Pawn, d3 to d4."
    hand.type("nonsense")
    assert hand.page.banner.kind == "refusal"


def test_question_keys_work_with_a_screen_reader(window: MainWindow, hand: Hand, listener: Listener) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.board.setFocus()
    hand.key(Qt.Key.Key_Space)
    listener.all_said()
    for key, words in (
        (Qt.Key.Key_W, "The start position."),
        (Qt.Key.Key_C, "Nothing has been captured."),
        (Qt.Key.Key_T, "There is no clock."),
    ):
        hand.key(key)
        assert listener.all_said() == words
    assert not hand.page.typed.hasFocus()
    hand.key(Qt.Key.Key_F7)
    assert listener.all_said() == "Letters typed on the board start a move again."
    hand.key(Qt.Key.Key_C)
    assert hand.page.typed.text() == "c"


def test_letters_begin_a_move_without_a_screen_reader(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.board.setFocus()
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_C)
    assert hand.page.typed.text() == "c"


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_the_last_capture_is_found(game: str) -> None:
    played = Game(GAMES[game])
    assert last_captured(played) == "Nothing has been captured."
    for text in WHOLE_GAMES[game].split():
        played.play(notation_reader.read(played.position, text))
    node = played.node
    assert last_captured(played).startswith("Last captured: ")
    assert played.node is node


def test_any_form_of_a_pieces_name_is_understood(window: MainWindow, hand: Hand, listener: Listener) -> None:
    window.settings["language"] = "de"
    try:
        window.pages.open(MatchRequest(match_settings("mansindam")))
        for question in ("wo sind meine Springer", "wo sind meine springern", "meine knights", "meine Springers"):
            assert ask(hand, listener, question).endswith(": b1, h1."), question
        assert hand.page.typed.answer("wo sind meine Türme") == "Weiß Turm: i1."
        assert ask(hand, listener, "meine bauern").count(",") == 8
        assert ask(hand, listener, "drohungen") == coach_text.NO_THREATS()
    finally:
        window.settings["language"] = "en"


@pytest.mark.parametrize(
    ("language", "questions"),
    [
        ("zh_TW", ("我的騎士在哪裡？", "騎士在哪", "輪到誰走", "對方手中有什麼")),
        ("zh_CN", ("我的骑士在哪里？", "骑士在哪", "轮到谁走", "对方手中有什么")),
        ("ja", ("私のナイトはどこ？", "ナイトはどこ", "どちらの手番ですか", "相手の持ち駒は")),
    ],
)
def test_questions_without_blanks_are_understood(
    window: MainWindow, hand: Hand, language: str, questions: tuple[str, ...]
) -> None:
    window.settings["language"] = language
    try:
        window.pages.open(MatchRequest(match_settings("mansindam")))
        mine, both, turn, held = map(hand.page.typed.answer, questions)
        assert ("b1" in mine, "b9" in mine) == (True, False)
        assert ("b1" in both, "b9" in both) == (True, True)
        assert naming.player(GAMES["mansindam"], 0) in turn
        assert held.startswith(naming.player(GAMES["mansindam"], 1))
    finally:
        window.settings["language"] = "en"


def test_each_name_means_one_piece() -> None:
    names = {
        1: ("Torre", "Rook"),
        2: ("Peón", "Pawn"),
        3: ("cheval", "Knight"),
        4: ("Torreón", "Tower"),
        5: ("馬", "Horse"),
    }
    said = ["torres", "peones", "peón", "chevaux", "torreones", "torr", "archer", "rooks", "rook's", "馬は", "pe", ""]
    assert [meant(word, names) for word in said] == [1, 2, 2, 3, 4, 1, 0, 1, 0, 5, 0, 0]
    assert meant("springe", {1: ("Springer", ""), 2: ("Springen", "")}) == 0, "it may be either"


def test_a_line_all_pieces_and_the_players_are_read(window: MainWindow, hand: Hand, listener: Listener) -> None:
    window.pages.open(MatchRequest(replace(match_settings("mansindam"), players=(person("Ann"), person("")))))
    assert ask(hand, listener, "rank 8") == "Rank 8: empty."
    assert (
        ask(hand, listener, "file e")
        == "File e: White King on e1, White Pawn on e3, Black Pawn on e7, Black King on e9."
    )
    assert ask(hand, listener, "rank 77").count("Rank ") == 9, "there is none of that name"
    assert "White King: e1." in ask(hand, listener, "my pieces")
    assert "Black" not in ask(hand, listener, "white pieces")
    assert ask(hand, listener, "players") == "White: Ann. Black: Black."


def test_commands_can_be_typed(window: MainWindow, hand: Hand, listener: Listener) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    assert ask(hand, listener, "take back") == "That is not possible now."
    hand.type("e4")
    hand.type("take back")
    assert hand.written == []
    hand.type("resign")
    assert hand.page.banner.heading.text() == "Does White resign?"
    hand.key(Qt.Key.Key_Return)
    hand.type("offer a draw")
    assert hand.page.banner.heading.text() == "White offers a draw"
    hand.key(Qt.Key.Key_Return)
    hand.type("offer")
    assert hand.page.banner.kind == "refusal", "part of a command that means nothing by itself"
