"""The report of a playtest in words, tables and plots, for a file and for the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from surajang.engine.playtest.chances import Z_95, Estimate, chance_of, rate_of, share_of
from surajang.engine.playtest.counting import DECIDED, LEAD
from surajang.engine.playtest.plots import Chart, Series, SquareMap
from surajang.engine.playtest.report import ON_PIECES, ON_SETUPS, UNUSED, Branch, Finding, Report
from surajang.engine.playtest.texts import REASONS, TEXTS
from surajang.rules.codes import square_at
from surajang.rules.coordinates import written_square
from surajang.rules.game import DRAW, FIRST_WINS
from surajang.rules.notation import setup_choices
from surajang.rules.piece import Piece
from surajang.rules.variant import Variant

PAWN = 100
"""A pawn in hundredths of a pawn."""

FAVOURITE_SQUARES = 3

MAX_SETUPS = 24
"""The most rows and columns of the table of setups, which has a cell for each pair."""

WINS, LOSES = "1–0", "0–1"
RESULTS = {FIRST_WINS: WINS, DRAW: "½–½"}


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of text."""

    text: str


@dataclass(frozen=True)
class Listing:
    """Sentences, one below the other."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """A table with a `name`; the first column has words, the others numbers."""

    name: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Picture:
    """A plot with a description in words, and the `title` above it."""

    plot: Chart | SquareMap
    text: str
    title: str = ""


Block = Paragraph | Listing | Table | Picture


@dataclass(frozen=True)
class Section:
    """A part of the report with a title; `code` names it."""

    code: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Words:
    """The formatters of one language: a text filled with values, a number with decimal places, a share in percent, a
    list, sentences as one text, a piece, a name within a sentence, a reason for the end of a game, a move of a side in
    notation, and a setup."""

    say: Callable[..., str]
    number: Callable[[float, int], str]
    percent: Callable[[float, int], str]
    listed: Callable[[Iterable[str]], str]
    sentences: Callable[..., str]
    piece: Callable[[Piece], str]
    within: Callable[[str], str]
    reason: Callable[[str], str]
    move: Callable[[str, int], str]
    setup: Callable[[str], str]


def english(variant: Variant) -> Words:
    """Return the words for a file in English."""

    def say(text: str, **values: object) -> str:
        return text.format(**values) if values else text

    def reason(code: str) -> str:
        return REASONS.get(code, code[:1].upper() + code[1:])

    return Words(
        say,
        lambda value, places: f"{value:,.{places}f}",
        lambda share, places: f"{100 * share:.{places}f}%",
        ", ".join,
        lambda *parts: " ".join(parts),
        lambda piece: piece.name,
        lambda name: name,
        reason,
        lambda written, side: written,
        lambda written: written,
    )


class Sections:
    """Words a report on a variant."""

    def __init__(self, report: Report, variant: Variant, words: Words) -> None:
        self._report = report
        self._variant = variant
        self._words = words
        self._pieces = {piece.symbol: piece for piece in variant.pieces}

    def title(self, title: str) -> str:
        """Return the title of the report, with that of the game."""
        return self._say("title", title=title)

    def introduction(self) -> list[str]:
        """Return the paragraphs before the sections."""
        report, number = self._report, self._words.number
        values = {
            "played": number(report.played, 0), "games": number(report.games, 0), "nodes": number(report.nodes, 0),
            "seed": str(report.seed),
        }  # fmt: skip
        if not report.nodes:
            return [self._say("introduction random", **values), self._say("confidence")]
        return [
            self._say("introduction", **values),
            self._say("variety", different=number(report.different, 0)),
            self._say("confidence"),
        ]

    def all(self) -> list[Section]:
        """Return the sections that have something to show."""
        if not self._report.played:
            return [self._section("results", [Paragraph(self._say("none yet"))])]
        found = [
            self._section(code, list(blocks))
            for code, blocks in (
                ("findings", self._findings()),
                ("results", self._results()),
                ("length", self._length()),
                ("chances", self._chances()),
                ("branching", self._branching()),
                ("pieces", self._uses()),
                ("values", self._values()),
                ("heat", self._heat()),
                ("setups", self._setups()),
                ("tree", self._tree()),
                ("rules", self._rules()),
            )
        ]
        return [section for section in found if section.blocks]

    def _section(self, code: str, blocks: Sequence[Block]) -> Section:
        return Section(code, self._say(code), tuple(blocks))

    def _say(self, code: str, **values: object) -> str:
        return self._words.say(TEXTS[code], **values)

    def _name(self, symbol: str) -> str:
        return self._words.piece(self._pieces[symbol])

    def _share(self, share: Estimate) -> str:
        """Return a share with its bounds."""
        return self._say("estimate", value=self._percent(share.value, share), bounds=self._bounds(share))

    def _percent(self, value: float, share: Estimate) -> str:
        """Return a share, or one of its bounds, with the places that its error justifies."""
        return self._words.percent(value, 1 if share.error >= 0.001 else 2 if share.error >= 0.0002 else 3)

    def _mean(self, mean: Estimate, places: int = 1) -> str:
        """Return a mean with its error, from two games on; what never happens has none."""
        if mean.value == 0:
            return self._words.number(0, 0)
        value = self._words.number(mean.value, places)
        return f"{value} ± {self._words.number(mean.error, places)}" if self._report.played > 1 else value

    def _rule(self, code: str) -> str:
        """Return the name of a rule, or of an end of the game."""
        return self._say(code) if code in TEXTS else self._words.reason(code)

    def _setup(self, number: int) -> str:
        return self._words.setup(setup_choices(self._variant)[number])

    # Findings and results

    def finding(self, finding: Finding) -> str:
        """Return the sentence of a finding."""
        values: dict[str, object] = {"share": self._share(finding.estimate)}
        if finding.code in ON_SETUPS:
            values["setup"] = self._setup(int(finding.about))
        elif finding.code == UNUSED:
            values = {"rule": self._rule(finding.about), "high": self._percent(finding.estimate.high, finding.estimate)}
        elif finding.code in ON_PIECES:
            values["piece"] = self._name(finding.about)
        return self._say(finding.code, **values)

    def _findings(self) -> Iterator[Block]:
        yield Listing(tuple([self.finding(finding) for finding in self._report.findings]))
        yield Paragraph(self._say("together", tests=self._words.number(self._report.tests, 0)))

    def _results(self) -> Iterator[Block]:
        report, words, first = self._report, self._words, self._report.first
        won, drawn, lost = report.results

        def row(code: str, count: int) -> tuple[str, ...]:
            share = rate_of(count, report.played)
            return self._say(code), words.number(count, 0), self._percent(share.value, share), self._bounds(share)

        score = self._say("first score"), words.number(won + drawn / 2, 1), self._percent(first.value, first)
        yield self._counted(
            "result", row("first wins", won), row("draws", drawn), row("second wins", lost),
            (*score, self._bounds(first)),
        )  # fmt: skip
        ends = []
        for end in report.ends:
            share = rate_of(end.games, report.played)
            name = self._say("ended", reason=words.reason(end.reason), result=RESULTS.get(end.result, LOSES))
            ends.append((name, words.number(end.games, 0), self._percent(share.value, share), self._bounds(share)))
        yield self._counted("end", *ends)

    def _counted(self, code: str, *rows: tuple[str, ...]) -> Table:
        """Return a table of counts, shares and their bounds."""
        name = self._say(code)
        return Table(name, (name, self._say("games"), self._say("share"), self._say("bounds")), rows)

    def _bounds(self, share: Estimate) -> str:
        return self._say("range", low=self._percent(share.low, share), high=self._percent(share.high, share))

    # Length, chances, choice

    def _length(self) -> Iterator[Block]:
        report, number = self._report, self._words.number
        yield Paragraph(self._say("mean length", value=self._mean(report.length)))
        lengths = [plies for plies, games in report.lengths for _ in range(games)]
        width = max(1, round((lengths[-1] - lengths[0]) / 40))
        bars: dict[int, int] = {}
        for plies in lengths:
            bars[plies // width * width] = bars.get(plies // width * width, 0) + 1
        chart = Chart(
            (Series("", tuple([(float(at), float(games)) for at, games in sorted(bars.items())])),),
            self._say("plies"), self._say("games"), bars=True,
        )  # fmt: skip
        median = lengths[(len(lengths) - 1) // 2]
        text = self._say(
            "length plot", median=number(median, 0), least=number(lengths[0], 0), most=number(lengths[-1], 0)
        )
        yield Picture(chart, text)

    def _chances(self) -> Iterator[Block]:
        report, words = self._report, self._words
        if not report.chance_by_ply:
            return
        yield Paragraph(self._say("lead", value=self._mean(report.lead, 2), chance=words.percent(LEAD, 0)))
        series = [Series(self._say("first chance"), _by_ply(report.chance_by_ply))]
        first, last = words.percent(report.chance_by_ply[0], 0), words.percent(report.chance_by_ply[-1], 0)
        text = self._say("chance plot", first=first, last=last)
        if report.decided_by_ply:
            yield Paragraph(self._say("decided", value=self._mean(report.decided), chance=words.percent(DECIDED, 0)))
            series.append(Series(self._say("decided share"), _by_ply(report.decided_by_ply)))
            text = self._words.sentences(text, self._decided_text())
        yield Picture(Chart(tuple(series), self._say("plies"), "", shares=True), text)
        yield Paragraph(self._say("curve", share=words.percent(chance_of(PAWN, report.curve), 0)))

    def _decided_text(self) -> str:
        """Return when a quarter and half of the games are decided, as far as they are."""
        shares, words = self._report.decided_by_ply, self._words
        early = next((ply for ply, share in enumerate(shares) if share >= 0.25), len(shares) - 1)
        late = next((ply for ply, share in enumerate(shares) if share >= 0.5), len(shares) - 1)
        return self._say(
            "decided plot",
            quarter=words.percent(shares[early], 0), early=words.number(early, 0),
            half=words.percent(shares[late], 0), late=words.number(late, 0),
        )  # fmt: skip

    def _branching(self) -> Iterator[Block]:
        report, number = self._report, self._words.number
        if not report.legal_by_ply:
            return
        yield Paragraph(self._say("mean legal", value=self._mean(report.legal)))
        most = max(report.legal_by_ply)
        text = self._say(
            "legal plot",
            first=number(report.legal_by_ply[0], 0), most=number(most, 0),
            place=number(report.legal_by_ply.index(most), 0),
        )  # fmt: skip
        chart = Chart((Series("", _by_ply(report.legal_by_ply)),), self._say("plies"), self._say("legal moves"))
        yield Picture(chart, text)

    # Pieces

    def _uses(self) -> Iterator[Block]:
        yield Paragraph(self._say("each game"))
        columns = ("moves", "captures", "captured", "drops", "promotions")
        headings = (self._say("piece"), *[self._say(column) for column in columns])
        rows = [
            (
                self._name(use.symbol),
                *[self._mean(mean, 2) for mean in (use.moves, use.captures, use.captured, use.drops, use.promotions)],
            )
            for use in self._report.pieces
        ]
        yield Table(self._say("pieces"), headings, tuple(rows))

    def _values(self) -> Iterator[Block]:
        report, words = self._report, self._words
        if not report.values:
            yield Paragraph(self._say("values missing"))
            return
        half, samples = words.percent(0.5, 0), words.number(report.samples, 0)
        yield Paragraph(self._say("values explained", samples=samples, half=half))
        headings = [self._say("piece"), self._say("place"), self._say("score with one more")]
        if report.unit:
            headings.append(self._say("worth in", piece=self._name(report.unit)))
        rows: list[tuple[str, ...]] = []
        for value in report.values:
            row = [self._name(value.symbol), self._say("in hand" if value.in_hand else "on the board")]
            row.append(self._share(value.share))
            if report.unit:
                row.append(self._mean(value.worth, 2) if value.worth is not None else "")
            rows.append(tuple(row))
        yield Table(self._say("values"), tuple(headings), tuple(rows))

    def _heat(self) -> Iterator[Block]:
        variant = self._variant
        if not self._report.heat:
            return
        yield Paragraph(self._say("heat explained"))
        holes = frozenset([rank * variant.files + file for file, rank in variant.zone(variant.holes)])
        for symbol, counts in self._report.heat:
            total = sum(counts)
            order = sorted(range(len(counts)), key=lambda place: (-counts[place], place))
            squares = [
                f"{written_square(variant, square_at(place % variant.files, place // variant.files))}"
                f"\N{NO-BREAK SPACE}{self._words.percent(counts[place] / total, 0)}"
                for place in order[:FAVOURITE_SQUARES]
                if counts[place]
            ]
            text = self._say("heat plot", piece=self._name(symbol), squares=self._words.listed(squares))
            yield Picture(SquareMap(variant.files, variant.ranks, counts, holes), text, self._name(symbol))

    # Setups, opening, rules

    def _setups(self) -> Iterator[Block]:
        pairs = {(pair.first, pair.second): pair for pair in self._report.setups}
        if not pairs:
            return
        yield Paragraph(self._say("setups explained"))
        firsts, seconds = _most_played([first for first, _ in pairs]), _most_played([second for _, second in pairs])
        rows: list[tuple[str, ...]] = []
        for first in firsts:
            row = [self._setup(first)]
            for second in seconds:
                pair = pairs.get((first, second))
                if pair is None:
                    row.append("")
                else:
                    row.append(self._share(share_of([1.0] * pair.wins + [0.5] * pair.draws + [0.0] * pair.losses)))
            rows.append(tuple(row))
        headings = (self._say("setup"), *[self._setup(second) for second in seconds])
        yield Table(self._say("setups"), headings, tuple(rows))

    def _tree(self) -> Iterator[Block]:
        if not self._report.tree:
            yield Paragraph(self._say("tree missing"))
            return
        yield Paragraph(self._say("tree explained"))
        rows = [row for branch in self._report.tree for row in self._branch(branch, 0)]
        headings = (self._say("first moves"), self._say("games"), self._say("first score"))
        yield Table(self._say("tree"), headings, tuple(rows))

    def _branch(self, branch: Branch, depth: int) -> Iterator[tuple[str, ...]]:
        """Yield the row of a move, and those of the moves after it; the bounds depend on the points alone."""
        words = self._words
        before, side = divmod(self._variant.first_side + depth, 2)
        number = f"{before + 1}{'…' if side else '.'}"
        score = rate_of_points(branch.points, branch.games)
        indent = "\u2003" * depth
        written = words.move(branch.written, side)
        yield f"{indent}{number} {written}", words.number(branch.games, 0), self._share(score)
        for after in branch.branches:
            yield from self._branch(after, depth + 1)

    def _rules(self) -> Iterator[Block]:
        report, words = self._report, self._words
        rows = []
        for code, games in report.rules:
            share = rate_of(games, report.played)
            row = words.number(games, 0), self._percent(share.value, share), self._bounds(share)
            rows.append((self._rule(code), *row))
        yield self._counted("rule", *rows)


def _most_played(setups: Sequence[int]) -> list[int]:
    """Return the setups that a table has room for, those met by most others."""
    return sorted(setup for setup, _ in Counter(setups).most_common(MAX_SETUPS))


def rate_of_points(points: float, games: int, z: float = Z_95) -> Estimate:
    """Return the share of the points of some games, with bounds that hold whatever the number of draws."""
    whole, half = divmod(round(2 * points), 2)
    return share_of([1.0] * whole + [0.5] * half + [0.0] * (games - whole - half), z)


def _by_ply(values: Sequence[float]) -> tuple[tuple[float, float], ...]:
    return tuple([(float(ply), value) for ply, value in enumerate(values)])
