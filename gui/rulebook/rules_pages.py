"""The page of the rules of any game."""

from functools import lru_cache

from surajang.gui.kit.translation import language
from surajang.gui.rulebook.generated import generated_page
from surajang.gui.rulebook.page_model import RulesPage
from surajang.gui.rulebook.rules_text import written_page
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant


def rules_page(variant: Variant) -> RulesPage:
    """Return the page of a game's rules: the written one of a game of the program, otherwise one made from the data."""
    return written_page(variant) if variant is GAMES.get(variant.name) else _generated(variant, language())


@lru_cache(maxsize=8)
def _generated(variant: Variant, language: str) -> RulesPage:
    """Return the page of a game in a language; cached, as every refusal of a move needs it."""
    return generated_page(variant)
