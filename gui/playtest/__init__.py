"""Playtests in the window: `playtests` runs the engine's program (engine/playtest), the page shows the report."""
