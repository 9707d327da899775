"""The basis of every game: position, actions, contract, randomness, notation, saves."""
