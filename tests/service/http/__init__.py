"""Tests of the web server as it runs."""
