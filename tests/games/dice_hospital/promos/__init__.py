"""Tests of the promos."""
