"""How a good player judges: for bots only; no rule is decided here."""
