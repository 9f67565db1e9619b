"""One module per resource; each lists its operations as values."""
