"""The servers that are measured, games on them, and the load generator."""
