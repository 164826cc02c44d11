"""Korean particles, which depend on the ending of the word before them: `{piece}을(를)` becomes 룩을 or 나이트를.

Translators write both forms, one in brackets, as Koreans do when the word is unknown.
"""

import re

AFTER_CONSONANT_AND_VOWEL = {
    "을(를)": ("을", "를"),
    "이(가)": ("이", "가"),
    "은(는)": ("은", "는"),
    "와(과)": ("과", "와"),
    "(으)로": ("으로", "로"),
    "(이)면": ("이면", "면"),
}
"""The notations for particles, and their forms."""

_PLACES = re.compile(rf"(\w+)([^\w\s]*)({'|'.join(map(re.escape, AFTER_CONSONANT_AND_VOWEL))})")
"""A word, silent signs (check, brackets), and a particle."""

FIRST_SYLLABLE, LAST_SYLLABLE, ENDINGS = "가", "힣", 28
"""Syllables are ordered by their endings: 28 for each beginning, the first without an ending."""

_ENDING_OF_L = 8
_READ = dict(zip("0123456789", "영일이삼사오육칠팔구", strict=True))
"""The readings of digits; a number that ends with 0 ends in a consonant, like 0."""

_LETTERS_WITH_L, _LETTERS_WITH_CONSONANT = "l", "mn"
"""Letters whose Korean names end in a consonant: 엘, 엠, 엔."""


def with_particles(text: str) -> str:
    """Return a text with the particles that its words need; both forms stay if a word's reading is unknown.

    >>> with_particles("룩을(를), 나이트을(를), 룩d10+(으)로, Ann이(가)")
    '룩을, 나이트를, 룩d10+으로, Ann이(가)'
    """
    return _PLACES.sub(_fitted, text) if "(" in text else text


def _fitted(found: re.Match[str]) -> str:
    """Return a word with its particle."""
    word, signs, particle = found.groups()
    ending = _ending(word)
    if ending is None:
        return found[0]
    consonant = ending and not (ending == _ENDING_OF_L and particle == "(으)로")
    return word + signs + AFTER_CONSONANT_AND_VOWEL[particle][0 if consonant else 1]


def _ending(word: str) -> int | None:
    """Return the final consonant of a word's reading, 0 for none, None if it is unknown."""
    last = _READ.get(word[-1], word[-1])
    if FIRST_SYLLABLE <= last <= LAST_SYLLABLE:
        return (ord(last) - ord(FIRST_SYLLABLE)) % ENDINGS
    if not last.isascii() or (word[-2:-1].isascii() and word[-2:-1].isalpha()):
        return None
    if last.lower() in _LETTERS_WITH_L:
        return _ENDING_OF_L
    return int(last.lower() in _LETTERS_WITH_CONSONANT)
