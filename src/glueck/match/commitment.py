"""A promise made before the deal that anybody can check after the game."""

import hashlib


def commitment(seed: str, salt: str) -> str:
    """Published before the deal; seed and salt follow at the end. The salt keeps anybody from
    trying seeds, the hash keeps us from choosing another."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
