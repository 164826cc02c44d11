"""The languages of the window, and how one is chosen and installed."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from surajang import assets
from surajang.gui.kit.translation import speak

CONTEXT = "Surajang"
"""The context of all texts in the files of Qt Linguist."""

ENGLISH = "en"
NAMES = {
    ENGLISH: "English",
    "ko": "한국어",
    "ja": "日本語",
    "zh_TW": "繁體中文",
    "zh_CN": "简体中文",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ru": "Русский",
}
"""The languages with a complete translation, by the names of their files, in their own words."""

TRADITIONAL = ("Hant", "TW", "HK", "MO")
"""The parts of a language's name that mean traditional Chinese."""

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
"""The signs of the arrow keys by Qt's names. Its words are those of mouse buttons in Chinese: Ctrl+右鍵."""

_installed: list[QTranslator] = []


class _ArrowKeys(QTranslator):
    """Shows arrow keys by their signs."""

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str | None:
        """Return the sign of an arrow key, None for all other texts."""
        return ARROWS.get(text) if context == "QShortcut" else None

    def isEmpty(self) -> bool:
        """Return False: an empty translator is never asked."""
        return False


def fitting(wanted: Iterable[str]) -> str:
    """Return the first supported language among those that a person reads (`de-AT`, `zh-Hant-HK`), otherwise English.

    >>> fitting(["pt-BR", "fr-CA", "en"]), fitting(["zh-HK"]), fitting(["zh-Hans-SG"]), fitting(["C"])
    ('fr', 'zh_TW', 'zh_CN', 'en')
    """
    for each in wanted:
        language, *rest = each.replace("_", "-").split("-")
        if language == "zh":
            return "zh_TW" if any(part in TRADITIONAL for part in rest) else "zh_CN"
        if language in NAMES:
            return language
    return ENGLISH


def chosen(setting: str) -> str:
    """Return the language for a setting; "" is the system's."""
    return setting if setting in NAMES else fitting(QLocale.system().uiLanguages())


def install(name: str) -> None:
    """Install a language for all texts, those of Qt, numbers and dates.

    Texts on the screen do not change.
    """
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    if name != ENGLISH:
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{name}.qm")
        for translator in (_loaded(qt), _ArrowKeys(), _loaded(assets.path("languages", f"surajang_{name}.qm"))):
            QCoreApplication.installTranslator(translator)  # the last one is asked first
            _installed.append(translator)
    system = QLocale.system()  # it has the regional dates and numbers, as of Austria
    QLocale.setDefault(system if fitting(system.uiLanguages()) == name else QLocale(name))
    speak(name, None if name == ENGLISH else _look_up, _write)


def _loaded(path: Path) -> QTranslator:
    """Return the translator in a file; an empty one, which is never asked, if there is none."""
    translator = QTranslator()
    translator.load(str(path))
    return translator


def _look_up(text: str, comment: str, count: int) -> str:
    return QCoreApplication.translate(CONTEXT, text, comment, count)


def _write(value: float, places: int, grouped: bool) -> str:
    """Format a number as Qt's fields do."""
    locale, options = QLocale(), QLocale.NumberOption
    locale.setNumberOptions(options.DefaultNumberOptions if grouped else options.OmitGroupSeparator)
    return locale.toString(float(value), "f", places)
