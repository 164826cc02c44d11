"""Studying a game: a document with its history and a saver, edited on a page with analysis, openings and
review beside it.

The source of a study is never changed: the study is made from its text.
"""
