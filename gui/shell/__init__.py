"""What pages need of the window: settings, commands and their keys, languages, sounds, the base of all pages."""
