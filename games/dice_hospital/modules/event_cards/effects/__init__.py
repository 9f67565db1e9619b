"""What event cards do: the types of effects and the functions that carry them out."""
