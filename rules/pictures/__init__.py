"""Pictures of pieces as data: what a definition says of them, checked here and drawn by the window.

outlines    path data, read as SVG has it and written as whole numbers
drawings    SVG, read within limits and written as plain paths
looks       the texts that name a picture
"""
