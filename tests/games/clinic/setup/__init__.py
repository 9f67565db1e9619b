"""Tests of the setup and of the order of play."""
