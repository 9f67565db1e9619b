"""Tests of live streams and polls."""
