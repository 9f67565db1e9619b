"""Ratings: how strong players are in a title at a number of seats, computed from results in their order."""
