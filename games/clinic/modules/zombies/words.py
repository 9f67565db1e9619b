"""What people read about Zombies in a Clinic."""

from games.clinic.modules.zombies import messages as m
from games.clinic.words.formatters import destination, people
from games.kernel.words.words import Effect, Sentence, Words

WORDS = Words(
    effects={
        "zombie": Effect(
            de="zwei gelbe Patienten ohne Arzt und Pflegekraft werden zum Zombie; er tötet nach den"
            " Bewegungen alle auf seinem Feld; ein Arzt in einem Labor kann ihn für $32 heilen, sonst"
            " bringt er 9 Punkte",
            fr="deux patients jaunes sans médecin ni infirmier deviennent un zombie ; il tue tous ceux de"
            " sa case après les déplacements ; un médecin dans un laboratoire peut le guérir pour $32,"
            " sinon il rapporte 9 points",
            it="due pazienti gialli senza medico né infermiere diventano uno zombi; uccide tutti nel suo"
            " spazio dopo i movimenti; un medico in un laboratorio può curarlo per $32, altrimenti vale 9"
            " punti",
        )
    },
    name=Sentence(
        en="Zombies in a Clinic",
        de="Zombies in der Klinik",
        fr="Zombies dans la clinique",
        it="Zombi in clinica",
    ),
    about=Sentence(
        en="Neglected yellow patients become zombies. They kill; a cure brings $32; each scores 9 points.",
        de="Vernachlässigte gelbe Patienten werden zu Zombies. Sie töten; eine Heilung bringt $32; jeder"
        " zählt 9 Punkte.",
        fr="Les patients jaunes négligés deviennent des zombies. Ils tuent ; une guérison rapporte $32 ;"
        " chacun vaut 9 points.",
        it="I pazienti gialli trascurati diventano zombi. Uccidono; una cura porta $32; ciascuno vale 9"
        " punti.",
    ),
    commands={
        m.MoveZombie: Sentence(
            en="Move zombie {zombie} to {to}",
            de="Zombie {zombie} nach {to} bewegen",
            fr="Déplacer le zombie {zombie} en {to}",
            it="Muovere lo zombi {zombie} in {to}",
        ),
        m.TurnPatients: Sentence(
            en="Let the patients in {room} turn into a zombie",
            de="Die Patienten in {room} zum Zombie werden lassen",
            fr="Laisser les patients en {room} devenir un zombie",
            it="Lasciare che i pazienti in {room} diventino uno zombi",
        ),
        m.CureZombie: Sentence(
            en="Cure zombie {zombie}",
            de="Zombie {zombie} heilen",
            fr="Guérir le zombie {zombie}",
            it="Curare lo zombi {zombie}",
        ),
    },
    events={
        m.ZombieMoved: Sentence(
            en="{seat}: zombie {zombie} moves to {places}.",
            de="{seat}: Zombie {zombie} geht nach {places}.",
            fr="{seat} : le zombie {zombie} va en {places}.",
            it="{seat}: lo zombi {zombie} va in {places}.",
        ),
        m.PeopleRemoved: Sentence(
            en="{seat}: a zombie kills {people}.",
            de="{seat}: Ein Zombie tötet {people}.",
            fr="{seat} : un zombie tue {people}.",
            it="{seat}: uno zombi uccide {people}.",
        ),
        m.StaffStranded: Sentence(
            en="{seat}: zombies keep {people} from working.",
            de="{seat}: Zombies halten {people} von der Arbeit ab.",
            fr="{seat} : des zombies empêchent {people} de travailler.",
            it="{seat}: gli zombi non lasciano lavorare {people}.",
        ),
        m.ZombieRisen: Sentence(
            en="{seat}: patients in {room} turn into zombie {zombie}.",
            de="{seat}: Die Patienten in {room} werden zu Zombie {zombie}.",
            fr="{seat} : les patients en {room} deviennent le zombie {zombie}.",
            it="{seat}: i pazienti in {room} diventano lo zombi {zombie}.",
        ),
        m.ZombieCured: Sentence(
            en="{seat}: doctor {doctor} cures zombie {zombie} for ${income}.",
            de="{seat}: Arzt {doctor} heilt Zombie {zombie} für ${income}.",
            fr="{seat} : le médecin {doctor} guérit le zombie {zombie} pour ${income}.",
            it="{seat}: il medico {doctor} cura lo zombi {zombie} per ${income}.",
        ),
    },
    steps={
        "zombies": Sentence(
            en="Zombies move", de="Zombies ziehen", fr="Les zombies avancent", it="Muovono gli zombi"
        ),
        "victims": Sentence(en="Victims", de="Opfer", fr="Victimes", it="Vittime"),
        "turning": Sentence(
            en="Patients turn", de="Patienten verwandeln sich", fr="Transformations", it="Trasformazioni"
        ),
    },
    scores={"zombies": Sentence(en="zombies", de="Zombies", fr="zombies", it="zombi")},
    fields={"zombie_moved.places": destination, "people": people},
    refusals={
        "no_patients_turn_there": Sentence(
            en="No patients turn into zombies in this room[: {room}].",
            de="In diesem Raum werden keine Patienten zu Zombies[: {room}].",
            fr="Aucun patient ne devient un zombie dans cette salle[ : {room}].",
            it="In questo modulo nessun paziente diventa uno zombi[: {room}].",
        ),
        "no_such_zombie": Sentence(
            en="There is no such zombie to move[: {zombie}].",
            de="Diesen Zombie gibt es nicht zu bewegen[: {zombie}].",
            fr="Il n'y a pas de tel zombie à déplacer[ : {zombie}].",
            it="Non c'è questo zombi da muovere[: {zombie}].",
        ),
    },
)
