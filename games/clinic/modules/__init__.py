"""The modules of Clinic Deluxe: the base game, the solo game and the mini-expansions."""
