"""The fewest work steps that fill the wished spots: exact, by a search over the rules of mining."""
