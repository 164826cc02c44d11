"""Numbers that were measured: of the evaluation, one file a game, made by tools/tune.py; the levels' ratings, by
tools/levels.py; how likely a score is to win, by tools/fit_winning_chance.py."""
