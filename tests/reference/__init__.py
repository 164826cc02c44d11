"""A slow second opinion on the rules, written from their text alone, independent of the rules core."""
