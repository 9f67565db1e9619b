"""The stored record: its format, its keys in Redis, how it is appended and read.

What a record does to a game is not known here; see fold/.
"""
