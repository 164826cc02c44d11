"""Asks the homepage whether there is a newer version: only when a person asks for that, or has asked for it once."""
