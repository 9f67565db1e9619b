"""The audit of bundles and of the records of tournaments.

Bundles are written one folder up; a single game is verified by events/audit.
"""
