"""A slow second opinion on the rules, written from their text alone and sharing nothing with the rules core."""
