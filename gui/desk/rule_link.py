"""The link from a refusal or a result to the rule that explains it."""

from gui.desk.navigator import Navigator, RulesRequest
from gui.kit.banner import Choice
from gui.kit.translation import tr
from rules.variant import Variant


def rule_link(variant: Variant, navigator: Navigator, refusal: str = "", result: str = "") -> Choice | None:
    """Return the link to the section of a game's rules about a refusal or a result, None if there is none."""
    from gui.rulebook.rules_text import rules_page  # not before something is to be explained

    section = rules_page(variant).section_on(refusal, result) if refusal or result else None
    if section is None:
        return None
    return tr("The rule"), lambda: navigator.open(RulesRequest(variant.name, section.id))
