"""The HTTP service: accounts, games, live streams and the contract third-party clients are written to."""
