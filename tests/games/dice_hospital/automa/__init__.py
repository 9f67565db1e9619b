"""Tests of the solo game against the Automa."""
