"""Tuned numbers of the evaluation, one file a game, made by tools/tune.py."""
