"""Tests of the HTTP service; every answer in them is held against the contract."""
