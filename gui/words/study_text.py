"""What is asked and said about a study."""

COMMENT, COMMENT_BEFORE = "Comment", "Comment before the move"
COMMENT_HINTS = ("A comment on this move", "A comment on the whole")
BEFORE_HINTS = ("What is said before this move", "")

LACKS_CHANGES = "{name} does not have your changes."
KEPT_ANYWAY = "They are saved among your studies all the same."
SAVE_THEM, LEAVE_THEM = "Save them there", "Leave it as it is"
