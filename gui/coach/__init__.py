"""Computed facts about a position and a move: what hangs, what is threatened, what a move does. No widgets."""
