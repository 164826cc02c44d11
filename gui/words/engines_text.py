"""What is said of the list of engines, and where its engines are set."""

from collections.abc import Sequence

FILE = "Your engines"
TITLE = "Engines"
OWN = "Surajang's own"
WORDS = (
    "Programs that speak UCI and know these games. They can play in place of the computer, look along in a study, and"
    " play series of games."
)
EMPTY = "No engine has been added yet. Surajang's own is always there."
COMMAND, COMMAND_NAME = "A program, or its command line", "Command line of an engine to be added"
CHOOSE, CHOOSE_TITLE, ADD, CANCEL, CLOSE = "Choose…", "Choose an engine", "Add", "Cancel", "Close"
RENAME, OPTIONS, TRY, UP, DOWN, REMOVE = "Rename", "Options…", "Try", "Up", "Down", "Remove"
USUAL_WORDS = "The command of any UCI program that knows these games. It is started and asked when it is added."
STARTING = "Starting it…"
ADDED = "{sentence} It stands in the list now."
NOT_ADDED = "{sentence} It was not added."
FULL = "No more engines can be kept: there are very many already."
REMOVED = "{name} was removed from the list; nothing happened to its program."
PLAYS = "{name} plays for the computer."
PLAYER = "Plays for the computer"
ENGINES = "Engines…"

CANNOT_CHOOSE_GAME = "plays no game but its own: it has no option UCI_Variant."
SAYS_NOTHING = "{name} does not say which games it knows."
KNOWS_NONE = "knows none of these games."
KNOWS_SOME = "{name} knows {known}, but not {unknown}."
KNOWS_ALL = "{name} knows all of these games."

OPTIONS_TITLE = "Options of {name}"
HOLD_FOR, ALL_GAMES = "Hold for", "All games"
ASKING = "Asking {name} what can be set…"
NOT_ASKED = "{name} cannot be asked what can be set: it {why}"
NONE = "{name} has nothing that can be set."
FOR_ALL = "Bold ones are not as the engine has them by itself. They hold from its next start on."
FOR_GAME = "Bold ones are set for {game} alone. They hold from the engine's next start on."
RESET, RESET_ALL = "Reset", "Reset all"
AS_ITSELF = "By itself: {value}"
AS_IN_ALL = "In all games: {value}"
WITHIN = "from {low} to {high}"
PRESSED = "Press it at every start"
ON, OFF, NOTHING = "on", "off", "nothing"

PROGRAM_PLAYS = "It is as strong as it is set."


def listed(names: Sequence[str]) -> str:
    """Return names as a sentence lists them."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def value_text(kind: str, value: str) -> str:
    """Return what an option is set to, as a person reads it."""
    if kind == "check":
        return ON if value == "true" else OFF
    return value or NOTHING
