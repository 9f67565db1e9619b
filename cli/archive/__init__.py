"""`wardbook archive`, `wardbook backup` and `wardbook restore`.

What they do with single games is in events/archive/ and workers/archive/.
"""
