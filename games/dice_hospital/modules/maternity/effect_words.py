"""What the components of Maternity do, in the languages but English."""

from games.kernel.words.words import Effect

EFFECTS: dict[str, Effect] = {
    "mother": Effect(
        de="eine rosa Patientin auf einer Station, die mit ihren Babys zusammen geht",
        fr="une patiente rose dans une salle, qui part avec ses bébés",
        it="una paziente rosa in un reparto, che esce insieme ai suoi neonati",
    ),
    "baby": Effect(
        de="ein kleiner rosa Patient auf einer Kinderstation, der nie schlechter wird",
        fr="un petit patient rose en pédiatrie, qui ne se détériore jamais",
        it="un piccolo paziente rosa in pediatria, che non peggiora mai",
    ),
    "midwife_die": Effect(
        de="sagt, ob eine aufgenommene Mutter ein Baby oder Zwillinge hat",
        fr="dit si une mère admise a un bébé ou des jumeaux",
        it="dice se una madre ricoverata ha un neonato o due gemelli",
    ),
    "maternity_nurse": Effect(
        de="eine Krankenschwester wie die anderen: Jedes Krankenhaus hat eine mehr",
        fr="une infirmière comme les autres : chaque hôpital en a une de plus",
        it="un infermiere come gli altri: ogni ospedale ne ha uno in più",
    ),
    **{
        f"paediatric_ward_{ward}": Effect(
            de=f"heilt einen rosa Patienten um 1 Stufe, solange unter Station {ward} ein Baby liegt",
            fr=f"soigne un patient rose de 1 niveau, tant qu'un bébé est sous la salle {ward}",
            it=f"cura un paziente rosa di 1 livello, finché un neonato è sotto il reparto {ward}",
        )
        for ward in range(1, 5)
    },
    "delivery_suite": Effect(
        de="heilt genau drei Patienten mit gleichem Wert: einen rosa um 3 Stufen, die anderen um 1 Stufe",
        fr="soigne exactement trois patients de même valeur : un rose de 3 niveaux, les autres de 1 niveau",
        it="cura esattamente tre pazienti dello stesso valore: uno rosa di 3 livelli, gli altri di 1 livello",
    ),
    "fetal_medicine": Effect(
        de="heilt einen rosa Patienten um 3 Stufen und einen anderen beliebiger Farbe mit gleichem Wert um"
        " 2 Stufen",
        fr="soigne un patient rose de 3 niveaux et un autre de même valeur, de n'importe quelle couleur, de"
        " 2 niveaux",
        it="cura un paziente rosa di 3 livelli e un altro dello stesso valore, di qualsiasi colore, di 2"
        " livelli",
    ),
    "postnatal_unit": Effect(
        de="heilt vier Patienten mit gleichem Wert um 1 Stufe, darunter eine Mutter und ein Baby",
        fr="soigne quatre patients de même valeur de 1 niveau, dont une mère et un bébé",
        it="cura quattro pazienti dello stesso valore di 1 livello, tra cui una madre e un neonato",
    ),
    "antenatal_clinic": Effect(
        de="heilt drei Patienten mit aufeinanderfolgenden Werten: den niedrigsten, der rosa ist, um 3"
        " Stufen, die anderen um 1 Stufe",
        fr="soigne trois patients de valeurs consécutives : le plus bas, rose, de 3 niveaux, les autres de"
        " 1 niveau",
        it="cura tre pazienti di valori consecutivi: il più basso, rosa, di 3 livelli, gli altri di 1"
        " livello",
    ),
    "neonatal_unit": Effect(
        de="heilt drei Patienten mit aufeinanderfolgenden Werten: den mittleren, der rosa ist, um 3 Stufen,"
        " die anderen um 1 Stufe",
        fr="soigne trois patients de valeurs consécutives : celui du milieu, rose, de 3 niveaux, les autres"
        " de 1 niveau",
        it="cura tre pazienti di valori consecutivi: quello di mezzo, rosa, di 3 livelli, gli altri di 1"
        " livello",
    ),
    "family_room": Effect(
        de="heilt drei Patienten mit aufeinanderfolgenden Werten: den höchsten, der rosa ist, um 3 Stufen,"
        " die anderen um 1 Stufe",
        fr="soigne trois patients de valeurs consécutives : le plus haut, rose, de 3 niveaux, les autres de"
        " 1 niveau",
        it="cura tre pazienti di valori consecutivi: il più alto, rosa, di 3 livelli, gli altri di 1 livello",
    ),
    "birthing_pool": Effect(
        de="heilt einen rosa Patienten um 3 Stufen; bis zu zwei unbehandelte andere einer Station zählen"
        " als behandelt",
        fr="soigne un patient rose de 3 niveaux ; jusqu'à deux autres non traités d'une salle comptent"
        " comme traités",
        it="cura un paziente rosa di 3 livelli; fino a due altri non trattati di un reparto contano come"
        " trattati",
    ),
    "ultrasound": Effect(
        de="heilt einen rosa Patienten um 2 Stufen und würfelt einen beliebigen anderen neu, der als"
        " behandelt zählt",
        fr="soigne un patient rose de 2 niveaux et relance n'importe quel autre, qui est traité",
        it="cura un paziente rosa di 2 livelli e ritira un altro qualsiasi, che è trattato",
    ),
    "obstetrician": Effect(
        de="nach geheilten rosa Patienten: einen von ihnen um 2 Stufen mehr",
        fr="rose soigné : un de ces patients roses de 2 niveaux de plus",
        it="rosa curato: uno di quei pazienti rosa di 2 livelli in più",
    ),
    "neonatal_nurse": Effect(
        de="nach geheilten rosa Patienten: einen anderen rosa Patienten und einen anderen mit deren"
        " vorherigem Wert um 1 Stufe",
        fr="rose soigné : un autre patient rose, et un autre de la valeur qu'il avait avant, de 1 niveau",
        it="rosa curato: un altro paziente rosa, e un altro del valore che aveva prima, di 1 livello",
    ),
    "midwife": Effect(
        de="nach geheilten rosa Patienten: zwei andere rosa Patienten um 1 Stufe",
        fr="rose soigné : deux autres patients roses de 1 niveau",
        it="rosa curato: altri due pazienti rosa di 1 livello",
    ),
    "gynaecologist": Effect(
        de="nach geheilten rosa Patienten: einen anderen Patienten mit deren vorherigem Wert um 2 Stufen",
        fr="rose soigné : un autre patient de la valeur qu'il avait avant de 2 niveaux",
        it="rosa curato: un altro paziente del valore che aveva prima di 2 livelli",
    ),
    "health_visitor": Effect(
        de="nach geheilten rosa Patienten: zwei andere Patienten mit deren vorherigem Wert um 1 Stufe",
        fr="rose soigné : deux autres patients de la valeur qu'il avait avant de 1 niveau",
        it="rosa curato: altri due pazienti del valore che aveva prima di 1 livello",
    ),
    "paediatrician": Effect(
        de="nach geheilten rosa Patienten: einen anderen rosa Patienten um 2 Stufen",
        fr="rose soigné : un autre patient rose de 2 niveaux",
        it="rosa curato: un altro paziente rosa di 2 livelli",
    ),
    "doula": Effect(
        de="nach geheilten rosa Patienten: einen beliebigen Patienten um 1 Stufe, auch einen gerade"
        " geheilten",
        fr="rose soigné : n'importe quel patient de 1 niveau, même un qui vient d'être soigné",
        it="rosa curato: un paziente qualsiasi di 1 livello, anche uno appena curato",
    ),
    "neonatologist": Effect(
        de="Entlassung einer Familie in der Aktivierung: zwei Blutbeutel",
        fr="sortie d'une famille pendant l'activation : deux poches de sang",
        it="dimissione di una famiglia nell'attivazione: due sacche di sangue",
    ),
}
ADMINISTRATOR_EFFECTS: dict[str, Effect] = {
    "head_of_midwifery": Effect(
        de="bestimmt das Ergebnis des Hebammenwürfels",
        fr="choisit le résultat du dé de la sage-femme",
        it="sceglie il risultato del dado dell'ostetrica",
    ),
    "head_of_obstetrics": Effect(
        de="zwei Mütter und zwei Babys in einer Runde entlassen: 3 Punkte",
        fr="deux mères et deux bébés sortis dans une manche : 3 points",
        it="due madri e due neonati dimessi in un round: 3 punti",
    ),
}
