"""The table server: people and bots at any number of tables, live."""
