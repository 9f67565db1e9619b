"""Tests of what every title has in common."""
