"""The frozen program: the window, or with `-m` another module, as Python would be started.

Started under the engine's name, a link to it on Linux, it is the engine.
"""

import sys

if sys.argv[0].rpartition("/")[2] == "surajang-engine":
    sys.argv[1:1] = ["-m", "surajang.engine"]
if sys.argv[1:3] == ["-m", "surajang.engine"]:
    from surajang.engine.uci import main

    del sys.argv[1:3]
    sys.exit(main())
if sys.argv[1:3] == ["-m", "surajang.gui.engines.engine_guard"]:
    from surajang.gui.engines.engine_guard import main

    del sys.argv[1:3]
    sys.exit(main())
if sys.argv[1:3] == ["-m", "surajang.gui.storage.reader"]:
    from surajang.gui.storage import reader

    reader.main(sys.stdin.buffer, sys.stdout.buffer)
    sys.exit()
if sys.argv[1:3] == ["-m", "surajang.gui.library.reading"]:
    from surajang.gui.library import reading

    reading.run()
    sys.exit()
if sys.argv[1:3] == ["-m", "surajang.gui.library.indexing"]:
    from surajang.gui.library import indexing

    indexing.run()

from surajang.gui.app.start import main

sys.exit(main())
