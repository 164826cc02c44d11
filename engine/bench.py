"""Fixed positions of all games, searched to a fixed depth: the number of nodes is the signature of the search."""

import time
from collections.abc import Callable

from surajang.engine.position_history import PositionHistory
from surajang.engine.search import Limits, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.rules import fen
from surajang.rules.games import GAMES

DEPTH = 8

POSITIONS: tuple[tuple[str, str], ...] = (
    ("pandemonium", "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] w KQkq - 0 1"),
    ("pandemonium", "1kr6r/pppbppH1pp/7p2/1P1pnbc3/10/3n6/4N5/1PN1PC4/PpPK1PPPPP/3R4BR[QMqm] w - - 1 21"),
    ("pandemonium", "2rkb1M1br/ppp2ppppp/2n3n3/3p2N3/4p5/10/4Pc4/2NP1C4/PPKP1PPPPP/1RB5BR[Mqq] b - - 1 17"),
    ("pandemonium-2020", "r1b3r1k1/ppp1pp1pBp/2n1p5/5n4/1b1qN5/3P2p3/3Q6/2N1M5/PPP1PPPPPP/1R4KB1R[MPcc] b - - 0 21"),
    ("pandemonium-vchess", "3r1k2br/pppbpppppp/2n1p1n3/10/10/10/2p1P5/1PN2PN3/P2PKP1PPP/1RB5BR[QQMMCc] b - - 0 18"),
    ("mansindam", "rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1"),
    ("mansindam", "1nk6/4qn3/ppp2ppp+C/3ppb3/2a6/4PP3/1PPP1NPPP/2Q1M4/3BK2NR[ACPmrp] b - - 2 21"),
    ("mansindam", "rn2k2n1/4a4/ppp2ppp1/3ppb3/9/4PP3/aPPP2PPP/2QNM4/3BK2NR[QMPccp] w - - 0 17"),
    ("palaceshogi", "lns+sk+ssnl/1r2q2b1/+p+p+p+p+p+p+p+p+p/9/9/9/+P+P+P+P+P+P+P+P+P/1B2Q2R1/LNS+SK+SSNL[] w AIai -"),
    ("palaceshogi", "1n1+s2pk1/1r1sq1+s1l/1+p+p1+p+ps1+p/3+p4+p/4N1b2/1+S2PP3/+P1+P+P+P+P+SS1/LB1SQR3/1N3K1N1[p] w"),
)


def run(depth: int, say: Callable[[str], None], allowed: Callable[[Search], bool]) -> str:
    """Search every position to `depth`, report the nodes of each to `say`, and return the total and the speed as text.

    `allowed` is called with every search before it begins; if it returns False or the search is stopped, the bench ends
    and the text is empty.
    """
    total = 0
    seconds = 0.0
    for number, (name, text) in enumerate(POSITIONS, 1):
        variant = GAMES[name]
        position = fen.read(variant, text)
        history = PositionHistory(variant.repetition)
        history.push(position.key, position.in_check())
        search = Search(position, history, Table(16))
        if not allowed(search):
            return ""
        started = time.perf_counter()
        search.think(Limits(depth=depth), 1, FULL, None)
        spent = time.perf_counter() - started
        if search.state.stop_wanted:
            return ""
        seconds += spent
        nodes = int(search.state.nodes)
        total += nodes
        say(f"bench {number} {name}: {nodes} nodes, {nodes / max(spent, 1e-9):.0f} a second")
    return f"Nodes searched  : {total}\nNodes/second    : {total / max(seconds, 1e-9):.0f}"
