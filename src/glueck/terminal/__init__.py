"""Drawing in a terminal: code that the commands and every game's board share."""
