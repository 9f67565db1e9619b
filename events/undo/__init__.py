"""Undo, redo and corrections: what may be undone, by whom, and which undone branches a game has.

The undo log is kept by fold/; the commands and events are declared in games/kernel/table/.
"""
