"""Tests of webhooks: calls that cannot do harm, and deliveries that survive failures."""
