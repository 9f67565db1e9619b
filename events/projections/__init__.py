"""Lists over many games, updated from the feed: lobby, results, personal bests, games with waiting jobs.

A single game is never read from here, but from its own stream through fold/.
"""
