"""What people read about Extinguishers."""

from games.clinic.modules.extinguishers.messages import BuildExtinguisher, ExtinguisherBuilt
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    name=Sentence(en="Extinguishers", de="Feuerlöscher", fr="Extincteurs", it="Estintori"),
    about=Sentence(
        en="Extinguishers raise the income of adjacent treatment rooms, but people who enter spend more"
        " time.",
        de="Feuerlöscher erhöhen die Einnahmen angrenzender Behandlungsräume, aber wer eintritt, braucht"
        " mehr Zeit.",
        fr="Les extincteurs augmentent les recettes des salles de soins adjacentes, mais y entrer prend plus"
        " de temps.",
        it="Gli estintori aumentano gli incassi degli ambulatori adiacenti, ma chi entra impiega più tempo.",
    ),
    commands={
        BuildExtinguisher: Sentence(
            en="Build an extinguisher on {space}",
            de="Einen Feuerlöscher auf {space} bauen",
            fr="Construire un extincteur en {space}",
            it="Costruire un estintore in {space}",
        )
    },
    events={
        ExtinguisherBuilt: Sentence(
            en="{seat} builds an extinguisher on {space}[ for ${cost}].",
            de="{seat} baut einen Feuerlöscher auf {space}[ für ${cost}].",
            fr="{seat} construit un extincteur en {space}[ pour ${cost}].",
            it="{seat} costruisce un estintore in {space}[ per ${cost}].",
        )
    },
)
