"""Archived games over HTTP: every answer is the one from before."""
