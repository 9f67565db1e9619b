"""How clients follow a game: event streams, waiting for records, stream leases, latest versions for polls.

Which path opens a stream is in routes/.
"""
