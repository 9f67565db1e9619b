"""Draws the pictures of the pages in docs/views from recorded games: `make pictures`."""
