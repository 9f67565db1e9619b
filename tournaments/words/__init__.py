"""What people read about tournaments: commands, events and refusals in four languages.

What people read about the games of a tournament is in `games/kernel/table/words` and in each title.
"""
