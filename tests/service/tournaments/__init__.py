"""Tests of tournaments over HTTP."""
