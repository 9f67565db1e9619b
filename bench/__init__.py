"""Benchmarks: each figure is compared with a ceiling measured in the same run on the same machine."""

from bench.command import main

__all__ = ["main"]
