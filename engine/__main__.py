"""Starts the engine: `python -m engine`."""

import sys

from engine.uci import main

sys.exit(main())
