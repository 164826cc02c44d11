"""What a person is asked before a move is settled: to promote or not, to pass or not."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One thing to choose: the move it plays (0 for none), the piece shown, and what it means in words."""

    move: int
    piece: int
    label: str


@dataclass(frozen=True)
class Choice:
    """Several things to do on one square, to choose from: the option that Enter takes, and the one that `-` takes."""

    square: int
    options: tuple[Option, ...]
    declining: int
    focus: int = 0
