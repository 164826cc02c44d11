"""A game as a document: a tree of moves with comments, headers and a result, that can be edited and followed."""
