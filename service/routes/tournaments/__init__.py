"""Tournaments: operations and views.

Games of a tournament are read and played as all games are, beside this folder.
"""
