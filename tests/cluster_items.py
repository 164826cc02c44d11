"""Functions that tests let other processes run (tools/cluster.py)."""

import os
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def square_at_last(item: tuple[str, int, int]) -> int:
    """Square a number; the process that does so first, for the number that is named, dies of it."""
    folder, mortal, number = item
    with Path(folder, str(number)).open("a") as runs:
        runs.write("run\n")
    if number == mortal and not Path(folder, "died").exists():
        Path(folder, "died").touch()
        time.sleep(0.1)  # so that others are under way
        os._exit(9)
    return number * number


def die(number: int) -> int:
    os._exit(9)
