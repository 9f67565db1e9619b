"""The parts of the board and the box, other than tiles and cards."""

from games.kernel.catalogue.components import Part

PARTS = (
    Part("nurses_station", "space", "where nurses wait until they are placed"),
    Part("discharge", "space", "where patients who reached 7 lie until the round is scored"),
    Part("morgue", "space", "where a hospital's fatalities are kept; each costs 2 points at the end"),
    Part("ward", "space", "three beds; all four empty when a round is scored: 5 points", copies=4),
    Part(
        "patient", "die", "a patient, as healthy as the face says; a third each red, yellow, green", copies=63
    ),
    Part("nurse", "meeple", "activates a department; every hospital has three", copies=13),
    Part("specialist", "meeple", "activates a department, and then its own card works", copies=28),
    Part(
        "blood_bag",
        "token",
        "spent while activating: heals a patient 1 step, or recolours one who is about to be healed;"
        " kept: 1 point at the end",
        copies=16,
    ),
    Part("fatality", "token", "a patient who died or found no bed", copies=14),
    Part("ambulance", "card", "brings three patients; its number decides the order of the players", copies=5),
    Part("first_player_token", "token", "held by the player who took the lowest ambulance"),
)
