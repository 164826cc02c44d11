"""What is said where licences are shown."""

from gui.translation import tr

TITLE = tr("Licences")
BUTTON = tr("&Licences…")
PARTS = tr("Parts of the program")
TEXT = tr("The licence")
HANJA = tr("Noto Serif CJK KR, outlines of the hanja")
SOURCES = tr("Sources, and replacing libraries")
BETWEEN = "\n\n\n" + "_" * 40 + "\n\n\n"
NOT_READ = tr("The licences cannot be read: {why}.")


def no_text(licence: str) -> str:
    """Return that the text of a licence was not installed."""
    name = licence or tr("a licence that it does not name")
    return tr("This part was installed without the text of its licence. It is under {name}.", name=name)


def not_read(error: Exception) -> str:
    """Return that licences cannot be read, and why."""
    return NOT_READ.format(why=getattr(error, "strerror", "") or error)
