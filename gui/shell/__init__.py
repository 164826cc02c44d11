"""The parts of the window that pages use: settings, commands and their keys, languages, sounds, the base of all
pages.
"""
