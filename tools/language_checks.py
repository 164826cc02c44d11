"""Checks of the translations that a program can make, and their sentences filled with names, for reading.

    python tools/language_checks.py                    list what the checks find, and how often
    python tools/language_checks.py --save             write the numbers to tests/language_faults.json
    python tools/language_checks.py filled de          list every sentence with what can be put into it
    python tools/language_checks.py filled de HEAD~3   only those that have changed since that commit

tests/tools/test_language_checks.py holds the numbers: they may only fall.
"""

import argparse
import json
import re
import subprocess
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from put_in_texts import Recorded, recorded, say_all

from surajang import assets
from surajang.gui.kit import name_forms, translation
from surajang.gui.kit.name_forms import PIECE, PLAYER, PLAYERS, FormMissing
from surajang.gui.shell.languages import ENGLISH, NAMES

ROOT = Path(__file__).resolve().parent.parent
LEFT = ROOT / "tests" / "language_faults.json"
OTHERS = [name for name in NAMES if name != ENGLISH]
WITHOUT_SPACES = ("ja", "zh_TW", "zh_CN")


class Message(NamedTuple):
    """A text: its English, the comment for translators, and its translations, one for each plural form."""

    source: str
    comment: str
    forms: tuple[str, ...]


def messages(language: str) -> list[Message]:
    """Return the texts of a language's file."""
    return read(assets.path("languages", f"surajang_{language}.ts").read_text("utf-8"))


def read(text: str) -> list[Message]:
    """Return the texts of a .ts file."""
    found = []
    for message in ElementTree.fromstring(text).iter("message"):
        translated = message.find("translation")
        if translated is not None:
            forms = [form.text or "" for form in translated.findall("numerusform")] or [translated.text or ""]
            found.append(Message(message.findtext("source", ""), message.findtext("comment", ""), tuple(forms)))
    return found


Check = Callable[[str, Sequence[Message]], Iterator[str]]
"""Yields what is wrong in the texts of a language, a line for each."""

# Places for names

_PLACE = r"\{(\w+)[^{}]*\}"
_COLON = "[ \u00a0]?[:：]"
_BEFORE_COLON = re.compile(rf"(?:^|[.!?…。] ?|— ){_PLACE}{_COLON}")
_IN_BRACKETS = re.compile(rf"[(（]{_PLACE}[)）]")
_BEHIND_COLON = re.compile(_COLON + "[ \u00a0]?" + r"\{(\w+)\}(?=[.,;。、)）]|$)")
_ENGLISH_COLON = re.compile(rf"{_PLACE}:")


def isolated(_language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield sentences that keep a value apart where the English one does not: `{piece}: …`, `({piece})`, `…: {piece}`.

    They are worded so that nothing has to agree with the value, which no native writer does.
    """
    for source, _, forms in texts:
        lone = {place for form in forms for place in _lone(form)}
        if lone - set(_lone(source)) - set(_ENGLISH_COLON.findall(source)):
            yield f"{source} | {' | '.join(forms)}"


def _lone(text: str) -> list[str]:
    return [*_BEFORE_COLON.findall(text), *_IN_BRACKETS.findall(text), *_BEHIND_COLON.findall(text)]


_FORM = re.compile(r"\{(\w+):([^{}]+)\}")
_NUMBER = re.compile(rf",?(?:\.\d)?f?|{translation.PLIES}")


def forms_missing(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield the forms of names that translations ask for and the language's file does not have, for any name."""
    asked = {
        (field, form)
        for text in texts
        for each in text.forms
        for field, form in _FORM.findall(each)
        if not _NUMBER.fullmatch(form)
    }
    for field, form in sorted(asked):
        for name in some_names(language, field):
            try:
                name_forms.form(language, field, name, form)
            except FormMissing as error:
                yield f"{{{field}:{form}}}: {error}"


def names_missing(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield the names of pieces and players that the language's file of forms does not list."""
    for sort, names in name_forms.names_of(language).items():
        for source, comment, (name, *_) in texts:
            if comment.split(", ")[0] == f"a {sort}" and "{" not in source and name.casefold() not in names.names:
                yield f"{source}: {name}"


@cache
def some_names(language: str, field: str) -> tuple[str, ...]:
    """Return names for a field: one of each kind that the language has, and some that it does not know."""
    sort = PLAYER if field in PLAYERS else PIECE
    unknown = ("Ann", "Ben (2 dan)") if sort == PLAYER else ("Falcon",)
    known = name_forms.names_of(language).get(sort)
    if known is None:
        return {"ko": ("나이트", "폰", "말", "Falcon")}.get(language, unknown)
    return (*{kind: cases[0] for kind, cases in reversed([*known.names.values()])}.values(), *unknown)


OF_ONE_KIND = {
    "region": "a region",
    "colour": "the colour of a mark or an arrow",
}
"""Places for texts of one kind, and the comment of these texts."""


def filled(language: str, texts: Sequence[Message], seen: Recorded) -> Iterator[str]:
    """Yield each sentence that depends on what is put into it, with each kind of name and text in its places.

    `seen` has what the program puts into texts.
    """
    translation.speak(language, None)
    known = {
        field: tuple([text.forms[0] for text in messages(language) if text.comment == comment])
        for field, comment in OF_ONE_KIND.items()
    }
    for source, _, forms in texts:
        for form in forms:
            said = {*_with_names(language, form, known)}
            if _WORD.search(_without_places(form)):
                said |= {*_with_values(language, seen.get(form, {}))}
            if said:
                yield f"{source}\n    {form}"
                yield from (f"        {each}" for each in sorted(said))
    translation.speak(ENGLISH, None)


def _with_names(language: str, form: str, known: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield a text with each kind of name and each text of one kind, if it depends on what is put into it."""
    asked = {field for field, spec in _FORM.findall(form) if not _NUMBER.fullmatch(spec)}
    others = {field for field in known if f"{{{field}}}" in form}
    if not asked and not others and not any(both in form for both in translation.AFTER_CONSONANT_AND_VOWEL):
        return
    rounds = [len(some_names(language, field)) for field in asked] + [len(known[field]) for field in others]
    for number in range(max(rounds, default=1)):
        put = {field: known[field][number % len(known[field])] for field in others}
        yield translation.put_in(form, **{**_values(language, form, number), **put})


_SIGNS = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3"
_PART = re.compile("[,;.:、，；。：] ?")
_NO_WORD = re.compile(rf"[{_SIGNS}]?[^\s{_SIGNS}]*\d[^\s{_SIGNS}]*[{_SIGNS}]?|[^\W\d_]?|\W*")
"""Values without a word: a number, a square, a move."""


def _with_values(language: str, results: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    """Yield what a text was seen as with values that have words, as often as one has a part that none had before.

    Of names one of each kind is enough, of lists whose parts are all known none.
    """
    known: set[tuple[str, str]] = set()
    for result, values in sorted(results.items(), key=lambda each: len(each[0])):
        parts = {
            (field, _sort(language, part))
            for field, value in values.items()
            if isinstance(value, str)
            for part in _PART.split(value)
            if not _NO_WORD.fullmatch(part)
        }
        if parts - known:
            known |= parts
            yield result


def _sort(language: str, part: str) -> str:
    """Return a part of a value with its names by their kind and case, and without its numbers and squares."""
    pattern, sorts = _known_names(language)
    named = pattern.sub(lambda name: sorts[name[0].casefold()], part.replace("\u00a0", " "))
    return re.sub(r"(?<![A-Za-z])[a-l]?\d+[a-l]?(?![A-Za-z])", "0", named)


@cache
def _known_names(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return a pattern for the names of pieces and players, and their kinds and cases, `m2`, by these names."""
    sorts = {}
    for source, comment, (name, *_) in messages(language):
        if comment.split(", ")[0] in ("a piece", "a player") and "{" not in source:
            sorts[name.casefold()] = "0"
    for names in name_forms.names_of(language).values():
        for kind, cases in names.names.values():
            sorts |= {name.casefold(): f"{kind}{number}" for number, name in reversed([*enumerate(cases)])}
    longest_first = sorted(sorts, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE), sorts


SAMPLES = {"move": "Nf3", "then": "Qd5", "reply": "Rxe4", "square": "e4", "place": "e4", "at": "g7", "also": "c2"}


def _values(language: str, text: str, number: int) -> dict[str, object]:
    values: dict[str, object] = {}
    for place, (field, spec) in enumerate(re.findall(r"\{(\w+):?([^{}]*)\}", text)):
        if spec and _NUMBER.fullmatch(spec):
            values[field] = 3
        elif field in (*PLAYERS, "piece", "other", "victim", "second", "king", "rook"):
            names = some_names(language, field)
            values.setdefault(field, names[(number + (0 if field in PLAYERS else place)) % len(names)])
        else:
            values[field] = SAMPLES.get(field, f"‹{field}›")
    return values


# Words

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def glossary(language: str) -> dict[str, list[str]]:
    """Return the terms of docs/glossary.md in a language, by their English words in lower case."""
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## Terms in all languages")[2].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    column = 1 + OTHERS.index(language)
    return {
        term.strip().casefold(): [each.strip() for each in re.split("[,、]", row[column]) if each.strip()]
        for row in rows[1:]
        if not row[0].startswith("---")
        for term in row[0].split(" (")[0].split(", ")
    }


AMBIGUOUS = {"check", "clock", "draw", "file", "guard", "level", "mistake", "rank", "review", "study", "whole"}
"""Terms whose English words have other meanings, too: the file of a game, the level of a lesson."""

OTHER_NAMES = {"shogi", "xiangqi"}
"""Games whose pieces have names of their own in the translations: the knight of shogi is 桂馬."""


def terms(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield the texts whose English has a term of the glossary, and whose translation has none of its words."""
    stems = {term: [_stem(word) for word in words] for term, words in glossary(language).items()}
    for source, comment, forms in texts:
        if comment.startswith(("letter of", "what ", "words that are typed")):
            continue
        words = [word.casefold() for word in _WORD.findall(_without_places(source))]
        if OTHER_NAMES.intersection(words):
            continue
        english = {*words, *(f"{one} {two}" for one, two in pairwise(words))}
        english |= {word.removesuffix("s") for word in english}
        translated = _folded(_without_places(" ".join(forms)))
        for term in sorted((english & stems.keys()) - AMBIGUOUS):
            if not any(stem in translated for stem in stems[term]):
                yield f"{term}: {source} | {' | '.join(forms)}"


def _stem(word: str) -> str:
    """Return the letters of a term that stay in all of its forms: конь, коня; schlagen, schlägt; 잡다, 잡습니다."""
    word = re.sub("(?:다|기|る|つ)$", "", _folded(word))
    return word[: max(3, len(word) - 3)]


def _without_places(text: str) -> str:
    """Return a text without its keys to press and its places for values."""
    return re.sub(r"\{[^{}]*\}", "", text.replace("&", ""))


def _folded(text: str) -> str:
    """Return a text in lower case without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(each))


def alike(_language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield texts that are alike in English, but for keys, case, `…` and the stop, and not in the translation."""
    groups: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for source, comment, forms in texts:
        if len(forms) == 1 and not comment and "{" not in source:
            groups[_bare(source)].setdefault(_bare(forms[0]), f"{source} | {forms[0]}")
    for translated in groups.values():
        if len(translated) > 1:
            yield "; ".join(translated.values())


def _bare(text: str) -> str:
    return re.sub(r"\(&.\)|[&….。]", "", text).strip().casefold()


TYPED = "what is typed to have something done, with commas between"
IN_MENU = {
    "resign, give up": "&Resign…",
    "draw, offer a draw": "Offer a &draw",
    "take back, takeback, undo": "&Take back",
    "hint": "&Hint",
}
"""The text typed for a command, and the command's text in the menu."""


def typed(_language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield the commands whose words in the menu are not accepted when they are typed."""
    known = {(source, comment): forms[0] for source, comment, forms in texts}
    for words, command in IN_MENU.items():
        shown = next(form for (source, _), form in known.items() if source == command)
        accepted = [word.strip().casefold() for word in re.split("[,、，]", known[words, TYPED])]
        if _bare(shown) not in accepted:
            yield f"{shown}: {known[words, TYPED]}"


# Signs

_FRENCH = re.compile(r"(?<=\S) (?=[:;!?»%])|(?<=«) ")
_GROUPED = re.compile(r"\d \d{3}\b|(?<=[\d}]) %")
_QUOTES = re.compile(r"""["']""")
_ENGLISH_QUOTES = re.compile(r"""["]|(?<![\w}])'\w""")
_IN_FILES = re.compile(r'\[\w+ "[^"]*"\]')
_SIGN = "[\u3040-\u30ff\u3400-\u9fff]"
_LATIN = r"[A-Za-z][A-Za-z.-]{2,}(?![A-Za-z0-9])"
_SQUARE = r"(?<![A-Za-z0-9])[a-l]1?\d(?![A-Za-z0-9])"
_MIXED = re.compile(
    rf"{_SIGN}(?<![A-Za-z0-9]){_LATIN}|(?<![A-Za-z0-9@=+]){_LATIN}{_SIGN}|{_SIGN} {_SQUARE}|{_SQUARE} {_SIGN}"
)


def spaces(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield texts with an ordinary space where a line must not end: before French signs and %, within numbers."""
    wrong = _FRENCH if language == "fr" else _GROUPED
    yield from _matching(texts, lambda source, form: wrong.search(form))


def quotes(_language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield texts with straight quotes, in English or translated, but for headers as in files: `[Event "…"]`."""
    yield from _matching(
        texts,
        lambda source, form: (
            _QUOTES.search(_IN_FILES.sub("", form)) or _ENGLISH_QUOTES.search(_IN_FILES.sub("", source))
        ),
    )


def mixed(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield texts with a Latin word beside signs without a space, or a square with one: the others have it so."""
    if language in WITHOUT_SPACES:
        texts = [text for text in texts if not text.comment.startswith("words that are typed")]
        yield from _matching(texts, lambda source, form: _MIXED.search(form))


def _matching(texts: Sequence[Message], wrong: Callable[[str, str], object]) -> Iterator[str]:
    for source, _, forms in texts:
        yield from (f"{source} | {form}" for form in forms if wrong(source, form))


OTHER_REGISTER = {
    "de": r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre[rnms]?)\b",
    "fr": r"\b(?:tu|toi|ton|tes)\b",
    "es": r"\b(?:usted|ustedes|haga|pulse|elija|seleccione)\b",
    "ru": r"\b(?:ты|тебя|тебе|твой|твоя|твоё|твои)\b",
    "ko": r"(?:해라|하라|한다|했다|이다)\.|장군",
    "ja": r"(?:である|だ|ない|った)。|[02468]手(?:で詰|詰|以内に詰)",
    "zh_TW": r"您|視頻|軟件|文件夾|屏幕|鼠標|默認|設置|打印|保存|國際象棋",
    "zh_CN": r"您|档案|软体|萤幕|滑鼠|预设|储存|点选|西洋棋",
}
"""Words of another register, region or game: the window says du, vous, tú, вы, 합니다, です, 你.

A mate in Japanese has an odd number, as the moves of both players are counted.
"""


def register(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield texts in another register than the language's."""
    other = re.compile(OTHER_REGISTER[language])
    texts = [text for text in texts if not text.comment.startswith("words that are typed")]
    yield from _matching(texts, lambda source, form: other.search(form))


BARE_SIDES = {
    "fr": (
        r"(?<!les )(?<!Les )(?<!des )(?<!aux )\b(?:Blancs?|Noirs?)\b"
        r"|\b(?:de|à) \{(?:player|side|winner|loser|zone)\}"
    ),
    "es": r"\b(?:de|a) \{(?:player|side|winner|loser|zone)\}",
    "ru": r"\bу \{(?:player|side|winner|loser|first)\}",
}
"""Sides without the article or case that a sentence needs, and zones whose article merges with the word before."""


def bare_sides(language: str, texts: Sequence[Message]) -> Iterator[str]:
    """Yield texts in which a side has no article or case."""
    if language in BARE_SIDES:
        bare = re.compile(BARE_SIDES[language])
        yield from _matching(
            [text for text in texts if text.comment != "a player"], lambda source, form: bare.search(form)
        )


CHECKS: dict[str, Check] = {
    "a value is kept apart": isolated,
    "a form of a name is missing": forms_missing,
    "a name has no forms": names_missing,
    "a term of the glossary is missing": terms,
    "texts that are alike are translated differently": alike,
    "a word of the menu is not accepted when typed": typed,
    "a space where a line must not end": spaces,
    "straight quotes": quotes,
    "the space between signs and Latin": mixed,
    "another register": register,
    "a side without article or case": bare_sides,
}


def found(language: str) -> dict[str, list[str]]:
    """Return what the checks find in a language, by check."""
    texts = messages(language)
    return {name: list(check(language, texts)) for name, check in CHECKS.items()}


def counted() -> dict[str, dict[str, int]]:
    """Return how often each check finds something, by language."""
    return {
        language: dict(Counter({name: len(lines) for name, lines in found(language).items() if lines}))
        for language in OTHERS
    }


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", nargs="?", choices=("faults", "filled"), default="faults")
    parser.add_argument("language", nargs="?", choices=OTHERS)
    parser.add_argument("since", nargs="?", help="a commit: only what has changed since")
    parser.add_argument("--save", action="store_true", help="write the numbers of faults")
    asked = parser.parse_args()
    languages = [asked.language] if asked.language else OTHERS
    for language in languages:
        if asked.task == "filled":
            texts = messages(language)
            if asked.since:
                before = set(read(_at(asked.since, language)))
                texts = [text for text in texts if text not in before]
            print("\n".join(filled(language, texts, recorded(language, say_all))))
        else:
            for name, lines in found(language).items():
                print("\n    ".join([f"{language}: {name}: {len(lines)}", *lines]))
    if asked.save:
        LEFT.write_text(json.dumps(counted(), ensure_ascii=False, indent=4) + "\n", "utf-8")


def _at(commit: str, language: str) -> str:
    path = f"assets/languages/surajang_{language}.ts"
    return subprocess.run(
        ["git", "show", f"{commit}:{path}"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


if __name__ == "__main__":
    main()
