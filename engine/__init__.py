"""The computer player: search, evaluation, and the protocol that other programs speak with it."""
