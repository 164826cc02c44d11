"""Names written from right to left do not reorder the text around them, and files contain them unchanged."""

import pytest
from driving import Hand, path_of

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest, StudyRequest
from surajang.gui.kit.shorten import isolated, shortened
from surajang.gui.players.game_clock import NO_CLOCK
from surajang.gui.players.players import MatchSettings, Player
from surajang.rules.games import GAMES

HEBREW, ARABIC = "דוד 1", "سلمى"


@pytest.mark.parametrize("name", ["Ann", "Мария", "김", "Kim 2", "O'Neil (2 dan)"])
def test_other_names_are_unchanged(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", [HEBREW, ARABIC, "\u202egnirts", "Ann\u2067", "\u2069\u202ex"])
def test_a_name_cannot_leave_its_isolate(name: str) -> None:
    shown = isolated(name)
    assert (shown[:2], shown[-1]) == ("\u200e\u2068", "\u2069")
    assert not set(shown[2:-1]) & set("\u2066\u2067\u2068\u2069")


def test_a_shortened_name_is_still_isolated() -> None:
    assert shortened(isolated(ARABIC * 30)).endswith("…\u2069")


def test_the_window_and_its_sentences_keep_their_order(window: MainWindow, hand: Hand) -> None:
    players = (Player(HEBREW), Player(ARABIC))
    window.pages.open(MatchRequest(MatchSettings(GAMES["mansindam"], players, (NO_CLOCK, NO_CLOCK), "startpos")))
    first, second = (f"\u200e\u2068{name}\u2069" for name in (HEBREW, ARABIC))
    assert window.windowTitle() == f"{first} – {second} · Mansindam · Surajang"
    hand.play("c3c4")
    hand.until_saved()
    text = path_of(hand.match).read_text("utf-8")
    assert f'"{HEBREW}"' in text
    assert "\u2068" not in text + path_of(hand.match).name
    window.pages.open(StudyRequest(text))
    hand.until(lambda: window.windowTitle().startswith("Study: \u200e\u2068"))
