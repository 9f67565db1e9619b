"""A second set of books: every score worked out anew from the events and figures written down here."""

from collections import Counter

from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import AdministratorKept
from games.kernel.messages import Event, StepEntered
from games.kernel.table.table import GameFinished

TABLE = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
PAIRS = {"chief_of_surgery": "red", "chief_of_medicine": "yellow", "chief_pharmacist": "green"}


class Ledger:
    """What every seat has, as far as the events tell."""

    def __init__(self, players: int) -> None:
        seats = range(players)
        self.colours: dict[int, str] = {}
        self.values: dict[int, int] = {}
        self.vehicles: dict[int, list[int]] = {}
        self.held: dict[int, int] = {}
        self.beds: list[set[int]] = [set() for _ in seats]
        self.gone: list[list[int]] = [[] for _ in seats]
        self.bags, self.deaths, self.points = [0] * players, [0] * players, [0] * players
        self.kept: list[str] = [""] * players
        self.round = 0

    def enter(self, event: Event) -> None:
        """Take one event down, and compare points where it gives some."""
        match event:
            case StepEntered(step="arrival"):
                self.round = event.round
                self.vehicles, self.held = {}, {}
                self.gone = [[] for _ in self.gone]
            case e.StartingPatientsDrawn() | e.PatientsArrived():
                for die in event.patients:
                    self.colours[die.id], self.values[die.id] = die.colour, die.value
                if isinstance(event, e.StartingPatientsDrawn):
                    self.beds[event.seat] |= {die.id for die in event.patients}
            case e.PatientSet():
                self.values[event.patient] = event.value
            case e.PatientsLoaded():
                self.vehicles.setdefault(event.ambulance, []).extend(event.patients)
            case e.AmbulanceTaken():
                self.held[event.seat] = event.number
            case e.PatientsAdmitted():
                self.beds[event.seat] |= set(self.vehicles.get(self.held[event.seat], ()))
                assert len(self.beds[event.seat]) <= 12
            case e.LowestAmbulanceRewarded():
                assert self.held[event.seat] == min(self.held.values())
                self.bags[event.seat] += 1
            case e.ImprovementTradedIn():
                self.bags[event.seat] += 1
            case e.PatientLost():
                self._lose(event.seat, event.patient)
            case e.MeeplePlaced() | e.SpecialistUsed():
                self._spend(event.seat, len(event.recoloured))
                self._treat(event.seat, event.treatments)
            case e.BloodBagUsed():
                self._spend(event.seat, 1)
                self._treat(event.seat, (event.treatment,))
            case e.PatientsNeglected():
                for treatment in event.treatments:
                    assert treatment.value == self.values[treatment.patient] - 1
                self._treat(event.seat, event.treatments)
            case AdministratorKept():
                self.kept[event.seat] = event.administrator
            case e.RoundScored():
                assert event.discharged == len(self.gone[event.seat])
                self._score(event.seat, event.lines, self._round_points(event.seat))
            case e.GameScored():
                self._score(event.seat, event.lines, self.bags[event.seat] - 2 * self.deaths[event.seat])
            case GameFinished():
                self._compare(event)
            case _:
                pass

    def _treat(self, seat: int, treatments: tuple[e.Treatment, ...]) -> None:
        for treatment in treatments:
            assert treatment.patient in self.beds[seat]
            self.values[treatment.patient] = treatment.value
            if treatment.value == 0:
                self._lose(seat, treatment.patient)
            elif treatment.value == 7:
                self.beds[seat].remove(treatment.patient)
                self.gone[seat].append(treatment.patient)

    def _lose(self, seat: int, patient: int) -> None:
        self.beds[seat].remove(patient)
        self.deaths[seat] += 1

    def _spend(self, seat: int, bags: int) -> None:
        self.bags[seat] -= bags
        assert self.bags[seat] >= 0

    def _round_points(self, seat: int) -> int:
        empty = 0 if self.beds[seat] else 5
        return TABLE[len(self.gone[seat])] + empty + self._bonus(seat)

    def _bonus(self, seat: int) -> bool:
        colours = Counter(self.colours[die] for die in self.gone[seat])
        card, most = self.kept[seat], len(self.gone[seat])
        if card == "medical_director":
            return len(colours) == 3
        if card == "chief_executive":
            return all(len(gone) < most for other, gone in enumerate(self.gone) if other != seat)
        return card in PAIRS and colours[PAIRS[card]] >= 2

    def _score(self, seat: int, lines: tuple[e.ScoreLine, ...], points: int) -> None:
        assert sum(line.points for line in lines) == points
        self.points[seat] += points

    def _compare(self, event: GameFinished) -> None:
        ranks = [
            (points, -len(beds), sum(self.values[die] for die in beds))
            for points, beds in zip(self.points, self.beds, strict=True)
        ]
        for standing in event.standings:
            rank = ranks[standing.seat]
            assert standing.points == rank[0]
            assert standing.place == 1 + sum(other > rank for other in ranks)
        assert len(event.standings) == len(ranks)
