"""Playing a game: a `Match` puts a document, players, clocks, engines and a saver together; `GamePage` shows it.

`match_state` says how the match stands and what may be done; `course` (moves, turns, the end), `timekeeper`,
`computer_turn`, `lineup`, `draw_offers`, `taking_back` and `match_saving` do it. The main line is the game that was
played; every other node is a trial, which changes neither line nor clocks nor result.
"""
