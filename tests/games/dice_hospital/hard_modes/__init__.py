"""Tests of the hard modes."""
