"""Dates and times in the short format of the language; files have them as in ISO 8601."""

import time

from PySide6.QtCore import QDate, QLocale, QTime

_SHORT = QLocale.FormatType.ShortFormat
_ISO = "yyyy-MM-dd"


def _written() -> str:
    """Return the language's short format of dates, with all digits of the year; that of files for no language."""
    if QLocale().language() is QLocale.Language.C:
        return _ISO
    written = QLocale().dateFormat(_SHORT)
    return written if "yyyy" in written else written.replace("yy", "yyyy")


def date_text(day: str) -> str:
    """Return a date, given as "2026-11-29"; anything else, such as a year alone, as it is."""
    date = QDate.fromString(day, _ISO)
    return QLocale().toString(date, _written()) if date.isValid() else day


def day_of(text: str) -> str:
    """Return a date written by `date_text` as it was given, and any other text as it is."""
    date = QLocale().toDate(text, _written())
    return date.toString(_ISO) if date.isValid() else text


def time_text(seconds: float) -> str:
    """Return the local date and time of a time since 1970; empty if it is outside the calendar."""
    try:
        when = time.localtime(seconds)
    except (ValueError, OverflowError, OSError):
        return ""
    return moment_text(f"{when.tm_year:04}-{when.tm_mon:02}-{when.tm_mday:02} {when.tm_hour:02}:{when.tm_min:02}")


def moment_text(moment: str) -> str:
    """Return a date and time, given as "2026-11-29 14:05"; anything else as it is."""
    day, _, clock = moment.partition(" ")
    time_of_day = QTime.fromString(clock, "HH:mm")
    return f"{date_text(day)} {QLocale().toString(time_of_day, _SHORT)}" if time_of_day.isValid() else moment
