"""The figures of the event cards as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "event_cards_deck": Sentence(
        en="the cards in the deck, each once",
        de="die Karten im Stapel, jede einmal",
        fr="les cartes de la pioche, chacune une fois",
        it="le carte nel mazzo, ciascuna una volta",
    ),
    "event_cards_blood_drive_bags": Sentence(
        en="Blood Drive: blood bags for everyone",
        de="Blutspendeaktion: Blutbeutel für alle",
        fr="Collecte de sang : poches de sang pour chacun",
        it="Raccolta di sangue: sacche di sangue per tutti",
    ),
    "event_cards_visitors_patients": Sentence(
        en="Volunteer Visitors: patients healed",
        de="Ehrenamtliche Besucher: geheilte Patienten",
        fr="Visiteurs bénévoles : patients soignés",
        it="Visitatori volontari: pazienti curati",
    ),
    "event_cards_visitors_steps": Sentence(
        en="Volunteer Visitors: steps healed",
        de="Ehrenamtliche Besucher: Heilschritte",
        fr="Visiteurs bénévoles : points de guérison",
        it="Visitatori volontari: passi di cura",
    ),
    "event_cards_visitors_limit": Sentence(
        en="Volunteer Visitors: nobody is healed above",
        de="Ehrenamtliche Besucher: niemand wird geheilt über",
        fr="Visiteurs bénévoles : personne n'est soigné au-delà de",
        it="Visitatori volontari: nessuno è curato oltre",
    ),
    "event_cards_transfer_patients": Sentence(
        en="Patient Transfer: patients that may be returned to the bag",
        de="Patientenverlegung: Patienten, die in den Beutel zurückdürfen",
        fr="Transfert de patients : patients qui peuvent retourner dans le sac",
        it="Trasferimento di pazienti: pazienti che possono tornare nel sacchetto",
    ),
    "event_cards_flu_patients": Sentence(
        en="Flu Season: patients drawn into free beds",
        de="Grippewelle: in freie Betten gezogene Patienten",
        fr="Saison de la grippe : patients tirés dans les lits libres",
        it="Stagione influenzale: pazienti estratti nei letti liberi",
    ),
    "event_cards_heatwave_patients": Sentence(
        en="Heatwave: patients lowered",
        de="Hitzewelle: Patienten, denen es schlechter geht",
        fr="Canicule : patients dont l'état s'aggrave",
        it="Ondata di caldo: pazienti che peggiorano",
    ),
    "event_cards_heatwave_steps": Sentence(
        en="Heatwave: steps lowered",
        de="Hitzewelle: Schritte abwärts",
        fr="Canicule : points perdus",
        it="Ondata di caldo: passi in meno",
    ),
    "event_cards_heatwave_limit": Sentence(
        en="Heatwave: nobody is lowered below",
        de="Hitzewelle: niemand sinkt unter",
        fr="Canicule : personne ne descend au-dessous de",
        it="Ondata di caldo: nessuno scende sotto",
    ),
    "event_cards_quiet_night_faces": Sentence(
        en="Quiet Night: values that are rolled again",
        de="Ruhige Nacht: Werte, die neu gewürfelt werden",
        fr="Nuit calme : valeurs relancées",
        it="Notte tranquilla: valori da rilanciare",
    ),
    "event_cards_major_incident_faces": Sentence(
        en="Major Incident: values that are rolled again",
        de="Großunfall: Werte, die neu gewürfelt werden",
        fr="Accident majeur : valeurs relancées",
        it="Grave incidente: valori da rilanciare",
    ),
    "event_cards_double_shift_nurses": Sentence(
        en="Double Shift: nurses that may be placed twice",
        de="Doppelschicht: Pflegekräfte, die zweimal eingesetzt werden dürfen",
        fr="Double garde : infirmiers qui peuvent servir deux fois",
        it="Doppio turno: infermieri che si possono usare due volte",
    ),
    "event_cards_staff_sickness_meeples": Sentence(
        en="Staff Sickness: meeples that stay at home",
        de="Krankes Personal: Figuren, die zu Hause bleiben",
        fr="Personnel malade : pions qui restent à la maison",
        it="Personale malato: pedine che restano a casa",
    ),
    "event_cards_power_cut_departments": Sentence(
        en="Power Cut: departments that are closed",
        de="Stromausfall: geschlossene Abteilungen",
        fr="Coupure de courant : services fermés",
        it="Interruzione di corrente: reparti chiusi",
    ),
    "event_cards_monitoring_patients": Sentence(
        en="Intensive Monitoring: neglected patients that do not get worse",
        de="Intensive Überwachung: vernachlässigte Patienten, denen es nicht schlechter geht",
        fr="Surveillance intensive : patients négligés dont l'état ne s'aggrave pas",
        it="Monitoraggio intensivo: pazienti trascurati che non peggiorano",
    ),
    "event_cards_superbug_steps": Sentence(
        en="Superbug: steps by which neglected patients of the colour get worse",
        de="Superkeim: Schritte, um die es vernachlässigten Patienten der Farbe schlechter geht",
        fr="Superbactérie : points que perdent les patients négligés de la couleur",
        it="Superbatterio: passi persi dai pazienti trascurati del colore",
    ),
    "event_cards_inspection_points": Sentence(
        en="Health Inspection: points for a round without a fatality",
        de="Hygienekontrolle: Punkte für eine Runde ohne Todesfall",
        fr="Inspection sanitaire : points pour une manche sans décès",
        it="Ispezione sanitaria: punti per un round senza decessi",
    ),
    "event_cards_press_points": Sentence(
        en="Press Coverage: points for the most patients discharged",
        de="Presseberichte: Punkte für die meisten entlassenen Patienten",
        fr="Échos dans la presse : points pour le plus de patients sortis",
        it="Attenzione della stampa: punti per il maggior numero di dimissioni",
    ),
}
