"""The sentences of a playtest's report, in English; the window translates them."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # the whole
    "title": "Playtest of {title}",
    "introduction": "The computer played {played} of {games} games against itself, with {nodes} positions searched per"
    " move (seed {seed}).",
    "introduction random": "{played} of {games} games were played with random moves (seed {seed}).",
    "variety": "For variety, setups are drawn at random from all of them and the first moves from the best ones, and"
    " the search of a later move is up to a quarter longer; {different} games are different. A game that is not over"
    " after 150 moves per player is a draw.",
    "confidence": "Bounds are at 95% confidence. Differences within them are not reported.",
    "none yet": "No game has ended yet.",
    # sections
    "findings": "What stands out",
    "results": "Results",
    "length": "Length of the games",
    "chances": "Winning chances",
    "branching": "Choice of moves",
    "pieces": "What the pieces do",
    "values": "What the pieces are worth",
    "heat": "Where the pieces go",
    "setups": "Setup against setup",
    "tree": "The first six moves",
    "rules": "Rules that came up",
    # numbers
    "range": "{low} – {high}",
    "estimate": "{value} ({bounds})",
    "ended": "{reason} {result}",
    # findings
    "together": "Claims tested together: {tests}. The bounds in this section are wider, so that all of them hold with"
    " 95% confidence.",
    "first ahead": "The first player scores more: {share}.",
    "second ahead": "The second player scores more: the first player gets {share} of the points.",
    "even": "Neither player is shown to have an advantage: the first player scores {share}.",
    "mostly drawn": "Most games are drawn: {share}.",
    "rarely drawn": "Games are hardly ever drawn: {share}.",
    "rarely moved": "{piece}: hardly ever moves, only in {share} of the games.",
    "rarely dropped": "{piece}: hardly ever dropped, only in {share} of the games in which a player has it in hand.",
    "rarely promoted": "{piece}: hardly ever promotes, only in {share} of the games.",
    "setup loses": "Setup {setup} loses: between equal players it scores {share}.",
    "setup wins": "Setup {setup} wins: between equal players it scores {share}.",
    "unused": "{rule}: never came up. At most {high} of the games have it.",
    "worthless": "{piece}: next to worthless on the board. With one more, a player scores {share}.",
    "better in hand": "{piece}: worth more in hand than on the board. With one more in hand, a player scores {share}.",
    # results
    "first wins": "First player wins",
    "second wins": "Second player wins",
    "draws": "Draws",
    "first score": "First player's score",
    "end": "End",
    "result": "Result",
    "games": "Games",
    "share": "Share of the games",
    "bounds": "95% bounds",
    # length, branching
    "mean length": "Mean length in plies, single moves of either player: {value}.",
    "length plot": "Number of games by their length in plies. Half of them end within {median} plies; the shortest has"
    " {least}, the longest {most}.",
    "plies": "Plies",
    "mean legal": "Mean number of legal moves: {value}.",
    "legal plot": "Legal moves by ply: {first} at the start, at most {most} at ply {place}.",
    "legal moves": "Legal moves",
    # chances
    "lead": "The lead changes {value} times per game. A player leads with a winning chance of {chance} or more.",
    "decided": "Won games are decided after {value} plies on average: from then on the winner's chance is never below"
    " {chance}.",
    "decided plot": "Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.",
    "chance plot": "The first player's mean winning chance by ply, from {first} to {last}.",
    "curve": "Winning chances are derived from the computer's scores: being a pawn ahead means {share}.",
    "decided share": "Decided games",
    "first chance": "First player's mean chance",
    # pieces
    "each game": "Mean number of times in a game, both players together.",
    "piece": "Piece",
    "moves": "Moves",
    "captures": "Captures made",
    "captured": "Captured",
    "drops": "Dropped",
    "promotions": "Promoted",
    # values
    "values explained": "Fitted to the results of the games at {samples} quiet positions, all pieces together. The"
    " score is that of a player with one more piece, all else being equal; a worthless piece scores {half}.",
    "values missing": "Too few games to fit values.",
    "place": "Place",
    "on the board": "on the board",
    "in hand": "in hand",
    "score with one more": "Score with one more",
    "worth in": "Worth ({piece} = 1)",
    # heat
    "heat explained": "Where pieces move and are dropped, with their owner at the lower edge. The stronger the colour,"
    " the more often a square is reached.",
    "heat plot": "{piece}: most often to {squares}.",
    # setups
    "setups explained": "The first player's score. Rows are the first player's setups, columns the second player's.",
    "setup": "Setup",
    # tree
    "tree explained": "Moves that many games have in common, with the number of these games and the first player's"
    " score.",
    "first moves": "First moves",
    "tree missing": "No move is common to enough games yet.",
    # rules
    "rule": "Rule",
    "drop": "Drop",
    "promotion": "Promotion",
    "castling": "Castling",
    "en passant": "En passant capture",
    "second step": "Second step",
}
"""The sentences by code. Their fields are numbers as text, some with bounds, and names."""

REASONS: Final[dict[str, str]] = {
    "checkmate": "Checkmate",
    "stalemate": "Stalemate",
    "repetition": "Repetition",
    "move limit": "Too long without progress",
    "perpetual check": "Perpetual check",
    "abandoned": "Stopped after 150 moves",
}
"""The names of the ends of games."""
