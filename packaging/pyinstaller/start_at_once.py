"""Runs before anything else of the program: nothing that is loaded becomes garbage, so none is looked for meanwhile."""

import gc

gc.disable()
