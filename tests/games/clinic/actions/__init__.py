"""Tests of the actions that a seat chooses."""
