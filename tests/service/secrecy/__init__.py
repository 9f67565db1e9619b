"""Tests that no answer shows what the rules hide."""
