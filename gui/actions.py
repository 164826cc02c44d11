"""Everything that menus, toolbar and keys can do, as data."""

from dataclasses import dataclass

GAME, MOVES, VIEW, HELP = "&Game", "&Moves", "&View", "&Help"
MENUS = (GAME, MOVES, VIEW, HELP)
WINDOW, FILES, PAGE, MATCH = "window", "file_commands", "page", "match"


@dataclass(frozen=True)
class Command:
    """One thing to do.

    `name` is the method that does it, `by` whose it is: the window's, its file_commands', the game page's or the
    match's. `keys` are its shortcuts, the first one shown in the menu; single
    letters work only while nothing is being typed. `needs` names the condition under which it is enabled: `game` (one
    is open) or a property of the window; empty for always.
    """

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    needs: str = ""
    checkable: bool = False
    group: int = 0
    by: str = WINDOW


COMMANDS = (
    Command("new_game", GAME, "&New game…", ("Ctrl+N",), "new"),
    Command("rematch", GAME, "Re&match with colours swapped", ("Ctrl+R",), "swap", "over"),
    Command("open_file", GAME, "&Open…", ("Ctrl+O",), "open", group=1, by=FILES),
    Command("save", GAME, "&Save", ("Ctrl+S",), "save", "game", group=1, by=FILES),
    Command("save_as", GAME, "Save &as…", ("Ctrl+Shift+S",), "", "game", group=1, by=FILES),
    Command("export_picture", GAME, "&Export the board as a picture…", ("Ctrl+E",), "", "game", group=1, by=FILES),
    Command("offer_draw", GAME, "Offer a &draw", ("Ctrl+D",), "draw", "may_offer_draw", group=2, by=MATCH),
    Command("resign", GAME, "&Resign…", ("Ctrl+Shift+R",), "resign", "may_resign", group=2, by=PAGE),
    Command("pause", GAME, "&Pause", ("Ctrl+P", "Pause"), "pause", "may_pause", checkable=True, group=2, by=PAGE),
    Command("show_start_page", GAME, "Start pa&ge", ("Ctrl+Home",), "home", group=3),
    Command("preferences", GAME, "Pre&ferences…", ("Ctrl+,",), "settings", group=3),
    Command("close", GAME, "&Quit", ("Ctrl+Q",), "", group=4),
    Command("take_back", MOVES, "&Take back", ("Ctrl+Z",), "undo", "may_take_back", by=MATCH),
    Command("redo", MOVES, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", "may_redo", by=MATCH),
    Command("hint", MOVES, "&Hint", ("Ctrl+H",), "hint", "may_hint", group=1, by=MATCH),
    Command("move_now", MOVES, "&Computer: move now", ("Ctrl+Return",), "play", "thinking", group=1, by=MATCH),
    Command("one_move", MOVES, "C&omputer: one move", ("Ctrl+Right",), "one-move", "may_step", group=1, by=MATCH),
    Command("step_back", MOVES, "Step &back", ("Left",), "previous", "game", group=2, by=MATCH),
    Command("step_forward", MOVES, "Step &forward", ("Right",), "next", "game", group=2, by=MATCH),
    Command("show_first", MOVES, "To the start", ("Home", "Up"), "first", "game", group=2, by=MATCH),
    Command("show_last", MOVES, "To the end", ("End", "Down"), "last", "game", group=2, by=MATCH),
    Command("return_to_game", MOVES, "Back to the &game", ("Backspace",), "", "may_return", group=2, by=MATCH),
    Command("play_on", MOVES, "&Play on from here…", (), "", "may_play_on", group=2, by=PAGE),
    Command("previous_variation", MOVES, "Previous variation", ("Shift+Left",), "", "game", group=3, by=MATCH),
    Command("next_variation", MOVES, "Next variation", ("Shift+Right",), "", "game", group=3, by=MATCH),
    Command("copy_position", MOVES, "&Copy the position (FEN)", ("Ctrl+C",), "copy", "game", group=4, by=FILES),
    Command("copy_game", MOVES, "Copy th&e game (PGN)", ("Ctrl+Shift+C",), "", "game", group=4, by=FILES),
    Command("paste", MOVES, "Pa&ste a position or a game", ("Ctrl+V",), "paste", group=4, by=FILES),
    Command("flip", VIEW, "&Flip the board", ("F",), "flip", "game", by=PAGE),
    Command("type_move", VIEW, "Type a &move", ("/",), "", "game", by=PAGE),
    Command("full_screen", VIEW, "F&ull screen", ("F11",), "fullscreen", checkable=True, group=1),
    Command("zoom_in", VIEW, "&Larger text", ("Ctrl++", "Ctrl+="), "zoom-in", group=2),
    Command("zoom_out", VIEW, "&Smaller text", ("Ctrl+-",), "zoom-out", group=2),
    Command("zoom_reset", VIEW, "&Normal text size", ("Ctrl+0",), "", group=2),
    Command("toggle_dark", VIEW, "Light or &dark", ("Ctrl+Shift+D",), "", group=3),
    Command("toggle_sound", VIEW, "S&ounds", ("Ctrl+M",), "sound-on", checkable=True, group=3),
    Command("show_keys", HELP, "&Keys", ("?", "F1"), "help"),
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
