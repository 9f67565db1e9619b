"""The record of tournaments: writing, folding, snapshots, lists and notices."""
