"""The rules for scripts, as JSON Lines: a request on each line of input, an answer on each line of output.

A request is `{"variant": …, "fen": … or "startpos", "moves": […], "each": false}`; all but the variant is optional. The
answer is what `describe` returns, with `"each": true` a list: one for the start, then one after every move. Bad input
of any length gets `{"error": …}`, and the next line is read.
"""

import json
from typing import IO, Any, Final

from surajang.rules import fen, notation
from surajang.rules.errors import ReasonedError
from surajang.rules.game import MAX_GAME_MOVES, Game
from surajang.rules.game_files import game_of
from surajang.rules.language import sentence
from surajang.rules.reasons import Reason, because

MAX_LINE_LENGTH: Final = 1_000_000

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": "))


class InvalidRequest(ReasonedError):
    """A line that is no valid request."""


def describe(game: Game) -> dict[str, Any]:
    """Return the facts about the position at a game's cursor.

    `fen`; `legal`: the sorted texts of the legal moves, history taken into account, none after mate, stalemate or a
    king's arrival; `check`: the side to move is in check; `result` and `reason` as in `rules.game.Outcome`.
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
    """Return the answer to one line, in JSON. Never raises."""
    try:
        return _ENCODER.encode(_answer(_request(line)))
    except ReasonedError as error:
        return _refusal(error.reason)
    except RecursionError:
        return _refusal(because("request nested"))


def _refusal(reason: Reason) -> str:
    """Return the answer to a bad request."""
    return _ENCODER.encode({"error": sentence(reason)})


def _request(line: str) -> dict[str, Any]:
    """Return the request on a line. Raises InvalidRequest for wrong syntax or types."""
    try:
        request = json.loads(line)
    except ValueError as error:
        raise InvalidRequest(because("request no line of JSON", message=str(error))) from None
    if not isinstance(request, dict):
        raise InvalidRequest(because("request no object"))
    moves = request.setdefault("moves", [])
    if "variant" not in request:
        raise InvalidRequest(because("request without a game"))
    for field, value in (("variant", request["variant"]), ("fen", request.setdefault("fen", "startpos"))):
        if not isinstance(value, str):
            raise InvalidRequest(because("request wants a text", field=field))
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise InvalidRequest(because("request wants a list", field="moves"))
    if not isinstance(request.setdefault("each", False), bool):
        raise InvalidRequest(because("request wants a flag", field="each"))
    if len(moves) > MAX_GAME_MOVES:
        raise InvalidRequest(because("request of too many moves", most=MAX_GAME_MOVES, number=len(moves)))
    return request


def _answer(request: dict[str, Any]) -> dict[str, Any] | list[dict[str, Any]]:
    """Return the answer to a request. Raises ReasonedError for a wrong variant, position or move."""
    game = Game(game_of(request["variant"]), request["fen"])
    answers = [describe(game)] if request["each"] else []
    for number, text in enumerate(request["moves"], 1):
        try:
            game.play(notation.parse(game.position, text))
        except notation.IllegalMove as error:
            raise InvalidRequest(because("move of several", number=number, reason=error.reason)) from None
        if request["each"]:
            answers.append(describe(game))
    return answers if request["each"] else describe(game)


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer each line at once, to the end of the input."""
    while line := requests.readline(MAX_LINE_LENGTH + 1):
        if len(line) > MAX_LINE_LENGTH and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = requests.readline(MAX_LINE_LENGTH)
            response = _refusal(because("request too long", most=MAX_LINE_LENGTH))
        else:
            response = answer(line.decode("utf-8", "replace"))
        answers.write(response.encode("utf-8", "replace") + b"\n")
        answers.flush()
