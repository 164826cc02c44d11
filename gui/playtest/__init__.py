"""Playtests of a game in the window: `runner` lets the engine's program play them (engine/playtest), the page shows
what is known so far.
"""
