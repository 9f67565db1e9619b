"""People move to their rooms, in one go or step by step."""
