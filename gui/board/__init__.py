"""The board: one painted widget with the squares and both hands, over a model that knows no screen.

    view = BoardView()
    view.set_options(BoardOptions(theme="wood"))
    view.set_palette(theme.palette("dark"))           # colours of chooser and setup panel; the system's at first
    view.set_game(game)                               # rules.game.Game; read, never changed
    view.set_movable({0, 1})                          # sides that may be moved here; empty: look only
    view.move_chosen.connect(match.play)            # an int, legal, everything about it settled

After every change of the game's cursor call `show_position(change, forward)`: `change` is the
`rules.transition.Transition` of the move just made (forward) or taken back (not forward), or None for no animation.

    set_flipped(bool), flipped()      who sits at the lower edge
    set_movable(sides), movable()     also ends a half-done move when it changes
    set_premovable(sides)             sides that may say their next move while the other thinks
    set_options(BoardOptions), options()
    set_arrow(move | None)            a legal move typed so far, shown as an arrow
    set_hint(move | None)             a suggested move
    highlight(squares)                evidence; lit until the next input
    clear_arrows()                    those the player drew
    set_paused(bool)                  pieces and hands are hidden, nothing can be moved
    cancel() -> bool                  what Escape does: ends what is half done, False if nothing was
    finish_animation()
    stand_rect(side) -> QRect         where a hand lies, in the widget's own coordinates
    announce(text)                    says it through a screen reader
    picture(width, height, ratio, hands=False) -> QPixmap

Signals:
    move_chosen(object)       a legal move, after promotion, double move or setup are settled
    refused(object)           rules.reasons.Reason: why what was tried cannot be; its squares are lit already
    stepped(int)              the wheel: 1 forward, -1 back

Keys while the board has the focus: arrows walk the squares and hands once Tab, Enter or Space has woken their cursor
(the board then takes the arrow keys from the window's shortcuts; a click puts the cursor to sleep). Enter and Space
pick and place, Escape takes one step back, Menu explains the piece under the cursor. In the chooser Enter or Space
takes the focused option, `-` declines. In the setup phase 1-4 or the arrows choose, Enter confirms.
"""
