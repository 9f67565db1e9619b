"""Keys of players: issuing, listing and revoking them, and recovery codes.

Who sent a request, and whether the key allows it, is decided in authentication.py.
"""
