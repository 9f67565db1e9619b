"""The modules of Dice Hospital: the base game, modes and expansions. One folder or file each."""
