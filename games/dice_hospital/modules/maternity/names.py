"""Names of Maternity's departments and specialists: the book prints their effects only."""

from games.kernel.catalogue.names import Names, house, printed

NAMES: dict[str, Names] = {
    "delivery_suite": house("Delivery Suite"),
    "fetal_medicine": house("Fetal Medicine"),
    "postnatal_unit": house("Postnatal Unit"),
    "antenatal_clinic": house("Antenatal Clinic"),
    "neonatal_unit": house("Neonatal Unit"),
    "family_room": house("Family Room"),
    "birthing_pool": house("Birthing Pool"),
    "ultrasound": house("Ultrasound"),
    "obstetrician": house("Obstetrician"),
    "neonatal_nurse": house("Neonatal Nurse"),
    "midwife": house("Midwife"),
    "gynaecologist": house("Gynaecologist"),
    "health_visitor": house("Health Visitor"),
    "paediatrician": house("Paediatrician"),
    "doula": house("Doula"),
    "neonatologist": house("Neonatologist"),
    **{
        f"paediatric_ward_{ward}": printed(f"Paediatric Ward {ward}", fr=f"Chambre pédiatrique {ward}")
        for ward in range(1, 5)
    },
}
