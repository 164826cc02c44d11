"""Texts of the list of engines, and of the dialogs to add and configure them."""

from collections.abc import Sequence

from surajang.gui.kit import punctuation
from surajang.gui.kit.translation import Text, tr

FILE = Text("Your engines")
TITLE = Text("Engines")
OWN = Text("Surajang's own engine")
WORDS = Text(
    "UCI engines that support these games. They can play in place of the computer, analyse in a"
    " study, and play matches."
)
EMPTY = Text("No engines have been added yet. Surajang's own engine is always available.")
COMMAND, COMMAND_NAME = Text("A program or a command line"), Text("Command line of the engine to add")
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
DEFAULT_WORDS = Text(
    "The command of any UCI engine that supports these games. The engine is started and checked when you add it."
)
STARTING = Text("Starting the engine…")
ADDED = Text("{sentence} It was added to the list.")
NOT_ADDED = Text("{sentence} It was not added.")
FULL = Text("The list of engines is full.")
REMOVED = Text("{name} was removed from the list. The program itself was not touched.")
PLAYS = Text("{name} plays for the computer.")
PLAYER = Text("The computer's engine")
PONDERING = Text(
    "It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile."
    " Only level {number} with a set thinking time does this, and other engines that can."
)
ENGINES = Text("Engines…")

CANNOT_CHOOSE_GAME = Text("{name} cannot play these games: it has no UCI_Variant option.")
SAYS_NOTHING = Text("{name} does not say which games it supports.")
KNOWS_NONE = Text("{name} supports none of these games.")
KNOWS_SOME = Text("{name} supports {known}, but not {unknown}.")
KNOWS_ALL = Text("{name} supports all of these games.")

OPTIONS_TITLE = Text("Options of {name}")
HOLD_FOR, ALL_GAMES = Text("Apply to"), Text("All games")
ASKING = Text("Reading the options of {name}…")
NOT_ASKED = Text("{why} Its options cannot be read.")
NONE = Text("{name} has no options.")
FOR_ALL = Text("Bold options differ from the engine's defaults and take effect when it next starts.")
FOR_GAME = Text("Bold options are set for {game} only and take effect when the engine next starts.")
RESET, RESET_ALL = Text("Reset"), Text("Reset all")
DEFAULT = Text("Default: {value}")
AS_IN_ALL = Text("In all games: {value}")
WITHIN = Text("from {low} to {high}")
PRESSED = Text("Press at every start")
ON, OFF, NOTHING = Text("on"), Text("off"), Text("nothing")

PROGRAM_PLAYS = Text("Its strength is set by its own options.")


def listed(names: Sequence[str]) -> str:
    """Return names as a sentence lists them."""
    return (
        names[0] if len(names) == 1 else tr("{names} and {last}", names=punctuation.listed(names[:-1]), last=names[-1])
    )


def value_text(kind: str, value: str) -> str:
    """Return an option's value for display."""
    if kind == "check":
        return ON() if value == "true" else OFF()
    return value or NOTHING()
