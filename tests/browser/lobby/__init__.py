"""The pages around the tables: front door, lobby, new game and account."""
