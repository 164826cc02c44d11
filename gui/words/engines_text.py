"""What is said of the list of engines, and where its engines are set."""

from collections.abc import Sequence

from gui.translation import tr
from gui.words import punctuation

FILE = tr("Your engines")
TITLE = tr("Engines")
OWN = tr("Surajang's own")
WORDS = tr(
    "Programs that speak UCI and know these games. They can play in place of the computer, look along in a study, and"
    " play series of games."
)
EMPTY = tr("No engine has been added yet. Surajang's own is always there.")
COMMAND, COMMAND_NAME = tr("A program, or its command line"), tr("Command line of an engine to be added")
CHOOSE, CHOOSE_TITLE, ADD, CANCEL, CLOSE = tr("Choose…"), tr("Choose an engine"), tr("Add"), tr("Cancel"), tr("Close")
RENAME, OPTIONS, TRY, UP, DOWN, REMOVE = tr("Rename"), tr("Options…"), tr("Try"), tr("Up"), tr("Down"), tr("Remove")
USUAL_WORDS = tr("The command of any UCI program that knows these games. It is started and asked when it is added.")
STARTING = tr("Starting it…")
ADDED = tr("{sentence} It stands in the list now.")
NOT_ADDED = tr("{sentence} It was not added.")
FULL = tr("No more engines can be kept: there are very many already.")
REMOVED = tr("{name} was removed from the list; nothing happened to its program.")
PLAYS = tr("{name} plays for the computer.")
PLAYER = tr("Plays for the computer")
ENGINES = tr("Engines…")

CANNOT_CHOOSE_GAME = tr("{name} plays no game but its own: it has no option UCI_Variant.")
SAYS_NOTHING = tr("{name} does not say which games it knows.")
KNOWS_NONE = tr("{name} knows none of these games.")
KNOWS_SOME = tr("{name} knows {known}, but not {unknown}.")
KNOWS_ALL = tr("{name} knows all of these games.")

OPTIONS_TITLE = tr("Options of {name}")
HOLD_FOR, ALL_GAMES = tr("Hold for"), tr("All games")
ASKING = tr("Asking {name} what can be set…")
NOT_ASKED = tr("{why} So it cannot be asked what can be set.")
NONE = tr("{name} has nothing that can be set.")
FOR_ALL = tr("Bold ones are not as the engine has them by itself. They hold from its next start on.")
FOR_GAME = tr("Bold ones are set for {game} alone. They hold from the engine's next start on.")
RESET, RESET_ALL = tr("Reset"), tr("Reset all")
AS_ITSELF = tr("By itself: {value}")
AS_IN_ALL = tr("In all games: {value}")
WITHIN = tr("from {low} to {high}")
PRESSED = tr("Press it at every start")
ON, OFF, NOTHING = tr("on"), tr("off"), tr("nothing")

PROGRAM_PLAYS = tr("It is as strong as it is set.")


def listed(names: Sequence[str]) -> str:
    """Return names as a sentence lists them."""
    return (
        names[0] if len(names) == 1 else tr("{names} and {last}", names=punctuation.listed(names[:-1]), last=names[-1])
    )


def value_text(kind: str, value: str) -> str:
    """Return what an option is set to, as a person reads it."""
    if kind == "check":
        return ON if value == "true" else OFF
    return value or NOTHING
