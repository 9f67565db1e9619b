"""Space: floors, borders, buildings and the ways through a clinic."""
