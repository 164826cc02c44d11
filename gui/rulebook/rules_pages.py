"""The page of the rules of any game."""

from surajang.gui.rulebook.generated import generated_page
from surajang.gui.rulebook.page import RulesPage
from surajang.gui.rulebook.rules_text import written_page
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant


def rules_page(variant: Variant) -> RulesPage:
    """Return the page of a game's rules: what people have written of the program's games, else made from the data."""
    return written_page(variant) if variant is GAMES.get(variant.name) else generated_page(variant)
