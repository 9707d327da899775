"""One match as pure logic: commands become events, events make the match."""
