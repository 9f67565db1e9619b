"""Recorded games: they must fold to the same end for ever, and be decided alike by the rules they name."""
