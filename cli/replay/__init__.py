"""`wardbook replay`: shows an exported game move by move.

It trusts the file; `wardbook audit` verifies it.
"""
