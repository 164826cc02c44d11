"""The rules for scripts: JSON Lines, a position asked about on each line and an answer on each line.

A request is `{"variant": …, "fen": … or "startpos", "moves": […], "each": false}`; all but the variant may be left out.
The answer is what `describe` returns, with `"each": true` a list of these: the start, then one after every move. Bad
input is answered by `{"error": …}` and never ends the conversation; neither does a line of any length.
"""

import json
from typing import IO, Any, Final

from rules import fen, notation
from rules.game import MOST_MOVES, Game
from rules.games import game_named

LONGEST_LINE: Final = 1_000_000

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": "))


class InvalidRequest(ValueError):
    """A line that is no request, with a sentence that says why."""


def describe(game: Game) -> dict[str, Any]:
    """Return what there is to know about the position at a game's cursor.

    `fen`; `legal`: the sorted texts of the legal moves, history taken into account, none after mate, stalemate or a
    king's arrival; `check`: is the side to move in check; `result` and `reason` as in `rules.game.Outcome`.
    """
    position = game.position
    outcome = game.node.outcome
    return {
        "fen": fen.write(position),
        "legal": sorted([notation.text(position, move) for move in game.legal_moves()]),
        "check": game.node.check,
        "result": outcome.result,
        "reason": outcome.reason,
    }


def answer(line: str) -> str:
    """Return the answer to one line, in JSON. Raises nothing."""
    try:
        return _ENCODER.encode(_answer(_request(line)))
    except (ValueError, RecursionError) as error:
        sentence = "the request is nested too deeply" if isinstance(error, RecursionError) else str(error)
        return json.dumps({"error": sentence})


def _request(line: str) -> dict[str, Any]:
    """Return a line's request. Raises InvalidRequest unless it is one with values of the right types."""
    try:
        request = json.loads(line)
    except ValueError as error:
        raise InvalidRequest(f"a request is one line of JSON: {error}") from None
    if not isinstance(request, dict):
        raise InvalidRequest('a request is a JSON object such as {"variant": "mansindam"}')
    moves = request.setdefault("moves", [])
    if "variant" not in request:
        raise InvalidRequest('the request lacks "variant"')
    for name, value, kind in (
        ("variant", request["variant"], str),
        ("fen", request.setdefault("fen", "startpos"), str),
        ("moves", moves, list),
        ("each", request.setdefault("each", False), bool),
    ):
        if not isinstance(value, kind):
            expected = {str: "a text", list: "a list of texts", bool: "true or false"}[kind]
            raise InvalidRequest(f'"{name}" has to be {expected}')
    if len(moves) > MOST_MOVES:
        raise InvalidRequest(f'"moves" has at most {MOST_MOVES:,} moves, and this has {len(moves):,}')
    if not all(isinstance(move, str) for move in moves):
        raise InvalidRequest('"moves" has to be a list of texts')
    return request


def _answer(request: dict[str, Any]) -> dict[str, Any] | list[dict[str, Any]]:
    """Return the answer to a request. Raises ValueError where a game, position or move is wrong."""
    game = Game(game_named(request["variant"]), request["fen"])
    answers = [describe(game)] if request["each"] else []
    for number, text in enumerate(request["moves"], 1):
        try:
            game.play(notation.parse(game.position, text))
        except notation.IllegalMove as error:
            raise InvalidRequest(f"move {number}: {error}") from None
        if request["each"]:
            answers.append(describe(game))
    return answers if request["each"] else describe(game)


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer lines until there are no more, each at once."""
    while line := requests.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = requests.readline(LONGEST_LINE)
            told = json.dumps({"error": f"a request has at most {LONGEST_LINE:,} characters"})
        else:
            told = answer(line.decode("utf-8", "replace"))
        answers.write(told.encode("utf-8", "replace") + b"\n")
        answers.flush()
