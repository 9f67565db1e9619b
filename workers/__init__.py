"""Background work: RQ jobs and their queues, the dispatcher that queues them, the sweeper for lost ones.

Jobs change games only through events.execute; the commands that start these processes are in cli/.
"""
