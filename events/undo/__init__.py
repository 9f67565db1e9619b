"""Undo, redo and corrections: what may be undone, by whom, and which branches that left.

The undo log they read is kept by fold/; the commands and events are declared in games/kernel/table/.
"""
