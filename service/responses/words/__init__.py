"""Sentences for people beside what programs read.

The words of the rules themselves are in `games/`, beside what they say.
"""
