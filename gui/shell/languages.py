"""The languages of the window: which there are, which one is meant, and how it is put on."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import assets
from gui.kit.translation import speak

CONTEXT = "Surajang"
"""Under which name all texts stand in the files of Qt Linguist."""

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
"""The languages as they call themselves, by the names of their files: those whose translation is complete."""

TRADITIONAL = ("Hant", "TW", "HK", "MO")
"""What stands in the name of a Chinese that is written with traditional signs."""

_installed: list[QTranslator] = []


def fitting(wanted: Iterable[str]) -> str:
    """Return the first language of ours among those that a person reads (`de-AT`, `zh-Hant-HK`), English if none is.

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


def meant(setting: str) -> str:
    """Return the language that a setting means: "" is the system's."""
    return setting if setting in NAMES else fitting(QLocale.system().uiLanguages())


def put_on(name: str) -> None:
    """Let every text be said in a language from now on, those of Qt, numbers and dates as well.

    What is shown already stays as it is.
    """
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    if name != ENGLISH:
        _install(assets.path("languages", f"surajang_{name}.qm"))
        _install(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{name}.qm"))
    system = QLocale.system()  # which has the person's own dates and numbers, as Austria's
    QLocale.setDefault(system if fitting(system.uiLanguages()) == name else QLocale(name))
    speak(name, None if name == ENGLISH else _look_up, _write)


def _install(path: Path) -> None:
    """Have Qt look texts up in a file, too."""
    translator = QTranslator()
    if translator.load(str(path)):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)


def _look_up(text: str, comment: str, count: int) -> str:
    """Return a text in the language that is put on."""
    return QCoreApplication.translate(CONTEXT, text, comment, count)


def _write(value: float, places: int, grouped: bool) -> str:
    """Write a number as Qt's fields do."""
    locale, options = QLocale(), QLocale.NumberOption
    locale.setNumberOptions(options.DefaultNumberOptions if grouped else options.OmitGroupSeparator)
    return locale.toString(float(value), "f", places)
