"""Asking the homepage for a newer version, if the person allows it: one plain request, and its answer checked."""
