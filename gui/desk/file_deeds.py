"""The commands of menus and keys about a game's file, its picture and its texts, and who does them."""

from gui.desk.save_commands import SaveCommands
from gui.desk.share_commands import ShareCommands
from gui.shell.page import Deed, Deeds


def file_deeds(saver: SaveCommands, sharing: ShareCommands) -> Deeds:
    """Return what can be done with a game's file, its picture and its texts."""
    return {
        "save": Deed(saver.save),
        "save_as": Deed(saver.save_as),
        "export_picture": Deed(sharing.export_picture),
        "export_film": Deed(sharing.export_film),
        "export_sheet": Deed(sharing.export_sheet),
        "copy_position": Deed(sharing.copy_position),
        "copy_game": Deed(sharing.copy_game),
    }
