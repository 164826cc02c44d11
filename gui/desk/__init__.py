"""The shared parts of pages with a board: layout, move entry, set-ups, messages, files, known moves, reports on games,
and the navigator between features.

A feature never imports another one: it opens a frozen request (`navigator`), and gui.app shows the page.
"""
