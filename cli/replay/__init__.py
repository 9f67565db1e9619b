"""`wardbook replay`: print an exported game move by move.

Whether the file is genuine is checked by `wardbook audit`, not here.
"""
