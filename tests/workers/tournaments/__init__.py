"""Running tournaments in the background."""
