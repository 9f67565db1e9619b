"""What people read about the base game, in four languages. Each module has its words in its own folder."""
