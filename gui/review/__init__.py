"""Judging a whole game, move by move: what each move lost and what would have been better (docs/review.md).

A `Review` is made of scores alone; everything else follows from them. `noting` writes it into a document as `[%eval]`,
signs, comments and variations, and `review_in` reads it back.
"""
