"""What holds for every title: one suite over all registered titles and Market.

A title brings `checks.py` beside its own tests; nothing here names a title.
"""
