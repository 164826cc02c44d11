"""Everything that touches the disk; the window's thread never waits for it.

`opening` reads a file or a text: bytes on a thread, and anything large in a process (`reader`) that sends the tree back
in portions. `autosave` and `writer` save a game: the whole text when its tree has changed, else one line a move.
`game_file` writes a game into its place among others and notices changes by other programs. `settings_file` and
`shared_file` merge what this window changed into small files, under a lock.
"""
