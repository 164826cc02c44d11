"""The frozen program: the window, or the engine when a program in one file is started as `surajang -m engine`."""

import sys

if sys.argv[1:3] == ["-m", "engine"]:
    from engine.uci import main

    del sys.argv[1:3]
else:
    from gui.app import main

sys.exit(main())
