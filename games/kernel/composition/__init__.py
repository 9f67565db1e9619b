"""From a title and what a game's creator chose to the rules of that game: modules, options, steps.

How the composed rules decide a command is in `games/kernel/rules.py`.
"""
