"""What goes out: response Structs, presenters that fill them for a viewer, problems and event streams.

Reading the request is the work of requests/.
"""
