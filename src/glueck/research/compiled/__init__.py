"""Code compiled for learning; in a separate folder, so that other changes do not compile it
again."""
