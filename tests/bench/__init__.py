"""Tests of the benchmarks. They assert no figures, because machines differ."""
