"""Programs that play: which ones, how they are started, asked in UCI, understood, watched and ended."""
