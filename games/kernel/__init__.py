"""What every title has in common: messages, chance, modules, steps, the table and its seats."""
