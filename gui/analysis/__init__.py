"""Live analysis: what engines find out about the position that is looked at, without widgets."""
