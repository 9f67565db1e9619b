"""The commands and events of a tournament."""
