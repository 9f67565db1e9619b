"""The component tables of the base game. Each row says where it comes from."""
