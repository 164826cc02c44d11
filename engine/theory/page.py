"""The page "What is known" in words, tables and plots: the report on a game's theory, told to its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from surajang.engine.playtest.chances import Z_95, Estimate, mean_of, rate_of, share_of, z_score
from surajang.engine.playtest.counting import DECIDED
from surajang.engine.playtest.report import Branch, PieceValue, Report, SetupPair
from surajang.engine.playtest.sections import Block, Listing, Paragraph, Section, Sections, Table, Words, rate_of_points
from surajang.engine.playtest.texts import TEXTS as PLAYTEST_TEXTS
from surajang.engine.theory import contrast
from surajang.engine.theory.contrast import Compared, compared
from surajang.engine.theory.endings import Endings
from surajang.engine.theory.solved import SolvedEndings
from surajang.engine.theory.texts import TEXTS
from surajang.rules.variant import Variant

SHORT, OPENING, ENDINGS = "short", "opening", "endings"
"""The sections of the summary, of the openings and of the endings."""

FIRST_MOVES: Final = 4
"""The most first moves that the summary names."""

_ENDS: Final = 4
"""The most ends of games that the summary names."""

_FEW_DRAWS: Final = 0.05

_WELL_KNOWN: Final = 0.1
"""The value of a piece is well known if its bounds are closer together than this."""

_MOST_VALUABLE: Final = 3
"""The summary names this many of the most valuable pieces, with their scores, and the least valuable one."""

_MAX_BEST: Final = 3
"""More pieces than this are not called the most valuable."""

_TEXTS: Final = {**PLAYTEST_TEXTS, **TEXTS}


class KnownSections(Sections):
    """Words the theory of a game, from reports on games of strong players and of beginners, and solved endings."""

    def __init__(
        self,
        report: Report,
        beginners: Report | None,
        variant: Variant,
        words: Words,
        endings: Endings | None = None,
    ) -> None:
        super().__init__(report, variant, words)
        self._beginners = beginners
        self._endings = SolvedEndings(endings, variant, words) if endings is not None else None
        self.tests = self._count_claims()
        """How many claims are tested together."""
        self._z = z_score(self.tests)

    def introduction(self) -> list[str]:
        """Return the paragraphs before the sections."""
        report, number = self._report, self._words.number
        values = {"played": number(report.played, 0), "nodes": number(report.nodes, 0)}
        return [self._say("introduction", **values), self._say("confidence")]

    def all(self) -> list[Section]:
        """Return the sections that have something to show."""
        found = [
            self._section(code, list(blocks))
            for code, blocks in (
                (SHORT, self._short()),
                (OPENING, self._tree()),
                (ENDINGS, self._endings.blocks() if self._endings is not None else ()),
                ("fair", self._fair()),
                ("setups", self._setups()),
                ("worth", self._worth()),
                ("heat", self._heat()),
                ("ends", self._ends()),
                ("beginners", self._contrast()),
                ("basis", self._basis()),
            )
        ]
        return [section for section in found if section.blocks]

    def _say(self, code: str, **values: object) -> str:
        return self._words.say(_TEXTS[code], **values)

    def _count_claims(self) -> int:
        """Return how many claims are tested: who is ahead, draws, setups, first moves, pairs of values, differences."""
        report = self._report
        setups = {number for pair in report.setups for number in (pair.first, pair.second)}
        differences = len(compared(report, self._beginners)) if self._beginners is not None else 0
        return 2 + len(setups) + len(report.tree) + 2 * len(report.values) + differences

    # The summary

    def _short(self) -> Iterator[Block]:
        texts = [*self._on_results(), *self._on_setups(), *self._on_values(), *self._on_openings(), *self._on_ends()]
        yield Listing(tuple(texts))

    def _on_results(self) -> Iterator[str]:
        won, drawn, lost = self._report.results
        games = self._words.number(self._report.played, 0)
        first = share_of([1.0] * won + [0.5] * drawn + [0.0] * lost, self._z)
        if first.high < 0.5:
            second = Estimate(1 - first.value, 1 - first.high, 1 - first.low)
            yield self._say("second ahead", share=self._share(second), games=games)
        else:
            yield self._say("first ahead" if first.low > 0.5 else "even", share=self._share(first), games=games)
        draws = rate_of(drawn, self._report.played, self._z)
        yield self._say("hardly drawn" if draws.high < _FEW_DRAWS else "drawn", share=self._share(draws))

    def _on_setups(self) -> Iterator[str]:
        scores = setup_scores(self._report.setups, self._z)
        if not scores:
            return
        better = {number: score for number, score in scores.items() if score.low > 0.5}
        worse = {number: score for number, score in scores.items() if score.high < 0.5}
        for code, found in (("setups better", better), ("setups worse", worse)):
            if found:
                order = sorted(found, key=lambda number: -found[number].value)
                names = [self._scored(self._setup(number), found[number]) for number in order]
                yield self._say(code, setups=self._words.listed(names))
        if not better and not worse:
            yield self._say("setups even")

    def _scored(self, name: str, share: Estimate) -> str:
        return self._say("scored", name=name, share=self._share(share))

    def _on_values(self) -> Iterator[str]:
        board = self._values_of(in_hand=False)
        hand = self._values_of(in_hand=True)
        if not board:
            return
        known = {symbol: value for symbol, value in board.items() if self._high(value) - self._low(value) < _WELL_KNOWN}
        order = self._by_value(known)
        if known:
            shown = [*order[:_MOST_VALUABLE], *order[_MOST_VALUABLE:][-1:]]
            shares = [self._scored(self._within(symbol), self._for_claims(known[symbol])) for symbol in shown]
            yield self._say("one more", pieces=self._words.listed(shares))
        best = [symbol for symbol in order if self._high(known[symbol]) >= self._low(known[order[0]])]
        if 0 < len(best) <= _MAX_BEST < len(known):
            yield self._say("best pieces", pieces=self._names(best))
        order = [symbol for symbol in self._by_value(board) if symbol in hand]
        yield from self._named("better on board", [s for s in order if self._low(board[s]) > self._high(hand[s])])
        yield from self._named("better in hand", [s for s in order if self._low(hand[s]) > self._high(board[s])])
        promoted = [(symbol, self._promoted(symbol)) for symbol in self._by_value(board)]
        pairs = [(symbol, face) for symbol, face in promoted if face in board]
        gains = [symbol for symbol, face in pairs if self._low(board[face]) > self._high(board[symbol])]
        costs = [symbol for symbol, face in pairs if self._high(board[face]) < self._low(board[symbol])]
        yield from self._named("better promoted", gains)
        yield from self._named("worse promoted", costs)

    def _named(self, code: str, symbols: list[str]) -> Iterator[str]:
        """Yield a sentence about pieces, if there are any."""
        if symbols:
            yield self._say(code, pieces=self._names(symbols))

    def _names(self, symbols: list[str]) -> str:
        return self._words.listed([self._within(symbol) for symbol in symbols])

    def _within(self, symbol: str) -> str:
        """Return a piece's name within a sentence."""
        return self._words.within(self._name(symbol))

    def _values_of(self, in_hand: bool) -> dict[str, PieceValue]:
        return {value.symbol: value for value in self._report.values if value.in_hand == in_hand}

    def _by_value(self, values: dict[str, PieceValue]) -> list[str]:
        return sorted(values, key=lambda symbol: -values[symbol].share.value)

    def _promoted(self, symbol: str) -> str:
        """Return the symbol of a piece's only other face, empty if it does not promote or may choose."""
        promotion = self._pieces[symbol].promotion
        others = {promotion.becomes, *promotion.choices} - {""} if promotion is not None else set()
        return others.pop() if len(others) == 1 else ""

    def _for_claims(self, value: PieceValue) -> Estimate:
        return Estimate(value.share.value, max(0.0, self._low(value)), min(1.0, self._high(value)))

    def _low(self, value: PieceValue) -> float:
        """Return the lower bound of a piece's share, for claims."""
        return value.share.value - (value.share.value - value.share.low) * self._z / Z_95

    def _high(self, value: PieceValue) -> float:
        return value.share.value + (value.share.high - value.share.value) * self._z / Z_95

    def _on_openings(self) -> Iterator[str]:
        first, tree = self._report.first.value, self._report.tree
        if not tree:
            return
        shares = [rate_of(branch.games, self._report.played, self._z) for branch in tree[:FIRST_MOVES]]
        named = [self._scored(self._first(each), share) for each, share in zip(tree, shares, strict=False)]
        yield self._say("opens with", moves=self._words.listed(named))
        scores = [(branch, rate_of_points(branch.points, branch.games, self._z)) for branch in tree]
        better = [(branch, score) for branch, score in scores if score.low > first]
        worse = [(branch, score) for branch, score in scores if score.high < first]
        for code, found in (("opens better", better), ("opens worse", worse)):
            if found:
                found.sort(key=lambda each: -each[1].value)
                moves = [self._scored(self._first(branch), score) for branch, score in found]
                yield self._say(code, moves=self._words.listed(moves))
        if not better and not worse:
            yield self._say("opens even")

    def _first(self, branch: Branch) -> str:
        return self._words.move(branch.written, 0)

    def _on_ends(self) -> Iterator[str]:
        report, words = self._report, self._words
        reasons: Counter[str] = Counter()
        for end in report.ends:
            reasons[end.reason] += end.games
        shares = [(reason, rate_of(games, report.played, self._z)) for reason, games in reasons.most_common(_ENDS)]
        ends = [self._scored(words.within(words.reason(reason)), share) for reason, share in shares]
        yield self._say("ended by", ends=words.listed(ends))
        low, high = (words.number(quantile(report.lengths, part) / 2, 0) for part in (0.25, 0.75))
        yield self._say("lasts", mean=self._moves(report.length), low=low, high=high)
        if report.decided_by_ply:
            yield self._say("clear", mean=self._moves(report.decided), chance=words.percent(DECIDED, 0))

    def _moves(self, plies: Estimate) -> str:
        """Return plies as moves of each player."""
        return self._mean(Estimate(plies.value / 2, plies.low / 2, plies.high / 2))

    # Sections

    def _fair(self) -> Iterator[Block]:
        yield next(iter(self._results()))
        yield from self._chances()

    def _ends(self) -> Iterator[Block]:
        yield from list(self._results())[1:]
        yield from self._length()

    def _worth(self) -> Iterator[Block]:
        """Yield a table with a row for each piece, the most valuable first."""
        report, words = self._report, self._words
        board, hand = self._values_of(in_hand=False), self._values_of(in_hand=True)
        if not board and not hand:
            yield Paragraph(self._say("values missing"))
            return
        samples, half = words.number(report.samples, 0), words.percent(0.5, 0)
        yield Paragraph(self._say("values explained", samples=samples, half=half))
        yield Paragraph(self._say("values chosen"))
        headings = [self._say("piece"), self._say("score on board"), self._say("score in hand")]
        if report.unit:
            unit = self._name(report.unit)
            headings += [self._say("worth on board", piece=unit), self._say("worth in hand", piece=unit)]
        order = [*self._by_value(board), *[symbol for symbol in self._by_value(hand) if symbol not in board]]
        rows: list[tuple[str, ...]] = []
        for symbol in order:
            values = [places.get(symbol) for places in (board, hand)]
            row = [self._name(symbol), *[self._share(value.share) if value else "" for value in values]]
            if report.unit:
                worths = [value.worth if value else None for value in values]
                row += [self._mean(worth, 2) if worth is not None else "" for worth in worths]
            rows.append(tuple(row))
        yield Table(self._say("worth"), tuple(headings), tuple(rows))

    def _contrast(self) -> Iterator[Block]:
        weak, words = self._beginners, self._words
        if weak is None:
            return
        yield Paragraph(
            self._say(
                "samples",
                played=words.number(self._report.played, 0), nodes=words.number(self._report.nodes, 0),
                weak=words.number(weak.played, 0), few=words.number(weak.nodes, 0),
            )
        )  # fmt: skip
        found = compared(self._report, weak, self._z)
        yield Listing(tuple(self._differences(found)) or (self._say("no difference"),))
        yield Paragraph(self._say("each hundred"))
        yield self._uses_of_both(weak)

    def _differences(self, found: list[Compared]) -> Iterator[str]:
        """Yield the sentences on what lies outside the errors."""
        for quantity in (contrast.DROPS, contrast.PROMOTIONS, contrast.MOVES):
            for way in ("more", "less"):
                names = [each.about for each in found if each.quantity == quantity and getattr(each, way)]
                yield from self._named(f"{quantity} {way}", names)
        for way in ("more", "less"):
            rules = [
                self._say(
                    "instead",
                    name=self._words.within(self._rule(each.about)),
                    strong=self._share(each.strong),
                    weak=self._share(each.weak),
                )
                for each in found
                if each.quantity == contrast.RULE and getattr(each, way)
            ]
            if rules:
                yield self._say(f"come up {way}", rules=self._words.listed(rules))
        codes = {contrast.LENGTH: ("last longer", "last shorter"), contrast.LEAD: ("lead more", "lead less")}
        for each in found:
            if each.quantity in codes and (each.more or each.less):
                code = codes[each.quantity][0 if each.more else 1]
                yield self._say(code, strong=self._mean(each.strong), weak=self._mean(each.weak))

    def _uses_of_both(self, weak: Report) -> Table:
        """Return a table of what strong players and beginners do with each piece."""
        strong_uses, weak_uses = contrast.uses(self._report), contrast.uses(weak)
        headings = ["piece"]
        for column in ("drops strong", "promotions strong", "moves strong"):
            headings += [column, "by beginners"]
        rows: list[tuple[str, ...]] = []
        for symbol, strong in strong_uses.items():
            other, row = weak_uses[symbol], [self._name(symbol)]
            for name in ("drops", "promotions", "moves"):
                means = [
                    contrast.in_hundred(getattr(use, name), report)
                    for use, report in ((strong, self._report), (other, weak))
                ]
                row += [self._mean(mean, 2) for mean in means] if any(mean.value for mean in means) else ["", ""]
            rows.append(tuple(row))
        return Table(self._say("beginners"), tuple([self._say(code) for code in headings]), tuple(rows))

    def _basis(self) -> Iterator[Block]:
        report, number = self._report, self._words.number
        yield Paragraph(self._say("variety", different=number(report.different, 0)))
        yield Paragraph(self._say("together", tests=number(self.tests, 0)))


def setup_scores(pairs: tuple[SetupPair, ...], z: float = Z_95) -> dict[int, Estimate]:
    """Return the share of the points of each setup, as if both sides had the same chances, with bounds at a z-score."""
    games = sum([pair.wins + pair.draws + pair.losses for pair in pairs])
    if not games:
        return {}
    first = sum([pair.wins + pair.draws / 2 for pair in pairs]) / games
    points: dict[int, list[float]] = {}
    for pair in pairs:
        for gained, count in ((1.0, pair.wins), (0.5, pair.draws), (0.0, pair.losses)):
            points.setdefault(pair.first, []).extend([0.5 + gained - first] * count)
            points.setdefault(pair.second, []).extend([0.5 + first - gained] * count)
    means = {number: mean_of(found, z) for number, found in sorted(points.items())}
    return {n: Estimate(mean.value, max(0.0, mean.low), min(1.0, mean.high)) for n, mean in means.items()}


def quantile(tally: tuple[tuple[int, int], ...], part: float) -> int:
    """Return the number that a part of a tally does not exceed."""
    total = sum([count for _, count in tally])
    sums = accumulate([count for _, count in tally])
    return next((number for (number, _), so_far in zip(tally, sums, strict=True) if so_far >= part * total), 0)
