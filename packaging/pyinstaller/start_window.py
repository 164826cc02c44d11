"""The frozen program: the window, or what else it is when it is started with `-m`: the engine, or another's guard."""

import sys

if sys.argv[1:3] == ["-m", "engine"]:
    from engine.uci import main

    del sys.argv[1:3]
elif sys.argv[1:3] == ["-m", "gui.engine_guard"]:
    from gui.engine_guard import main

    del sys.argv[1:3]
else:
    from gui.app import main

sys.exit(main())
