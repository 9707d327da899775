"""The compiled functions of a review."""
