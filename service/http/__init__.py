"""The web application: app factory, WSGI entry point, gunicorn's settings, middleware and error handlers.

What a path does is in routes/; metrics and logs are in monitoring/; connections are read in server/.
"""
