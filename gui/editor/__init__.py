"""Setting up a position: a `Setup` is what a FEN says, playable or not, and each edit is a value that makes another."""
