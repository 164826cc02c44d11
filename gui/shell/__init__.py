"""What a page knows of its window: settings, commands and their keys, languages, sounds, the base of all pages."""
