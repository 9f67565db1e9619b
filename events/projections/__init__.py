"""Lists over many games, kept up to date from the feed: lobby, results, personal bests.

A single game is never read from here; it is read from its own stream through fold/.
"""
