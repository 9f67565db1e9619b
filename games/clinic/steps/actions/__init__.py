"""The three actions of a round: select, then build, hire or admit; new appointments follow each."""
