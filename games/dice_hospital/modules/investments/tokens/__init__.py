"""The investment tokens: their kinds, where they are placed, and what they do."""
