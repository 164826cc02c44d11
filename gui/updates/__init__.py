"""Asking the homepage for a newer version, if the player allows it: one plain request, and a checked answer."""
