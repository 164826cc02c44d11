"""Games and positions that come into the window and leave it: what is asked and told; gui.storage reads and writes."""
