"""What is on disk: files written whole, the game that is played, saved games and the folder of games."""
