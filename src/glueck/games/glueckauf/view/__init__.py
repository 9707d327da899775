"""What leaves the rules: views, log entries and points, declared and filled."""
