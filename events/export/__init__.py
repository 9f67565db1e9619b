"""A game as a signed file of JSON Lines that anyone can verify offline.

Checking such a file is the work of audit/.
"""
