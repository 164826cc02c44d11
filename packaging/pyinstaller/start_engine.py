"""The frozen engine, for any other program that speaks UCI, where it is a program of its own: on Windows and macOS.

It starts itself once more for each further thread, as Python would be started: with `-m surajang.engine`.
"""

import sys

from surajang.engine.uci import main

if sys.argv[1:3] == ["-m", "surajang.engine"]:
    del sys.argv[1:3]
sys.exit(main())
