"""Tests of the event cards."""
