"""Tests of what bots know of Dice Hospital."""
