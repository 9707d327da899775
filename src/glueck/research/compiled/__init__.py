"""What is compiled for learning; in a folder of its own, so that nothing else compiles it again."""
