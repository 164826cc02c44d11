"""The link from a refusal or a result to the rule that explains it."""

from collections.abc import Callable

from gui.panels.banner import Choice
from gui.translation import tr
from rules.variant import Variant


def rule_link(variant: Variant, show: Callable[[str], object], refusal: str = "", result: str = "") -> Choice | None:
    """Return the link to the section of a game's rules about a refusal or a result, None if there is none."""
    from gui.learn.rules_text import rules_page  # not before something is to be explained

    section = rules_page(variant).section_on(refusal, result) if refusal or result else None
    return None if section is None else (tr("The rule"), lambda: show(section.id))
