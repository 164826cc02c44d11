"""Tuned numbers of the evaluation, one file a game, made by tests/bench/tune.py."""
