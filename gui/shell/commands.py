"""The commands of menus, toolbars and keys: each with its name, menu, text, keys and icon in one table.

A page or the window runs a command by a `CommandHandler` under its name (gui.shell.page); `gui.app.menus` makes
the menus. The keys here are the defaults, which the player may change.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QKeySequence

from surajang.gui.document.glyphs import MOVE_GLYPHS, POSITION_GLYPHS
from surajang.gui.kit.translation import mark, tr

GAME, MOVES, STUDY, VIEW, HELP = (mark("&Game"), mark("&Moves"), mark("&Study"), mark("&View"), mark("&Help"))
MENUS = (GAME, MOVES, STUDY, VIEW, HELP)

JUDGE, ADVANTAGE = mark("&Judge the move"), mark("&Who is better")
WITHIN = {JUDGE: STUDY, ADVANTAGE: STUDY}
"""Submenus, with the menus that contain them."""


@dataclass(frozen=True)
class Command:
    """A command. The current page runs it if it has a handler for it, otherwise the window.

    `keys` are its default shortcuts, the first one shown in the menu; single letters work only while nothing is being
    typed. `shares_keys_with` names a command with the same keys that no page handles together with this one. `sign` is
    the annotation that it writes. A `conditional` command is hidden until something can run it.
    """

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    group: int = 0
    shares_keys_with: str = ""
    sign: str = ""
    conditional: bool = False

    @property
    def menu_text(self) -> str:
        """The command's text in a menu, after the sign that it writes."""
        text = tr(self.text)
        return f"{self.sign}  {text}" if self.sign else text

    @property
    def label(self) -> str:
        """The command's text outside a menu."""
        return plain(self.menu_text)

    @property
    def menu_label(self) -> str:
        """The name of the command's menu outside the menu bar."""
        return plain(tr(self.menu))


def plain(text: str) -> str:
    """Return a menu's text without mnemonics and without the ellipsis."""
    return re.sub(r"\(&.\)|&", "", text).rstrip("…")


COMMANDS = (
    Command("new_game", GAME, mark("&New game…"), ("Ctrl+N",), "new"),
    Command("rematch", GAME, mark("Re&match with sides swapped"), ("Ctrl+R",), "swap"),
    Command("open_file", GAME, mark("&Open…"), ("Ctrl+O",), "open", group=1),
    Command("library", GAME, mark("M&y games"), ("Ctrl+G",), "folder", group=1),
    Command("edit_position", GAME, mark("Set &up a position…"), ("Ctrl+B",), "board", group=1),
    Command("workshop", GAME, mark("&Workshop…"), (), group=1),
    Command("save", GAME, mark("&Save"), ("Ctrl+S",), "save", group=1),
    Command("save_as", GAME, mark("Save &as…"), ("Ctrl+Shift+S",), group=1),
    Command("export_picture", GAME, mark("&Export the board as a picture…"), ("Ctrl+E",), group=1),
    Command("export_sheet", GAME, mark("Save a game s&heet (PDF)…"), (), group=1),
    Command("print_set", GAME, mark("Print a set to &cut out (PDF)…"), (), group=1),
    Command("export_film", GAME, mark("Export an an&imation…"), ("Ctrl+Shift+E",), group=1),
    Command("offer_draw", GAME, mark("Offer a &draw"), ("Ctrl+D",), "draw", group=2),
    Command("resign", GAME, mark("&Resign…"), ("Ctrl+Shift+R",), "resign", group=2),
    Command("pause", GAME, mark("&Pause"), ("Ctrl+P", "Pause"), "pause", checkable=True, group=2),
    Command("show_start_page", GAME, mark("Start pa&ge"), ("Ctrl+Home",), "home", group=3),
    Command("series", GAME, mark("Engine ma&tches"), (), group=3),
    Command("known", GAME, mark("What is known"), (), group=3),
    Command("playtest", GAME, mark("Playtest"), (), group=3),
    Command("engines", GAME, mark("&List of engines…"), (), group=3),
    Command("preferences", GAME, mark("Pre&ferences…"), ("Ctrl+,",), "settings", group=3),
    Command("close", GAME, mark("&Quit"), ("Ctrl+Q",), group=4),
    Command("take_back", MOVES, mark("&Take back"), ("Ctrl+Z",), "undo"),
    Command("redo", MOVES, mark("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("hint", MOVES, mark("&Hint"), ("Ctrl+H",), "hint", group=1),
    Command("threats", MOVES, mark("Sho&w threats"), ("X",), group=1),
    Command("toggle_coach", MOVES, mark("Ask before a care&less move"), checkable=True, group=1),
    Command("move_now", MOVES, mark("&Computer: move now"), ("Ctrl+Return",), "play", group=1),
    Command("one_move", MOVES, mark("C&omputer: play one move"), ("Ctrl+Right",), "one-move", group=1),
    Command("step_back", MOVES, mark("Step &back"), ("Left",), "previous", group=2),
    Command("step_forward", MOVES, mark("Step &forward"), ("Right",), "next", group=2),
    Command("show_first", MOVES, mark("To the start"), ("Home", "Up"), "first", group=2),
    Command("show_last", MOVES, mark("To the end"), ("End", "Down"), "last", group=2),
    Command("return_to_game", MOVES, mark("Back to the &game"), ("Backspace",), group=2),
    Command("play_on", MOVES, mark("&Play on from here…"), (), group=2),
    Command("previous_variation", MOVES, mark("Previous variation"), ("Shift+Left",), group=3),
    Command("next_variation", MOVES, mark("Next variation"), ("Shift+Right",), group=3),
    Command("copy_position", MOVES, mark("Cop&y the position (FEN)"), ("Ctrl+C",), "copy", group=4),
    Command("copy_game", MOVES, mark("Copy th&e game (PGN)"), ("Ctrl+Shift+C",), group=4),
    Command("find_position", MOVES, mark("Games with this pos&ition"), ("Ctrl+F",), group=4),
    Command("paste", MOVES, mark("Pa&ste a position or a game"), ("Ctrl+V",), "paste", group=4),
    Command("new_study", STUDY, mark("&New study…"), ("Ctrl+Shift+N",), "study"),
    Command("study_game", STUDY, mark("&Study this game"), ("Ctrl+T",)),
    Command("undo_edit", STUDY, mark("&Undo"), ("Ctrl+Z",), "undo", group=1, shares_keys_with="take_back"),
    Command("redo_edit", STUDY, mark("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", group=1, shares_keys_with="redo"),
    Command("write_comment", STUDY, mark("&Comment"), ("F2",), "comment", group=2),
    Command("write_before", STUDY, mark("Comment before the mo&ve"), ("Shift+F2",), group=2),
    *(
        Command(f"glyph_{glyph.nag}", JUDGE, glyph.meaning, (str(number),), checkable=True, sign=glyph.sign)
        for number, glyph in enumerate(MOVE_GLYPHS, 1)
    ),
    *(
        Command(f"glyph_{glyph.nag}", ADVANTAGE, glyph.meaning, (f"Alt+{number}",), checkable=True, sign=glyph.sign)
        for number, glyph in enumerate(POSITION_GLYPHS, 1)
    ),
    Command("toggle_diagram", STUDY, mark("Print a dia&gram after this move"), checkable=True, group=2),
    Command("draw_by_keys", STUDY, mark("Draw an arrow or a circle"), ("F6",), group=2),
    Command("remove_marks", STUDY, mark("Remove &arrows and circles"), ("Ctrl+Backspace",), group=2),
    Command("promote", STUDY, mark("&Promote the variation"), ("Ctrl+Up",), "promote", group=3),
    Command("make_main_line", STUDY, mark("Make this the &main line"), ("Ctrl+Shift+Up",), group=3),
    Command("delete_line", STUDY, mark("&Delete from here"), ("Del",), "trash", group=3),
    Command("copy_line", STUDY, mark("Copy this &line (PGN)"), ("Ctrl+Alt+C",), group=3),
    Command("copy_moves", STUDY, mark("Copy th&e moves of this line"), (), group=3),
    Command("fold_here", STUDY, mark("Fold or unfold t&his variation"), ("Ctrl+Shift+Down",), group=4),
    Command("fold_all", STUDY, mark("&Fold the variations"), ("Ctrl+Shift+Left",), group=4),
    Command("unfold_all", STUDY, mark("Unf&old the variations"), ("Ctrl+Shift+Right",), group=4),
    Command("analyse", STUDY, mark("Anal&yse"), ("F4",), "computer", checkable=True, group=5),
    Command(
        "show_threat",
        STUDY,
        mark("Show the &threat"),
        ("Shift+F4", "X"),
        "flag",
        checkable=True,
        group=5,
        shares_keys_with="threats",
    ),
    Command(
        "play_best",
        STUDY,
        mark("Play the &best move"),
        ("Ctrl+Return",),
        "one-move",
        group=5,
        shares_keys_with="move_now",
    ),
    Command("show_openings", STUDY, mark("Opening explorer"), ("F8",), "openings", checkable=True, group=5),
    Command("review_game", STUDY, mark("Rev&iew the game"), ("F5",), group=6),
    Command("learn_mistakes", STUDY, mark("Learn from your mista&kes"), ("Shift+F5",), group=6),
    Command("flip", VIEW, mark("&Flip the board"), ("F",), "flip"),
    Command("type_move", VIEW, mark("Type a &move"), ("/",)),
    Command("reading_keys", VIEW, mark("Read the &board with keys"), ("F7",), checkable=True),
    Command("full_screen", VIEW, mark("F&ull screen"), ("F11",), "fullscreen", checkable=True, group=1),
    Command("zoom_in", VIEW, mark("&Larger text"), ("Ctrl++", "Ctrl+="), "zoom-in", group=2),
    Command("zoom_out", VIEW, mark("&Smaller text"), ("Ctrl+-",), "zoom-out", group=2),
    Command("zoom_reset", VIEW, mark("&Normal text size"), ("Ctrl+0",), group=2),
    Command("board_larger", VIEW, mark("La&rger board"), ("Alt++", "Alt+="), group=2),
    Command("board_smaller", VIEW, mark("Sm&aller board"), ("Alt+-",), group=2),
    Command("board_reset", VIEW, mark("Reset the board si&ze"), ("Alt+0",), group=2),
    Command("toggle_dark", VIEW, mark("Light or &dark"), ("Ctrl+Shift+D",), group=3),
    Command("characters", VIEW, mark("Pieces with &characters (kanji, hanja)"), checkable=True, group=3),
    Command("toggle_sound", VIEW, mark("S&ounds"), ("Ctrl+M",), "sound-on", checkable=True, group=3),
    Command("learn", HELP, mark("&Learn the games"), ("Ctrl+L",), "learn"),
    Command("puzzles", HELP, mark("&Puzzles"), ("Ctrl+U",), "puzzle"),
    Command("show_rules", HELP, mark("&How to play"), ("F1",), "help"),
    Command("find_command", HELP, mark("&Find a command…"), ("Ctrl+K",), group=1),
    Command("show_keys", HELP, mark("&Keyboard shortcuts"), ("?",), group=1),
    Command("change_keys", HELP, mark("&Change shortcuts…"), group=1),
    Command("look_for_updates", HELP, mark("Check for &updates…"), group=2, conditional=True),
    Command("about", HELP, mark("&About Surajang"), group=2),
)

COMMAND = {command.name: command for command in COMMANDS}
"""Commands by name."""

TYPING = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@*+"'
"""Characters that begin a typed move; a lower-case f flips the board instead.

Many layouts have a quotation mark where others have the sign for drops.
"""

BOARD_KEYS = (
    (mark("Enter or Tab, then arrow keys"), mark("move across the squares and hands")),
    (mark("Enter or Space"), mark("pick a piece up, put it down; promote")),
    ("-", mark("do not promote")),
    (mark("Escape"), mark("put it back; press again to step through the game with the arrow keys")),
    (mark("1 – 4, Enter"), mark("choose the setup")),
    (mark("Delete, +, −"), mark("when setting up a position: remove a piece; one more or one fewer in hand")),
    (mark("Letters"), mark("when setting up a position: choose a piece; capital letters for the first player's")),
    (mark("e4, Nf3, N@e5, P*5e, Enter"), mark("type a move")),
    (mark("Letters"), mark("when reading the board: the next piece of a kind; with Shift, the other side's")),
    (mark("Digits"), mark("when reading the board: along the file; where files are numbered, along the rank")),
    ("H", mark("when reading the board: the pieces in hand; with Shift, the other side's")),
    (
        mark("M, X, A"),
        mark("when reading the board: moves; with Shift, captures; the lines from here; who attacks and defends"),
    ),
    ("O", mark("when reading the board: repeat the current square")),
    (mark("C, W, T"), mark("when reading the board: the last captured piece; the last move; the clocks")),
    (
        mark("/ and a question, Enter"),
        mark(
            "ranks, file e, clocks, where are my knights, pieces, hands, threats, last, captured, turn, players, keys"
        ),
    ),
    (mark("/ and a command, Enter"), mark("resign, draw, take back, hint")),
    (
        mark("Right button, with Shift or Ctrl, Alt or Super"),
        mark("draw arrows and circles: green, red, blue; with both: yellow"),
    ),
)
"""Keys of the board, for the list of keys."""


Changed = Mapping[str, list[str]]
"""The player's keys by command name, only for commands that differ from the defaults; a command may have none."""

MAX_KEYS = 4
"""How many keys a command may have."""

BOARD = frozenset({"Tab", "Shift+Tab", "Return", "Enter", "Space", "Esc", "-"})
"""Keys that the board and every dialog use themselves."""


def keys_of(command: Command, changed: Changed) -> tuple[str, ...]:
    """Return a command's keys in Qt's portable form, without invalid ones."""
    keys = changed.get(command.name)
    if keys is None:
        return command.keys
    return tuple(portable(key) for key in keys[:MAX_KEYS] if portable(key))


def portable(key: str) -> str:
    """Return a key as it is saved, empty for an invalid one."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def shown(key: str) -> str:
    """Return a key as this system shows it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def holder(key: str, changed: Changed, candidate: Command | None = None) -> Command | None:
    """Return the command that has a key and would lose it to the `candidate`, if there is one."""
    sought = portable(key)
    found = (command for command in COMMANDS if sought in map(portable, keys_of(command, changed)))
    return next((command for command in found if candidate is None or not may_share(command, candidate)), None)


def may_share(one: Command, other: Command) -> bool:
    """Return whether two commands may have the same key because no page handles both."""
    return one.name == other.shares_keys_with or other.name == one.shares_keys_with


def refusal(key: str, command: Command) -> str:
    """Return why a command cannot have a key, empty if it can."""
    sought = portable(key)
    if sought in BOARD:
        return tr("{key} is needed on the board and in dialogs.", key=shown(key))
    if len(sought) == 1 and sought in TYPING and sought not in map(portable, command.keys):
        return tr("{key} starts a move typed on the board. Add Ctrl or Alt to it.", key=shown(key))
    return ""


def with_keys(changed: Changed, command: Command, keys: Iterable[str]) -> dict[str, list[str]]:
    """Return the changed keys after giving a command these keys and taking them from other commands."""
    given = [portable(key) for key in keys][:MAX_KEYS]
    after = {name: list(others) for name, others in changed.items()}
    for other in COMMANDS:
        before = [portable(key) for key in keys_of(other, changed)]
        if other is not command and not may_share(other, command) and set(before) & set(given):
            _set(after, other, [key for key in before if key not in given])
    _set(after, command, given)
    return after


def _set(changed: dict[str, list[str]], command: Command, keys: list[str]) -> None:
    """Record a command's keys; defaults are not recorded."""
    if keys == [portable(key) for key in command.keys]:
        changed.pop(command.name, None)
    else:
        changed[command.name] = keys
