"""The texts of the page on a known game."""

from surajang.gui.kit.translation import Text, plural

TITLE = Text("What is known")
TITLE_OF = Text("What is known about {title}")
GAME = Text("Game")
NOTHING = Text("Nothing is known about this game yet. Run a playtest to find out.")
RULES, PLAYTEST, SAVE = Text("How to play"), Text("Playtest…"), Text("Save the report…")

OPENING = Text("Opening moves")
OPENING_WORDS = Text(
    "The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study"
    " the position, or play on from it."
)
LINES = Text("The most frequent openings. Choose one to see it on the board.")
KNOWN_MOVES = Text("Known moves")
MOVE, GAMES, SCORE = Text("Move", "a column of moves"), Text("Games"), Text("First player's score")
UNKNOWN = Text("Nothing is known about this position.")
START = Text("Start position")
TO_START, BACK = Text("To the start"), Text("Step back")
STUDY, PLAY = Text("Study"), Text("Play on from here…")
LINE = plural("{count:,} game. The first player's score: {score}", "{count:,} games. The first player's score: {score}")

ENDING, LONGEST_WIN = Text("Ending"), Text("Longest win")
LONGEST_WINS = Text("Longest wins")
LONGEST_WINS_WORDS = Text(
    "The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer."
)
MATING_ALONE = Text("Mating alone")
