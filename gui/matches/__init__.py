"""Matches between engines, played in the background and kept as a folder with a plan and a PGN.

`runner` plays on threads, without Qt, both for the window and for tools/match.py; `scores` computes errors from pairs
of games.
"""
