"""Who plays: two people, one against the computer, or the computer against itself."""

TWO = "two"
COMPUTER = "computer"
WATCH = "watch"
