"""The figures of Investments as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "investments_intern_spaces": Sentence(
        en="tokens that an Intern has room for",
        de="Marker, für die ein Praktikant Platz hat",
        fr="jetons qu'un Stagiaire peut recevoir",
        it="segnalini che un Tirocinante può ospitare",
    ),
}
