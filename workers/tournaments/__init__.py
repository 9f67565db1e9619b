"""Runs tournaments: pairs rounds, creates and looks after their games, takes over results.

Every step may run twice or be killed: the record of the tournament says what is done.
"""
