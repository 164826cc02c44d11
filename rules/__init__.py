"""The rules of the games: positions, legal moves, notation, saved games. Knows nothing of players or screens."""
