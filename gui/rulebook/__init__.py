"""The rules of each variant as pages, checked against its data: shown, searched, printed, tried on small boards.

`rules_text.py` reads the pages, `searching.py` finds a place by words of the page or of other games. `column.py` is a
page on the screen, `rules_view.py` that of a variant, `differences_view.py` that of differences, `rules_window.py` the
window around them. `rules_pdf.py` prints the rules, `set_pdf.py` a board and pieces to cut out.
"""
