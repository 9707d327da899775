"""Drawing in a terminal: what the commands and every game's board share."""
