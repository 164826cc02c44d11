"""Judging a whole game, move by move: how much each move lost, and which would have been better (docs/review.md).

A `Review` consists of scores; everything else is computed from them. `noting` writes it into a document as `[%eval]`,
signs, comments and variations, and `review_in` reads it back.
"""
