"""Tests of Dice Hospital."""
