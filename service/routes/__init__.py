"""One file per resource: its operations and the views that serve them.

What two routes share belongs in requests/, responses/, auth/ or streaming/.
"""
