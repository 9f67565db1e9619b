"""Notices: what a record means for whom, and the stream of each player."""
