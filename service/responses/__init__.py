"""What goes out: one Struct per response, presenters that fill them, and problems.

What comes in belongs in requests/; who may see a game is decided in auth/visibility.py.
"""
