"""The board: one painted widget with the squares and both hands. It shows a state and reports the person's input.

A `BoardState` (`gui.board.board_state`) is plain, frozen data: the pieces on the board and in hand, whose turn it is,
marks and arrows, and the rules. No code here knows a game, or asks a position what is legal: the rules are handed in
with the state (`Rules`: `moves()` and `why_not(start, end)`), and asked when a person reaches for something. So the
same widget shows

    state_of(game)                      a match, a study or a sandbox (`gui.board.state_of_game`)
    state_from_fen(variant, text)       a diagram in a text, with nothing legal (`gui.board.board_state`)
    BoardState(variant, pieces, hands)  an unfinished set-up, or anything else, also without kings

and `picture_of(state, ...)` (`gui.board.picture`), `diagram(state, ...)` (`gui.board.svg`), `render_file(...)`
(`gui.board.picture`), `FilmPainter` (`gui.board.film`) and `MiniBoard` draw it without a board to play on.

    view = BoardView()
    view.set_options(BoardOptions(theme="wood"))
    view.set_palette(theme.palette("dark"))           # colours of chooser and setup panel; the system's at first
    view.set_movable({0, 1})                          # sides that may be moved here; empty: look only
    view.move_chosen.connect(match.play)              # an int, legal, everything about it settled
    view.show_state(state_of(game))

After every change call `show_state(state, change, forward)`: `change` is the `rules.transition.Transition` of the move
just made (forward) or taken back (not forward), or None for no animation.

    forget()                          the next state has nothing to do with the one shown
    annotate(marks, arrows)           other marks and arrows on the same state; an unfinished move goes on
    set_flipped(bool), flipped()      whether the second player is at the lower edge
    set_movable(sides)                a change ends an unfinished move
    set_premovable(sides)             sides that may enter a premove while the other thinks
    set_placing(Placing | None)       pieces are placed freely; `placed` and `tapped` report it
    set_names(names)                  the players' names, for questions to one of them
    set_two_people(bool)              the second setup begins with a hand-over
    set_options(BoardOptions), options()
    set_arrow(move | None)            a legal move typed so far, shown as an arrow
    set_hint(move | None)             a suggested move; it is preselected in a question about promotion
    prefer(move)                      preselects a move there without showing it
    highlight(squares)                evidence; lit until the next input
    set_paused(bool)                  pieces and hands are hidden, nothing can be moved
    cancel() -> bool                  like Escape: undoes a step of an unfinished move, False if there is none
    finish_animation()
    edge.turn_board()                 turns the board, and announces who sits at its lower edge
    scene                             the content and its layout: `place_rect(place)`, `looks`
    announce(text)                    announces it through a screen reader

The signals, with what they carry, are at the top of `view.py`. `move_chosen(int)` is a legal move, after promotion,
double move or setup are settled.

Keys while the board has the focus: arrows walk the squares and hands once Tab, Enter or Space has woken their cursor
(the board then takes the arrow keys from the window's shortcuts; a click puts the cursor to sleep). Enter and Space
pick and place, Escape takes one step back, Menu explains the piece under the cursor. In the chooser Enter or Space
takes the focused option, `-` declines. In the setup phase 1-4 or the arrows choose, Enter confirms. The right button
draws in green, with Shift in red, with Alt in blue, with both in yellow. Where pieces are placed freely, Delete takes a
piece away, plus and minus ask for one more or fewer, and the right button for a piece's other face, or with Shift takes
it away.

Inside, `view.py` is the public face and `scene.py` what its parts share. Events go through `input.py` to `pointer.py`
and `keyboard.py`, and end in `interaction.py`, which knows no screen; `choices.py` has what a person can choose from.
`display.py` keeps the picture up to date: `painter.py` decides how each place looks and draws it, with `arrows.py`,
`animation.py` and `overlays.py` over it. `piece_card.py` explains pieces. `spoken.py` and `reading.py` put the board
into words, and `accessibility.py` serves screen readers.
"""
