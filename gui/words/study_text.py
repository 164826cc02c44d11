"""What is asked and said about a study."""

from gui.translation import tr

COMMENT, COMMENT_BEFORE = tr("Comment"), tr("Comment before the move")
COMMENT_HINTS = (tr("A comment on this move"), tr("A comment on the whole"))
BEFORE_HINTS = (tr("What is said before this move"), "")

LACKS_CHANGES = tr("{name} does not have your changes.")
KEPT_ANYWAY = tr("They are saved among your studies all the same.")
SAVE_THEM, LEAVE_THEM = tr("Save them there"), tr("Leave it as it is")
