"""What comes in about tournaments: settings, commands and query strings, checked.

What the rules of tournaments check themselves belongs in `tournaments/`.
"""
