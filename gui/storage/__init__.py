"""Everything that touches the disk; the window's thread never waits for it.

`opening` reads a file or a text: bytes on a thread, and anything large in a process (`reader`) that sends the tree back
in portions. `autosave` and `writer` save a game: the whole text when its tree has changed, otherwise one line per move.
`game_file` writes a game into its place among others and notices changes by other programs. `settings_file` and
`shared_file` merge this window's changes into small files, under a lock.
"""
