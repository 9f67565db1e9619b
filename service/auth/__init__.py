"""Who is calling and what they may see or do: accounts, keys, visibility of games, rate limits.

How many streams a client may hold open is in streaming/.
"""
