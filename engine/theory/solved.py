"""Solved endings in words and tables: which pieces win against a bare king, alone, in pairs and without their king."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from surajang.engine.playtest.sections import Block, Listing, Paragraph, Table, Words
from surajang.engine.playtest.texts import TEXTS as PLAYTEST_TEXTS
from surajang.engine.theory.endings import BY_MATE, NO_ARRIVAL, RULES, Endings, SolvedEnding
from surajang.engine.theory.texts import TEXTS
from surajang.rules.variant import Variant

ALMOST_ALL: Final = 0.999
"""A piece that mates from at least this share of positions is named among those that mate alone."""

HARDLY_ANY: Final = 0.001
"""A piece that mates from a smaller share is named among those that do not."""

_BEST_PAIRS: Final = 3
"""The number of pairs that are named."""


class SolvedEndings:
    """Words the endings of a game."""

    def __init__(self, endings: Endings, variant: Variant, words: Words) -> None:
        self._endings = endings
        self._words = words
        self._pieces = {piece.symbol: piece for piece in variant.pieces}
        self._arrival = bool(endings.in_way(NO_ARRIVAL, 1))
        """Whether kings win by arriving."""

    def blocks(self) -> Iterator[Block]:
        """Yield the solved endings: sentences, a table of pieces, and one of pairs if there are any."""
        yield Paragraph(self._say("endings explained"))
        if self._arrival:
            yield Paragraph(self._say("arrivals explained"))
        yield Listing(tuple([*self._on_pieces(), *self._on_pairs(), *self._on_claim()]))
        yield self._table_of_pieces()
        if self._endings.in_way(BY_MATE, 2):
            yield Paragraph(self._say("pairs explained"))
            columns = ((BY_MATE, "mate alone"), (NO_ARRIVAL, "no arrivals"))
            yield self._by_ways("pairs", "pair", self._endings.in_way(BY_MATE, 2), columns)

    def name(self, pieces: Sequence[str]) -> str:
        """Return the name of one piece or of two."""
        names = [self._words.piece(self._pieces[symbol]) for symbol in pieces]
        return self._say("two pieces", first=names[0], second=names[1]) if len(names) > 1 else names[0]

    def _within(self, pieces: Sequence[str]) -> str:
        """Return the name of one piece or of two within a sentence."""
        return self._words.within(self.name(pieces))

    def _say(self, code: str, **values: object) -> str:
        return self._words.say({**PLAYTEST_TEXTS, **TEXTS}[code], **values)

    def _share(self, share: float) -> str:
        return self._words.percent(share, 1)

    def _listed(self, pieces: Sequence[Sequence[str]]) -> str:
        return self._words.listed([self._within(each) for each in pieces])

    # Sentences

    def _on_pieces(self) -> Iterator[str]:
        single = self._endings.in_way(NO_ARRIVAL if self._arrival else RULES, 1)
        always = [ending.pieces for ending in single if ending.wins[0] >= ALMOST_ALL]
        never = [ending.pieces for ending in single if ending.wins[0] < HARDLY_ANY]
        if always:
            code = "mates without arrivals" if self._arrival else "wins endings"
            yield self._say(code, share=self._share(ALMOST_ALL), pieces=self._listed(always))
        if never:
            yield self._say("mates hardly", share=self._share(HARDLY_ANY), pieces=self._listed(never))
        played = self._endings.in_way(RULES, 1)
        longest = max(played, key=lambda ending: ending.longest)
        length = self._words.number(longest.longest, 0)
        yield self._say("longest ending", piece=self._within(longest.pieces), moves=length)
        for ending in self._endings.in_way(RULES, 0):
            yield self._say("bare kings", share=self._share(ending.wins[0]))

    def _on_pairs(self) -> Iterator[str]:
        pairs = sorted(self._endings.in_way(NO_ARRIVAL, 2), key=lambda ending: -ending.wins[0])[:_BEST_PAIRS]
        if pairs:
            scored = [
                self._say("scored", name=self._within(pair.pieces), share=self._share(pair.wins[0])) for pair in pairs
            ]
            yield self._say("best pairs", pairs=self._words.listed(scored))

    def _on_claim(self) -> Iterator[str]:
        """Yield what pieces do without their king, after what the inventor says."""
        endings = self._endings
        if endings.claim:
            yield self._say("claim", pieces=self._listed([(symbol,) for symbol in endings.claim]))
        gives = [(each.piece,) for each in endings.without_king if each.mates]
        if gives:
            yield self._say("gives mate", pieces=self._listed(gives))
        forces = [
            self._say(
                "forced", piece=self._within((each.piece,)), share=self._share(each.wins),
                moves=self._words.number(each.longest, 0),
            )
            for each in endings.without_king
            if each.wins
        ]  # fmt: skip
        if forces:
            yield self._say("forces mate", pieces=self._words.listed(forces))

    # Tables

    def _table_of_pieces(self) -> Table:
        single = self._endings.in_way(RULES, 1)
        if self._arrival:
            columns = ((RULES, "as played"), (BY_MATE, "mate alone"), (NO_ARRIVAL, "no arrivals"))
            return self._by_ways("endings", "piece", single, columns)
        headings = ("piece", "won", "won by mover", "lost by mover", "longest win")
        rows = []
        for ending in single:
            lost = self._share(ending.loses[1]) if ending.loses else ""
            shares = [self._share(share) for share in ending.wins]
            rows.append((self.name(ending.pieces), *shares, lost, self._length(ending)))
        return Table(self._say("endings"), tuple([self._say(code) for code in headings]), tuple(rows))

    def _by_ways(
        self, name: str, first: str, endings: Sequence[SolvedEnding], columns: Sequence[tuple[str, str]]
    ) -> Table:
        """Return a table of endings with two columns for each way in which they were solved."""
        found = {(ending.pieces, ending.way): ending for ending in self._endings.solved}
        headings = [self._say(first)]
        for _, code in columns:
            headings += [self._say(f"won {code}"), self._say(f"longest {code}")]
        rows = []
        for ending in endings:
            row = [self.name(ending.pieces)]
            for way, _ in columns:
                in_way = found[ending.pieces, way]
                row += [self._share(in_way.wins[0]), self._length(in_way)]
            rows.append(tuple(row))
        return Table(self._say(name), tuple(headings), tuple(rows))

    def _length(self, ending: SolvedEnding) -> str:
        """Return the longest win, empty where none is forced."""
        return self._words.number(ending.longest, 0) if ending.longest else ""
