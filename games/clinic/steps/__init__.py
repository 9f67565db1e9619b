"""The steps of setup and round, in the rulebook's order."""
