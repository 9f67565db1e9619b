"""Tests of the feed and the lists."""
