"""Tests of clocks, timeouts and corrections."""
