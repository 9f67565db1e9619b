"""Measurements: each figure beside its ceiling, taken in the same run on the same machine."""

from bench.command import main

__all__ = ["main"]
