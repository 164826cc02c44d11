"""Levels, players, clocks, and a match's settings as saved in PGN."""
