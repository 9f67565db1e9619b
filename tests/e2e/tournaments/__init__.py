"""Whole tournaments over HTTP, on whole services."""
