"""One match as pure logic: commands become events, and a match is computed from its events."""
