"""Search for bots of any title: play on from states that look the same, and compare what comes of it.

What a title knows (values, worth, hidden parts) belongs to the title and its modules.
"""
