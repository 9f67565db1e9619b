"""Exports a game as a signed file of JSON Lines that anyone can verify offline.

Files are verified by audit/.
"""
