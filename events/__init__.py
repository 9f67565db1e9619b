"""The record: what was played, kept in Redis streams, and everything that is read from it."""
