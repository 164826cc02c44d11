"""Teaching: lessons (docs/lessons.md), puzzles (docs/puzzles.md), and the mistakes of one's own games as tasks.

A task is tried on a board: `task_play` is the base of what is played, `task_page` that of the pages. `LearnPage` and
`PuzzlesPage` show what there is; `puzzle_record` keeps ratings, tries and what comes again.
"""
