"""The bonus tokens of the city and their use in phase 3."""
