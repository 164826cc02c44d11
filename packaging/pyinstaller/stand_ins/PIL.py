"""Stands for Pillow in the frozen program: CairoSVG imports it to read photographs, which no diagram has."""

Image = ImageOps = None
