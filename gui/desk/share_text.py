"""Texts for making pictures, animations and game sheets."""

from surajang.gui.kit.translation import Text

PICTURE_TITLE, FILM_TITLE = Text("Export the board"), Text("Export an animation")
SHEET_TITLE = Text("Save a game sheet")
PLACES = (
    ("marked", Text("Where marked in the study")),
    ("often", Text("Also every ten moves")),
    ("nowhere", Text("None", "no diagrams")),
)
PLACES_HINT = Text("In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.")
KIND, SIZE = Text("Format", "of a picture's or an animation's file"), Text("Size")
SAVE, CANCEL = Text("Save…"), Text("Cancel")
PREVIEW = Text("The picture. You can drag it into other programs.")
PACES = (("500", Text("½ second")), ("1000", Text("1 second")), ("2000", Text("2 seconds")))
SIZES = (("320", Text("Small")), ("480", Text("Medium")), ("720", Text("Large")))

COPIED = Text("The picture is on the clipboard.")
TOO_LONG = Text("An animation has at most {most:,} moves of both players, and this line has {number:,}.")
CANCELLED = {"animation": Text("The animation was cancelled."), "sheet": Text("The PDF was cancelled.")}
NOT_WRITTEN = {
    "picture": Text("The picture could not be saved: {why}."),
    "sheet": Text("The PDF could not be saved: {why}."),
    "animation": Text("The animation could not be saved: {why}."),
}


def not_written(what: str, error: Exception) -> str:
    """Return the sentence that something could not be written, and why."""
    return NOT_WRITTEN[what](why=getattr(error, "strerror", "") or error)
