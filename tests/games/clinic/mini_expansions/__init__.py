"""Tests of the four mini-expansions."""
