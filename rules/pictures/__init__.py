"""Drawings of pieces as data, checked here and drawn by the window; `rules.looks` has the texts that name them.

colours     colours as SVG writes them
outlines    path data, read as SVG has it and written as whole numbers
elements    the elements of SVG, read within limits
drawings    these, written as plain paths
"""
