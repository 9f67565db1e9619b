"""Effects of departments and specialists: small Structs, one interpreter per kind."""
