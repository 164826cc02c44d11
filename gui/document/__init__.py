"""The tree of one game with its cursor, for whoever plays, studies, shows or saves it.

Every edit is a plain value (`edits`) that knows its inverse, and one signal carries edits and cursor steps, so board,
move list, saving and undo (`history`) follow without rereading the tree. A document knows no players, clocks, engines,
widgets or files.
"""
