"""The terminal: play, watch, simulate, and look up rules, from a shell."""
