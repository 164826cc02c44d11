"""The program and its window: start, pages, menus, preferences, the start page.

`MainWindow` and `PageStack` import at the top only what the start page needs; the rest is loaded in small steps after
the first paint (`LateStart`), or when first needed.
"""
