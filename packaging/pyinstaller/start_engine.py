"""The frozen engine as a program of its own, on Windows and macOS, for other UCI programs.

It starts itself again for each further thread with `-m surajang.engine`, as Python would be started.
"""

import sys

from surajang.engine.uci import main

if sys.argv[1:3] == ["-m", "surajang.engine"]:
    del sys.argv[1:3]
sys.exit(main())
