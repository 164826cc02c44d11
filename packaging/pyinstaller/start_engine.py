"""The frozen engine, for the window and for any other program that speaks UCI."""

import sys

from engine.uci import main

sys.exit(main())
