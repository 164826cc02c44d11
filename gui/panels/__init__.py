"""What stands beside the board: players, moves, messages."""
