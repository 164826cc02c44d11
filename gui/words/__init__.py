"""The names of variants, players, pieces, moves and results in the window's language.

Moves are shown through `shown_moves`, as letters or signs, and typed moves are read there; `spoken_moves` puts the
moves of a text into words for screen readers. Nothing else parses the output of `rules/notation.py`.
"""
