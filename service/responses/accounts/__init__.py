"""The responses about accounts and keys, and the scopes of keys.

Responses that list a player's games and results are in list_structs.py.
"""
