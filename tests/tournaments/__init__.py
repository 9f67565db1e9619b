"""Tests of the pure rules of tournaments."""
