"""Who is calling and how much they may ask for: accounts, keys, rate limits, leases of open streams.

Who may see which game is decided in context.py.
"""
