"""The record: everything that was played, kept once and read in many ways."""
