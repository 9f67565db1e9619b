"""Moves games that are over to the archive: finds them, writes and checks their files, lets them leave Redis.

Reading archived games is in events/archive/ and events/fold/archived/.
"""
