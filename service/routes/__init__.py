"""One file per resource: its operations and the functions that serve them.

Anything two routes share belongs in requests/, responses/ or context.py.
"""
