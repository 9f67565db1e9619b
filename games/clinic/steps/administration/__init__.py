"""The administration: main board, staff and patients are prepared for the next round."""
