"""Why files and games cannot be read, as the index keeps it: data in JSON, which the window words in its language."""

import json
from dataclasses import replace
from typing import Any

from surajang.gui.storage.reasons import reason_for
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.games import GAMES
from surajang.rules.language import MAX_QUOTE_LENGTH, QUOTED
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason, Value, because


def noted(why: Reason) -> str:
    """Return a reason as the index keeps it.

    One about an own game, which may be unknown later, has its present sentence, too.
    """
    known = why.variant is None or why.variant.name in GAMES
    return json.dumps(_table(why) if known else {**_table(why), "sentence": sentence(why)})


def noted_error(error: Exception) -> str:
    """Return why a file cannot be read as the index keeps it."""
    reason = getattr(error, "reason", None)
    if isinstance(reason, Reason):
        return noted(reason)
    words = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return json.dumps([getattr(error, "errno", None), words])


def worded(problem: str) -> str:
    """Return what the index keeps as a sentence, or as part of one, in the window's language."""
    found: Any = None
    try:
        found = json.loads(problem)
        return reason_for(*found) if isinstance(found, list) else sentence(_reason(found))
    except (LookupError, TypeError, ValueError, AttributeError):
        return str(found.get("sentence", problem)) if isinstance(found, dict) else problem


def _table(reason: Reason) -> dict[str, Any]:
    values = {name: _noted_value(name, value) for name, value in reason.values.items()}
    return {"code": reason.code, "game": reason.variant.name if reason.variant else "", "values": values}


def _noted_value(name: str, value: Value) -> Any:
    if isinstance(value, Reason):
        return _table(value)
    if isinstance(value, str) and name in QUOTED:
        return value[: MAX_QUOTE_LENGTH + 1]  # the sentence needs no more
    return {"piece": [value.name, value.native]} if isinstance(value, Piece) else value


def _reason(table: dict[str, Any]) -> Reason:
    """Return a reason from its table. Raises KeyError for one about an unknown game, and other errors for no reason."""
    game = catalogue.named(table["game"]) if table["game"] else None
    return because(table["code"], game, (), **{name: _value(value) for name, value in table["values"].items()})


def _value(value: Any) -> Value:
    if isinstance(value, list):
        return tuple(value)
    if not isinstance(value, dict):
        known: int | str = value
        return known
    if "piece" not in value:
        return _reason(value)
    name, native = value["piece"]
    return replace(next(iter(GAMES.values())).pieces[0], name=name, native=native)
