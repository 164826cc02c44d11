"""How the program looks and sounds: colours, style, piece pictures, layouts and sounds."""
