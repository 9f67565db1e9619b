"""The steps of a game: setup, then rounds of actions, movement, business and administration, then scoring.

Each folder is a phase of the round. Commands, events and the state are defined one level up.
"""
