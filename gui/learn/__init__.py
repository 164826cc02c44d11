"""Teaching: lessons (docs/lessons.md), puzzles (docs/puzzles.md), and the user's own mistakes as tasks.

A task is solved on a board: `task_play` is the base of the models, `task_page` that of the pages. `LearnPage` and
`PuzzlesPage` list them; `puzzle_record` keeps ratings, tries and repetitions.
"""
