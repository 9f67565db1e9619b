"""How strong the bots are: matches of whole games, each with a target, until the result is clear."""
