"""The computer player: search, evaluation, and the UCI protocol.

`uci` reads commands; `player` runs one task at a time; `search` is the root, `inner_nodes` and `quiescence` the steps
below it (docs/search.md); `evaluate` and `network` judge positions; `mate` proves mates; `workers` are the processes of
a search with several threads; `practice` tunes the values of games from files.
"""
