"""Tables of the title: every figure says where it comes from."""
