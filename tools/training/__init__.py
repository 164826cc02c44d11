"""The parts of `tools/tune.py`: teachers, games, positions as arrays, and the fitting."""
