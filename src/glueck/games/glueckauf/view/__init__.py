"""What the rules give out: views, log entries and points, declared and filled."""
