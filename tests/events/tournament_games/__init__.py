"""Games of tournaments: what the service does in them, and what players cannot."""
