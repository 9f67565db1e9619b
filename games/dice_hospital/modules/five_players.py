"""Five players: the helicopter, more dice and wider displays."""

from collections.abc import Callable, Sequence
from typing import Any

from games.dice_hospital.hooks import dice_per_colour, display_size, vehicle_numbers
from games.dice_hospital.types import Module, Rules
from games.dice_hospital.words.formatters import vehicle, vehicle_first
from games.dice_hospital.words.patients import passengers
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.figures import Figure
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Effect, Sentence, Words

DICE_PER_COLOUR = 26
VEHICLES = (0, 1, 2, 3, 4, 5)
DISPLAY = 4


def _fixed(value: Any) -> Callable[[Callable[[Rules], Any]], Callable[[Rules], Any]]:
    """Override a hook with a fixed value for five players."""
    return lambda _original: lambda _rules: value


_HELICOPTER = Sentence(en="the helicopter", de="den Hubschrauber", fr="l'hélicoptère", it="l'elicottero")
_HELICOPTER_FIRST = Sentence(en="the helicopter", de="Hubschrauber", fr="l'hélicoptère", it="l'elicottero")


def _vehicle(speaker: Speaker, number: int) -> str:
    return vehicle(speaker, number) if number else speaker.pick(_HELICOPTER)


def _vehicle_first(speaker: Speaker, number: int) -> str:
    if number:
        return vehicle_first(speaker, number)
    return speaker.pick(_HELICOPTER_FIRST) + passengers(speaker, number)


def _vehicles(speaker: Speaker, numbers: Sequence[int]) -> str:
    return speaker.listed([_vehicle(speaker, number) for number in numbers])


_WORDS = Words(
    effects={
        "helicopter": Effect(
            de="das sechste Fahrzeug, Nummer 0: bringt die drei kränksten Patienten",
            fr="le sixième véhicule, numéro 0 : amène les trois patients les plus malades",
            it="il sesto veicolo, numero 0: porta i tre pazienti più malati",
        )
    },
    name=Sentence(en="Five players", de="Fünf Spieler", fr="Cinq joueurs", it="Cinque giocatori"),
    about=Sentence(
        en="The deluxe box for five: 78 dice, the helicopter as number 0 and displays of four.",
        de="Die Deluxe-Ausgabe für fünf: 78 Würfel, der Hubschrauber als Nummer 0 und Auslagen von vier.",
        fr="La boîte Deluxe à cinq : 78 dés, l'hélicoptère comme numéro 0 et des étalages de quatre.",
        it="La scatola deluxe per cinque: 78 dadi, l'elicottero come numero 0 e file di quattro.",
    ),
    fields={
        "ambulance": _vehicle,
        "number": _vehicle,
        "numbers": _vehicles,
        "take_ambulance.number": _vehicle_first,
    },
)

FIVE_PLAYERS = Module(
    key="five_players",
    name="Five players",
    about="The deluxe box for five: 78 dice, the helicopter as number 0 and displays of four.",
    adds_player_counts=(5,),
    players=(5,),
    enabled_when=lambda _options, seats: len(seats) == 5,
    figures=(
        Figure(
            "five_players_dice_per_colour",
            DICE_PER_COLOUR,
            "derived",
            "dice of each colour in the bag for five",
        ),
        Figure("five_players_vehicles", VEHICLES, "printed", "vehicles for five; the helicopter is number 0"),
        Figure("five_players_display", DISPLAY, "printed", "departments and specialists turned up for five"),
    ),
    overrides={
        dice_per_colour: _fixed(DICE_PER_COLOUR),
        vehicle_numbers: _fixed(VEHICLES),
        display_size: _fixed(DISPLAY),
    },
    components=(
        Part("helicopter", "token", "the sixth vehicle, number 0: brings the sickest three patients"),
    ),
    names={
        "helicopter": Names(
            en="Helicopter", de="Hubschrauber", fr="Hélicoptère", it="Elicottero", house=("en", "de", "it")
        )
    },
    words=_WORDS,
)
