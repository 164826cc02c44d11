"""The window's parts for pages: settings, commands and their keys, languages, sounds, the base of all pages."""
