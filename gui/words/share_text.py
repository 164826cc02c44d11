"""What is said where pictures and animations are made."""

PICTURE_TITLE, FILM_TITLE = "Export the board", "Export an animation"
SHEET_TITLE = "Save a game sheet"
DIAGRAMS = "Diagrams"
PLACES = (("marked", "Where marked"), ("often", "Every ten moves, too"), ("nowhere", "None"))
PLACES_HINT = "A move is marked in a study: Print a diagram after it. Arrows and circles mark it, too."
MAKING_SHEET = "Making the PDF…"
KIND, SIZE, WITH, SHOWS, PACE = "Kind", "Size", "With", "Shows", "Each move"
ANNOTATIONS, COORDINATES = "Arrows and circles", "Coordinates"
SAVE, COPY, CANCEL = "Save…", "Copy", "Cancel"
PREVIEW = "The picture. It can be dragged into other programs."
PIXELS = " pixels"
WHOLE, LINE = "The whole game", "Up to this position"
PACES = (("500", "½ second"), ("1000", "1 second"), ("2000", "2 seconds"))
SIZES = (("320", "Small"), ("480", "Medium"), ("720", "Large"))

COPIED = "The picture is on the clipboard."
MAKING = "Making the animation…"
TOO_LONG = "An animation has at most {most:,} moves, and this line has {number:,}."
MOVES = "{number:,} moves"
ONE_MOVE = "1 move"
WRITTEN = "Written to {name}."
CANCELLED = {"animation": "The animation was cancelled.", "sheet": "The PDF was cancelled."}
NOT_WRITTEN = {
    "picture": "The picture could not be written: {why}.",
    "sheet": "The PDF could not be written: {why}.",
    "animation": "The animation could not be written: {why}.",
}


def not_written(what: str, error: Exception) -> str:
    """Return that something could not be written, and why."""
    return NOT_WRITTEN[what].format(why=getattr(error, "strerror", "") or error)


def moves(number: int) -> str:
    """Return a number of moves."""
    return ONE_MOVE if number == 1 else MOVES.format(number=number)
