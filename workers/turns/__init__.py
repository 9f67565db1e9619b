"""What the service does in games: the jobs of their rules, bots, and what has run out of time.

Running jobs and queueing them does not belong here.
"""
