"""Webhooks: the job that delivers them, and the calls it may make.

Which webhooks there are and how far they are is stored by events/webhooks/.
"""
