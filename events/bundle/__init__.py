"""Bundles: a tournament as one file, with its record and the exports of its games, that anyone can verify.

The record itself is kept by tournaments/; a single game is exported by export/ and verified by audit/.
"""
