"""Tests of the log in Redis."""
