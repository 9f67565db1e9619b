"""Bots. They choose one of the legal commands, and see only the view of their seat."""
