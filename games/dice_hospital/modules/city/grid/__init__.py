"""The city itself: its tiles, how it is laid, and the patients that come to it."""
