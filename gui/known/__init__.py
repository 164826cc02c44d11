"""The page on a known game: its report from engine.theory, with a board on which its openings can be tried."""
