"""What the window says: texts put together in one room."""
