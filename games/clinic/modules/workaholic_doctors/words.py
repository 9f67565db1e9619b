"""What people read about Workaholic Doctors."""

from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.modules.workaholic_doctors.setting_words import FIGURES
from games.clinic.words.formatters import people
from games.kernel.words.words import Effect, Sentence, Words

WORDS = Words(
    figures=FIGURES,
    effects={
        "doctor_purple": Effect(
            de="behandelt in einem Raum ohne Pflegekräfte einen roten, bis zu zwei orange, drei gelbe oder"
            " vier weiße Patienten und geht am Ende der Runde erschöpft",
            fr="soigne dans une salle, sans infirmiers, un patient rouge, jusqu'à deux orange, trois jaunes"
            " ou quatre blancs, et part épuisé à la fin de la manche",
            it="cura in un modulo, senza infermieri, un paziente rosso, fino a due arancioni, tre gialli o"
            " quattro bianchi, e alla fine del round va via esausto",
        )
    },
    name=Sentence(
        en="Workaholic Doctors",
        de="Arbeitswütige Ärzte",
        fr="Médecins bourreaux de travail",
        it="Medici Stacanovisti",
    ),
    about=Sentence(
        en="Purple doctors treat up to four patients in a round without nurses, then leave exhausted.",
        de="Lila Ärzte behandeln ohne Pflegekräfte bis zu vier Patienten in einer Runde und gehen dann"
        " erschöpft.",
        fr="Les médecins violets soignent jusqu'à quatre patients par manche sans infirmiers, puis partent"
        " épuisés.",
        it="I medici viola curano fino a quattro pazienti per round senza infermieri, poi se ne vanno"
        " esausti.",
    ),
    events={
        WorkaholicsLeft: Sentence(
            en="{seat}: {doctors} {doctors:leaves|leave} exhausted.",
            de="{seat}: {doctors} {doctors:geht|gehen} erschöpft.",
            fr="{seat} : {doctors} {doctors:part épuisé|partent épuisés}.",
            it="{seat}: {doctors} se ne {doctors:va esausto|vanno esausti}.",
        )
    },
    fields={"workaholics_left.doctors": people},
)
