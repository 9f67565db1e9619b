"""Makes hints and reviews: background jobs for which no game waits.

Storing them belongs in events/advice/; the search is in games/kernel/search/.
"""
