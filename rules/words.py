"""The sentences for `rules.reasons`, whole and in one place, so that each can be translated as one."""

from collections.abc import Callable
from typing import Final, NamedTuple

from surajang.rules.coordinates import written_square
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason, Value
from surajang.rules.variant import Variant

LONGEST_QUOTE: Final = 40
"""The most characters of user input that are quoted, for readability."""

FOR_SCRIPTS: Final[dict[str, str]] = {
    # requests of scripts, and the command line
    "request no line of JSON": "A request is one line of JSON: {message}.",
    "request no object": 'A request is a JSON object such as {{"variant": "mansindam"}}.',
    "request nested": "The request is nested too deeply.",
    "request too long": "A request has at most {most} characters.",
    "request without a game": 'The request lacks "variant".',
    "request wants a text": '"{field}" has to be a text.',
    "request wants a list": '"{field}" has to be a list of texts.',
    "request wants a flag": '"{field}" has to be true or false.',
    "request of too many moves": '"moves" has at most {most} moves, and this has {number}.',
    "depth of perft": "The depth is a number from 0 to {most}, not {number}.",
    # definitions for Fairy-Stockfish, and why there is none
    "definition of a game": "{game}, a definition for Fairy-Stockfish (option VariantPath).",
    "setup not defined": "The players' choice of a setup is not a move here: start each game from a position after it.",
    "promoted otherwise in FEN": "Promoted pieces are written differently in FEN: {pieces}.",
    "drop mate not defined": "Not expressed: no drop of the {piece} may checkmate.",
    "castling not defined": (
        "Not expressed: castling does not depend on earlier moves. Give each position all rights whose"
        " king and rook are at home."
    ),
    "gap not defined": "Not expressed: only repetitions at most {number} plies apart count.",
    "repetition not defined": "Not expressed exactly: the move that repeats once too often is illegal, not a loss.",
    "no definition": "{game} cannot be defined for Fairy-Stockfish. {reason}",
    "key not defined": 'It uses "{field}".',
    "piece attacks afar": "The {piece} attacks the enemy king from afar.",
    "piece has walls": "The {piece} stops at its own walls.",
    "piece has terrain": "The {piece} moves differently on some squares.",
    "piece steps twice": "The {piece} can step twice in a turn.",
    "piece spares": "The {piece} spares some of the enemy's pieces.",
    "piece is limited": "The {piece} is limited in number.",
    "piece is lost": "The {piece} is killed or changed when it is captured.",
    "piece has no letter": "The {piece} has no single letter.",
    "piece promotes elsewhere": "No definition says where the {piece} promotes.",
    "piece is dropped elsewhere": "No definition says where the {piece} is dropped.",
    "king moves otherwise": "The king moves differently.",
    "some must promote": "Only some pieces must promote.",
}
"""Sentences that no window shows: the command line is English."""

SENTENCES: Final[dict[str, str]] = {
    # whose turn it is
    "game over": "The game is over: {outcome}.",
    "king has arrived": "The game is over.",
    "setup first": "{player} chooses a setup first.",
    "not your turn": "It is {player}'s turn.",
    "repetition": "This would repeat the position once too often, which is not allowed.",
    # moves on the board
    "no piece": "There is no piece on this square.",
    "just captured": "The {piece} has just been captured.",
    "off the board": "That is not a square of the board.",
    "own piece there": "Your own {other} is there.",
    "going nowhere": "A move has to go somewhere.",
    "no room to pass": "The {piece} passes only beside an empty square.",
    "cannot pass": "Passing is not possible now.",
    "not its movement": "The {piece} does not move like that.",
    "captures straight ahead": "The {piece} captures straight ahead, not diagonally.",
    "captures diagonally": "The {piece} captures diagonally ahead, not straight ahead.",
    "no long step": "The {piece} moves one square, never more.",
    "one square from here": "From here the {piece} moves only one square.",
    "so far from here": "From here the {piece} moves up to {number} squares.",
    "never back": "The {piece} never moves backwards.",
    "jumps ahead only": "The {piece} only jumps ahead: two squares straight and one to the side.",
    "slides ahead only": "The {piece} moves straight ahead only.",
    "steps like a silver": "The {piece} moves one square diagonally, or one straight ahead.",
    "steps like a gold": "The {piece} moves one square straight, or one diagonally ahead.",
    "bishop and straight steps": "The {piece} moves like a bishop, or one square straight.",
    "rook and diagonal steps": "The {piece} moves like a rook, or one square diagonally.",
    "rook that hops": "The {piece} moves like a rook, and captures only by hopping over one piece.",
    "bishop, step and jump": "The {piece} moves like a bishop or one square straight, or jumps two squares diagonally.",
    "steps like a king": "The {piece} moves one square in any direction.",
    "jumps like a knight": "The {piece} jumps two squares straight and one to the side.",
    "slides like a bishop": "The {piece} moves diagonally.",
    "slides like a rook": "The {piece} moves straight along ranks and files.",
    "slides like a queen": "The {piece} moves straight or diagonally.",
    "bishop and knight": "The {piece} moves like a bishop or a knight.",
    "rook and knight": "The {piece} moves like a rook or a knight.",
    "queen and knight": "The {piece} moves like a queen or a knight.",
    "knight and king": "The {piece} moves like a knight, or one square in any direction.",
    "bishop, knight and king": "The {piece} moves like a bishop or a knight, or one square straight.",
    "rook, knight and king": "The {piece} moves like a rook or a knight, or one square diagonally.",
    "within two squares": "The {piece} jumps at most two squares.",
    "only from a rank": "The {piece} moves that way only from rank {number} on, counted from its own side.",
    "only along corridors": "The {piece} moves diagonally only along the corridors of the enemy {region}.",
    "one step in its palace": "In its own {region} the {piece} moves only one square, diagonally.",
    "in the way": "The {other} is in the way.",
    "does not capture so": "The {piece} does not capture that way.",
    "goes so to capture": "The {piece} moves that way only to capture.",
    "spared": "The {piece} cannot capture this {other}.",
    "hops to capture": "The {piece} hops only to capture.",
    "needs a screen": "The {piece} captures only over a piece in between.",
    "one screen": "The {piece} captures over exactly one piece.",
    "no screen": "The {piece} cannot hop over this {other}.",
    "moves otherwise here": "In its own {region} the {piece} does not move like that.",
    "stops at the wall": "The {piece} stops where it enters its own {region}.",
    # promotion
    "must promote": "The {piece} must promote there.",
    "always promotes": "Promotion is not optional: a move that touches the last {number} ranks promotes the {piece}.",
    "promotes on arrival": (
        "Promotion is not optional: a move that ends on the last {number} ranks promotes the {piece}."
    ),
    "must promote at the end": "On the last rank the {piece} must promote.",
    "promotes otherwise": "The {piece} can only become one piece: {other}.",
    "does not promote": "The {piece} does not promote.",
    "outside the zone": "The {piece} promotes only in the promotion zone.",
    "outside the last ranks": "The {piece} promotes only by a move that touches the last {number} ranks.",
    "outside the last rank": "The {piece} promotes only by a move that touches the last rank.",
    "promoted too often": "The limit for the {other} is {number} on the board.",
    # drops
    "not in hand": "{player} has no {piece} in hand.",
    "drop on a piece": "A piece can only be dropped on an empty square.",
    "drop on the last rank": "The {piece} may not be dropped on the last rank.",
    "drop on the first rank": "The {piece} may not be dropped on its first rank.",
    "drop on an outer rank": "The {piece} may not be dropped on the first or the last rank.",
    "drop too far": "The {piece} may be dropped on its first {number} ranks only.",
    "drop on this square": "The {piece} may not be dropped on this square.",
    "too many on the board": "The limit for the {piece} is {number} on the board.",
    "two on a file": "Your {piece} is already on this file.",
    "drop gives mate": "A dropped {piece} may not give checkmate.",
    "nothing to become": "The {piece} would have to promote, and none of the pieces that it may become is free.",
    "drop gives check": "A dropped {piece} may not give check.",
    # castling
    "no rook at home": "Castling that way needs your {piece} on {square}.",
    "has moved": "The king or this {piece} has moved before.",
    "castling through pieces": "There are pieces between the king and the {piece}.",
    "castling out of check": "You cannot castle while in check.",
    "castling through check": "The king would cross or land on a square attacked by the {other} on {square}.",
    "castles otherwise": "To castle on that side the king goes to {square}.",
    "castles from home": "The king castles only from {square}.",
    "castling reversed": "{text} is castling with the {piece} on {square}: the reverse of chess. {reason}",
    # the king's safety
    "facing kings": "The kings would face each other with nothing between them.",
    "arrival guarded": "Arriving there wins only on a square that is not attacked: the {other} on {square} guards it.",
    "into check": "The king would be attacked by the {other} on {square}.",
    "in check": "Your king is in check from the {other} on {square}.",
    "drop opens": "This would let the {other} on {square} attack your king.",
    "pinned": "The {piece} is pinned: your king would be attacked by the {other} on {square}.",
    # moves as text
    "not like a move": "{text} is not written like a move, such as {examples}.",
    "not legal": "{text} is not a legal move here.",
    "unnamed move not legal": "This move is not legal here.",
    "no legal move because": "{text} is not a legal move here. {reason}",
    "promotion not written": "{text} must promote, which is written {move}.",
    "several moves": "{text} could be more than one move: write one of {moves}.",
    "no piece goes there": "None of your pieces can move to {square} like that.",
    "no such piece goes there": "You have no {piece} that can move to {square} like that.",
    "no setup": "{text} is not a setup; {player} first chooses one of {choices}.",
    "no such square": "There is no square {text}.",
    "no castling": "There is no castling in this game.",
    "no castling to that side": "Castling to that side is not possible now.",
    "nothing to drop": "There is no piece {text} to drop in this game.",
    "no drop there": "No {piece} can be dropped on {square} now.",
    "move of several": "Move {number}: {reason}",
    # positions as text: the board and the hands
    "position too long": "A position has at most {most} characters, and this text has {number}.",
    "position empty": "The position is empty.",
    "too many fields": "A position has at most {most} fields, and this text has {number}.",
    "wrong ranks": "The board has {ranks} ranks, and this text has {number}.",
    "wrong files": "Rank {rank} has {files} squares, and the text gives {number}.",
    "run of none": "A run of empty squares cannot be 0.",
    "no hole": "Rank {rank} has a hole where the board has a square.",
    "piece in a hole": "Rank {rank} has a piece in a hole of the board.",
    "piece unknown": "Rank {rank} has {text}, which is not a piece of this game.",
    "piece not promoted": "The {piece} on rank {rank} is not a promoted piece.",
    "hands not closed": "The hands lack their closing bracket.",
    "not for the hand": "The hands cannot hold {text}.",
    "hand too full": "A hand holds at most {most} pieces of a kind.",
    # positions as text: the other fields
    "side unknown": "The side to move must be w or b, not {text}.",
    "castling letters": "Castling is written with letters or as -, not {text}.",
    "castling rights": "Castling rights are {letters} or -, not {text}.",
    "en passant squares": "En passant squares are written as in e3 or as -, not {text}.",
    "en passant off the board": "There is no square {text} for en passant.",
    "half-moves no number": "The half-move counter must be a number, not {text}.",
    "half-moves too many": "The half-move counter goes up to {most}, and {text} is more.",
    "moves no number": "The move counter must be a number, not {text}.",
    "moves too many": "The move counter goes up to {most}, and {text} is more.",
    "setup phase unknown": "{text} is not a setup phase of this game.",
    "castling of vchess": "Castling is written as in ajaj or as - here, not {text}.",
    "hands of vchess": "The hands are {number} digits here, not {text}.",
    "not in vchess": "vchess does not have this game, so hands are written in brackets.",
    # positions that no game can be played from
    "no king": "{player} has no king.",
    "several kings": "{player} needs exactly one king and has {number}.",
    "king can be captured": "It is {player}'s turn, but {opponent}'s king could be captured.",
    "both kings arrived": "Both kings have arrived, so there is no single winner.",
    "too many for a hand": "There are more than {most} pieces that count as {piece} in hand.",
    "check in the setup": "No king may be attacked in the setup phase.",
    "turn in the setup": "In the setup phase, it must be the turn of the player who chooses.",
    "pieces in the setup": "In the setup phase, the pieces to be arranged must be on their squares.",
    # saved games
    "on a line": "Line {line}: {reason}",
    "no game": "There is no game in this text.",
    "too many games": "A file of this size has at most {most} games, and this one has more.",
    "game too large": "This is too large for a saved game: it has more than {size}.",
    "not text": "This is not text (in UTF-8), so it is not a saved game.",
    "sign unknown": "{text} makes no sense here.",
    "comment not closed": "A comment is not closed.",
    "header not written so": 'A header is written as in [Event "…"].',
    "too many headers": "A game has at most {most} headers.",
    "too many moves": "A game has at most {most} moves with its variations, and this one has {number}.",
    "too many variations": "A game has at most {most} variations.",
    "too many moves to try": (
        "There is no [Variant] tag to say which game this is, and there are too many moves to try them all."
    ),
    "moves fit no game": "There is no [Variant] tag to say which game this is, and its moves fit no game.",
    "start not read": "The start position cannot be read. {reason}",
    "variation not closed": "A variation is not closed.",
    "variation not opened": "A variation is closed that was never opened.",
    "nothing to vary": "A variation appears where there is no move to vary.",
    "no annotation": "${number} is not an annotation: they go up to ${most}.",
    # names and files
    "no such own game": "There is no game {text} here, and the file does not define it.",
    "no such game": "There is no game {text}; the games are {games}.",
    "folder": "It is a folder.",
    "no regular file": "It is a pipe or a device, not a regular file.",
    "file too large": "It is larger than {size}.",
    "file not read": "{file} cannot be read: {message}.",
    # drawings of pieces
    "drawing no SVG": "This is not a readable SVG file (line {line}).",
    "drawing uses": "A drawing is made of shapes, paths, groups and gradients; it may not have {text}.",
    "drawing value": "A drawing cannot have {text} here.",
    "drawing too large": "A drawing has at most {most} characters.",
    "drawing too detailed": "This drawing is too detailed. Simplify it with a drawing program.",
    "drawing outside": "Part of this drawing is far outside its frame.",
    "drawing without size": "This drawing has no size.",
    "drawing empty": "This drawing shows nothing.",
    "sign without outline": "No font on this computer can draw {text} as an outline.",
    # definitions of games
    "definition too long": "A definition has at most {most} characters.",
    "definition no TOML": "This cannot be read as TOML: {message}.",
    "definition nested": "This is nested too deeply.",
    "definition number": "A number is too large: the largest is {most}.",
    "definition lacks": "{key} is missing here.",
    "definition key unknown": "There is no key {text} here; the keys are {names}.",
    "definition key misspelt": "There is no key {text} here; {field} may be meant.",
    "definition wants a text": "{key} has to be a text, in quotes.",
    "definition wants a number": "{key} has to be a whole number from 0 to {most}.",
    "definition wants a flag": "{key} has to be true or false.",
    "definition wants a list": "{key} has to be a list, in square brackets.",
    "definition wants a table": "{key} has to be a table.",
    "definition list too long": "{key} has at most {most} entries.",
    "definition text too long": "{key} has at most {most} characters.",
    "definition text unprintable": "{key} has characters that cannot be printed, such as a line break.",
    "definition inherits from nothing": "There is no game {text} to inherit from; similar names are {games}.",
    "definition inherits nothing": "Only a game that inherits from another can remove something.",
    "definition removes nothing": "There is no {text} to remove in {game}.",
    # what contradicts itself in a definition: forms of texts, numbers and names
    "text empty": "{key} must not be empty.",
    "number too small": "{key} has to be at least {least}.",
    "none of these": "{text} is not one of these: {names}.",
    "name not written so": "A name has only lower-case letters, digits and hyphens, unlike {text}.",
    "no other game": "This has to name another game, not {text}.",
    "no such piece": "The game has no piece {text}.",
    "symbol not written so": "The symbol of a piece is a capital letter, as in N, +N or N~, not {text}.",
    "letter not written so": "The letter that people write is as in N or Ln, not {text}.",
    "pieces alike": "Two pieces have the same {key}.",
    "one kind only": "Only one kind of piece can have {key}.",
    # … zones
    "zone missing": "A zone is missing here.",
    "zone for one side": "A zone for each side needs squares on both sides of the |, unlike {text}.",
    "zone not written so": "A zone is written as in 9-10, d7-f9 or e8, not {text}.",
    "zone off the board": "The zone {text} is not on a board of {files} files and {ranks} ranks.",
    "region without a name": "Squares that are outlined or tinted, or behind a wall, need a name: {key}.",
    # … movement
    "movement unreadable": "In the movement {movement}, {text} cannot be read.",
    "movement too long": "In the movement {movement}, a length has to be a number from 1 to {most}.",
    "movement to nowhere": "In the movement {movement}, {text} leads nowhere.",
    "only riders hop": "In the movement {movement}, p comes before a leap: only a rider hops, as in cpR.",
    "only leaps are lame": (
        "In the movement {movement}, n does not come before a leap over squares: only such a leap can be"
        " blocked on its way, as in nN."
    ),
    "terrain adds nothing": "The terrain on {text} adds no movement.",
    "never moves": "The {piece} never moves.",
    "wall without slides": "The {piece} slides nowhere, so no wall stops it.",
    "screens without hops": "The {piece} does not hop, so there is nothing that it cannot hop over.",
    "leap and ride": "The {piece} leaps over squares by a step that the {other} rides by.",
    "ride too long": "The {piece} rides by leaps of three files, which is not possible on a board of {files} files.",
    "no second step": "The {piece} does not capture on every square beside it, so it cannot step on from there.",
    "spares the king": "The {piece} cannot spare the king.",
    # … kings
    "one royal piece": "A game has exactly one royal piece, which comes first.",
    "royal in a hand": "The {piece} is royal: it cannot be promoted, held, dropped or limited in number.",
    "royal pawn": "The {piece} is royal: it cannot be a pawn, move twice, or spare a piece.",
    "royal slides": "The {piece} is royal: it has to step, and to capture where it goes.",
    "faces no king": "Only a king faces the other one, and by captures; the {piece} cannot face it by {text}.",
    # … pawns, promotion and drops
    "en passant without a pawn": "The {piece} cannot be captured en passant, because it is not a pawn.",
    "en passant without a long move": "The {piece} never passes over a square, so there is no en passant.",
    "en passant without a capture": "The {piece} captures nothing beside its way, so there is no en passant.",
    "en passant or a move": "The {piece} moves where it captures, so a move could not say whether it is en passant.",
    "promotions alike": "A move could not say which piece is chosen: {symbols}.",
    "numbers of promotions": "A promotion needs a number for each of these: {symbols}.",
    "too many promotions": "A piece can become one of {most} pieces at most.",
    "promotes to this": "The {piece} cannot promote to {text}.",
    "no former pawn": "{symbol}, which was a pawn, needs the name, the letter and the moves of {base}.",
    "held as this": "The {piece} is held as {text}, which no hand can hold.",
    "mate by a far drop": "The {piece} captures from afar; mate can be forbidden only to drops of pieces that step.",
    "order of the hand": "The order of the hand has to name each piece that can be dropped, once.",
    "other hands in vchess": "The hands {text} for vchess are not those of the game.",
    # … castling
    "letter of castling": "The letter of a castling must be a capital letter, not {text}.",
    "castling along a file": "King and rook castle along a rank.",
    "castling to one square": "Two squares of this castling are the same.",
    "castling too far": "King and rook have to end between the squares where they stood.",
    "castling without castles": "Where there is castling, at least one side castles.",
    "too many castlings": "A side castles in {most} directions at most.",
    "castling of two kings": "The king cannot castle from both {first} and {second}.",
    "castlings alike": "Two castlings share a letter, a notation or a rook.",
    "castling not at home": "The castling {text} finds no king and rook at the start.",
    # … ends of the game
    "repeated too early": "A position is repeated when it occurs for at least the second time, not {number}.",
    "odd gap": "Occurrences of a position are an even number of moves apart, not {number}.",
    "illegal and lost": "A repetition that is illegal is neither lost nor played again.",
    "arrival without a reason": "An arrival needs a zone and a reason.",
    "arrival without a zone": "Pieces that arrive need a zone to arrive in.",
    "reason of another end": "{text} is the reason for another kind of end than an arrival.",
    "sentence of an arrival": "The sentence of an arrival has to contain {{winner}}, and needs an arrival.",
    "arrived at the start": "The {piece} has arrived on {place} at the start.",
    "limit without draws": "A limit of moves draws the game, and this game cannot be drawn.",
    "draws of a game without any": "A game without draws must not be drawn by stalemate or repetition.",
    # … setups
    "files of a setup": "A setup fills different files, not {text}.",
    "choices of a setup": "A setup needs choices, all of them different.",
    "titles of a setup": "Each choice of a setup needs a title of its own.",
    "other pieces in a setup": "The setup {text} does not put the same pieces on the files {files}.",
    "three files to swap": "Three of the files {files} are side by side, so a swap is ambiguous.",
    "no swaps to a setup": "The setup {text} cannot be reached by swapping neighbours.",
    "setup not at the start": "At the start, {text} has to be on the files {files}.",
    # … what a screen shows
    "no piece sets": "A game needs at least one set of pieces.",
    "names of players": "The two players need two different names.",
    "coordinates too short": "Shogi's coordinates have one digit for a file, and there are {files} files.",
    "drawing missing": "The picture of the {piece} names the drawing {text}, which does not exist.",
    "pictures alike": "The {piece} has the same picture as the {other}.",
    "picture of both sides": "The picture {text} is the same for both sides: add Black's after a |, or a ground before"
    " it.",
    "picture without a sign": "In the picture {text}, a sign of at most {most} characters follows {name}.",
    "no picture in the set": "The set {name} has no piece {text}.",
    "picture unknown": (
        "{text} is not a picture. A picture begins with one of {grounds}, or names a piece of a set, as"
        " in international:N, or one or two figures, as in rook + knight; the figures are {figures}."
    ),
    # … the board and its start
    "size of the board": "A board of {files} by {ranks} squares is not possible; {most} by {most} is the largest.",
    "too many kinds": "A game has at most {most} kinds of pieces.",
    "start not written so": "The start {text} is not written like a position.",
    "setup of the start": "The start and the game disagree about a setup phase.",
    "rights of the start": "The start has castling rights {text} that the game does not have.",
    "hands of the start": "The start has pieces in hand that no hand can hold.",
    "holes of the start": "The start has holes on other squares than the board.",
    "kings of the start": "Each side needs one king at the start.",
    "definition start": "No game can be played from this start. {reason}",
    "definition in a file": "{file}:{place}: {reason}",
    "no file name": "{text} is not a file name.",
    "definition file empty": "It defines no game.",
    "definition file of several": "It defines {number} games: name one of them, as in FILE:{field}.",
    "no such game in the file": "It defines no game {text}; it defines {games}.",
    "no such game of many in the file": "It defines {number} games, none named {text}; similar names are {games}.",
    "definition line unreadable": "The definition of its game is damaged.",
    "definition of another game": "It was played by the rules of {text}, and the definition with it is that of {game}.",
    "another game of this name": "Another game is already known as {text}.",
    # definitions for Fairy-Stockfish that are read, and what is not supported in them
    "no castling anywhere": "Castling from any start is not supported.",
    "no second board": "Games on two boards are not supported.",
    "no promotion in place": "Promotion without going ahead is not supported.",
    "no promotion by captures": "Promotion only by captures is not supported.",
    "no demotion": "Demotion of pieces is not supported.",
    "no explosions": "Captures that explode are not supported.",
    "no immunity": "Pieces that cannot capture their like are not supported.",
    "no petrifying": "Captures that leave a wall are not supported.",
    "no castling of drops": "Castling with dropped pieces is not supported.",
    "no opposite castling": "Castling that forbids the opponent's is not supported.",
    "no wins by castling": "Winning by castling is not supported.",
    "no games without checks": "Games without checks are not supported.",
    "no compulsory captures": "Compulsory captures are not supported.",
    "no compulsory drops": "Compulsory drops are not supported.",
    "no drops by neighbours": "Drops that depend on their neighbours are not supported.",
    "no drops of rooks": "Drops of rooks on the first rank only are not supported.",
    "no drops by colour": "Drops that depend on the square's colour are not supported.",
    "no promoted drops": "Drops of promoted pieces are not supported.",
    "no gating": "Gating is not supported.",
    "no Cambodian moves": "The first moves of Cambodian chess are not supported.",
    "no walls": "Moves that build walls are not supported.",
    "no lines": "Lines on the board are not supported.",
    "no passing": "Passing is not supported.",
    "no fixed kings": "Kings that may not flee from check are not supported.",
    "no flipping": "Pieces that change sides on the board are not supported.",
    "no forbidden repeats": "Forbidding repeated moves is not supported.",
    "no chases": "Forbidding perpetual chases is not supported.",
    "no counted stalemate": "Counting pieces at a stalemate is not supported.",
    "no other checkmates": "A checkmate that does not lose is not supported.",
    "no Mongolian mates": "Mongolian chess's limits on checkmate are not supported.",
    "no facing ends": "Ending the game when the kings face each other is not supported.",
    "no several kings": "Several royal pieces are not supported.",
    "no several arrivals": "The arrival of several pieces is not supported.",
    "no last move": "A last move after an arrival is not supported.",
    "no counted checks": "Counting checks is not supported.",
    "no rows": "Winning by a row of pieces is not supported.",
    "no blocks": "Winning by a square of pieces is not supported.",
    "no connections": "Winning by connecting regions is not supported.",
    "no counted material": "Counting material is not supported.",
    "no full boards": "Ending the game when the board is full is not supported.",
    "no counted endgames": "Counting moves by what is left on the board is not supported.",
    "rules not supported": "Its rules are not supported.",
    "no key": "There is no key {text}.",
    "letter of a piece": "A piece has a letter, not {text}.",
    "letter alone": "Only a letter is allowed here, without {text}.",
    "letter and movement": "A letter and a movement belong here, as in p:mfWcfF.",
    "not a flag": "This has to be true or false, not {text}.",
    "not a number": "This has to be a number, not {text}.",
    "not a file": "This has to be a file from a to l or from 1 to {most}, not {text}.",
    "not a rank": "This has to be a rank from 1 to {most}, not {number}.",
    "not squares": "Squares are written as in d4, *1 or a*, not {text}.",
    "not pairs": "Pairs are written as in {example}, not {text}.",
    "key of a definition": "{field}: {reason}",
    "section twice": "There is already a section [{name}] in line {line}.",
    "name of another game": "Fairy-Stockfish already has a game {text}; give yours another name.",
    "inherits from what needs": "It inherits from {game}, which needs {field}: {reason}",
    "inherits from below": "It inherits from {text}, and there is no such game above it.",
    "inherits from nothing": "It inherits from {text}, and there is no such game.",
    "inherits from refused": "It inherits from {text}, which is refused in line {line}: {reason}",
    "section not written so": "A section begins with its name in square brackets, as in [mine:chess].",
    "line too long": "A line has at most {most} characters.",
    "line not written so": "A line is written as in stalemateValue = loss.",
    "no lost pieces": "Ending the game by losing pieces is not supported.",
    "no royal to lose": "A royal piece that may be lost is not supported.",
    "no promoted kings": "Promotion to a king is not supported.",
    "no second promotion": "A piece that promotes twice is not supported.",
    "one digit": "In the movement {movement}, a length has to be one digit from 1 to 9.",
    "initial capture": "In the movement {movement}, an initial move captures nothing, so it is written with m.",
    "no such rider": "In the movement {movement}, only steps like W, F and N can be repeated.",
    "no such hopper": "In the movement {movement}, only a rook or bishop that goes further than a step hops.",
    "no such lame leap": "In the movement {movement}, only N, D, A and Z can be blocked on their way.",
    "no short knightrider": "In the movement {movement}, a rider by knight's steps goes any distance.",
    "mixed directions": "In the movement {movement}, a slide and a leap or hop go in one direction.",
    "no region for one": "A region for one side only is not supported.",
    "no lopsided moves": "Different movement to the left and right is not supported.",
    "no triple steps alone": "Triple steps without double steps are not supported.",
    "no region to pass": "A region that a piece may pass out of is not supported.",
    "no promotions by side": "Different promotions of each side are not supported.",
    "promotes to nothing": "{symbol} promotes to a piece that does not exist.",
    "no two promotions": "{symbol} promotes in two ways, which is not supported.",
    "no promotion limit": "A limit on compulsory promotion is not supported.",
    "no dead ends": "{symbol} may not go where it could never leave, which is not supported.",
    "no pawns by side": "Different pawns of each side are not supported.",
    "no uncounted pawns": "Pawns that do not count for the n-move rule are not supported.",
    "no mixed en passant": "Captures en passant among different pieces are not supported.",
    "no en passant squares": "Captures en passant on some squares only are not supported.",
    "never promoted": "The piece {text} is never promoted.",
    "no such castling right": "The right to castle {text} is not supported.",
    "no castling of several": "Castling with different pieces is not supported.",
    "no castling without a king": "Castling of a piece that is not a king is not supported.",
    "rook on the other side": "The right to castle {text} finds its rook on the other side.",
    "no endless repetition": "Repetition without a result is not supported.",
    "no one-sided repetition": "Repetition that the same side always wins is not supported.",
    "no such stalemate": "A stalemate with the value {text} is not supported.",
    "no arrival for one": "An arrival for one side only is not supported.",
    "no mixed arrivals": "Different pieces that arrive are not supported.",
    "nobody arrives": "No piece of the game can arrive.",
    "name too long": "A game's name has letters or digits, and at most {most} characters.",
    **FOR_SCRIPTS,
}


SENTENCE: Final = "a sentence"
PIECE: Final = "a piece"
PLAYER: Final = "a player"
REGION: Final = "a region"

QUOTED: Final = ("text", "movement")
"""The names of values that are user input."""

KEY: Final = "key"
"""The name of a key of a definition."""

Say = Callable[[str, str], str]
"""Words a text, the second argument saying what it is: a sentence with its names in braces, or such a name."""


def in_english(text: str, what: str) -> str:
    """Return a text as an English sentence quotes it."""
    return text


BYTES: Final = "{number} bytes"
MEGABYTES: Final = "{number} MB"


def _number(number: int) -> str:
    """Return a number as an English sentence writes it."""
    return f"{number:,}"


def _listed(items: tuple[str, ...]) -> str:
    """Return items as an English sentence lists them."""
    return ", ".join(items)


def _piece(piece: Piece) -> str:
    """Return a piece as an English sentence names it."""
    return piece.name.lower()


def _key(key: str) -> str:
    """Return a key of a definition as an English sentence quotes it."""
    return f'"{key}"'


class Language(NamedTuple):
    """How a language says texts, names and pieces, writes numbers and lists, quotes, and fills a sentence.

    `quote` quotes what somebody wrote, `key` a key of a definition.
    """

    say: Say = in_english
    number: Callable[[int], str] = _number
    listed: Callable[[tuple[str, ...]], str] = _listed
    piece: Callable[[Piece], str] = _piece
    fill: Callable[..., str] = str.format
    quote: Callable[[str], str] = repr
    key: Callable[[str], str] = _key


ENGLISH: Final = Language()


def sentence(reason: Reason, language: Language = ENGLISH) -> str:
    """Return what a reason says, as a sentence (two where it names a reason of its own)."""
    words = {name: _word(reason.variant, name, value, language) for name, value in reason.values.items()}
    return language.fill(language.say(SENTENCES[reason.code], SENTENCE), **words)


def _word(variant: Variant | None, name: str, value: Value, language: Language) -> str:
    """Return how a sentence names one of a reason's values."""
    say = language.say
    if isinstance(value, Piece):
        return language.piece(value)
    if isinstance(value, Reason):
        return sentence(value, language)
    if isinstance(value, tuple):
        return language.listed(value)
    if isinstance(value, str):
        if name in QUOTED:
            return language.quote(value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "…")
        return language.key(value) if name == KEY else say(value, REGION) if name == "region" else value
    if name == "square" and variant:
        return written_square(variant, value)
    if name in ("player", "opponent") and variant:
        return say(variant.appearance.players[value], PLAYER)
    if name == "size":
        size, unit = (value // 1_000_000, MEGABYTES) if value >= 1_000_000 else (value, BYTES)
        return say(unit, SENTENCE).format(number=language.number(size))
    return language.number(value)
