"""Tests of the Move step."""
