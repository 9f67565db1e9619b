"""The end of a round: main board, staff and patients are prepared for the next one."""
