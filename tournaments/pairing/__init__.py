"""Who plays whom, and in which seats: Swiss rounds, plans of all rounds, groups and knock-out tables.

What leads to a field, such as points and places, is in `tournaments/standings`.
"""
