"""The stored record: what an entry looks like, its keys in Redis, how it is appended and read back.

Nothing here knows what a record means for a game; that is fold/.
"""
