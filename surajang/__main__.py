"""`python -m surajang` starts the program."""

import sys

from . import run_window

if __name__ == "__main__":
    sys.exit(run_window())
