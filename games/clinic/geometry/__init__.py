"""The geometry of a clinic: spaces, borders, buildings and the ways through them."""
