"""Market: a small card game, with hands of numbers, a trade and an auction, that only tests play."""
