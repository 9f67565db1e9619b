"""Tests of bad requests."""
