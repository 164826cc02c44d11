"""Practice: an own game's values of pieces and squares, tuned by games of the engine against itself.

`job` plays rounds of games in processes (`worker`), fits values to them (`samples`), and plays the new values against
those from before. Its work is kept in a file, so that it can be stopped at any moment; `games` has the games, and
`command` is the command line (docs/engines.md).
"""

PRACTISE = "practise"
WORKER = "practice-worker"
"""The first arguments that make the engine's program practise a game, and play the games for that."""
