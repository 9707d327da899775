"""A promise made before the deal, which anybody can check after the game."""

import hashlib


def commitment(seed: str, salt: str) -> str:
    """Published before the deal; seed and salt follow at the end. Because of the salt nobody can
    find the seed by trying seeds; because of the hash the server cannot choose another seed
    later."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
