"""What operators see of every process: one format of logs, the backlog of the feed, failures of jobs.

The paths that serve metrics are in service/ and workers/.
"""
