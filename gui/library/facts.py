"""A game's data in the index: facts from its tags and moves, and the keys of its positions."""

from __future__ import annotations

import hashlib
import re
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from surajang.gui.kit.shorten import shortened
from surajang.gui.players.levels import level_saved
from surajang.gui.storage.paths import readable
from surajang.gui.words.outcome_text import RESULTS
from surajang.rules import zobrist
from surajang.rules.codes import SQUARES, WIDTH
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.pgn_tags import PLAYER_TAGS
from surajang.rules.pgn_writer import final_outcome
from surajang.rules.variant import Variant

FORM = 6
"""The version of the index; it changes with the form or meaning of the data, as when tests/rules/test_zobrist.py
changes.
"""


@cache
def key_of_game(name: str) -> int:
    """Return a signed 64-bit number for a game's name; its positions' keys are XORed with it, so that no two games
    share any."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "little", signed=True)


def key_of(variant: Variant, key: int) -> int:
    """Return the key of a position in the library; `key` is rules.position.Position's."""
    return key ^ key_of_game(variant.name)


@cache
def fingerprint() -> str:
    """Return a short text of everything that keys and moves depend on: an index with another one has to be rebuilt."""
    parts: list[object] = [FORM, WIDTH, SQUARES]
    parts += [(variant.name, variant.start, sorted(variant.kinds.items())) for variant in GAMES.values()]
    parts += [list(zobrist.HAND), list(zobrist.EN_PASSANT), list(zobrist.RIGHTS), list(zobrist.SETUP)]
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()


PERSON, OTHER_PROGRAM, UNKNOWN = 0, -1, -2
"""Values in place of a level for players without one."""

MOVE_TYPE = "i"
"""The type of the array of a game's moves."""

_DATE = re.compile(r"([0-9]{4})(?:[.-]([0-9]{2})(?:[.-]([0-9]{2}))?)?(?![0-9])")
_NAME_OF_FILE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9]{2})\.([0-9]{2})\.([0-9]{2})\.[0-9]{6} ")


@dataclass(frozen=True)
class Facts:
    """The facts of a game that are listed, searched and counted.

    `levels` are the computer's, or PERSON, OTHER_PROGRAM, UNKNOWN. `result` is a number in RESULTS. `played` begins
    with the year and is as precise as known (`2026-11-23 14:05:10`); it may be empty. `moves` counts pairs of moves,
    rounded up, without setup choices. `identity` does not depend on the game's file, except for a game played here,
    which is identified by its file's name since it may go on.
    """

    variant: str
    players: tuple[str, str]
    levels: tuple[int, int]
    result: int
    reason: str
    played: str
    event: str
    moves: int
    identity: str

    @property
    def words(self) -> str:
        """The text that is searched, in small letters."""
        return " ".join((*self.players, self.event, self.played)).casefold()


def facts_of(game: Game, own: Path | None = None) -> Facts:
    """Return the facts of a game; `own` is its file if it was played here."""
    outcome = final_outcome(game)
    tags = game.headers
    nodes = game.main_line()
    setups = sum(not node.counted for node in nodes)
    return Facts(
        variant=game.variant.name,
        players=(_player(tags, 0, game.variant), _player(tags, 1, game.variant)),
        levels=(_level(tags, 0), _level(tags, 1)),
        result=RESULTS.index(outcome.result),
        reason=shortened(outcome.reason),
        played=_played(tags, own),
        event=shortened(tags.get("Event", "").strip().strip("?")),
        moves=max(0, len(nodes) - setups) // 2,
        identity=f"own {readable(own.name)}" if own is not None else _identity(game),
    )


def line_of(game: Game) -> array[int]:
    """Return the moves of a game's main line."""
    return array(MOVE_TYPE, [node.move for node in game.main_line()[1:]])


def keys_of(game: Game) -> array[int]:
    """Return the keys of all positions of a game's main line."""
    of_game = key_of_game(game.variant.name)
    return array("q", [node.key ^ of_game for node in game.main_line()])


def _player(tags: Mapping[str, str], side: int, variant: Variant) -> str:
    """Return a player's name, or the side's if there is none."""
    return shortened(tags.get(PLAYER_TAGS[side], "").strip().strip("?")) or variant.appearance.players[side]


def _level(tags: Mapping[str, str], side: int) -> int:
    """Return the level of the computer on a side, or the value in its place."""
    kind, level = tags.get(f"{PLAYER_TAGS[side]}Type", ""), tags.get(f"{PLAYER_TAGS[side]}Level", "")
    if kind == "human":
        return PERSON
    if kind != "program":
        return UNKNOWN
    known = level_saved(level)
    return known.number if known is not None else OTHER_PROGRAM


def _played(tags: Mapping[str, str], own: Path | None) -> str:
    """Return when a game was played, according to its file's name or its tags."""
    named = _NAME_OF_FILE.match(own.name) if own is not None else None
    if named is not None:
        return f"{named[1]} {named[2]}:{named[3]}:{named[4]}"
    dated = _DATE.match(tags.get("Date", ""))
    return "-".join(part for part in dated.groups() if part) if dated is not None else ""


def _identity(game: Game) -> str:
    """Return a game's identity: from its start, its moves, its players and its date."""
    tags = game.headers
    data = [game.variant.name, game.start_fen, *(tags.get(tag, "") for tag in (*PLAYER_TAGS, "Date", "Round", "Event"))]
    digest = hashlib.blake2b("\0".join(data).encode("utf-8", "replace"), digest_size=12)
    digest.update(line_of(game).tobytes())
    return digest.hexdigest()
