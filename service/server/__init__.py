"""The web server inside each gunicorn worker: connections, the HTTP parser, time limits, sending responses.

What a request does belongs in http/ and routes/. Nothing here imports a module that uses sockets when it is
imported, because gunicorn loads the worker before gevent has patched them.
"""
