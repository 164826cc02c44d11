"""The sentences of the page "What is known", in English; the window translates them."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # the whole
    "title": "What is known about {title}",
    "introduction": "No book has been written about this game yet. Everything here comes from {played} games that the"
    " computer played against itself, with {nodes} positions searched per move.",
    "confidence": "Ranges in brackets are 95% confidence bounds. Anything that could be chance is left out.",
    # sections
    "short": "In short",
    "opening": "Opening moves",
    "fair": "Is it fair?",
    "setups": "Effects of the setups",
    "worth": "What the pieces are worth",
    "ends": "How games end, and when",
    "beginners": "What strong players do and beginners do not",
    "basis": "What this is based on",
    # is it fair
    "first ahead": "The first player has the better chances: {share} of the points in {games} games.",
    "second ahead": "The second player has the better chances: {share} of the points in {games} games.",
    "even": "Neither player is shown to have the better chances: the first player gets {share} of the points in {games}"
    " games.",
    "drawn": "Games drawn: {share}.",
    "hardly drawn": "Draws are rare: {share} of the games.",
    # setups
    "setups better": "Setups that score more than others: {setups}.",
    "setups worse": "Setups that score less than others: {setups}.",
    "setups even": "No setup is shown to be better or worse than another.",
    "scored": "{name} {share}",
    # pieces
    "one more": "A player's score with one more of these on the board: {pieces}.",
    "best pieces": "Worth most on the board, among the pieces whose value is well established: {pieces}.",
    "better on board": "Worth more on the board than in hand: {pieces}.",
    "better in hand": "Worth more in hand than on the board: {pieces}.",
    "better promoted": "Worth more once promoted: {pieces}.",
    "worse promoted": "Worth less once promoted: {pieces}.",
    "values chosen": "In these games, material is given up only where the computer sees compensation. A piece lost for"
    " nothing costs more.",
    "score on board": "Score with one more on the board",
    "score in hand": "Score with one more in hand",
    "worth on board": "On the board ({piece} = 1)",
    "worth in hand": "In hand ({piece} = 1)",
    # openings
    "opens with": "The computer's most frequent first moves: {moves}.",
    "opens better": "First moves with which the first player scores above average: {moves}.",
    "opens worse": "First moves with which the first player scores below average: {moves}.",
    "opens even": "No first move is shown to score more or less than the others.",
    # ends and length
    "ended by": "How games end: {ends}.",
    "lasts": "A game lasts {mean} moves per player on average; half of all games last {low} to {high} moves.",
    "clear": "On average, a won game is decided after {mean} moves per player: from then on, the winner's chance is"
    " always {chance} or more.",
    # strong players and beginners
    "samples": "{played} games with {nodes} positions searched per move, compared with {weak} games with only {few}:"
    " like a beginner, the computer then sees little more than the next move.",
    "no difference": "No difference between them is shown.",
    "drop more": "Strong players drop these pieces more often: {pieces}.",
    "drop less": "Strong players drop these pieces less often: {pieces}.",
    "promote more": "Strong players promote these pieces more often: {pieces}.",
    "promote less": "Strong players promote these pieces less often: {pieces}.",
    "move more": "Strong players move these pieces more often: {pieces}.",
    "move less": "Strong players move these pieces less often: {pieces}.",
    "come up more": "More common in games of strong players: {rules}.",
    "come up less": "Less common in games of strong players: {rules}.",
    "instead": "{name} {strong} (beginners: {weak})",
    "last longer": "Games of strong players last longer: {strong} moves per player (beginners: {weak}).",
    "last shorter": "Games of strong players are shorter: {strong} moves per player (beginners: {weak}).",
    "lead more": "The lead changes more often in games of strong players: {strong} times (beginners: {weak}).",
    "lead less": "The lead changes less often in games of strong players: {strong} times (beginners: {weak}).",
    "each hundred": "How often per hundred moves, both players together.",
    "drops strong": "Dropped by strong players",
    "by beginners": "By beginners",
    "promotions strong": "Promoted by strong players",
    "moves strong": "Moved by strong players",
    # endings
    "endings": "Endings",
    "endings explained": "A king and one piece against a bare king, with nothing in hand. Every position has been"
    " solved, so these numbers are exact: the share of all positions that the side with the piece wins when it is to"
    " move, and its longest win in moves.",
    "arrivals explained": "In the columns for mate only, a king that arrives ends the game without a winner. In those"
    " without arrivals the game goes on, which shows what the pieces themselves can do.",
    "pairs explained": "Pairs of the pieces that seldom mate alone. Wins that begin by giving one of them away are not"
    " counted.",
    "wins endings": "These win from at least {share} of the positions: {pieces}.",
    "mates without arrivals": "As long as no king arrives, these mate from at least {share} of the positions:"
    " {pieces}.",
    "mates hardly": "These mate from less than {share} of the positions: {pieces}.",
    "longest ending": "The longest win with best play by both sides: {piece}, {moves} moves.",
    "bare kings": "With no pieces but the kings, the side to move wins from {share} of the positions.",
    "best pairs": "As long as no king arrives, these pairs mate from most positions: {pairs}.",
    "claim": "The inventor of this game says that these mate alone: {pieces}.",
    "gives mate": "Only these can give mate without any help from their king: {pieces}.",
    "forces mate": "Only these can force mate without their king (share of the positions, longest win in moves):"
    " {pieces}.",
    "forced": "{piece} {share} ({moves})",
    "two pieces": "{first} + {second}",
    "pair": "Pair",
    "pairs": "Pairs of pieces",
    "won": "Positions won",
    "won by mover": "Won, other side to move",
    "lost by mover": "Lost, other side to move",
    "longest win": "Longest win",
    "won as played": "Positions won",
    "longest as played": "Longest win",
    "won mate alone": "Won, mate only",
    "longest mate alone": "Longest, mate only",
    "won no arrivals": "Won, without arrivals",
    "longest no arrivals": "Longest, without arrivals",
    # basis
    "together": "Claims tested together: {tests}. The bounds in sentences are wider than those in tables, so that all"
    " sentences together are true with 95% confidence.",
}
"""The sentences by code, which take precedence over those of engine.playtest.texts. Their fields are numbers as text,
some with bounds, and names."""
