"""What people read about the table: joining, starting, undo, clocks, corrections and refusals."""

from games.kernel.table.words.table_words import TABLE_WORDS

__all__ = ["TABLE_WORDS"]
