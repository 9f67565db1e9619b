"""Tournaments in a browser: as player, as spectator and as organizer."""
