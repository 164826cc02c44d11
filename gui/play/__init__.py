"""Playing a game: a `Match` puts a document, players, clocks, engines and a saver together; `GamePage` shows it.

`course` holds the state of the match and moves it on: moves, clocks, turns, the end. `computer_turn` plays for the
computer, with the engines of `computer`, and `taking_back` takes moves back. The main line is the
game as played; every other node is a trial, which changes neither line nor clocks nor result.
"""
