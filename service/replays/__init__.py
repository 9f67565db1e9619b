"""Builds replays: a game at every version, as the differences from one version to the next.

The routes that answer with them are in `service/routes/`; differences are computed by `events/fold/diff.py`.
"""
