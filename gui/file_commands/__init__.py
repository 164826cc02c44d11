"""Games and positions that come into the window and leave it: questions and messages; gui.storage reads and writes."""
