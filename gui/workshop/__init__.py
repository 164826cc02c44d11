"""The workshop: inventing a game. A `Draft` is a definition as plain data, complete or not; every edit makes another.

`draft` and `draft_edits` know no widget. `WorkshopPage` lists own games and drafts, `DraftPage` edits one.
"""
