"""Archived games at any version, folded in memory from their files.

Reading the files is in archive/; what the store does with running games is in the folder above.
"""
