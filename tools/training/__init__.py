"""What `tools/tune.py` makes an evaluation's weights with: teachers, games, positions as arrays, and the fitting."""
