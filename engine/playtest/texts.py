"""The sentences of a playtest's report, in English; the window translates them."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # the whole
    "title": "Playtest of {title}",
    "introduction": "The computer played {played} of {games} games against itself, with {nodes} positions searched"
    " a move (seed {seed}).",
    "introduction random": "{played} of {games} games were played with random moves (seed {seed}).",
    "variety": "For variety, the first moves are drawn by lot from the best ones, and setups from all of them;"
    " {different} games are different. A game that is not over after 150 moves of each player is a draw.",
    "confidence": "Bounds hold with 95% confidence. Nothing that lies within them is claimed.",
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
    "setups": "Setups against setups",
    "tree": "The first six moves",
    "rules": "Rules that came up",
    # numbers
    "range": "{low} – {high}",
    "estimate": "{value} ({bounds})",
    "ended": "{reason} {result}",
    # findings
    "together": "Questions asked together: {tests}. The bounds in this section are wider, so that with 95% confidence"
    " all of them hold.",
    "first ahead": "The first player scores more: {share}.",
    "second ahead": "The second player scores more: of the points, the first player gets {share}.",
    "even": "No advantage of either player is shown: the first player scores {share}.",
    "mostly drawn": "Most games are drawn: {share}.",
    "rarely drawn": "Games are hardly ever drawn: {share}.",
    "rarely moved": "{piece}: hardly ever moves, in {share} of the games.",
    "rarely dropped": "{piece}: hardly ever dropped, in {share} of the games in which somebody has it in hand.",
    "rarely promoted": "{piece}: hardly ever promotes, in {share} of the games.",
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
    "lead": "The lead passes to the other player {value} times a game. A player leads with a winning chance of"
    " {chance} or more.",
    "decided": "Games that are won are decided after {value} plies on the average: from then on the winner's chance is"
    " never below {chance}.",
    "decided plot": "Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.",
    "chance plot": "The first player's mean winning chance by ply, from {first} to {last}.",
    "curve": "Winning chances follow from the computer's scores: a pawn ahead stands for {share}.",
    "decided share": "Decided games",
    "first chance": "First player's mean chance",
    # pieces
    "each game": "Mean number of times in a game, both players together.",
    "piece": "Piece",
    "moves": "Moves",
    "captures": "Captures made",
    "captured": "Is captured",
    "drops": "Dropped",
    "promotions": "Promoted",
    # values
    "values explained": "Fitted to the results of the games at {samples} quiet positions, all pieces together. The"
    " score is that of a player with one piece more, everything else being equal; a piece that is worth nothing scores"
    " {half}.",
    "values missing": "Too few games to fit values to.",
    "place": "Place",
    "on the board": "on the board",
    "in hand": "in hand",
    "score with one more": "Score with one more",
    "worth in": "Worth ({piece} = 1)",
    # heat
    "heat explained": "Where pieces move and are dropped, seen by their owner at the lower edge. The stronger its"
    " colour, the more often a square is reached.",
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
