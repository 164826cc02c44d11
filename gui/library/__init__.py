"""The library without widgets: what was played here and the files that were added, indexed, searched and counted."""
