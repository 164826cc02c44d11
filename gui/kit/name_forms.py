"""The forms that names take in sentences: cases, articles, and words that agree with a name.

`assets/languages/forms_LANGUAGE.toml` has those of the languages that need any; docs/languages.md describes the file. A
translation asks for one after the colon of a placeholder: `{piece:acc}`, `{piece:Der}` with a capital at the beginning
of a sentence, and `{piece:=cloué|clouée}` for the word that agrees with the name.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from surajang import assets

PLAYERS = ("player", "opponent", "winner", "loser", "offerer", "first", "side", "value")
"""The fields of texts that hold a player's name; others that ask for a form hold a piece's."""

PIECE, PLAYER = "piece", "player"
AGREEING, OR = "=", "|"


class FormMissing(Exception):
    """A translation asks for a form that its language's file does not have."""


class Names(NamedTuple):
    """The forms of one sort of names.

    `names` has each name by its lower case: its kind (gender, number), and its cases. `forms` has patterns by kind.
    `agree` has the kinds that each of the words offered by a translation is for. `unknown` is the kind of a name that
    is not listed, and the patterns for its cases: `фигура «{}»`. `vowels` are the first letters before which a pattern
    for the kind with a `v` is taken.
    """

    names: Mapping[str, tuple[str, Sequence[str]]]
    forms: Mapping[str, Mapping[str, str]]
    cases: Sequence[str]
    agree: Sequence[str]
    unknown: Sequence[str]
    vowels: str

    def form(self, name: str, form: str) -> str:
        """Return a form of a name, followed by its remark in brackets: Ann (White). Raises FormMissing."""
        base, bracket, remark = name.partition(" (")
        if bracket and name.casefold() not in self.names and base.casefold() in self.names:
            return self.form(base, form) + ("" if form.startswith(AGREEING) else bracket + remark)
        kind, cases = self._cases(name)
        if form.startswith(AGREEING):
            return self._agreeing(kind, form.removeprefix(AGREEING).split(OR))
        asked = form.lower()
        if asked in self.cases:
            found = cases[self.cases.index(asked)]
        else:
            patterns = self.forms.get(asked, {})
            kinds = ([f"{kind}v"] if cases[0][:1].casefold() in self.vowels else []) + [kind]
            pattern = next((patterns[each] for each in kinds if each in patterns), None)
            if pattern is None:
                raise FormMissing(f"No form {form!r} for names of the kind {kind!r}, such as {name!r}.")
            found = pattern.format(*cases)
        return found[:1].upper() + found[1:] if form[:1].isupper() else found

    def _cases(self, name: str) -> tuple[str, Sequence[str]]:
        """Return the kind of a name, and its cases, the plain name first."""
        known = self.names.get(name.casefold())
        if known is not None:
            return known
        kind, *patterns = self.unknown
        words = [pattern.partition(" ")[0] for pattern in patterns]
        if name.casefold().startswith(f"{words[0].casefold()} "):  # it says itself what it is: фигура L
            return kind, [word + name[len(words[0]) :] for word in words]
        return kind, [pattern.replace("{}", name) for pattern in patterns]

    def _agreeing(self, kind: str, words: Sequence[str]) -> str:
        if len(words) != len(self.agree):
            raise FormMissing(f"{OR.join(words)!r} has to be {len(self.agree)} words.")
        for word, kinds in zip(words, self.agree, strict=True):
            if kind[0] in kinds:
                return word
        raise FormMissing(f"Nothing agrees with names of the kind {kind!r}.")


@cache
def names_of(language: str) -> dict[str, Names]:
    """Return the forms of a language's names of PIECE and PLAYER; empty if it needs none."""
    import tomllib  # noqa: PLC0415  # after the first paint

    path = assets.path("languages", f"forms_{language}.toml")
    if not path.is_file():
        return {}
    return {sort: _names(table) for sort, table in tomllib.loads(path.read_text("utf-8")).items()}


def _names(table: Mapping[str, Any]) -> Names:
    """Return the forms in a table of a file. Raises FormMissing if a name lacks a case."""
    cases = table.get("cases", ("nom",))
    names = {}
    for name, row in table["names"].items():
        kind, *others = [row] if isinstance(row, str) else row
        if len(others) + 1 != len(cases):
            raise FormMissing(f"{name!r} needs its kind and {len(cases) - 1} cases.")
        names[name.casefold()] = (kind, (name, *others))
    return Names(names, table.get("forms", {}), cases, table["agree"], table["unknown"], table.get("vowels", ""))


def form(language: str, field: str, name: str, asked: str) -> str:
    """Return the form of a name that a translation asks for in a field. Raises FormMissing."""
    names = names_of(language).get(PLAYER if field in PLAYERS else PIECE)
    if names is None:
        raise FormMissing(f"The language {language} has no forms of names.")
    return names.form(name, asked)
