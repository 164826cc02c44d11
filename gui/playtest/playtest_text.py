"""The texts of playtests."""

from surajang.engine.playtest.record import TOO_LONG
from surajang.engine.playtest.sections import Words
from surajang.engine.playtest.texts import REASONS
from surajang.gui.kit.punctuation import beginning, listed, percent
from surajang.gui.kit.translation import Text, number, plural, tr
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.rules.variant import Variant

TITLE = Text("Playtest")
WORDS = Text(
    "The computer plays a game against itself, again and again, and reports what the game is like: whether it is fair,"
    " what the pieces do and are worth, and what stands out. It goes on while you do other things here."
)
GAME = Text("Game")
NODES = Text("Positions searched a move")
GAMES = Text("Games")
START, CONTINUE, PAUSE, DISCARD = Text("Start"), Text("Continue"), Text("Pause"), Text("Discard…")
START_PAGE = Text("Start page")
REALLY_DISCARD = Text("Discard the games of this playtest?")
MORE_ON_DISCARDING = Text("The report goes as well. Making it again would take as long.")
DISCARD_NOW = Text("Discard")
STARTING, PAUSING = Text("Starting…"), Text("Pausing…")
PLAYED = plural("{played:,} of {count:,} game played.", "{played:,} of {count:,} games played.")
LEFT = plural("About {count:,} minute left.", "About {count:,} minutes left.")
BUSY = Text("{title} is being playtested now.")
PROGRESS = Text("Progress")
ENDED = Text("The playtest of {title} has ended.")
FAILED = Text("{title} cannot be playtested.")
FAILED_WHY = Text("{title} cannot be playtested: {why}.")
DAMAGED = Text("The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.")
SAVE_REPORT, SAVE_TABLES, SAVE_GAMES = Text("Save the report…"), Text("Save the tables…"), Text("Save the games…")
WEB_PAGE, TABLES, PGN = Text("Web page (*.html)"), Text("Tables (*.csv)"), Text("Games (*.pgn)")
WRITTEN = Text("Saved to {readable}.")
NOT_WRITTEN = Text("{name} could not be saved: {why}.")


def words_for(variant: Variant) -> Words:
    """Return the words of a report on a game in the window's language."""

    def say(text: str, **values: object) -> str:
        return tr(text, **values)

    def reason(code: str) -> str:
        if code == TOO_LONG:
            return tr(REASONS[TOO_LONG])
        if variant.end.arrival and code == variant.end.arrival_reason:
            return beginning(naming.arrival(variant))
        return outcome_text.reason(code)

    return Words(
        say,
        number,
        percent,
        listed,
        naming.piece,
        reason,
        lambda written, side: shown_moves.shown(variant, written, side),
        lambda written: shown_moves.shown(variant, written, 0),
    )
