"""The ratings of players: a projection of the results of public games, in the order of the log of heads.

How a result changes ratings is in `tournaments/ratings`.
"""
