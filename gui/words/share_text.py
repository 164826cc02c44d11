"""What is said where pictures and animations are made."""

from gui.translation import plural, tr

PICTURE_TITLE, FILM_TITLE = tr("Export the board"), tr("Export an animation")
SHEET_TITLE = tr("Save a game sheet")
DIAGRAMS = tr("Diagrams")
PLACES = (("marked", tr("Where marked")), ("often", tr("Every ten moves, too")), ("nowhere", tr("None", "no diagrams")))
PLACES_HINT = tr("A move is marked in a study: Print a diagram after it. Arrows and circles mark it, too.")
MAKING_SHEET = tr("Making the PDF…")
KIND, SIZE, WITH, SHOWS, PACE = (
    tr("Kind", "of a picture's or an animation's file"),
    tr("Size"),
    tr("With"),
    tr("Shows"),
    tr("Each move"),
)
ANNOTATIONS, COORDINATES = tr("Arrows and circles"), tr("Coordinates")
SAVE, COPY, CANCEL = tr("Save…"), tr("Copy"), tr("Cancel")
PREVIEW = tr("The picture. It can be dragged into other programs.")
PIXELS = tr(" pixels")
WHOLE, LINE = tr("The whole game"), tr("Up to this position")
PACES = (("500", tr("½ second")), ("1000", tr("1 second")), ("2000", tr("2 seconds")))
SIZES = (("320", tr("Small")), ("480", tr("Medium")), ("720", tr("Large")))

COPIED = tr("The picture is on the clipboard.")
MAKING = tr("Making the animation…")
TOO_LONG = tr("An animation has at most {most:,} moves, and this line has {number:,}.")
_MOVES = plural("1 move", "{count:,} moves")
WRITTEN = tr("Written to {name}.")
CANCELLED = {"animation": tr("The animation was cancelled."), "sheet": tr("The PDF was cancelled.")}
NOT_WRITTEN = {
    "picture": tr("The picture could not be written: {why}."),
    "sheet": tr("The PDF could not be written: {why}."),
    "animation": tr("The animation could not be written: {why}."),
}


def not_written(what: str, error: Exception) -> str:
    """Return that something could not be written, and why."""
    return NOT_WRITTEN[what].format(why=getattr(error, "strerror", "") or error)


def moves(number: int) -> str:
    """Return a number of moves."""
    return _MOVES(number)
