"""Who plays and with what time: levels, players, clocks, and a match's settings as they are saved in PGN."""
