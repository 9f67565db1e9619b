"""The figures of the Final Round Collection as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "final_round_collection_backs": Sentence(
        en="the values of the red, yellow and green patient on the backs of ambulances 1 to 5",
        de="die Werte des roten, gelben und grünen Patienten auf den Rückseiten der Krankenwagen 1 bis 5",
        fr="les valeurs du patient rouge, jaune et vert au dos des ambulances 1 à 5",
        it="i valori del paziente rosso, giallo e verde sul retro delle ambulanze da 1 a 5",
    ),
}
