"""The coach's positions: those on which the coach and the slow coach agree are written to a file.

`PYTHONPATH=.:tests python tests/coach_positions.py FILE GAME COUNT` adds positions of a game to a file; with a CODE of
gui.analysis.move_facts at the end, only positions with a move that does that.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from crosscheck.core import legal_texts, lively
from crosscheck.test_games import REFEREES
from mates import random_mate_position
from reference.coach import Finding, SlowCoach

from surajang.gui.analysis import known_values
from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis.move_facts import Fact
from surajang.rules import fen, notation
from surajang.rules.codes import square_name
from surajang.rules.games import GAMES
from surajang.rules.position import Position

POSITIONS = Path(__file__).with_name("coach.jsonl")


def entry(position: Position, fact: Fact) -> list[Any]:
    """A fact in the form of the file: code, move, victims, worth."""
    tables = position.tables
    victims = [f"{tables.piece_of(piece).symbol}@{square_name(square)}" for square, piece in fact.victims]
    return [fact.code, notation.text(position, fact.move) if fact.move else "", victims, fact.worth]


def facts_of(game: str, text: str, move_text: str) -> dict[str, Any]:
    """The coach's facts about a position and a move, in the form of the file."""
    position = fen.read(GAMES[game], text)
    move = legal_texts(position)[move_text]
    loss = facts.loss(position, move)
    threats = facts.threats(position, int(position.side))
    reasons = facts.reasons(position, move)
    found: dict[str, Any] = {"game": game, "fen": text, "move": move_text}
    position.make(move)
    found["loss"] = entry(position, loss) if loss else None
    position.unmake()
    check = position.in_check()
    if not check:
        position.pass_turn()
    found["threats"] = [entry(position, fact) for fact in threats]
    if not check:
        position.unmake()
    found["reasons"] = [[entry(position, fact)[n] for n in (0, 2, 3)] for fact in reasons]
    return found


def disagreement(slow: SlowCoach, said: dict[str, Any]) -> str:
    """Return what the slow coach says differently, empty if nothing."""
    position = slow.referee.read(said["fen"])
    for name, judge in (("threats", _threats), ("loss", _loss), ("reasons", _reasons)):
        theirs = judge(slow, position, said)
        if theirs is not None:
            return f"{name}: {said[name]} but {theirs}"
    return ""


def _same(ours: list[Any], theirs: list[tuple[Finding, set[str]]]) -> bool:
    """Whether captures and promotions are the same."""
    by_victims = {(code, victims): (worth, moves) for (code, victims, worth), moves in theirs}
    if len(ours) != len(by_victims):
        return False
    for code, move, victims, worth in ours:
        known = by_victims.get((code, tuple(sorted(victims))))
        if known is None or worth != known[0] or move not in known[1]:
            return False
    return [one[3] for one in ours] == sorted((one[3] for one in ours), reverse=True)


def _threats(slow: SlowCoach, position: Any, said: dict[str, Any]) -> Any:
    """The threats, if they differ."""
    check, wins, won = slow.threats(position)
    ours = list(said["threats"])
    if check:
        return None if ours and all(one[0] == "check" for one in ours) else "a check"
    ended = [one for one in ours if one[0] in facts.WINS]
    fine = (bool(ended) == bool(wins)) and all(wins.get(one[1]) == one[0] for one in ended)
    return None if fine and _same([one for one in ours if one not in ended], won) else (wins, won)


def _loss(slow: SlowCoach, position: Any, said: dict[str, Any]) -> Any:
    """The loss, if it differs."""
    wins, worst = slow.loss(position, said["move"])
    ours = said["loss"]
    if wins:
        others = slow.referee.moves(position)
        avoided = any(not slow.wins(after) for other, after in others.items() if other != said["move"])
        if ours is None:
            return wins if avoided and len(others) <= facts._TRIED_AGAINST_WINS + 1 else None  # noqa: SLF001  # how far the coach looks
        return None if avoided and wins.get(ours[1]) == ours[0] else wins
    if not worst:
        return None if ours is None else "nothing"
    top = [one for one in worst if one[0][2] == worst[0][0][2]]
    avoided = slow.avoided(position, said["move"], worst[0][0][2])
    if ours is None:
        return top if avoided and len(slow.referee.moves(position)) <= facts._TRIED + 1 else None  # noqa: SLF001  # how far the coach looks
    named = any((ours[0], tuple(sorted(ours[2])), ours[3]) == one[0] for one in worst if ours[1] in one[1])
    return None if named and avoided and ours[3] <= worst[0][0][2] else (avoided, top)


def _reasons(slow: SlowCoach, position: Any, said: dict[str, Any]) -> Any:
    """The reasons, if they differ; of several victims the coach names some."""
    theirs = slow.reasons(position, said["move"])
    ours = said["reasons"]
    if [one[0] for one in ours] != [one[0] for one in theirs]:
        return theirs
    for (code, victims, worth), (_, known, value) in zip(ours, theirs, strict=True):
        fewer = code in ("fork", "threatens", "saves")
        same = set(victims) <= set(known) and bool(victims) if fewer else sorted(victims) == sorted(known)
        if not same or (worth != value and code != "saves"):
            return theirs
    return None


def drawn(game: str, random: Random, small: bool) -> str:
    """A position of a game: few pieces about a king, or one after random moves in which captures are likely."""
    if small:
        return random_mate_position(game, random)
    while True:
        position = fen.read(GAMES[game], "startpos")
        for _ in range(random.randrange(10, 60)):
            texts = legal_texts(position)
            if not texts:
                break
            taking = [text for text in texts if position.captures(texts[text])]
            text = random.choice(taking) if taking and random.random() < 0.3 else lively(random, sorted(texts))
            position.make(texts[text])
        if legal_texts(position) and not position.setup:
            return fen.write(position)


def _codes(position: Position, move: int) -> set[str]:
    """The codes of what a move does."""
    return {fact.code for fact in facts.reasons(position, move)}


def main() -> None:
    """Add positions to a file."""
    file, game, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    wanted = sys.argv[4] if len(sys.argv) > 4 else ""
    random = Random(f"coach {game} {wanted}".strip())
    setattr(known_values, "report_of", lambda _: None)  # noqa: B010  # the slow coach counts in the engine's values
    slow = SlowCoach(REFEREES[game], GAMES[game])
    made = 0
    while made < count:
        text = drawn(game, random, made % 3 != 0)
        position = fen.read(GAMES[game], text)
        texts = legal_texts(position)
        if not texts:
            continue
        taking = [move for move in texts if position.captures(texts[move])]
        move = random.choice(sorted(taking)) if taking and random.random() < 0.4 else random.choice(sorted(texts))
        if wanted:
            found = (text for text, one in texts.items() if wanted in _codes(position, one))
            move = next(found, "")
            if not move:
                continue
        said = facts_of(game, text, move)
        if not (said["loss"] or said["threats"] or said["reasons"]):
            continue
        if different := disagreement(slow, said):
            sys.stderr.write(f"{game} {text} {move}: {different}\n")
            continue
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(said, ensure_ascii=False) + "\n")
        made += 1


if __name__ == "__main__":
    main()
