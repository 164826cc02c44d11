"""Studying a game: a document with its history and a saver, edited on a page with analysis, openings and
review beside it.

What a study was made from is never changed: it comes as a text.
"""
