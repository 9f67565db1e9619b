"""Hints and reviews: what was asked for, how far it is, and what came of it. All of it expires.

Making them belongs in workers/advice/; who may read them is decided in service/routes/advice/.
"""
