"""Tests that play whole games: what holds in all of them."""
