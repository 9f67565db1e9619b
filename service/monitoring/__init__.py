"""What the operator sees: metrics, logs, and which errors count as an outage of Redis.

The paths that serve metrics and health are in routes/.
"""
