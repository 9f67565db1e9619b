"""Sequential play: moves and care one seat at a time, in turn order."""

from games.clinic.hooks import care_order
from games.kernel.sequential import sequential
from games.kernel.words.words import Sentence

SEQUENTIAL = sequential(
    care_order,
    Sentence(en="In turn order", de="In Zugreihenfolge", fr="Dans l'ordre du tour", it="In ordine di turno"),
    Sentence(
        en="Players move people and treat patients one after the other, in turn order.",
        de="Alle bewegen Personen und behandeln Patienten nacheinander, in Zugreihenfolge.",
        fr="Chacun déplace ses gens et soigne ses patients l'un après l'autre, dans l'ordre du tour.",
        it="I giocatori muovono le persone e curano i pazienti uno dopo l'altro, in ordine di turno.",
    ),
    lambda options: bool(options.activation == "sequential"),
)
