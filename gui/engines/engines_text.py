"""What is said of the list of engines, and where its engines are set."""

from collections.abc import Sequence

from gui.kit import punctuation
from gui.kit.translation import Text, tr

FILE = Text("Your engines")
TITLE = Text("Engines")
OWN = Text("Surajang's own")
WORDS = Text(
    "Programs that speak UCI and know these games. They can play in place of the computer, look along in a study, and"
    " play series of games."
)
EMPTY = Text("No engine has been added yet. Surajang's own is always there.")
COMMAND, COMMAND_NAME = Text("A program, or its command line"), Text("Command line of an engine to be added")
CHOOSE, CHOOSE_TITLE, ADD, CANCEL, CLOSE = (
    Text("Choose…"),
    Text("Choose an engine"),
    Text("Add"),
    Text("Cancel"),
    Text("Close"),
)
RENAME, OPTIONS, TRY, UP, DOWN, REMOVE = (
    Text("Rename"),
    Text("Options…"),
    Text("Try"),
    Text("Up"),
    Text("Down"),
    Text("Remove"),
)
USUAL_WORDS = Text("The command of any UCI program that knows these games. It is started and asked when it is added.")
STARTING = Text("Starting it…")
ADDED = Text("{sentence} It stands in the list now.")
NOT_ADDED = Text("{sentence} It was not added.")
FULL = Text("No more engines can be kept: there are very many already.")
REMOVED = Text("{name} was removed from the list; nothing happened to its program.")
PLAYS = Text("{name} plays for the computer.")
PLAYER = Text("Plays for the computer")
ENGINES = Text("Engines…")

CANNOT_CHOOSE_GAME = Text("{name} plays no game but its own: it has no option UCI_Variant.")
SAYS_NOTHING = Text("{name} does not say which games it knows.")
KNOWS_NONE = Text("{name} knows none of these games.")
KNOWS_SOME = Text("{name} knows {known}, but not {unknown}.")
KNOWS_ALL = Text("{name} knows all of these games.")

OPTIONS_TITLE = Text("Options of {name}")
HOLD_FOR, ALL_GAMES = Text("Hold for"), Text("All games")
ASKING = Text("Asking {name} what can be set…")
NOT_ASKED = Text("{why} So it cannot be asked what can be set.")
NONE = Text("{name} has nothing that can be set.")
FOR_ALL = Text("Bold ones are not as the engine has them by itself. They hold from its next start on.")
FOR_GAME = Text("Bold ones are set for {game} alone. They hold from the engine's next start on.")
RESET, RESET_ALL = Text("Reset"), Text("Reset all")
AS_ITSELF = Text("By itself: {value}")
AS_IN_ALL = Text("In all games: {value}")
WITHIN = Text("from {low} to {high}")
PRESSED = Text("Press it at every start")
ON, OFF, NOTHING = Text("on"), Text("off"), Text("nothing")

PROGRAM_PLAYS = Text("It is as strong as it is set.")


def listed(names: Sequence[str]) -> str:
    """Return names as a sentence lists them."""
    return (
        names[0] if len(names) == 1 else tr("{names} and {last}", names=punctuation.listed(names[:-1]), last=names[-1])
    )


def value_text(kind: str, value: str) -> str:
    """Return what an option is set to, as a person reads it."""
    if kind == "check":
        return ON() if value == "true" else OFF()
    return value or NOTHING()
