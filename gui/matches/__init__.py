"""Matches between engines, played in the background and kept as a folder with a plan and a PGN.

`runner` plays on threads, without Qt, for the window and tools/match.py alike; `scores` counts errors by pairs of
games.
"""
