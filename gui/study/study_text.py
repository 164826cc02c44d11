"""What is asked and said about a study."""

from gui.kit.translation import Text

COMMENT, COMMENT_BEFORE = Text("Comment"), Text("Comment before the move")
COMMENT_HINTS = (Text("A comment on this move"), Text("A comment on the whole"))
BEFORE_HINT = Text("What is said before this move")

LACKS_CHANGES = Text("{name} does not have your changes.")
KEPT_ANYWAY = Text("They are saved among your studies all the same.")
SAVE_THEM, LEAVE_THEM = Text("Save them there"), Text("Leave it as it is")
