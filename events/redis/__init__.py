"""How Redis is asked: connections to one server or a cluster, scripts, servers that are away.

What is stored there is not known here; the records are in log/.
"""
