"""A game at a version: folding records, snapshots, the cache, and the store that loads and appends.

Commands are not decided here (decide.py); lists over many games are in projections/.
"""
