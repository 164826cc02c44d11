"""Teaching: lessons (docs/lessons.md), puzzles (docs/puzzles.md), and the mistakes of one's own games as tasks.

`lesson_play`, `puzzle_play` and `mistakes` play a task without widgets; `solving` proves in how many moves a level can
be solved; `puzzle_record` keeps ratings, tries and what comes again.
"""
