"""What the operator sees: metrics and logs.

The paths that serve metrics and health are in routes/.
"""
