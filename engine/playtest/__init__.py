"""A playtest: games of the engine against itself at a fixed number of nodes a move, and a report on them.

`games` plays one game, which follows from the definition, a seed and its number alone; `job` lets processes (`worker`)
play them and keeps each in a file, `record` reads them back. `report` computes the report, with the statistics of
`chances`, the values of pieces of `fit`, and what stands out of `findings`. `sections` words it, `plots` draws it,
`web_page` and `files` write it, and `command` is the command line (docs/playtest.md).
"""

PLAYTEST = "playtest"
WORKER = "playtest-worker"
"""The first arguments that make the engine's program playtest a game, and play the games for that."""

GAMES, REPORT = "games.jsonl", "report.json"
"""The files of a playtest in its folder."""
