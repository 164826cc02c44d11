"""The frozen engine, for the window and for any other program that speaks UCI.

It starts itself once more for each further thread, as Python would be started: with `-m engine`.
"""

import sys

from engine.uci import main

if sys.argv[1:3] == ["-m", "engine"]:
    del sys.argv[1:3]
sys.exit(main())
