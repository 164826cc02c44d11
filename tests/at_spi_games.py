"""Plays, learns, reviews and finds games as a blind player does, over AT-SPI: only through exposed objects and
announcements.

Run by the system's Python, as `at_spi_client.py` says; its last line of output is `done`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent))  # which Python leaves out where PYTHONSAFEPATH is set
from at_spi_client import (
    BOARD,
    RETURN,
    can_press,
    find,
    focused,
    heard,
    key,
    listen_to_all,
    press,
    press_it,
    program,
    shown,
    told,
    type_move,
    wait,
)

PANDEMONIUM = (
    ("b1c3", "White Knight, b1 to c3."),
    ("g10f8", "Black Cardinal, g10 to f8."),
    ("h2h5", "White Pawn, h2 to h5."),
    ("f10g8", "Black Marshal, f10 to g8."),
    ("a2a4", "White Pawn, a2 to a4."),
    ("g8g2+", "Black Marshal, g8 takes Pawn on g2. It becomes Apricot."),
    ("c3b5", "White Knight, c3 to b5."),
    ("P@c4", "Black drops Pawn on c4."),
    ("i1g2", "White Knight, i1 takes Apricot on g2."),
    ("f8g6", "Black Cardinal, f8 to g6."),
    ("M@g10", "White drops Marshal on g10. Checkmate."),
)
"""The moves after the setups, to mate: each as typed, and its announcement."""

MANSINDAM = (
    ("d3", "d4", "White Pawn, d3 to d4."),
    ("c7", "c6", "Black Pawn, c7 to c6."),
    ("b3", "b4", "White Pawn, b3 to b4."),
    ("d9", "b8", "Black Angel, d9 to b8."),
    ("d1", "d3", "White Queen, d1 to d3."),
    ("b8", "a6", "Black Angel, b8 to a6."),
    ("d3", "h7", "White Queen, d3 takes Pawn on h7."),
    ("i9", "h7", "Black Marshal, i9 takes Queen on h7."),
    ("f1", "a6", "White Angel, f1 takes Angel on a6."),
    ("a7", "a6", "Black Pawn, a7 takes Angel on a6."),
    ("White's hand, Angel", "c8", "White drops Angel on c8. Checkmate."),
)
"""Keys pressed in turn, and the announcement expected after each."""

PALACE_SHOGI = (
    ("7i", "6h", "First player's Silver, 7i to 6h."),
    ("3c", "3d", "Second player's Pawn, 3c to 3d."),
    ("2g", "2f", "First player's Pawn, 2g to 2f."),
    ("7a", "6b", "Second player's Silver, 7a to 6b."),
    ("5g", "5f", "First player's Pawn, 5g to 5f."),
    ("2b", "7g", "Second player's Bishop, 2b takes Pawn on 7g. It becomes Elephant. Check."),
    ("8h", "7g", "First player's Bishop, 8h takes Elephant on 7g."),
    ("Second player's hand, Footsoldier", "6d", "Second player drops Footsoldier on 6d."),
    ("First player's hand, Bishop", "1e", "First player drops Bishop on 1e. Check."),
    ("2a", "3c", "Second player's Horse, 2a to 3c."),
    ("1e", "3c", "First player's Bishop, 1e takes Horse on 3c. It becomes Elephant. Checkmate."),
)
"""Where the keyboard cursor goes, and the announcement expected after Enter at both squares."""

LEFT, UP, RIGHT, DOWN = 0xFF51, 0xFF52, 0xFF53, 0xFF54


def begin_game(game: str) -> None:
    """Start a game of two people."""
    press("New game", "menu item", hidden=True)
    press(game, "radio button")
    press("Two players", "radio button")
    focused.clear()
    press("Start the game")
    players = "First player – Second player" if game == "Palace Shogi" else "White – Black"
    find(f"{players} · {game} ·", "frame")
    wait(lambda: focused, "the game to have the keys")


def each_once(words: list[str], before: int) -> None:
    """Check that each of the texts was announced once since then, and nothing else but the end of a game."""
    since = heard[before:]
    assert [sum(text.startswith(one) for text in since) for one in words] == [1] * len(words), since


def end_of_game(winner: str, loser: str, words: str) -> None:
    """Check that the result is announced with the last move, and shown with the next actions."""
    last = next(text for text in heard if words in text)
    assert last == f"{words} {winner} wins. {loser} is checkmated.", last
    find(f"{winner} wins. {loser} is checkmated.")
    find(f"{BOARD} The game is over")


def decline_draw() -> None:
    """Offer a draw, and have the other player decline it; that answer has the focus."""
    press("Offer a draw")
    find("White offers a draw. Does Black accept?")
    wait(lambda: focused[-1] == "Decline", "the harmless answer to have the keys")
    told("Black declines the draw.", lambda: key(RETURN))


def play_pandemonium() -> None:
    """Choose both setups by keys, offer a draw, and type all moves, including an illegal one."""
    begin_game("Pandemonium")
    wait(lambda: focused and focused[-1] == "Inner bishops", "the first setup to have the keys")
    wait(lambda: any("White: place your bishops and knights. 1 Inner bishops" in text for text in heard), "the task")
    told("White has chosen inner bishops.", lambda: key(RETURN))
    told("Black: place your bishops and knights.", lambda: key(RETURN))
    key(ord("2"))
    wait(lambda: focused[-1] == "Left bishops", "the second setup to have the keys")
    told("Black has chosen left bishops.", lambda: key(RETURN))
    told("The pawn moves that way only to capture.", lambda: type_move("a2b3"))
    decline_draw()
    before = len(heard)
    for move, words in PANDEMONIUM:
        told(words, partial(type_move, move))
    each_once([words for _, words in PANDEMONIUM], before)
    end_of_game("White", "Black", PANDEMONIUM[-1][1])


def square(board: Any, name: str) -> Any:
    """Return the square or slot of a board with this name."""
    children = (board.get_child_at_index(number) for number in range(board.get_child_count()))
    return next(child for child in children if child.get_name().startswith(f"{name},"))


def play_mansindam() -> None:
    """Press squares and slots, step back and forth, ask for the pieces in hand, and cancel resigning."""
    begin_game("Mansindam")
    board = find(f"{BOARD} White to move")
    before = len(heard)
    for start, end, words in MANSINDAM[:-1]:
        press_it(square(board, start))
        assert "picked up" in square(board, start).get_name()
        assert "can " in square(board, end).get_name()
        told(words, partial(press_it, square(board, end)))
    each_once([words for _, _, words in MANSINDAM[:-1]], before)
    told("After: White Angel, f1 takes Angel on a6.", lambda: press("Step back"))
    told("Black Pawn, a7 takes Angel on a6.", lambda: press("To the end"))
    told("Last captured: White Angel on a6.", lambda: type_move("captured"))
    told("White's hand: Angel, 1; Pawn, 1. Black's hand:", lambda: type_move("hands"))
    press("Resign")
    find("Does White resign?")
    wait(lambda: focused[-1] == "Play on", "the harmless answer to have the keys")
    key(RETURN)
    start, end, words = MANSINDAM[-1]
    press_it(square(board, start))
    told(words, partial(press_it, square(board, end)))
    end_of_game("White", "Black", words)


def more_focused(count: int) -> bool:
    """Return whether more than this many widgets have had the focus."""
    return len(focused) > count


def walk_to(name: str) -> None:
    """Walk with the keys to a square, or from one piece in hand to the next."""
    for _ in range(16):
        here = focused[-1]
        if here.startswith(f"{name},"):
            return
        count = len(focused)
        if len(name) > len("1a"):
            key(ord("h") if name.startswith("First player") else ord("H"))
        elif not re.match(r"\d\w,", here):
            key(ord("5"))
        elif here[1] != name[1]:
            key(DOWN if here[1] < name[1] else UP)
        else:
            key(ord(name[0]))
        wait(partial(more_focused, count), f"a step from {here} to {name}")
    raise SystemExit(f"walked to {focused[-1]}, and not to {name}")


def play_palace_shogi() -> None:
    """Walk the board by keys, and pick up and put down with Enter."""
    begin_game("Palace Shogi")
    board = find(f"{BOARD} First player to move")
    assert square(board, "5i").get_name() == "5i, First player's King, First player's palace"
    key(ord(" "))
    wait(lambda: focused[-1].startswith("5i, First player's King"), "the cursor to wake")
    before = len(heard)
    for start, end, words in PALACE_SHOGI:
        walk_to(start)
        told("picked up", lambda: key(RETURN))
        walk_to(end)
        told(words, lambda: key(RETURN))
        assert square(board, end).get_name().endswith("latest move"), square(board, end).get_name()
        if words.endswith(" Check."):
            king = "5i, First player's King" if words.startswith("Second") else "5a, Second player's King"
            assert "in check" in square(board, king).get_name(), "states are in the names"
    each_once([words for _, _, words in PALACE_SHOGI], before)
    end_of_game("First player", "Second player", PALACE_SHOGI[-1][2])


def review_game() -> None:
    """Review the game that has just ended, and read the result."""
    told("The game has been reviewed.", lambda: press("Review", "button"))
    accuracies = [thing.get_name() for thing in shown("label") if ": accuracy " in thing.get_name()]
    assert [text.partition(":")[0] for text in accuracies] == ["White", "Black"], accuracies
    assert "blunder" in accuracies[1], accuracies
    graph = find("Winning chances: ").get_name()
    print("\n".join([*accuracies, graph]))
    assert graph == "Winning chances: 6. Angel dropped on c8: White's winning chance 100%", graph


def step_by(code: int) -> None:
    """Press a key that opens another page."""
    count = len(focused)
    key(code)
    wait(partial(more_focused, count), "something else to have the keys")


def walk_right_to(words: str) -> None:
    """Move along a row to the object whose name begins with the text."""
    for _ in range(8):
        if focused[-1].startswith(words):
            return
        step_by(RIGHT)
    raise SystemExit(f"walked to {focused[-1]}, and not to {words}")


def find_game() -> None:
    """Find the game among all games, and open it."""
    press("Start page", "menu item", hidden=True)
    press("My games", "button")
    wait(lambda: focused[-1].startswith("20"), "the list to have the keys, at a date")
    step_by(RIGHT)
    for _ in range(3):
        if focused[-1] == "Mansindam":
            break
        step_by(DOWN)
    walk_right_to("White – Black")
    step_by(RIGHT)
    assert focused[-1] == "White wins", focused[-1]
    told("White wins. Black is checkmated.", lambda: key(RETURN))
    find("White – Black · Mansindam", "frame")


def is_solved(helping: str) -> bool:
    """Wait until a task is solved, or one can move in it and press the button for help; return whether it is solved."""
    wait(lambda: focused[-1].startswith("Solved") or can_press(helping), "the answer to a move")
    return focused[-1].startswith("Solved")


def do_lesson() -> None:
    """Solve the first level of the first lesson by the announced moves."""
    press("Start page", "menu item", hidden=True)
    press("Learn", "button")
    told("Task 1 of", lambda: press("Next: "))
    while not is_solved("Show me"):
        hint = told("Hint: White King, ", lambda: press("Show me"))
        start, end = re.findall(r"([a-j]\d+) (?:to|takes .* on) ([a-j]\d+)", hint)[0]
        told("White King, ", partial(type_move, start + end))


def solve_puzzle() -> None:
    """Solve a puzzle by the announced hints."""
    press("Start page", "menu item", hidden=True)
    press("Puzzles", "button")
    told("Today's puzzle · ", lambda: press("Today's puzzle."))
    while not is_solved("Hint"):
        told("Hint. ", lambda: press("Hint"))
        hint = told("Hint. ", lambda: press("Hint"))
        move = find("Play ", "label").get_name().removeprefix("Play ").rstrip(".")
        told(hint.removeprefix("Hint. "), partial(type_move, move))


PARTS = (play_pandemonium, play_palace_shogi, play_mansindam, review_game, find_game, do_lesson, solve_puzzle)


def main(command: list[str]) -> None:
    """Start the program, and use each part of it."""
    listen_to_all()
    running = subprocess.Popen(command)
    try:
        program()
        wait(lambda: focused, "something to have the keys")
        for part in PARTS:
            began = time.monotonic()
            part()
            print(f"== {part.__name__}: {time.monotonic() - began:.1f} s", flush=True)
        print("done", flush=True)
    finally:
        running.terminate()
        running.wait(60)


if __name__ == "__main__":
    main(sys.argv[1:])
