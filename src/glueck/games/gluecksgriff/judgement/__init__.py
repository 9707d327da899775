"""What a good player sees: for bots only, no rule is decided here."""
