"""Tournaments: many games of one title, from registration to the final standings.

Pure functions like the rules of a game. The record is kept by `events/tournaments`.
"""
