"""Games in a row that were won or lost against a level, after which another level is offered."""

from gui.players.levels import LEVELS, Level
from gui.players.players import Players
from gui.shell.settings import Settings
from rules.game import DRAW, FIRST_WINS, Outcome

ENOUGH = 2
"""So many games in a row, won or lost, and another level is offered."""


def note_game(settings: Settings, players: Players, outcome: Outcome) -> Level | None:
    """Note how a person's game against a level has ended. Return the level to offer, the next one or the one before.

    Whoever is offered another level is not asked again before as many games more. Other games are not noted.
    """
    person = next((side for side, player in enumerate(players) if player.human), None)
    if person is None or not players[1 - person].has_level or not outcome.over:
        return None
    level = players[1 - person].strength
    run = settings["level_run"]
    before = run.get("games", 0) if run.get("level") == level.name else 0
    step = 0 if outcome.result == DRAW else 1 if (outcome.result == FIRST_WINS) == (person == 0) else -1
    games = before + step if before * step > 0 else step
    number = level.number + step
    other = next((each for each in LEVELS if each.number == number), None) if abs(games) >= ENOUGH else None
    settings["level_run"] = {"level": level.name, "games": 0 if other is not None else games}
    return other
