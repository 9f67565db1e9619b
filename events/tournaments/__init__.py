"""The record of every tournament: folding, snapshots, the store, summaries and notices.

Which events a command leads to is decided in the package tournaments/. Lists over many tournaments are in
projections/.
"""
