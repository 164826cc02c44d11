"""The dialogs: new game, preferences, keys, about."""
