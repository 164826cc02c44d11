"""Every game played here or added: indexed, searched, counted and reviewed (docs/library.md).

`indexing` is a process that updates an SQLite index from the files, which are never changed and remain authoritative.
`finding` queries the index, on threads. `own_data` holds the user's data that are not in the index: added files, and
tags.
"""
