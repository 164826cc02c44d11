"""The tree of one game with its cursor: the model for playing, studying, showing and saving it.

Every edit is a plain value (`edits`) that knows its inverse, and one signal carries edits and cursor steps, so board,
move list, saving and undo (`history`) follow without rereading the tree. A document knows no players, clocks, engines,
widgets or files.
"""
