"""`python -m gui` starts the program."""

import sys

from surajang.gui.app.start import main

if __name__ == "__main__":
    sys.exit(main())
