"""The rules of each variant as pages, checked against its data: shown, searched, printed, tried on small boards.

`page_model.py` defines pages, `rules_pages.py` finds that of a game. `rules_text.py` reads those written by people,
`generated.py` makes those of other games from their data, with `variant_changes.py` for how they differ from others.
`searching.py` finds places by words of the page or of other games. `column.py` shows a page, `rules_view.py` that of a
variant and that of differences, `rules_window.py` is the window around them. `rules_pdf.py` prints the rules,
`rules_web_page.py` writes them as a web page, `set_pdf.py` prints a board and pieces to cut out.
"""
