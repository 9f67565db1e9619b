"""The record of every game and all that is derived from it: the only package
that reads and writes Redis streams.

No rules (those are in games/), no HTTP (service/) and no processes (workers/, cli/).
"""
