"""Whether Chinese signs can be shown here."""

from functools import lru_cache

from PySide6.QtGui import QFontDatabase

SYSTEMS = (
    QFontDatabase.WritingSystem.Korean,
    QFontDatabase.WritingSystem.Japanese,
    QFontDatabase.WritingSystem.TraditionalChinese,
    QFontDatabase.WritingSystem.SimplifiedChinese,
)


@lru_cache(maxsize=1)
def writes_hanja() -> bool:
    """Say whether the system has a font for the games' and pieces' own names; empty boxes would say less than none."""
    return any(QFontDatabase.families(system) for system in SYSTEMS)
