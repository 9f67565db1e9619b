"""Tests of the web server, in a thread of the test process."""
