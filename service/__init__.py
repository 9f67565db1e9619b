"""The REST API on top of events/: authentication, requests, responses and the OpenAPI contract.

No rules and no Redis streams here; background jobs are in workers/.
"""
