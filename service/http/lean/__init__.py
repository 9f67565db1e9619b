"""Flask without what this service does not use: its app, its request and the context of a request.

What a request does belongs in routes/, what surrounds every request in http/ itself.
"""
