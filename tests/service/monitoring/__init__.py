"""Tests of health, metrics, logs and outages."""
