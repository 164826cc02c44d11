"""A game being played: players, clocks, the computer and what is saved of it. No widgets."""
