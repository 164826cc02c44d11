"""Programs that play: which ones, how they are started, spoken to, watched and ended."""
