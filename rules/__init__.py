"""The rules of the games: positions, legal moves, notation, records. Knows nothing of players or screens."""
