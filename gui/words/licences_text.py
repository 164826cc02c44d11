"""What is said where licences are shown."""

TITLE = "Licences"
BUTTON = "&Licences…"
PARTS = "Parts of the program"
TEXT = "The licence"
HANJA = "Noto Serif CJK KR, outlines of the hanja"
SOURCES = "Sources, and replacing libraries"
BETWEEN = "\n\n\n" + "_" * 40 + "\n\n\n"
NOT_READ = "The licences cannot be read: {why}."


def no_text(licence: str) -> str:
    """Return that the text of a licence was not installed."""
    name = licence or "a licence that it does not name"
    return f"This part was installed without the text of its licence. It is under {name}."


def not_read(error: Exception) -> str:
    """Return that licences cannot be read, and why."""
    return NOT_READ.format(why=getattr(error, "strerror", "") or error)
