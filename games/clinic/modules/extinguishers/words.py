"""What people read about Extinguishers."""

from games.clinic.modules.extinguishers.messages import BuildExtinguisher, ExtinguisherBuilt
from games.kernel.words.words import Effect, Sentence, Words

WORDS = Words(
    effects={
        "extinguisher": Effect(
            de="auf einem Raum, der keine Patienten behandelt: $3 mehr Einnahmen für jeden Patienten, der"
            " in einem Behandlungsraum daneben behandelt wird, aber das Betreten des Raums kostet 1 Zeit"
            " mehr",
            fr="construit sur une salle qui ne soigne pas : $3 de revenu de plus pour chaque patient soigné"
            " dans une salle de soins voisine, mais entrer dans la salle coûte 1 de temps de plus",
            it="costruito su un modulo che non cura: $3 di entrate in più per ogni paziente curato in un"
            " ambulatorio accanto, ma entrare nel modulo costa 1 di tempo in più",
        )
    },
    name=Sentence(en="Extinguishers", de="Feuerlöscher", fr="Extincteurs", it="Estintori"),
    about=Sentence(
        en="Extinguishers raise the income of adjacent treatment rooms, but people who enter spend more"
        " time.",
        de="Feuerlöscher erhöhen die Einnahmen angrenzender Behandlungsräume, aber wer eintritt, braucht"
        " mehr Zeit.",
        fr="Les extincteurs augmentent les recettes des salles de soins adjacentes, mais y entrer prend"
        " plus de temps.",
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
