"""Tests of undo and redo."""
