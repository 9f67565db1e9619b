"""Background work: RQ jobs, their queue, the dispatcher that enqueues them, the sweeper for lost ones.

Jobs change games through events.execute only; the commands that start these processes are in cli/.
"""
