"""The window: start page, board and panels, dialogs, players, settings."""
