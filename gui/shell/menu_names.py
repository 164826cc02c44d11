"""The menus' names, in their order: all of them that a window is painted with."""

from gui.kit.translation import mark

GAME, MOVES, STUDY, VIEW, HELP = mark("&Game"), mark("&Moves"), mark("&Study"), mark("&View"), mark("&Help")
MENUS = (GAME, MOVES, STUDY, VIEW, HELP)
