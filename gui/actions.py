"""Everything that menus, toolbar and keys can do, as data."""

from dataclasses import dataclass

from gui.study.glyphs import MOVE_GLYPHS, POSITION_GLYPHS

GAME, MOVES, STUDY, VIEW, HELP = "&Game", "&Moves", "&Study", "&View", "&Help"
MENUS = (GAME, MOVES, STUDY, VIEW, HELP)
JUDGE, ADVANTAGE = "&Judge the move", "&Who is better"
WITHIN = {JUDGE: STUDY, ADVANTAGE: STUDY}
"""The menus that stand within others."""


@dataclass(frozen=True)
class Command:
    """One thing to do. The page that is shown does it if it knows how, else the window; who does it says when it can.

    `keys` are its shortcuts, the first one shown in the menu; single letters work only while nothing is being typed.
    `elsewhere` names the command that has the same keys on other pages, which never do both.
    """

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    group: int = 0
    elsewhere: str = ""


COMMANDS = (
    Command("new_game", GAME, "&New game…", ("Ctrl+N",), "new"),
    Command("rematch", GAME, "Re&match with colours swapped", ("Ctrl+R",), "swap"),
    Command("open_file", GAME, "&Open…", ("Ctrl+O",), "open", group=1),
    Command("library", GAME, "M&y games", ("Ctrl+G",), "folder", group=1),
    Command("edit_position", GAME, "Set &up a position…", ("Ctrl+B",), "board", group=1),
    Command("save", GAME, "&Save", ("Ctrl+S",), "save", group=1),
    Command("save_as", GAME, "Save &as…", ("Ctrl+Shift+S",), group=1),
    Command("export_picture", GAME, "&Export the board as a picture…", ("Ctrl+E",), group=1),
    Command("export_sheet", GAME, "Save a game s&heet (PDF)…", (), group=1),
    Command("export_film", GAME, "Export an an&imation…", ("Ctrl+Shift+E",), group=1),
    Command("offer_draw", GAME, "Offer a &draw", ("Ctrl+D",), "draw", group=2),
    Command("resign", GAME, "&Resign…", ("Ctrl+Shift+R",), "resign", group=2),
    Command("pause", GAME, "&Pause", ("Ctrl+P", "Pause"), "pause", checkable=True, group=2),
    Command("show_start_page", GAME, "Start pa&ge", ("Ctrl+Home",), "home", group=3),
    Command("series", GAME, "Engine ma&tches", (), group=3),
    Command("engines", GAME, "&List of engines…", (), group=3),
    Command("preferences", GAME, "Pre&ferences…", ("Ctrl+,",), "settings", group=3),
    Command("close", GAME, "&Quit", ("Ctrl+Q",), group=4),
    Command("take_back", MOVES, "&Take back", ("Ctrl+Z",), "undo"),
    Command("redo", MOVES, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("hint", MOVES, "&Hint", ("Ctrl+H",), "hint", group=1),
    Command("threats", MOVES, "Sho&w threats", ("X",), group=1),
    Command("toggle_coach", MOVES, "Ask before a move that &loses something", checkable=True, group=1),
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
    Command("copy_position", MOVES, "Cop&y the position (FEN)", ("Ctrl+C",), "copy", group=4),
    Command("copy_game", MOVES, "Copy th&e game (PGN)", ("Ctrl+Shift+C",), group=4),
    Command("find_position", MOVES, "Games with this pos&ition", ("Ctrl+F",), group=4),
    Command("paste", MOVES, "Pa&ste a position or a game", ("Ctrl+V",), "paste", group=4),
    Command("new_study", STUDY, "&New study…", ("Ctrl+Shift+N",), "study"),
    Command("study_game", STUDY, "&Study this game", ("Ctrl+T",)),
    Command("undo_edit", STUDY, "&Undo", ("Ctrl+Z",), "undo", group=1, elsewhere="take_back"),
    Command("redo_edit", STUDY, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", group=1, elsewhere="redo"),
    Command("write_comment", STUDY, "&Comment", ("F2",), "comment", group=2),
    Command("write_before", STUDY, "Comment before the mo&ve", ("Shift+F2",), group=2),
    *(
        Command(f"glyph_{glyph.nag}", JUDGE, f"{glyph.sign}  {glyph.meaning}", (str(number),), checkable=True)
        for number, glyph in enumerate(MOVE_GLYPHS, 1)
    ),
    *(
        Command(f"glyph_{glyph.nag}", ADVANTAGE, f"{glyph.sign}  {glyph.meaning}", (f"Alt+{number}",), checkable=True)
        for number, glyph in enumerate(POSITION_GLYPHS, 1)
    ),
    Command("toggle_diagram", STUDY, "Print a dia&gram after it", checkable=True, group=2),
    Command("remove_marks", STUDY, "Remove &arrows and circles", ("Ctrl+Backspace",), group=2),
    Command("promote", STUDY, "&Promote the variation", ("Ctrl+Up",), "promote", group=3),
    Command("make_main_line", STUDY, "Make it the &main line", ("Ctrl+Shift+Up",), group=3),
    Command("delete_line", STUDY, "&Delete from here", ("Del",), "trash", group=3),
    Command("copy_line", STUDY, "Copy this &line (PGN)", ("Ctrl+Alt+C",), group=3),
    Command("copy_moves", STUDY, "Copy th&e moves of this line", (), group=3),
    Command("fold_here", STUDY, "Fold or unfold t&his variation", ("Ctrl+Shift+Down",), group=4),
    Command("fold_all", STUDY, "&Fold the variations", ("Ctrl+Shift+Left",), group=4),
    Command("unfold_all", STUDY, "Unf&old the variations", ("Ctrl+Shift+Right",), group=4),
    Command("analyse", STUDY, "Anal&yse", ("F4",), "computer", checkable=True, group=5),
    Command(
        "show_threat",
        STUDY,
        "Show the &threat",
        ("Shift+F4", "X"),
        "flag",
        checkable=True,
        group=5,
        elsewhere="threats",
    ),
    Command("play_best", STUDY, "Play the &best move", ("Ctrl+Return",), "one-move", group=5, elsewhere="move_now"),
    Command("review_game", STUDY, "Rev&iew the game", ("F5",), group=6),
    Command("learn_mistakes", STUDY, "Learn from your mista&kes", ("Shift+F5",), group=6),
    Command("flip", VIEW, "&Flip the board", ("F",), "flip"),
    Command("type_move", VIEW, "Type a &move", ("/",)),
    Command("reading_keys", VIEW, "Read the &board by keys", ("F7",), checkable=True),
    Command("full_screen", VIEW, "F&ull screen", ("F11",), "fullscreen", checkable=True, group=1),
    Command("zoom_in", VIEW, "&Larger text", ("Ctrl++", "Ctrl+="), "zoom-in", group=2),
    Command("zoom_out", VIEW, "&Smaller text", ("Ctrl+-",), "zoom-out", group=2),
    Command("zoom_reset", VIEW, "&Normal text size", ("Ctrl+0",), group=2),
    Command("toggle_dark", VIEW, "Light or &dark", ("Ctrl+Shift+D",), group=3),
    Command("toggle_sound", VIEW, "S&ounds", ("Ctrl+M",), "sound-on", checkable=True, group=3),
    Command("learn", HELP, "&Learn the games", ("Ctrl+L",), "learn"),
    Command("puzzles", HELP, "&Puzzles", ("Ctrl+U",), "puzzle"),
    Command("show_rules", HELP, "&How to play", ("F1",), "help"),
    Command("find_command", HELP, "&Find a command…", ("Ctrl+K",), group=1),
    Command("show_keys", HELP, "&Keys", ("?",), group=1),
    Command("change_keys", HELP, "&Change keys…", group=1),
    Command("about", HELP, "&About Surajang", group=2),
)

TYPING = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@*+"
"""Characters that begin a typed move wherever they are typed; a lower-case f turns the board."""

BOARD_KEYS = (
    ("Enter or Tab, then arrow keys", "walk the squares and the hands"),
    ("Enter or Space", "pick a piece up, put it down; promote"),
    ("-", "do not promote"),
    ("Escape", "put it back; once more, and the arrow keys step through the game"),
    ("1 – 4, Enter", "choose the setup"),
    ("Delete, +, −", "while a position is set up: take a piece away, one more or one fewer in a hand"),
    ("Letters", "while a position is set up: choose a piece, in capitals the first player's"),
    ("e4, Nf3, N@e5, P*5e, Enter", "type a move"),
    ("Letters", "while keys read the board: the next piece of a kind, with Shift the other side's"),
    ("Digits", "while keys read the board: along the file; where files are numbered, along the rank"),
    ("H", "while keys read the board: what is in hand; with Shift the other side's"),
    ("M, X, A", "while keys read the board: a piece's moves; the lines from here; who attacks and defends"),
    ("C, W, T", "while keys read the board: what was captured last; the last move; the clocks"),
    (
        "/ and a question, Enter",
        "ranks, files, clocks, where are my knights, hands, threats, last, captured, turn, keys",
    ),
    ("Right button, with Shift or Ctrl, Alt or Super", "draw arrows, circles: green, red, blue; both: yellow"),
)
"""Keys that the board itself understands, for the list of keys."""
