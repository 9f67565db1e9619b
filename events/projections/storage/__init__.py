"""How lists are stored: rows in the partition of their game, indexes in partitions of their own.

Rows come first. What changes in indexes is written after them, and again if a process was killed meanwhile.
"""
