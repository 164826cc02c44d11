"""Teaching the games: the pages of their rules, lessons and puzzles."""
