"""What a review computes with, compiled."""
