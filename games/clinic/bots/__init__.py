"""Bots: they choose among legal commands and see only their seat's view."""
