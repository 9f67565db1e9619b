"""The web application itself: app factory, WSGI entry point, gunicorn, middleware, errors, logs and metrics.

What a path does is in routes/.
"""
