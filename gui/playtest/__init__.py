"""Playtests of a game in the window: `runner` lets the engine's program play them (engine/playtest), the page shows the
report so far.
"""
