"""The offsets of the games in a PGN."""

import pytest
from samples import game

from surajang.rules import pgn, pgn_writer
from surajang.rules.pgn import PgnError
from surajang.rules.pgn_sections import sections


def texts_of(text: str) -> list[str]:
    """The text of each game."""
    return [text[section.start : section.end] for section in sections(text)]


def test_sections_have_positions_and_tags():
    text = (
        '; a preface\n[Event "a \\"b\\""]\r\n[Variant "mansindam"]\r\n[Event "second"]\r\n\r\n'
        "1.c4!? {one} {two} (1. d4 $6) (1. e4 *) 1... c6 = 2. d4 e.p. 12. {\r\n} d6 +- 1-0\n\n"
        "{no game} 1-0 * \n"
        '\ufeff[Variant "mansindam"]\n\n*\n\n1. c4'
    )
    first, second, third = sections(text)
    assert text[first.start : first.end].startswith("; a preface")
    assert text[first.start : first.end].endswith("+- 1-0")
    assert (first.line, first.moves) == (1, 4)
    assert first.tags == {"Event": 'a "b"', "Variant": "mansindam"}
    assert texts_of(text)[1:] == ['[Variant "mansindam"]\n\n*', "1. c4"]
    assert (second.line, second.moves, third.line, third.moves) == (10, 0, 14, 1)
    assert (first.column, second.column, third.column) == (1, 2, 1)


def test_a_lone_result_or_comment_is_not_a_game():
    for text in ("", " \n", "*", "1-0 0-1 * ", "{hello}", "; hello", "% hello", "* {hello} *", "<x>"):
        assert texts_of(text) == []


@pytest.mark.parametrize(
    "broken",
    [
        "1. c4 {never closed",
        "1. c4 {never { closed",
        "1. c4 (1. d4",
        "1. c4 ) c6",
        "1. c4 } c6 *",
        "1. c4 $x *",
        "1. c4 < c6",
        "1. c4 [ c6",
        "1. c4 $300 c6 *",
        "1. c4 c4 *",
        "[Event [never closed\n\n1. c4 *",
        "[[Event x]]\n1. c4 *",
    ],
)
def test_an_unreadable_section_ends_at_the_next_tags(broken):
    tag = '[Variant "mansindam"]\n'
    whole = tag + "\n1. c4 {a { b} c6 *"
    text = f"{whole}\n\n{tag}{broken}\n\n{whole}\n\n{tag}{broken}"
    found = texts_of(text)
    assert found == [whole, f"{tag}{broken}", whole, f"{tag}{broken}"]
    for section, place in zip(sections(text), range(4), strict=True):
        if place % 2:
            with pytest.raises(PgnError) as caught:
                pgn.read_section(text, section)
            assert section.line <= caught.value.line
        else:
            assert len(pgn.read_section(text, section).main_line()) == 3


def test_reading_all_reads_the_sections():
    text = "".join(pgn_writer.write_game(game("mansindam", moves=moves)) for moves in ("c3c4 c7c6", "d3d4", ""))
    assert [len(one.main_line()) - 1 for one in pgn.read_games(text)] == [section.moves for section in sections(text)]
