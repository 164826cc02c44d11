"""`python -m surajang` starts the program."""

import sys

from . import window

if __name__ == "__main__":
    sys.exit(window())
