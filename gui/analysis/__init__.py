"""Analysis of a position by an engine and the coach: lines, winning chances, facts about moves.

An `Analyst` runs one engine on a position; its answers become `Findings`, at most ten a second. `move_facts` computes
hanging pieces, threats and the effects of a move, as data, with the piece values of `known_values`; `coach_text` puts
them into sentences.
"""
