"""`wardbook up`: start, watch and stop Redis, web, worker and dispatcher on one machine.

What those processes do is in service/ and workers/.
"""
