"""Names of Maternity's departments and specialists: the French book prints their effects only."""

from games.kernel.catalogue.names import Names, house

NAMES: dict[str, Names] = {
    "delivery_suite": house(en="Delivery Suite", de="Kreißsaal", fr="Salle d'accouchement", it="Sala parto"),
    "fetal_medicine": house(
        en="Fetal Medicine", de="Pränatalmedizin", fr="Médecine fœtale", it="Medicina fetale"
    ),
    "postnatal_unit": house(
        en="Postnatal Unit", de="Wochenbettstation", fr="Unité postnatale", it="Unità post-parto"
    ),
    "antenatal_clinic": house(
        en="Antenatal Clinic",
        de="Schwangerenberatung",
        fr="Consultation prénatale",
        it="Ambulatorio prenatale",
    ),
    "neonatal_unit": house(
        en="Neonatal Unit", de="Neugeborenenstation", fr="Unité néonatale", it="Unità neonatale"
    ),
    "family_room": house(
        en="Family Room", de="Familienzimmer", fr="Chambre familiale", it="Camera familiare"
    ),
    "birthing_pool": house(
        en="Birthing Pool", de="Gebärwanne", fr="Bassin d'accouchement", it="Vasca per il parto"
    ),
    "ultrasound": house(en="Ultrasound", de="Ultraschall", fr="Échographie", it="Ecografia prenatale"),
    "obstetrician": house(en="Obstetrician", de="Geburtshelfer", fr="Obstétricien", it="Medico ostetrico"),
    "neonatal_nurse": house(
        en="Neonatal Nurse",
        de="Neugeborenenschwester",
        fr="Infirmière néonatale",
        it="Infermiere neonatale",
    ),
    "midwife": house(en="Midwife", de="Hebamme", fr="Sage-femme", it="Ostetrica"),
    "gynaecologist": house(en="Gynaecologist", de="Gynäkologe", fr="Gynécologue", it="Ginecologo"),
    "health_visitor": house(
        en="Health Visitor", de="Gemeindeschwester", fr="Infirmière visiteuse", it="Assistente sanitario"
    ),
    "paediatrician": house(en="Paediatrician", de="Kinderarzt", fr="Pédiatre", it="Pediatra"),
    "doula": house(en="Doula", de="Doula", fr="Doula", it="Doula", same=("de", "fr", "it")),
    "neonatologist": house(en="Neonatologist", de="Neonatologe", fr="Néonatologue", it="Neonatologo"),
    **{
        f"paediatric_ward_{ward}": Names(
            en=f"Paediatric Ward {ward}",
            de=f"Kinderstation {ward}",
            fr=f"Chambre pédiatrique {ward}",
            it=f"Reparto pediatrico {ward}",
            house=("en", "de", "it"),
        )
        for ward in range(1, 5)
    },
}
