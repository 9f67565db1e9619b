"""The words of the base game and of its improvements."""

from games.dice_hospital.words.commands import COMMANDS
from games.dice_hospital.words.effects import BASE_EFFECTS, IMPROVEMENTS_EFFECTS
from games.dice_hospital.words.events import EVENTS
from games.dice_hospital.words.formatters import (
    card,
    meeple,
    meeple_first,
    plain,
    tile,
    vehicle,
    vehicle_first,
    vehicles,
)
from games.dice_hospital.words.patients import patient, patients
from games.dice_hospital.words.refusals import REFUSALS
from games.dice_hospital.words.terms import SCORES, STEPS, STRUCTS, TERMS
from games.kernel.words.words import Sentence, Words

TITLE_WORDS = Words(
    name=Sentence(en="Dice Hospital", de="Dice Hospital", fr="Dice Hospital", it="Dice Hospital"),
    about=Sentence(
        en="Take in patients, improve your hospital and discharge as many of them as you can.",
        de="Nimm Patienten auf, baue dein Krankenhaus aus und entlasse so viele Patienten wie möglich.",
        fr="Accueillez des patients, améliorez votre hôpital et faites sortir le plus de patients possible.",
        it="Accogli i pazienti, migliora il tuo ospedale e dimetti più pazienti che puoi.",
    ),
)

BASE_WORDS = Words(
    effects=BASE_EFFECTS,
    name=Sentence(en="Dice Hospital", de="Dice Hospital", fr="Dice Hospital", it="Dice Hospital"),
    about=Sentence(
        en="Eight rounds of six phases with departments and specialists.",
        de="Acht Runden aus sechs Phasen mit Abteilungen und Spezialisten.",
        fr="Huit tours de six phases, avec des services et des spécialistes.",
        it="Otto round di sei fasi, con dipartimenti e specialisti.",
    ),
    commands=COMMANDS,
    events=EVENTS,
    structs=STRUCTS,
    steps=STEPS,
    scores=SCORES,
    terms=TERMS,
    fields={
        "ambulance": vehicle,
        "department": tile,
        "improvement": tile,
        "meeple": meeple,
        "number": vehicle,
        "numbers": vehicles,
        "patient": patient,
        "patients": patients,
        "recolour": patients,
        "recoloured": patients,
        "pile_empty.space": plain,
        "place_meeple.meeple": meeple_first,
        "specialist": card,
        "take_ambulance.number": vehicle_first,
        "token": card,
    },
    refusals=REFUSALS,
)

IMPROVEMENTS_WORDS = Words(
    effects=IMPROVEMENTS_EFFECTS,
    name=Sentence(
        en="Departments and specialists",
        de="Abteilungen und Spezialisten",
        fr="Services et spécialistes",
        it="Dipartimenti e specialisti",
    ),
    about=Sentence(
        en="The department tiles and specialist cards of the base game.",
        de="Die Abteilungen und Spezialistenkarten des Grundspiels.",
        fr="Les tuiles Service et les cartes Spécialiste du jeu de base.",
        it="Le tessere dipartimento e le carte specialista del gioco base.",
    ),
)
