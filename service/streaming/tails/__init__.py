"""The newest entries of the Redis streams that somebody follows, read once per process.

What the entries mean, and who may see them, is not known here.
"""
