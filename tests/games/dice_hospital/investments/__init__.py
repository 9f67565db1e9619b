"""Tests of Investments."""
