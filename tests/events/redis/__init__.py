"""Tests of how Redis is asked."""
