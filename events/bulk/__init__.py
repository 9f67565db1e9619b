"""Bulks: many games that an organizer creates at once, recorded as an intent before the first one exists.

How each game is created is a matter of execute.py. The job that does it is in workers/.
"""
