"""What is said where licences are shown."""

from gui.kit.translation import Text, tr

TITLE = Text("Licences")
BUTTON = Text("&Licences…")
PARTS = Text("Parts of the program")
TEXT = Text("The licence")
HANJA = Text("Noto Serif CJK KR, outlines of the hanja")
SOURCES = Text("Sources, and replacing libraries")
BETWEEN = "\n\n\n" + "_" * 40 + "\n\n\n"
NOT_READ = Text("The licences cannot be read: {why}.")


def no_text(licence: str) -> str:
    """Return that the text of a licence was not installed."""
    name = licence or tr("a licence that it does not name")
    return tr("This part was installed without the text of its licence. It is under {name}.", name=name)


def not_read(error: Exception) -> str:
    """Return that licences cannot be read, and why."""
    return NOT_READ(why=getattr(error, "strerror", "") or error)
