"""Practice: an own game's values of pieces and squares and weights of terms, tuned by games of the engine against
itself; and its levels, measured by games against each other.

Both are sessions (`session`) of games in processes (`worker`); `games` has the games. `job` practises: it plays rounds,
fits values to them (`samples`), and plays the new values against those from before. `levels` measures, with `ratings`.
The work is saved in a file, so that it can be stopped at any moment; `engine.lock` keeps other processes out. `command`
is the command line (docs/game-files.md).
"""

PRACTISE = "practise"
LEVELS = "levels"
WORKER = "practice-worker"
"""First arguments of the engine's program: to practise a game, to measure its levels, and to play games for both."""
