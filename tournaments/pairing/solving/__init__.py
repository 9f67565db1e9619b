"""The search for tables: of one round, of several at once, and of one with those to come in mind.

What a good table is stands in `tournaments/pairing/problem.py`.
"""
