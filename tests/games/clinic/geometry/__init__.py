"""Tests of spaces, rooms and buildings."""
