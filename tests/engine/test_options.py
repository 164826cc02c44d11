"""The engine's options: the values that each accepts and refuses."""

import pytest

from surajang.engine.options import OPTIONS, Options, Refused, option_named, whole_number

pytestmark = pytest.mark.once


def test_defaults_are_valid_values() -> None:
    options = Options()
    for name, option in OPTIONS.items():
        assert options[name] == option.default
        options.set(name, option.default)
        assert options[name] == option.default


def test_numbers_must_be_within_their_bounds() -> None:
    for name, option in OPTIONS.items():
        if option.kind != "spin":
            continue
        options = Options()
        for number in (option.low, option.high):
            options.set(name, str(number))
            assert options.number(name) == number
        for text in (str(option.low - 1), str(option.high + 1), "", "1.5", "+1", "٣", "1" * 13):
            with pytest.raises(Refused, match=f"option {name} is a number from {option.low} to {option.high}, not"):
                options.set(name, text)
        assert options.number(name) == option.high


def test_check_values_are_case_insensitive() -> None:
    options = Options()
    options.set("Ponder", "TRUE")
    assert options.is_on("Ponder")
    with pytest.raises(Refused, match="option Ponder is true or false, not 'yes'"):
        options.set("Ponder", "yes")
    assert options.is_on("Ponder")
    options.set("Ponder", "false")
    assert not options.is_on("Ponder")


def test_a_choice_is_one_of_those_declared() -> None:
    options = Options()
    options.set("UCI_Variant", "mansindam")
    with pytest.raises(Refused, match=r"option UCI_Variant is one of pandemonium, .*, not 'chess'"):
        options.set("UCI_Variant", "chess")
    assert options["UCI_Variant"] == "mansindam"


def test_names_are_case_insensitive() -> None:
    assert option_named("multipv") == "MultiPV"
    assert option_named("move OVERHEAD") == "Move Overhead"
    with pytest.raises(Refused, match="there is no option 'Hush'"):
        option_named("Hush")


@pytest.mark.parametrize(
    ("text", "number"), [("12", 12), ("-3", -3), ("007", 7), ("", None), ("-", None), ("--1", None), ("²", None)]
)
def test_whole_numbers_are_plain_digits(text: str, number: int | None) -> None:
    assert whole_number(text) == number
