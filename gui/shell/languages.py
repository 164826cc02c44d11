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

_installed: list[QTranslator] = []


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
        _install(assets.path("languages", f"surajang_{name}.qm"))
        _install(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{name}.qm"))
    system = QLocale.system()  # it has the regional dates and numbers, as of Austria
    QLocale.setDefault(system if fitting(system.uiLanguages()) == name else QLocale(name))
    speak(name, None if name == ENGLISH else _look_up, _write)


def _install(path: Path) -> None:
    translator = QTranslator()
    if translator.load(str(path)):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)


def _look_up(text: str, comment: str, count: int) -> str:
    return QCoreApplication.translate(CONTEXT, text, comment, count)


def _write(value: float, places: int, grouped: bool) -> str:
    """Format a number as Qt's fields do."""
    locale, options = QLocale(), QLocale.NumberOption
    locale.setNumberOptions(options.DefaultNumberOptions if grouped else options.OmitGroupSeparator)
    return locale.toString(float(value), "f", places)
