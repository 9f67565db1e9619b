"""Pure rules: no clock, no I/O, no global randomness. The standard library and msgspec only."""
