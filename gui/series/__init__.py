"""Series of games between two engines, for the window and the command line alike: no Qt, no widgets."""
