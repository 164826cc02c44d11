"""A study: a game or a position that is looked into, as a document that is edited and saved. No widgets."""
