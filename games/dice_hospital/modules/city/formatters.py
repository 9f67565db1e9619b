"""How numbers in messages of the City are said."""

from games.dice_hospital.modules.city.view import CityView
from games.dice_hospital.words.patients import face
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence

_NUMBER = Sentence(
    en="number token {}", de="den Nummernmarker {}", fr="le jeton numéroté {}", it="il segnalino numerato {}"
)

_PLACE = Sentence(
    en="row {}, column {}", de="Reihe {}, Spalte {}", fr="rangée {}, colonne {}", it="riga {}, colonna {}"
)


def number_token(speaker: Speaker, number: int) -> str:
    """The order of play: in the City a seat gets a number token instead of an ambulance."""
    return speaker.pick(_NUMBER).format(number)


def tile(speaker: Speaker, number: int) -> str:
    """A tile by its place in the grid, with the patient on it: `(row 2, column 1: red 4)`."""
    city: CityView | None = speaker.view.modules["city"] if speaker.view else None
    if city is None or number >= len(city.tiles):
        return str(number)
    row, column = divmod(number, city.columns)
    place = speaker.pick(_PLACE).format(row + 1, column + 1)
    here = city.tiles[number].patient
    return f"({speaker.pair(place, face(speaker, here))})" if here else f"({place})"
