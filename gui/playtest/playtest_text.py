"""The texts of playtests."""

from surajang.gui.kit.translation import Text, plural

TITLE = Text("Playtest")
WORDS = Text(
    "The computer plays a game against itself again and again and reports what the game is like: whether it is fair,"
    " what the pieces do and are worth, and what stands out. It runs in the background; you can do other things"
    " meanwhile."
)
GAME = Text("Variant")
NODES = Text("Positions searched per move")
GAMES = Text("Games")
START, CONTINUE, PAUSE, DISCARD = Text("Start"), Text("Continue"), Text("Pause"), Text("Discard…")
REALLY_DISCARD = Text("Discard the games of this playtest?")
MORE_ON_DISCARDING = Text("The report is discarded as well. Making it again would take just as long.")
DISCARD_NOW = Text("Discard")
STARTING, PAUSING = Text("Starting…"), Text("Pausing…")
PLAYED = plural("{played:,} of {count:,} game played.", "{played:,} of {count:,} games played.")
LEFT = plural("About {count:,} minute left.", "About {count:,} minutes left.")
BUSY = Text("{title} is being playtested now.")
PROGRESS = Text("Progress")
ENDED = Text("The playtest of {title} has ended.")
FAILED = Text("{title} cannot be playtested.")
FAILED_WHY = Text("{title} cannot be playtested: {why}.")
DAMAGED = Text("The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.")
SAVE_REPORT, SAVE_TABLES, SAVE_GAMES = Text("Save the report…"), Text("Save the tables…"), Text("Save the games…")
