"""Tests of prototype 2.11."""
