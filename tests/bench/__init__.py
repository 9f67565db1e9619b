"""Tests of the measurements; no figure is asserted, since machines differ."""
