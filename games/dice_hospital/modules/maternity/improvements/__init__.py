"""The departments and specialists of Maternity, and the piles they are drawn from."""
