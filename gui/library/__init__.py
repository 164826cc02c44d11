"""Every game that was played here or added: indexed, searched, counted and reviewed (docs/library.md).

`indexing` is a process that brings an SQLite index up to date with the files, which stay as they are and remain the
truth. `finding` asks the index, on threads. `own_data` holds what the index cannot know: files that were added, and
tags.
"""
