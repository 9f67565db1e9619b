"""Tests of accounts, keys, organizers and rate limits."""
