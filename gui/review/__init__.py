"""The review of a game: every move judged in the background, what it has lost, and what would have been better."""
