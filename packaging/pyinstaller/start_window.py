"""The frozen program: the window, or another part of the program when it is started as Python would be with `-m`.

Under the engine's name, which is a link to it on Linux, it is the engine.
"""

import sys

if sys.argv[0].rpartition("/")[2] == "surajang-engine":
    sys.argv[1:1] = ["-m", "engine"]
if sys.argv[1:3] == ["-m", "engine"]:
    from engine.uci import main

    del sys.argv[1:3]
    sys.exit(main())
if sys.argv[1:3] == ["-m", "gui.engines.engine_guard"]:
    from gui.engines.engine_guard import main

    del sys.argv[1:3]
    sys.exit(main())
if sys.argv[1:3] == ["-m", "gui.storage.reader"]:
    from gui.storage import reader

    reader.main(sys.stdin.buffer, sys.stdout.buffer)
    sys.exit()
if sys.argv[1:3] == ["-m", "gui.library.indexing"]:
    from gui.library import indexing

    indexing.run()

from gui.app.start import main

sys.exit(main())
