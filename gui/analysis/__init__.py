"""What an engine and the coach say about a position: lines, winning chances, facts about moves.

An `Analyst` has one engine look at a position; its answers become `Findings`, at most ten a second. `move_facts`
computes what hangs, what is threatened and what a move does, as data, in values that `known_values` holds to what is
known of a game; `coach_text` puts it into sentences.
"""
