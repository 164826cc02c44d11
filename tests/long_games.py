"""Long games, for tests of running time."""

CYCLE = ("h2g2", "b8c8", "g2f2", "c8d8", "f2h2", "d8b8")
OTHERWISE = ("a3a4", "a7a6")


def long_game(plies: int, variations: bool = False, comment: str = "", **tags: str) -> str:
    """Return a game of Palace Shogi in which two rooks go round, which is no repetition there; `tags` replace the
    default ones.

    With `variations` each move has a variation; the comment follows the first move.
    """
    headers = {"Event": "Long", "White": "Ann", "Black": "Ben", "Variant": "palaceshogi", **tags}
    words = []
    for ply in range(plies):
        words.append(f"{ply // 2 + 1}. {CYCLE[ply % 6]}" if ply % 2 == 0 else CYCLE[ply % 6])
        if comment and ply == 0:
            words.append("{" + comment + "}")
        if variations:
            words.append(f"({OTHERWISE[ply % 2]})")
    lines = [" ".join(words[first : first + 8]) for first in range(0, len(words), 8)]
    tag_lines = [f'[{name} "{value}"]' for name, value in headers.items()]
    return "\n".join([*tag_lines, "", *lines, "*", ""])
