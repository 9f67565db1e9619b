"""The departments and specialists of Investments."""
