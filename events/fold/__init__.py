"""A game at a version: folding records, snapshots, caches and the store that loads and appends.

Deciding commands is not done here (decide.py), nor are lists over many games (projections/).
"""
