"""Tests of care, money, popularity and the end of the game."""
