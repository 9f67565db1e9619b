"""What each event changes in the state of a tournament, one file for each file of messages.

Nothing is decided here: an event says everything that it changes.
"""
