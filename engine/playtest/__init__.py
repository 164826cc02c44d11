"""A playtest: games of the engine against itself at a fixed number of nodes per move, and a report on them.

`games` plays one game, which depends only on the definition, a seed and its number; `job` lets processes (`worker`)
play them and saves each in a file, `record` reads them back. `report` is the report that `counting` computes, with the
statistics of `chances`, values of pieces from `fit`, and the notable results of `findings`. `sections` words it,
`plots` draws it, `web_page` and `files` write it, and `command` is the command line (docs/playtest.md).
"""

PLAYTEST = "playtest"
WORKER = "playtest-worker"
"""First arguments of the engine's program: to playtest a game, and to play its games as a worker."""

GAMES, REPORT = "games.jsonl", "report.json"
"""The files of a playtest in its folder."""
