"""Functions that tests let other processes run (tools/cluster.py)."""

import os
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def square_at_last(item: tuple[str, int, int]) -> int:
    """Square a number; the first process that does so for the number `mortal` dies."""
    folder, mortal, number = item
    with Path(folder, str(number)).open("a") as runs:
        runs.write("run\n")
    if number == mortal and not Path(folder, "died").exists():
        Path(folder, "died").touch()
        time.sleep(0.1)  # so that other tasks are running
        os._exit(9)
    return number * number


def die(number: int) -> int:
    os._exit(9)
