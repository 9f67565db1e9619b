"""Fits the weights of a module's worth to games that bots play."""
