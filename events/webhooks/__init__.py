"""Webhooks: which addresses are told of a player's notices, how far each is, and how messages are signed.

What a player is told of is a matter of notices/. The job that calls the addresses is in workers/webhooks/.
"""
