"""Tests of `wardbook archive`, `backup` and `restore`."""
