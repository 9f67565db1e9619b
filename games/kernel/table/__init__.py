"""The table around a game: seats, lobby, clock, undo, corrections, and the whole game as one value.

What is played on it is in the titles.
"""
