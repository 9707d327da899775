"""What any game is made of: position, actions, contract, randomness, notation, saves."""
