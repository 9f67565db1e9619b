"""Accounts: one's own, keys and recovery, other players, and what the operator does with players.

Games of a player are listed in games.py.
"""
