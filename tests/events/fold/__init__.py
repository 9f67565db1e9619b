"""Tests of reading and folding games."""
