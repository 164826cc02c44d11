"""The commands of menus and keys about a game's file, its picture and its texts, and who does them."""

from gui.desk.save_commands import SaveCommands
from gui.desk.share_commands import ShareCommands
from gui.shell.page import CommandHandler, Handlers


def file_handlers(saver: SaveCommands, sharing: ShareCommands) -> Handlers:
    """Return what can be done with a game's file, its picture and its texts."""
    return {
        "save": CommandHandler(saver.save),
        "save_as": CommandHandler(saver.save_as),
        "export_picture": CommandHandler(sharing.export_picture),
        "export_film": CommandHandler(sharing.export_film),
        "export_sheet": CommandHandler(sharing.export_sheet),
        "copy_position": CommandHandler(sharing.copy_position),
        "copy_game": CommandHandler(sharing.copy_game),
    }
