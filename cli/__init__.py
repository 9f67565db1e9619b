"""The command `wardbook`: run the service, play a demo, replay, audit, rebuild.

It may use every other package; no other package may use it.
"""
