"""Everything that menus, toolbar and keys can do, as data."""

from dataclasses import dataclass

GAME, MOVES, VIEW, HELP = "&Game", "&Moves", "&View", "&Help"
MENUS = (GAME, MOVES, VIEW, HELP)


@dataclass(frozen=True)
class Command:
    """One thing to do. The page that is shown does it if it knows how, else the window; who does it says when it can.

    `keys` are its shortcuts, the first one shown in the menu; single letters work only while nothing is being typed.
    """

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    group: int = 0


COMMANDS = (
    Command("new_game", GAME, "&New game…", ("Ctrl+N",), "new"),
    Command("rematch", GAME, "Re&match with colours swapped", ("Ctrl+R",), "swap"),
    Command("open_file", GAME, "&Open…", ("Ctrl+O",), "open", group=1),
    Command("save", GAME, "&Save", ("Ctrl+S",), "save", group=1),
    Command("save_as", GAME, "Save &as…", ("Ctrl+Shift+S",), group=1),
    Command("export_picture", GAME, "&Export the board as a picture…", ("Ctrl+E",), group=1),
    Command("offer_draw", GAME, "Offer a &draw", ("Ctrl+D",), "draw", group=2),
    Command("resign", GAME, "&Resign…", ("Ctrl+Shift+R",), "resign", group=2),
    Command("pause", GAME, "&Pause", ("Ctrl+P", "Pause"), "pause", checkable=True, group=2),
    Command("show_start_page", GAME, "Start pa&ge", ("Ctrl+Home",), "home", group=3),
    Command("preferences", GAME, "Pre&ferences…", ("Ctrl+,",), "settings", group=3),
    Command("close", GAME, "&Quit", ("Ctrl+Q",), group=4),
    Command("take_back", MOVES, "&Take back", ("Ctrl+Z",), "undo"),
    Command("redo", MOVES, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("hint", MOVES, "&Hint", ("Ctrl+H",), "hint", group=1),
    Command("move_now", MOVES, "&Computer: move now", ("Ctrl+Return",), "play", group=1),
    Command("one_move", MOVES, "C&omputer: one move", ("Ctrl+Right",), "one-move", group=1),
    Command("step_back", MOVES, "Step &back", ("Left",), "previous", group=2),
    Command("step_forward", MOVES, "Step &forward", ("Right",), "next", group=2),
    Command("show_first", MOVES, "To the start", ("Home", "Up"), "first", group=2),
    Command("show_last", MOVES, "To the end", ("End", "Down"), "last", group=2),
    Command("return_to_game", MOVES, "Back to the &game", ("Backspace",), group=2),
    Command("play_on", MOVES, "&Play on from here…", (), group=2),
    Command("previous_variation", MOVES, "Previous variation", ("Shift+Left",), group=3),
    Command("next_variation", MOVES, "Next variation", ("Shift+Right",), group=3),
    Command("copy_position", MOVES, "&Copy the position (FEN)", ("Ctrl+C",), "copy", group=4),
    Command("copy_game", MOVES, "Copy th&e game (PGN)", ("Ctrl+Shift+C",), group=4),
    Command("paste", MOVES, "Pa&ste a position or a game", ("Ctrl+V",), "paste", group=4),
    Command("flip", VIEW, "&Flip the board", ("F",), "flip"),
    Command("type_move", VIEW, "Type a &move", ("/",)),
    Command("full_screen", VIEW, "F&ull screen", ("F11",), "fullscreen", checkable=True, group=1),
    Command("zoom_in", VIEW, "&Larger text", ("Ctrl++", "Ctrl+="), "zoom-in", group=2),
    Command("zoom_out", VIEW, "&Smaller text", ("Ctrl+-",), "zoom-out", group=2),
    Command("zoom_reset", VIEW, "&Normal text size", ("Ctrl+0",), group=2),
    Command("toggle_dark", VIEW, "Light or &dark", ("Ctrl+Shift+D",), group=3),
    Command("toggle_sound", VIEW, "S&ounds", ("Ctrl+M",), "sound-on", checkable=True, group=3),
    Command("learn", HELP, "&Learn the games", ("Ctrl+L",), "learn"),
    Command("puzzles", HELP, "&Puzzles", ("Ctrl+U",), "puzzle"),
    Command("show_rules", HELP, "&How to play", ("F1",), "help"),
    Command("show_keys", HELP, "&Keys", ("?",)),
    Command("about", HELP, "&About Surajang"),
)

BOARD_KEYS = (
    ("Enter or Tab, then arrow keys", "walk the squares and the hands"),
    ("Enter or Space", "pick a piece up, put it down; promote"),
    ("-", "do not promote"),
    ("Escape", "put it back; once more, and the arrow keys step through the game"),
    ("1 – 4, Enter", "choose the setup"),
    ("e4, Nf3, N@e5, P*5e, Enter", "type a move"),
    ("Right button, with Shift or Alt", "draw arrows and circles; with both, yellow ones"),
)
"""Keys that the board itself understands, for the list of keys."""
