"""Tables of the title: every row says where it comes from."""
