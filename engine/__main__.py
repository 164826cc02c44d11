"""Starts the engine: `python -m engine`."""

import sys

from surajang.engine.own_process import STOPPED

try:
    from surajang.engine.uci import main
except ModuleNotFoundError as error:
    if str(error.name).partition(".")[0] == "surajang":
        raise
    sys.exit(
        f"The engine needs the Python module {error.name}, which this Python lacks: "
        "`./play --python -m engine` in the source tree, or `surajang-engine` after `pip install .`, has all it needs."
    )
except KeyboardInterrupt:
    sys.exit(STOPPED)

sys.exit(main())
