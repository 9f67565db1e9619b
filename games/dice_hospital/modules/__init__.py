"""The units of Dice Hospital, the base game among them."""
