"""The games that the player knows besides ours, from their own answer: texts compare with these."""

from surajang.gui.kit.translation import Text, mark

DIFFERENCES = "differences"
"""In place of a variant's name: the page of differences between games, and from well-known games."""

CHESS, SHOGI, XIANGQI, NOTHING = "chess", "shogi", "xiangqi", "nothing"

ASKED = "knows"
"""The key in the setting `explained` of players who have skipped the question."""

KNOWLEDGE = (
    ("", mark("Not specified yet")),
    (CHESS, mark("Chess")),
    (SHOGI, mark("Shogi")),
    (XIANGQI, mark("Xiangqi (Chinese chess)")),
    (NOTHING, mark("None of them")),
)
"""The values of the setting `knows`, with their names."""

_NEAREST = {SHOGI: "palaceshogi", XIANGQI: "palaceshogi"}

_DIFFERENCES = {
    CHESS: Text("Differences from chess"),
    SHOGI: Text("Differences from shogi"),
    XIANGQI: Text("Differences from xiangqi"),
}
_ANY = Text("Differences")


def nearest_family(knows: str) -> str:
    """Return the family of games most like the one that a player knows, which is offered first."""
    return _NEAREST.get(knows, "pandemonium")


def differences_title(knows: str) -> str:
    """Return the title of the page of differences for a player who knows this."""
    return _DIFFERENCES.get(knows, _ANY)()


def differences_section(knows: str, family: str = "") -> str:
    """Return the section of the page of differences for a player who knows this, about a family of games or about all;
    "" for its beginning."""
    if knows not in _DIFFERENCES:
        return ""
    return f"{knows}.{family}" if family else knows
