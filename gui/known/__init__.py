"""What is known of a game: a page made from engine.theory, with a board on which its openings can be tried."""
