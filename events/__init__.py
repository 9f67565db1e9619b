"""The record of every game and everything derived from it. Only this package writes games to Redis.

No rules (see games/), no HTTP (service/), no processes (workers/, cli/).
"""
