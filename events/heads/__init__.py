"""Heads: what proves that a game is the one that was played here, and not another one with a valid signature.

`own_record.py` compares a file with the stored game. `heads_log.py` keeps a public log of the heads of all
games that are over, chained as in `heads_chain.py`; `saved_copy.py` compares a file with a copy of it.
"""
