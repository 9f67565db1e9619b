"""Heads: what proves that a game is the one that was played here, and not another one with a valid signature.

`own_record.py` compares a file with the stored game.
"""
