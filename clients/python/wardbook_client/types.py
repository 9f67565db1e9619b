"""The types of everything that the service sends and receives. Generated."""

from __future__ import annotations

import typing as t


class ActionFinished(t.TypedDict):
    """A seat finished its action."""

    type: t.Literal["action_finished"]
    """Always `action_finished`. It tells this kind of object from the others."""
    seat: int
    """The seat that finished."""


class ActionSelected(t.TypedDict):
    """A seat chose an action. The action is hidden from other seats."""

    type: t.Literal["action_selected"]
    """Always `action_selected`. It tells this kind of object from the others."""
    seat: int
    """The seat that chose."""
    action: t.Literal["admit", "build", "hire", None]
    """The action; null if it is hidden from you."""


class ActionTilesReturned(t.TypedDict):
    """All seats got back their action tiles. Limits on building once a round are reset."""

    type: t.Literal["action_tiles_returned"]
    """Always `action_tiles_returned`. It tells this kind of object from the others."""


class ActionWords(t.TypedDict):
    """What you may post in words: each list has a text for each entry of the list with the same name."""

    step: str | None
    """The step that the game is in; null unless it is being played."""
    moves: list[str]
    """A label for each of `moves`."""
    changes: list[str]
    """A label for each of `changes`."""
    table: list[str]
    """A label for each of `table`."""
    history: list[str]
    """A label for each of `history`."""
    open: list[str]
    """A sentence for each of `open`."""


class ActionsResponse(t.TypedDict):
    """What you may post now: listed commands, each complete, and open choices, each described."""

    version: int
    """The version of the game that the lists are for."""
    awaiting: Awaiting
    """What the game waits for."""
    must: bool
    """Whether the game waits for your seat."""
    moves: list[AnyCommand]
    """The moves of the game, empty unless it waits for you. Post any of them to play on."""
    changes: list[AnyCommand]
    """Moves that replace a choice you made, as long as others are still choosing. Nobody waits for them."""
    table: list[TableAction]
    """What you may do at the table: join, leave, start, resign, and for organizers stop the clocks."""
    history: list[HistoryAction]
    """What you may do about moves already made: undo, redo, and answer a proposed undo."""
    open: list[OpenChoice]
    """Commands with values of your own choice. Where `must` is false they change what you chose."""
    words: t.NotRequired[ActionWords | None]
    """The lists in words, if you asked for them."""


class ActionsRevealed(t.TypedDict):
    """All seats have chosen; their actions are revealed."""

    type: t.Literal["actions_revealed"]
    """Always `actions_revealed`. It tells this kind of object from the others."""
    actions: list[t.Literal["admit", "build", "hire"]]
    """The action of each seat, in the order of the seats."""


class ActivationFinished(t.TypedDict):
    """A seat ended its activation for this round."""

    type: t.Literal["activation_finished"]
    """Always `activation_finished`. It tells this kind of object from the others."""
    seat: int
    """The seat that can place no more meeples this round."""


class Actor(t.TypedDict):
    """Who sends a command: a player, a bot in its seat, the service, or an organizer."""

    kind: t.Literal["bot", "organizer", "player", "service"]
    """Who sent it: a player, a bot, the service itself, or an organizer from outside the game."""
    id: t.NotRequired[str | None]
    """The id of the player or organizer; null for bots and the service."""
    seat: t.NotRequired[int | None]
    """The seat that acts; null for the service, organizers, and a player who has none yet."""


class AddImprovement(t.TypedDict):
    """Turn a Decision card and reveal the improvement it names. Sent by the service."""

    type: t.Literal["add_improvement"]
    """Always `add_improvement`. It tells this kind of object from the others."""


class AddOrganizer(t.TypedDict):
    """Give another player the powers of an organizer in this tournament. For organizers."""

    type: t.Literal["add_organizer"]
    """Always `add_organizer`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""


class Administer(t.TypedDict):
    """Run the administration at the end of a round. Only the service sends this."""

    type: t.Literal["administer"]
    """Always `administer`. It tells this kind of object from the others."""


class AdministratorKept(t.TypedDict):
    """A seat turned up the administrator it keeps."""

    type: t.Literal["administrator_kept"]
    """Always `administrator_kept`. It tells this kind of object from the others."""
    seat: int
    """The seat that keeps it."""
    administrator: str
    """The key of the card, now public."""


class AdministratorsDealt(t.TypedDict):
    """A seat was dealt administrators; others see only how many."""

    type: t.Literal["administrators_dealt"]
    """Always `administrators_dealt`. It tells this kind of object from the others."""
    seat: int
    """The seat that chooses between them."""
    administrators: list[str] | int
    """The keys of the cards. For everyone else the number of cards, until the game is over."""


class AdmissionsMarker(t.TypedDict):
    """A seat's marker on the admissions board."""

    seat: int
    """The seat of the marker."""
    total: int
    """The place of the marker on the board: the sum of the patients of the seat's trip, from 1 on."""


class AdmissionsNurseAdded(t.TypedDict):
    """The Admissions Nurse replaced a random specialist card."""

    type: t.Literal["admissions_nurse_added"]
    """Always `admissions_nurse_added`. It tells this kind of object from the others."""
    replaced: str
    """The id of the card that is out of the game."""


class AdmissionsNurseUses(t.TypedDict):
    """How many times a seat's Admissions Nurse can still act."""

    left: t.NotRequired[int]
    """How many more times the seat's Admissions Nurse can send a patient back or admit one, before the
    next meeple is placed."""


class AdmissionsOpened(t.TypedDict):
    """An Admissions Nurse discharged patients, and can act once for each of them."""

    type: t.Literal["admissions_opened"]
    """Always `admissions_opened`. It tells this kind of object from the others."""
    seat: int
    """The seat of the Admissions Nurse."""
    discharged: int
    """How many patients she discharged with this placement."""


class AdmitOneMore(t.TypedDict):
    """Draw a new patient into a free bed, after your Admissions Nurse discharged one."""

    type: t.Literal["admit_one_more"]
    """Always `admit_one_more`. It tells this kind of object from the others."""


class AdmitPatient(t.TypedDict):
    """Admit the rightmost patient of a service to your pre-admissions."""

    type: t.Literal["admit_patient"]
    """Always `admit_patient`. It tells this kind of object from the others."""
    service: t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry"]
    """The row of the notepad."""


class AdvisedMoveResponse(t.TypedDict):
    """A move that a hint advises."""

    command: AnyCommand
    """The command, ready to be posted."""
    points: float | None
    """What your position is worth then, in points: what you have, and what the search expects it to bring.
    Compare it with other moves of the same hint only. Null if it is your only move."""
    behind: float
    """How many points less you may expect than after the best move; 0 for the best."""
    then: list[AnyCommand]
    """How you could go on in this step, as far as the search planned it: at most three commands."""
    words: t.NotRequired[MoveWords | None]
    """The move in words, if you asked for them."""


class Agree(t.TypedDict):
    """Agree to the proposed undo."""

    type: t.Literal["agree"]
    """Always `agree`. It tells this kind of object from the others."""


class AllowPair(t.TypedDict):
    """Let two players be paired with each other again. For organizers."""

    type: t.Literal["allow_pair"]
    """Always `allow_pair`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the two players."""
    reason: str
    """Why, in your words."""


class AmbulanceParked(t.TypedDict):
    """A seat's ambulance stands at an entrance."""

    type: t.Literal["ambulance_parked"]
    """Always `ambulance_parked`. It tells this kind of object from the others."""
    seat: int
    """The seat whose ambulance moved or stayed."""
    tile: int
    """The number of the tile of the entrance."""
    side: t.Literal["east", "north", "south", "west"]
    """The outer side of the tile that the entrance is on."""


class AmbulanceTaken(t.TypedDict):
    """A seat took a vehicle."""

    type: t.Literal["ambulance_taken"]
    """Always `ambulance_taken`. It tells this kind of object from the others."""
    seat: int
    """The seat that took it."""
    number: int
    """The number of the vehicle, which decides the order of the seats for the rest of the round."""


class AmbulanceView(t.TypedDict):
    """A vehicle, the patients in it and the seat that took it."""

    number: int
    """The number on it, from 0 to 5. The seats act in the order of their numbers."""
    room: int
    """How many patients are loaded into it this round: 3, or 4 where a module says so. More can be in it,
    when one is drawn as it is taken."""
    patients: list[Patient]
    """The dice in it, in the order they were loaded. Empty once they are admitted, until the next round."""
    taken_by: int | None
    """The seat that took it this round; null while it is free."""


class AmbulancesReturned(t.TypedDict):
    """The patients of unclaimed vehicles went back into the bag."""

    type: t.Literal["ambulances_returned"]
    """Always `ambulances_returned`. It tells this kind of object from the others."""
    numbers: list[int]
    """The numbers of the vehicles that nobody took."""


class AmbulancesTurnedOver(t.TypedDict):
    """These ambulances wait for patients: a red, a yellow and a green one of given values each."""

    type: t.Literal["ambulances_turned_over"]
    """Always `ambulances_turned_over`. It tells this kind of object from the others."""
    numbers: list[int]
    """The numbers of the ambulances, from 1 to the number of players."""
    values: list[list[int]]
    """The values asked for, in the order of `numbers`: of a red, a yellow and a green patient each."""


class Announce(t.TypedDict):
    """Send a message to a table of the current round or to everybody. For organizers."""

    type: t.Literal["announce"]
    """Always `announce`. It tells this kind of object from the others."""
    text: str
    """The message, as plain text."""
    table: t.NotRequired[int | None]
    """The number of the table; null for everybody."""


class AnotherRecoloured(t.TypedDict):
    """A second patient got another colour in Physiotherapy."""

    type: t.Literal["another_recoloured"]
    """Always `another_recoloured`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    treatment: Treatment
    """The patient's new colour. Its value stays."""


class Appointment(t.TypedDict):
    """A patient on the notepad."""

    service: t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry"]
    """The row of the notepad."""
    colour: t.Literal["orange", "purple", "red", "white", "yellow"]
    """The level of the illness, from white to red."""


class AppointmentMoved(t.TypedDict):
    """An appointment was moved or swapped, for one queue point."""

    type: t.Literal["appointment_moved"]
    """Always `appointment_moved`. It tells this kind of object from the others."""
    seat: int
    """The seat that spent the queue point."""
    service: t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry"]
    """The row of the patient."""
    column: int
    """The column of the patient before, from 0 at the right."""
    to: t.Literal["down", "left", "right", "up"]
    """Where it went, as seen on the board."""


class AppointmentsMade(t.TypedDict):
    """New patients were drawn for the notepad."""

    type: t.Literal["appointments_made"]
    """Always `appointments_made`. It tells this kind of object from the others."""
    appointments: list[Appointment]
    """The new patients. Each stands at the left end of its row."""


class AppointmentsMissed(t.TypedDict):
    """The rightmost patient of each service missed the appointment and went back into the bag."""

    type: t.Literal["appointments_missed"]
    """Always `appointments_missed`. It tells this kind of object from the others."""
    appointments: list[Appointment]
    """The patients who left the notepad."""


class AssignPatients(t.TypedDict):
    """Put dice and blood bags on the Hospital cards. Sent by the service."""

    type: t.Literal["assign_patients"]
    """Always `assign_patients`. It tells this kind of object from the others."""


class AssignWard(t.TypedDict):
    """Assign one of your new patients to a ward with a free bed."""

    type: t.Literal["assign_ward"]
    """Always `assign_ward`. It tells this kind of object from the others."""
    patient: int
    """The id of a patient in your vehicle who has no ward yet."""
    ward: int
    """The number of the ward, from 1 to 4. Each has three beds."""


class AttendPatient(t.TypedDict):
    """Let a patient count as treated, if the department you used last allows it."""

    type: t.Literal["attend_patient"]
    """Always `attend_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your untreated patients."""


class Attendance(t.TypedDict):
    """How many more patients of a seat can count as treated, and the placement it has begun."""

    left: t.NotRequired[int]
    """How many more patients of the seat can count as treated, before the next meeple is placed."""
    one_ward: t.NotRequired[bool]
    """Whether they must all lie in the same ward."""
    ward: t.NotRequired[int]
    """That ward, from 1 to 4, once the first of them is chosen. 0: none is chosen, or they may lie in any
    ward."""
    placement: t.NotRequired[Placement | None]
    """The placement whose patients come next; null if none is chosen. It lapses with any placement."""


class AttendanceOpened(t.TypedDict):
    """A department lets some untreated patients count as treated; with `one_ward`, all of one ward."""

    type: t.Literal["attendance_opened"]
    """Always `attendance_opened`. It tells this kind of object from the others."""
    seat: int
    """The seat of the department."""
    patients: int
    """How many untreated patients can count as treated."""
    one_ward: bool
    """Whether they must all lie in the same ward."""


class AuditResponse(t.TypedDict):
    """The verdict on a game or an export."""

    verdict: t.Literal["sound", "unsound"]
    """`sound` if every record follows from those before, `unsound` if one does not."""
    records: int
    """The number of records that were checked."""
    head: str
    """The hash of the last record."""
    findings: list[FindingResponse]
    """What is wrong. Empty if the verdict is `sound`."""
    notes: list[FindingResponse]
    """What you should know although it is not wrong."""
    game: str | None
    """The id of the game that the file names; null if it names none."""
    tournament: t.NotRequired[str | None]
    """The id of the tournament that the file names; null if it names none."""
    games: t.NotRequired[int | None]
    """How many games of a bundle were checked; null if it is no bundle."""


class AutomaView(t.TypedDict):
    """The Automa's cards and tiles; its points, blood bags and waiting dice are in its hospital."""

    seat: int
    """The Automa's seat."""
    decision: DecisionCard | None
    """The Decision card turned last; null before the first one."""
    decisions_left: int
    """How many Decision cards are in the deck. When it is empty, all of them become the new deck."""
    row: list[HospitalCardView]
    """The Hospital cards it has not filled, oldest first. Draw them from left to right."""
    face_down: dict[str, int]
    """How many Hospital cards of each level are still to be turned up."""
    tiles_left: int
    """How many of its 8 first player tiles were not laid yet."""
    removed: list[str]
    """The ids of the improvements it took out of the game."""


class Awaiting(t.TypedDict):
    """Who must act: seats, and the background job the game waits for."""

    seats: t.NotRequired[list[int]]
    """The seats that must act; empty if the game waits for none."""
    job: t.NotRequired[str | None]
    """The background job that the game waits for, such as `scoring`; null if it waits for no job."""


class Award(t.TypedDict):
    """Points for a seat at the end of the game; a negative number takes points away."""

    seat: int
    """The seat that gets or loses the points."""
    points: int
    """From -1000 to 1000, but not 0."""


class AwardPoints(t.TypedDict):
    """Give a participant tournament points, or take some away. For organizers."""

    type: t.Literal["award_points"]
    """Always `award_points`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    points: int
    """The points; negative to take them away."""
    reason: str
    """Why, in your words."""


class AwardResponse(t.TypedDict):
    """Tournament points that an organizer gave."""

    player: NamedPlayer
    """Who got them."""
    points: int
    """How many; negative if they were taken away."""
    round: int
    """The number of the last round that had begun, 0 before the first."""
    reason: str
    """Why, in the organizer's words."""


class BabiesBorn(t.TypedDict):
    """A mother has babies, who lie in the paediatric ward under hers."""

    type: t.Literal["babies_born"]
    """Always `babies_born`. It tells this kind of object from the others."""
    seat: int
    """The seat of the mother."""
    babies: list[Patient]
    """The babies. Their `party` is the id of their mother."""


class Bank(t.TypedDict):
    """The blood of a clinic."""

    donor: t.NotRequired[int | None]
    """The person who lies down to give blood this round; null if nobody does."""
    tokens: t.NotRequired[list[str]]
    """The hub or treatment room of each token that nobody carries."""
    carriers: t.NotRequired[list[int]]
    """The nurses who carry a token."""
    helped: t.NotRequired[list[int]]
    """The patients who were helped with blood this round, but not cured."""


class BlocksResponse(t.TypedDict):
    """The players you have blocked: they cannot reserve seats for you."""

    players: list[str]
    """The ids of these players."""


class BloodBagUsed(t.TypedDict):
    """A blood bag healed a patient."""

    type: t.Literal["blood_bag_used"]
    """Always `blood_bag_used`. It tells this kind of object from the others."""
    seat: int
    """The seat that spent the blood bag."""
    treatment: Treatment
    """What happened to the patient."""


class BloodDonated(t.TypedDict):
    """A seat got blood bags."""

    type: t.Literal["blood_donated"]
    """Always `blood_donated`. It tells this kind of object from the others."""
    seat: int
    """The seat that got them."""
    bags: int
    """How many blood bags it got."""


class BloodDrawn(t.TypedDict):
    """The donor of a seat stood up and left a blood token in the hub."""

    type: t.Literal["blood_drawn"]
    """Always `blood_drawn`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the donor."""
    donor: int
    """The donor's number."""
    hub: str
    """The space of the hub that the token is in now."""


class BloodDropped(t.TypedDict):
    """A nurse left a blood token in a treatment room."""

    type: t.Literal["blood_dropped"]
    """Always `blood_dropped`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the nurse."""
    nurse: int
    """The nurse's number."""
    room: str
    """The space of the treatment room that the token is in now."""


class BloodTaken(t.TypedDict):
    """A nurse took a blood token from a hub."""

    type: t.Literal["blood_taken"]
    """Always `blood_taken`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the nurse."""
    nurse: int
    """The nurse's number."""
    hub: str
    """The space of the hub that the token was in."""


class BloodTransfused(t.TypedDict):
    """A nurse helped a patient with blood. `colour` is the better colour, or null if the patient is cured."""

    type: t.Literal["blood_transfused"]
    """Always `blood_transfused`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the patient."""
    room: str
    """The space of the treatment room."""
    patient: int
    """The patient's number."""
    nurse: int
    """The nurse's number."""
    income: int
    """What it brought, in dollars."""
    colour: t.Literal["orange", "purple", "red", "white", "yellow", None]
    """The patient's new colour, one level better; null if the patient was white and is cured."""
    carried: bool
    """Whether the nurse carried the token; otherwise it was in the room."""


class BloodView(t.TypedDict):
    """The blood of each clinic, and the tokens left in the supply."""

    left: int
    """Blood tokens left in the supply."""
    banks: list[Bank]
    """The blood of each clinic, by seat."""


class BoardChosen(t.TypedDict):
    """An expert chose the side of the board."""

    type: t.Literal["board_chosen"]
    """Always `board_chosen`. It tells this kind of object from the others."""
    seat: int
    """The seat that chose."""
    columns: int
    """4 for the wide side, 3 for the small one."""


class BonusPicked(t.TypedDict):
    """A seat took a bonus tile."""

    type: t.Literal["bonus_picked"]
    """Always `bonus_picked`. It tells this kind of object from the others."""
    seat: int
    """The seat that took it."""
    bonus: str
    """The tile, such as `nurse`."""


class BonusTilesLaid(t.TypedDict):
    """Bonus tiles were laid out, one more than there are players."""

    type: t.Literal["bonus_tiles_laid"]
    """Always `bonus_tiles_laid`. It tells this kind of object from the others."""
    tiles: list[str]
    """The bonus tiles, such as `nurse` or `money`."""


class BonusTokenKept(t.TypedDict):
    """A seat kept a token of its trip; the others were discarded."""

    type: t.Literal["bonus_token_kept"]
    """Always `bonus_token_kept`. It tells this kind of object from the others."""
    seat: int
    """The seat that keeps it."""
    token: str
    """The id of the token."""


class BonusTokenUsed(t.TypedDict):
    """A bonus token healed a patient."""

    type: t.Literal["bonus_token_used"]
    """Always `bonus_token_used`. It tells this kind of object from the others."""
    seat: int
    """The seat that discarded the token."""
    token: str
    """The id of the token."""
    treatment: Treatment
    """What happened to the patient."""
    recoloured: t.NotRequired[list[int]]
    """The id of the patient, if a blood bag recoloured it first; else empty."""
    colour: t.NotRequired[str | None]
    """The colour that the blood bag gave. Left out without a recolour."""


class BonusTokensLaid(t.TypedDict):
    """Bonus tokens were revealed on these tiles. An empty pile is refilled from the discarded tokens."""

    type: t.Literal["bonus_tokens_laid"]
    """Always `bonus_tokens_laid`. It tells this kind of object from the others."""
    tiles: list[int]
    """The numbers of the tiles."""
    tokens: list[str]
    """The ids of the tokens, in the order of `tiles`."""


Branch = t.TypedDict(
    "Branch",
    {
        "by": "int",
        "seat": "int",
        "from": "int",
        "versions": "list[list[int]]",
        "crossed": "bool",
        "redone_by": "t.NotRequired[int | None]",
        "inside": "t.NotRequired[int | None]",
    },
)


class BranchesResponse(t.TypedDict):
    """Every branch that an undo ended."""

    version: int
    """The latest version of the game."""
    branches: list[Branch]
    """The branches, in the order in which they were undone."""


class BuildConveyor(t.TypedDict):
    """Build a conveyor stop. The first time, build two aligned stops."""

    type: t.Literal["build_conveyor"]
    """Always `build_conveyor`. It tells this kind of object from the others."""
    stops: list[str]
    """The rooms by space: two the first time, then one. They share two of floor, column and row with
    another stop."""


class BuildEntrance(t.TypedDict):
    """Build an entrance that leads into a room on the ground."""

    type: t.Literal["build_entrance"]
    """Always `build_entrance`. It tells this kind of object from the others."""
    entrance: str
    """An outer border, such as `b3-south`."""


class BuildExtinguisher(t.TypedDict):
    """Build an extinguisher on a room that does not treat patients."""

    type: t.Literal["build_extinguisher"]
    """Always `build_extinguisher`. It tells this kind of object from the others."""
    space: str
    """The space of the room."""


class BuildGarden(t.TypedDict):
    """Build a garden."""

    type: t.Literal["build_garden"]
    """Always `build_garden`. It tells this kind of object from the others."""
    space: str
    """An empty ground space, or one above a garden."""


class BuildHelipad(t.TypedDict):
    """Build a helipad above a room."""

    type: t.Literal["build_helipad"]
    """Always `build_helipad`. It tells this kind of object from the others."""
    space: str
    """An empty space above a room: `1b2` is on the roof of `0b2`."""


class BuildParking(t.TypedDict):
    """Build a parking tile for two cars."""

    type: t.Literal["build_parking"]
    """Always `build_parking`. It tells this kind of object from the others."""
    space: str
    """An empty ground space."""


class BuildRoom(t.TypedDict):
    """Build a room. For a hub, also name its service."""

    type: t.Literal["build_room"]
    """Always `build_room`. It tells this kind of object from the others."""
    kind: t.Literal[
        "hub", "lab", "operating_room", "outpatient_services", "supply_room", "treatment_room", "triage"
    ]
    """The kind of room."""
    space: str
    """Where, such as `1b2`: above the ground only on top of a room."""
    service: t.NotRequired[
        t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry", None]
    ]
    """The service of a hub; null for all other rooms."""


class BulkResponse(t.TypedDict):
    """Games that are created together, and how far that is."""

    id: str
    """The id of the bulk."""
    status: t.Literal["creating", "done", "failed"]
    """`done` when all games exist. `failed` only if the service refuses a game that it had accepted."""
    total: int
    """How many games there will be."""
    created: int
    """How many exist already, counted from the first."""
    games: list[str]
    """The ids of all games, in the order of the request. Those not created yet are not found."""
    refusal: t.NotRequired[str | None]
    """The code of the refusal, if it failed."""


class BuyPopularity(t.TypedDict):
    """Spend this round's income on points of popularity. 0 is allowed."""

    type: t.Literal["buy_popularity"]
    """Always `buy_popularity`. It tells this kind of object from the others."""
    points: int
    """How many points, at $3 each."""


class ByPlace(t.TypedDict):
    """Points for each place. Those who share a place share the points of the places they take up."""

    kind: t.Literal["place"]
    """Always `place`. It tells this kind of object from the others."""
    points: t.NotRequired[list[int]]
    """The points for the first place, the second and so on; empty for one point for each player beaten,
    more at tables that are not full, so that all tables give the same on average."""


class ByShare(t.TypedDict):
    """Each player gets the share of the table's points that the player scored, as a part of 1. At smaller
    tables the shares are reduced, so that all tables give the same on average."""

    kind: t.Literal["share"]
    """Always `share`. It tells this kind of object from the others."""


class ByWins(t.TypedDict):
    """One point for the first place; those who share it share the point."""

    kind: t.Literal["wins"]
    """Always `wins`. It tells this kind of object from the others."""


class CallMidwife(t.TypedDict):
    """Choose how many babies an arriving mother has. 0: roll the midwife die."""

    type: t.Literal["call_midwife"]
    """Always `call_midwife`. It tells this kind of object from the others."""
    patient: int
    """The id of a mother in your vehicle whose babies are not born yet."""
    babies: t.NotRequired[int]
    """How many babies she has: one of the numbers on the midwife die. 0: roll it."""


class CallNurse(t.TypedDict):
    """Use a token as one more nurse for this round."""

    type: t.Literal["call_nurse"]
    """Always `call_nurse`. It tells this kind of object from the others."""
    token: str
    """The id of one of your nurse tokens, such as `bonus_nurse.2`."""


class CallOff(t.TypedDict):
    """End a game whose result would not count in its tournament. Sent by the service."""

    type: t.Literal["call_off"]
    """Always `call_off`. It tells this kind of object from the others."""


class CancelTournament(t.TypedDict):
    """Call the tournament off. It has no result. For organizers."""

    type: t.Literal["cancel_tournament"]
    """Always `cancel_tournament`. It tells this kind of object from the others."""
    reason: str
    """Why, in your words."""


class CarMoved(t.TypedDict):
    """A car was moved to a parking tile that was just built."""

    type: t.Literal["car_moved"]
    """Always `car_moved`. It tells this kind of object from the others."""
    seat: int
    """The seat whose car it is."""
    place: str
    """Where the car was: a border or a space with a parking tile."""
    to: str
    """The space of the parking tile."""


class CarParked(t.TypedDict):
    """The car of a new person was parked."""

    type: t.Literal["car_parked"]
    """Always `car_parked`. It tells this kind of object from the others."""
    seat: int
    """The seat whose car it is."""
    place: str
    """A border such as `a1-b1`, or a space with a parking tile."""


class CarTaken(t.TypedDict):
    """A person who left took a car away."""

    type: t.Literal["car_taken"]
    """Always `car_taken`. It tells this kind of object from the others."""
    seat: int
    """The seat whose car it is."""
    place: str
    """Where the car was: a border or a space with a parking tile."""


class CareFinished(t.TypedDict):
    """A seat finished patient care for this round."""

    type: t.Literal["care_finished"]
    """Always `care_finished`. It tells this kind of object from the others."""
    seat: int
    """The seat that finished."""


class Change(t.TypedDict):
    """One operation of the patch. Apply operations in order, each to the result of the previous ones."""

    op: t.Literal["add", "remove", "replace"]
    """What to do at `path`."""
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: t.NotRequired[t.Any]
    """The new value; not with `remove`."""
    old: t.NotRequired[t.Any]
    """The old value; not with `add`. Programs that apply patches ignore it."""


class ChangePairing(t.TypedDict):
    """Replace the pairing of a round whose games do not exist yet. For organizers."""

    type: t.Literal["change_pairing"]
    """Always `change_pairing`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    tables: list[TournamentSeats]
    """All tables of the round. Players who were paired, still take part and have no seat here get a bye."""
    reason: str
    """Why, in your words."""


class ChangeSettings(t.TypedDict):
    """Replace the settings before check-in and the first round. For organizers."""

    type: t.Literal["change_settings"]
    """Always `change_settings`. It tells this kind of object from the others."""
    settings: TournamentSettings
    """The new settings, complete."""


class CheckIn(t.TypedDict):
    """Say that you are here, once check-in is open."""

    type: t.Literal["check_in"]
    """Always `check_in`. It tells this kind of object from the others."""


class CheckInMissed(t.TypedDict):
    """The tournament starts without the players who did not check in. They are withdrawn."""

    type: t.Literal["check_in_missed"]
    """Always `check_in_missed`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the players."""


class CheckInOpened(t.TypedDict):
    """Players can check in."""

    type: t.Literal["check_in_opened"]
    """Always `check_in_opened`. It tells this kind of object from the others."""
    at: int
    """When, in milliseconds since 1970."""


class ChoiceWords(t.TypedDict):
    """A choice in words."""

    command: str
    """The command that the player chose, as a label."""
    best: str
    """The best command, as a label."""
    why: str
    """What the choice cost."""


class ChooseBoard(t.TypedDict):
    """Setup, experts: choose the side of your board, with four columns or three."""

    type: t.Literal["choose_board"]
    """Always `choose_board`. It tells this kind of object from the others."""
    columns: t.Literal[3, 4]
    """4 for the wide side, 3 for the small one."""


class ChooseGoal(t.TypedDict):
    """Setup: choose the goal to reach by the end of the game."""

    type: t.Literal["choose_goal"]
    """Always `choose_goal`. It tells this kind of object from the others."""
    goal: str
    """The key of the goal, as the catalogue lists it."""


class ChoosePlacement(t.TypedDict):
    """Choose a meeple and a department that treats several patients. `place_meeple` names them next."""

    type: t.Literal["choose_placement"]
    """Always `choose_placement`. It tells this kind of object from the others."""
    meeple: str
    """`nurse`, or the id of one of your specialists that was not used this round."""
    department: str
    """The id of one of your departments that treats several patients and was not used this round."""


class CityEntrance(t.TypedDict):
    """A place at the edge where a road leads out of the city and an ambulance can stand."""

    tile: int
    """The number of a tile at the edge."""
    side: t.Literal["east", "north", "south", "west"]
    """The outer side where the road leaves the tile."""


class CityFatalityDealt(t.TypedDict):
    """A seat got a fatality for a patient who died in the city."""

    type: t.Literal["city_fatality_dealt"]
    """Always `city_fatality_dealt`. It tells this kind of object from the others."""
    seat: int
    """The seat that got it: first the one with the highest number token, then downwards."""


class CityLaid(t.TypedDict):
    """The city was laid: its tiles, row by row, with their roads."""

    type: t.Literal["city_laid"]
    """Always `city_laid`. It tells this kind of object from the others."""
    tiles: list[CityTile]
    """The tiles in the order of their numbers: rows of four from the top left."""


class CityMotherReplaced(t.TypedDict):
    """A fifth mother on a tile that a paramedic reached was replaced by a die of the bag."""

    type: t.Literal["city_mother_replaced"]
    """Always `city_mother_replaced`. It tells this kind of object from the others."""
    seat: int
    """The seat of the paramedic."""
    tile: int
    """The number of the tile."""
    mother: int
    """The id of the mother, who went back into the box."""
    patient: t.NotRequired[Patient | None]
    """The die of the bag that lies there instead, with her value. Left out if the bag was empty."""


class CityNeglected(t.TypedDict):
    """Patients left in the city got worse; value 0 means that the patient died."""

    type: t.Literal["city_neglected"]
    """Always `city_neglected`. It tells this kind of object from the others."""
    treatments: list[Treatment]
    """The new value of each patient on a tile that got worse."""


class CityPatientsArrived(t.TypedDict):
    """Dice were rolled and put on these tiles, one each."""

    type: t.Literal["city_patients_arrived"]
    """Always `city_patients_arrived`. It tells this kind of object from the others."""
    tiles: list[int]
    """The numbers of the tiles."""
    patients: list[Patient]
    """The dice, in the order of `tiles`."""


class CityTile(t.TypedDict):
    """A tile of the city as it lies, with the patient and the bonus token on it."""

    kind: str
    """The key of the tile, such as `city_t_junction` or `city_crossroads_pink`."""
    roads: list[t.Literal["east", "north", "south", "west"]]
    """The sides that its roads lead to, as it lies."""
    patient: t.NotRequired[Patient | None]
    """The die on it. Left out on an empty tile."""
    token: t.NotRequired[str | None]
    """The id of the bonus token on it. Left out without one."""


class CityTileView(t.TypedDict):
    """A tile: its number, its roads, and what lies on it."""

    number: int
    """The number that commands and events use. Tiles are numbered row by row from the top left, from 0 on."""
    kind: str
    """The key of the tile, such as `city_t_junction`. It ends in `_pink` if its pink slot is face up."""
    pink: bool
    """Whether its slot is for pink dice, the mothers of Maternity."""
    roads: list[t.Literal["east", "north", "south", "west"]]
    """The sides that its roads lead to, as it lies. Two neighbours are connected only if both have a road
    to each other."""
    patient: Patient | None
    """The die on it; null if it was fetched or none came."""
    token: str | None
    """The id of the bonus token on it; null if there is none. It stays when the patient dies."""


class CityView(t.TypedDict):
    """The city as a grid, and everything around it."""

    tiles: list[CityTileView]
    """The tiles by number, row by row from the top left: three rows for two players, four for three, five
    for more. Empty before the city is laid."""
    columns: int
    """How many tiles a row has."""
    entrances: list[CityEntrance]
    """All places at the edge where an ambulance can stand, clockwise from the top left corner."""
    crews: list[CrewView]
    """The ambulance and the paramedic of every seat, by seat."""
    order: list[int]
    """The seats in the order in which they move and fetch patients this round."""
    helicopter: int | None
    """The number of the tile on which the first player's helicopter landed this round; null if it did not."""
    board: list[AdmissionsMarker]
    """The markers on the admissions board, in the order they were placed. The lowest total gets number 1.
    Of equal totals the later marker is on top and goes first."""
    pile: int
    """How many bonus tokens are in the face-down pile."""
    discard: list[str]
    """The ids of the discarded bonus tokens. They become the pile when it is empty."""


class ClinicModuleViews(t.TypedDict):
    """The views of the modules in play, by key."""

    extinguishers: t.NotRequired[ExtinguishersView]
    """Present if the module `extinguishers` is in play."""
    blood_transfusion: t.NotRequired[BloodView]
    """Present if the module `blood_transfusion` is in play."""
    solo: t.NotRequired[SoloProgress]
    """Present if the module `solo` is in play."""
    workaholic_doctors: t.NotRequired[list[list[Exhausted]]]
    """Present if the module `workaholic_doctors` is in play."""
    zombies: t.NotRequired[ZombiesView]
    """Present if the module `zombies` is in play."""


class ClinicTableView(t.TypedDict):
    """The table as a viewer sees it. `modules` has the views of the modules in play, by key."""

    title: t.Literal["clinic"]
    """Always `clinic`. It tells this kind of object from the others."""
    you: int | None
    """Your seat; null for spectators."""
    round: int
    """The round, from 1 to 6; 0 in the setup."""
    step: str
    """The step of the round, such as `select_1`, `build_1`, `move` or `care`."""
    turn_order: list[int]
    """The seats in turn order of this round."""
    popularity_stack: list[int]
    """The seats in the order in which their popularity last changed, the latest last. On equal popularity
    the later lies on top and goes first in the next turn order."""
    services: list[str]
    """The services in play, from the top of the notepad."""
    notepad: dict[str, list[str]]
    """For each service its patients by colour, from the right: the first is admitted next, and missed if
    nobody admits it."""
    university: list[str | None]
    """The doctors for hire by colour, from the left; null for an empty space."""
    nurses: list[int]
    """The nurses left in the column of each round. Only those of the current round can be hired."""
    patients_in_bag: int
    """The number of patients in the bag. Their colours are hidden."""
    doctors_in_bag: int
    """The number of doctors in the bag. Their colours are hidden."""
    bonus_tiles: list[str]
    """In the setup, the bonus tiles that nobody has taken yet."""
    supply: SupplyView
    """What is left to build and hire."""
    prices: PricesView
    """What building, hiring and popularity cost now."""
    acted: list[int]
    """The seats that have finished the current step."""
    turn: Turn
    """What the acting seat has done in its action so far."""
    clinics: list[ClinicView]
    """The clinics by seat."""
    moves: list[MoveView]
    """In the move step: your possible `move_person` commands with their time."""
    walks: list[MoveView]
    """In the move step: your possible `walk_step` commands with their time."""
    treatments: list[TreatmentView]
    """In patient care: your possible treatments with their income."""
    modules: ClinicModuleViews
    """The parts of the modules in play, by key."""


class ClinicView(t.TypedDict):
    """A clinic. Everything is public except an action that is still face down."""

    seat: int
    """The seat whose clinic it is."""
    columns: int
    """The columns of its board: 4 (`a` to `d`) or 3 (`a` to `c`). Every board has three rows."""
    side_open: bool
    """Whether the seat has yet to choose the side of its board. Until then it counts as four columns wide."""
    rooms: list[Room]
    """Its rooms, in the order in which they were built."""
    gardens: list[str]
    """The spaces of its gardens, such as `0a1`."""
    parkings: list[Parking]
    """Its parking tiles."""
    helipads: list[str]
    """The spaces of its helipads. A helipad on `1b2` is on the roof of the room `0b2`."""
    entrances: list[str]
    """The outer borders of its entrances, such as `b3-south`."""
    conveyors: list[str]
    """The rooms with a conveyor stop, by space."""
    people: list[Person]
    """Its staff and patients, in the order in which they arrived."""
    cars: list[str]
    """The place of each car: a border of the ground, such as `a1-b1`, or a space with a parking tile."""
    savings: int
    """Money in dollars, without this round's income. Building and hiring are paid from it."""
    income: int
    """This round's income in dollars, less what is already spent. Popularity is bought from it."""
    popularity: int
    """Points of popularity. They are the score, and can be negative."""
    time: int
    """Time spent in all rounds so far, in units of the time track, without the moves of the current round."""
    moving_time: int
    """Time spent on the moves of this round, without what triage saves."""
    used_actions: list[t.Literal["admit", "build", "hire"]]
    """The actions that the seat has played this round, in order."""
    limits: list[str]
    """What was built this round and is limited to one a round: "hub", "special"."""
    cars_to_park: int
    """Cars of new people that the seat must park before anything else."""
    cars_to_take: int
    """Cars that the seat must take away before anything else, because people left."""
    walker: int | None
    """The person who moves step by step now; null if nobody does."""
    bonus: str | None
    """The bonus tile taken in the setup; null before."""
    to_place: list[str]
    """In the setup, what the seat can place next: parts of its first building, or what its bonus gives."""
    queue_points: int
    """The queue points of one `admit` action: one, and one for each entrance and helipad."""
    worked: list[int]
    """The people who treated somebody this round. Except workaholics, they cannot treat again."""
    operated: list[str]
    """The operating rooms, by space, in which somebody was treated this round; their upkeep is higher."""
    expenses: ExpensesView
    """What the clinic would pay now. After this round's payment: what it would pay in the next one."""
    chosen: bool
    """Whether the seat has chosen an action."""
    action: t.Literal["admit", "build", "hire", None]
    """The chosen action, if the viewer can see it; null if it is face down or not chosen."""


class ClinicZombiesView(t.TypedDict):
    """The zombies of a clinic. Everything is public."""

    zombies: list[Zombie]
    """The zombies in the clinic."""
    cured: int
    """How many zombies were cured here."""
    removed: int
    """How many people zombies killed here."""
    abandoned: int
    """The cars of victims that stay on the board: one for each person killed, two for each zombie."""
    lying: list[int]
    """Doctors, by number, who cured a zombie this round and lie down."""
    stranded: list[int]
    """Staff, by number, who could not reach a place to work this round."""


class ClockPaused(t.TypedDict):
    """An organizer stopped the clocks."""

    type: t.Literal["clock_paused"]
    """Always `clock_paused`. It tells this kind of object from the others."""
    reason: t.NotRequired[str]
    """Why, in the organizer's words; may be empty."""


class ClockResumed(t.TypedDict):
    """An organizer started the clocks again."""

    type: t.Literal["clock_resumed"]
    """Always `clock_resumed`. It tells this kind of object from the others."""
    reason: t.NotRequired[str]
    """Why, in the organizer's words; may be empty."""


class CloseDepartment(t.TypedDict):
    """Choose the department that is closed this round."""

    type: t.Literal["close_department"]
    """Always `close_department`. It tells this kind of object from the others."""
    department: str
    """The id of one of your departments."""


class CollectPatient(t.TypedDict):
    """Move one of your patients to a waiting ambulance with a free space for its colour and value."""

    type: t.Literal["collect_patient"]
    """Always `collect_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your patients. It goes to the lowest ambulance that asks for its true colour and
    its value."""


class CollectionPassed(t.TypedDict):
    """A seat stopped moving patients, by choice or because none fits."""

    type: t.Literal["collection_passed"]
    """Always `collection_passed`. It tells this kind of object from the others."""
    seat: int
    """The seat that passed."""


class CollectionSpace(t.TypedDict):
    """A space of a waiting ambulance, what it asks for, and the patient moved there."""

    ambulance: int
    """The number of the waiting ambulance, which has three spaces."""
    colour: str
    """The true colour it asks for: red, yellow or green."""
    value: int
    """The value it asks for, from 1 to 6."""
    seat: t.NotRequired[int | None]
    """The seat that moved a patient there, for 1 point; null while it is free."""
    patient: t.NotRequired[Patient | None]
    """The patient there; null while it is free."""


class CollectionView(t.TypedDict):
    """The spaces, and the seats that passed."""

    spaces: list[CollectionSpace]
    """All spaces, ambulance by ambulance. Empty until the last round is over."""
    passed: list[int]
    """The seats that passed, in the order of the seats. Empty outside the step `collection`."""


class CommandResponse(t.TypedDict):
    """The events of an accepted command, as you may see them."""

    version: int
    """The version of the game with the command."""
    events: list[AnyEvent]
    """What happened, in order, as you may see it."""
    awaiting: Awaiting
    """Who must act next."""
    words: t.NotRequired[list[str] | None]
    """A sentence for each of the events, if you asked for words."""


class CommandsRedone(t.TypedDict):
    """A seat took back its undo: the moves that it had undone are in play again, at their old places."""

    type: t.Literal["commands_redone"]
    """Always `commands_redone`. It tells this kind of object from the others."""
    seat: int
    """The seat that took its undo back."""
    undo: int
    """The version of the undo."""
    crossed: t.NotRequired[bool]
    """Whether that undo had crossed a barrier, so that other seats' commands may be among the moves."""


class CommandsUndone(t.TypedDict):
    """Commands were undone: a seat's own, or, across a barrier, everything after a version."""

    type: t.Literal["commands_undone"]
    """Always `commands_undone`. It tells this kind of object from the others."""
    seat: int
    """The seat that undid them; -1 if an organizer voided them."""
    to: int
    """The version that the game returned to."""
    versions: list[list[int]]
    """Every move in these ranges that was in play is undone."""
    crossed: t.NotRequired[bool]
    """Whether random draws, revealed secrets or another seat's commands were undone too."""


class Commit(t.TypedDict):
    """Commit to a nonce, or to another one, before the game starts. Without a commitment you have no say."""

    type: t.Literal["commit"]
    """Always `commit`. It tells this kind of object from the others."""
    commitment: t.NotRequired[str | None]
    """The SHA-256, in hex, of your nonce; null takes your commitment back."""


class CommitmentMade(t.TypedDict):
    """A player committed to a nonce, or to none."""

    type: t.Literal["commitment_made"]
    """Always `commitment_made`. It tells this kind of object from the others."""
    seat: int
    """The seat of the player."""
    commitment: t.NotRequired[str | None]
    """The SHA-256, in hex, of the nonce; null for none."""


class CompleteReport(t.TypedDict):
    """Complete a report of the lower row with patients you discharged this round."""

    type: t.Literal["complete_report"]
    """Always `complete_report`. It tells this kind of object from the others."""
    report: str
    """The key of a report in the lower row."""


class ComponentResponse(t.TypedDict):
    """A component, with its name and effect in the language you asked for."""

    id: str
    """The key by which commands, events and views name the component."""
    kind: str
    """What sort of component it is, such as `specialist` or `tile`. Each title has its own kinds."""
    module: str
    """The key of the module that it belongs to."""
    count: int
    """How many there are in the box."""
    names: dict[str, str]
    """Its names by language: `en`, `de`, `fr`, `it`."""
    name_sources: dict[str, t.Literal["house", "printed"]]
    """For each language, whether a rulebook prints the name or it is ours."""
    effects: dict[str, str]
    """What it does, by language."""
    source: t.Literal["derived", "house", "printed"]
    """Where the effect comes from: `printed` in a rulebook, `derived` from one, or set by us (`house`)."""
    name: str
    """Its name in the language you asked for; in English if there is none."""
    effect: str
    """What it does, in the language you asked for."""


class ComponentsResponse(t.TypedDict):
    """Every card, tile and token of a title."""

    title: str
    """The key of the title."""
    lang: str
    """The language of `name` and `effect`."""
    components: list[ComponentResponse]
    """Every component, module by module."""


class ConditionChanged(t.TypedDict):
    """A patient's value changed. The patient does not count as treated."""

    type: t.Literal["condition_changed"]
    """Always `condition_changed`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    value: int
    """The new value, from 1 to 6."""


class ConsultPile(t.TypedDict):
    """Look at the top tokens of another space too, when your Financial Advisor invests."""

    type: t.Literal["consult_pile"]
    """Always `consult_pile`. It tells this kind of object from the others."""
    space: str
    """The colour of another space than the one your Financial Advisor stands on."""


class ConsultantAdded(t.TypedDict):
    """The Consultant replaced a random specialist card."""

    type: t.Literal["consultant_added"]
    """Always `consultant_added`. It tells this kind of object from the others."""
    replaced: str
    """The id of the card that is out of the game."""


class ConveyorBuilt(t.TypedDict):
    """Conveyor stops were built."""

    type: t.Literal["conveyor_built"]
    """Always `conveyor_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    stops: list[str]
    """The rooms that have a stop now, by space."""
    cost: int
    """What was paid, in dollars."""


class CopiedSpecialist(t.TypedDict):
    """What a seat's Consultant copies in this round."""

    specialist: t.NotRequired[str | None]
    """The id of the specialist that the seat's Consultant copies in this activation; null: none."""
    placement_made: t.NotRequired[bool]
    """Whether the seat has placed a meeple in this activation. Then it is too late to choose."""


class CopySpecialist(t.TypedDict):
    """Choose the specialist whose ability your Consultant copies in this activation."""

    type: t.Literal["copy_specialist"]
    """Always `copy_specialist`. It tells this kind of object from the others."""
    specialist: str
    """The id of another of your specialists, used or not."""


class Correct(t.TypedDict):
    """Award points to a seat, or void what was played after a version. For organizers."""

    type: t.Literal["correct"]
    """Always `correct`. It tells this kind of object from the others."""
    reason: str
    """Why, in your words; everyone who sees the game can read it. Must not be empty."""
    award: t.NotRequired[Award | None]
    """The points to award; null if you void instead. Send exactly one of the two."""
    void: t.NotRequired[Void | None]
    """What to void; null if you award points instead."""


class CorrectionMade(t.TypedDict):
    """An organizer corrected the game; what changed follows in the same record."""

    type: t.Literal["correction_made"]
    """Always `correction_made`. It tells this kind of object from the others."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class CreateGame(t.TypedDict):
    """Create a game. This is the command of every game's first record."""

    type: t.Literal["create"]
    """Always `create`. It tells this kind of object from the others."""
    title: str
    """The key of the title."""
    seats: list[SeatOffer]
    """The seats in order; the first is seat 0."""
    modules: t.NotRequired[list[str]]
    """The modules that the creator named, by key."""
    options: t.NotRequired[dict[str, t.Any]]
    """The options that the creator set; those left out have their defaults."""
    undo: t.NotRequired[UndoPolicy]
    """Who may undo what: your own latest commands, with everyone's consent, anything, or nothing."""
    visibility: t.NotRequired[Visibility]
    """Whether everyone may see the game, or only those who have to do with it."""
    clock: t.NotRequired[Clock | None]
    """The time per turn; null for none."""
    commitment: t.NotRequired[str | None]
    """The SHA-256 of the nonce for the creator's own seat."""
    tournament: t.NotRequired[TournamentTable | None]
    """The table of a tournament that the service creates the game for; null for any other game."""
    hints: t.NotRequired[bool]
    """Whether players may ask for hints. The game does not count for ratings then."""


class CreateTournament(t.TypedDict):
    """Create a tournament. This is the command of its first record. For organizers."""

    type: t.Literal["create_tournament"]
    """Always `create_tournament`. It tells this kind of object from the others."""
    settings: TournamentSettings
    """Everything it is played by."""


class CrewView(t.TypedDict):
    """A seat's ambulance and paramedic, and what they fetched."""

    seat: int
    """The seat of the crew: its place in `crews`."""
    ambulance: CityEntrance | None
    """The entrance at which its ambulance stands; null before the first move."""
    paramedic: int | None
    """The number of the tile on which its paramedic stands; null while it is in the ambulance."""
    patients: list[Patient]
    """The dice it fetched on this trip, up to three. They move to `ambulances` of the table when all trips
    are over."""
    found: list[str]
    """The ids of the bonus tokens found on this trip. One of them is kept."""
    tokens: list[str]
    """The ids of the bonus tokens it has kept and not used."""
    nurses: list[str]
    """The ids of the bonus tokens that serve as nurses in this round."""
    total: int | None
    """The sum of the values of its patients, once the trip is over and until its marker is placed; else
    null."""


class CureZombie(t.TypedDict):
    """Let a doctor who is alone with a zombie in a lab cure it."""

    type: t.Literal["cure_zombie"]
    """Always `cure_zombie`. It tells this kind of object from the others."""
    zombie: int
    """The number of the zombie."""


class Deadline(t.TypedDict):
    """When (in milliseconds since 1970) the time of a seat runs out."""

    seat: int
    """The seat whose time runs out."""
    at: int
    """Milliseconds since 1970."""


class DecisionCard(t.TypedDict):
    """The Automa's first and second choice of ambulance, and the improvement it adds."""

    first: int
    """The number of the ambulance that the Automa takes, if it may."""
    second: int
    """The number of the ambulance that it takes otherwise."""
    adds: t.Literal["department", "specialist"]
    """The kind of improvement that is revealed when the card is turned in the shift change."""


class DecisionTurned(t.TypedDict):
    """A Decision card was turned."""

    type: t.Literal["decision_turned"]
    """Always `decision_turned`. It tells this kind of object from the others."""
    card: str
    """The key of the Decision card."""


class DecisionsShuffled(t.TypedDict):
    """The Decision cards became a new deck."""

    type: t.Literal["decisions_shuffled"]
    """Always `decisions_shuffled`. It tells this kind of object from the others."""
    cards: list[str]
    """The keys of all Decision cards in the deck, in no order."""


class DeclineEvent(t.TypedDict):
    """Do not use the event card any further."""

    type: t.Literal["decline_event"]
    """Always `decline_event`. It tells this kind of object from the others."""


class DeclineImprovement(t.TypedDict):
    """Do not take an improvement this round."""

    type: t.Literal["decline_improvement"]
    """Always `decline_improvement`. It tells this kind of object from the others."""


class DeclineInvestment(t.TypedDict):
    """Do not invest this round."""

    type: t.Literal["decline_investment"]
    """Always `decline_investment`. It tells this kind of object from the others."""


class DeliveriesResponse(t.TypedDict):
    """The latest deliveries of a webhook."""

    deliveries: list[DeliveryResponse]
    """At most 100 attempts, the newest first."""


class DeliveryResponse(t.TypedDict):
    """One attempt to deliver a message."""

    at: int
    """When it was made, in milliseconds since 1970."""
    message: str
    """The id of the message, which the receiver gets as `webhook-id`."""
    type: str
    """What the message is about."""
    game: t.NotRequired[str | None]
    """The game it is about."""
    version: t.NotRequired[int | None]
    """The version of the game it is about."""
    attempt: t.NotRequired[int]
    """Which attempt it was, counted from 1."""
    status: t.NotRequired[int | None]
    """The HTTP status of the answer, if there was one."""
    error: t.NotRequired[str | None]
    """Why it counts as failed."""


class DepartmentClosed(t.TypedDict):
    """A department of a seat cannot be used this round."""

    type: t.Literal["department_closed"]
    """Always `department_closed`. It tells this kind of object from the others."""
    seat: int
    """The seat of the department."""
    department: str
    """The id of the department."""


class DiceHospitalModuleViews(t.TypedDict):
    """The views of the modules in play, by key."""

    experimental_medicine: t.NotRequired[list[Physiotherapy]]
    """Present if the module `experimental_medicine` is in play."""
    consultant: t.NotRequired[list[CopiedSpecialist]]
    """Present if the module `consultant` is in play."""
    admissions_nurse: t.NotRequired[list[AdmissionsNurseUses]]
    """Present if the module `admissions_nurse` is in play."""
    administrators: t.NotRequired[list[SeatAdministratorsView]]
    """Present if the module `administrators` is in play."""
    super_resistant_virus: t.NotRequired[VirusView]
    """Present if the module `super_resistant_virus` is in play."""
    event_cards: t.NotRequired[EventCardsView]
    """Present if the module `event_cards` is in play."""
    final_round_collection: t.NotRequired[CollectionView]
    """Present if the module `final_round_collection` is in play."""
    wards: t.NotRequired[list[Attendance]]
    """Present if the module `wards` is in play."""
    investments: t.NotRequired[InvestmentsView]
    """Present if the module `investments` is in play."""
    maternity: t.NotRequired[MaternityView]
    """Present if the module `maternity` is in play."""
    city: t.NotRequired[CityView]
    """Present if the module `city` is in play."""
    medical_reports: t.NotRequired[ReportsView]
    """Present if the module `medical_reports` is in play."""
    automa: t.NotRequired[AutomaView]
    """Present if the module `automa` is in play."""


class DiceHospitalTableView(t.TypedDict):
    """The table as a viewer sees it."""

    title: t.Literal["dice-hospital"]
    """Always `dice-hospital`. It tells this kind of object from the others."""
    you: int | None
    """The seat this view is for; null for a spectator."""
    round: int
    """The round, from 1 to 8; 0 during the setup."""
    step: str
    """The step of the round, such as `arrival`, `ambulances`, `admission`, `improvement`, `trade_in`,
    `activation` or `scoring`. Modules add their own."""
    acted: list[int]
    """The seats that are done with the step, where seats have turns or end their part of it: those that
    took an ambulance or an improvement, admitted their patients or finished their activation. Where all
    choose at the same time it can be empty; `awaiting` of the game names the seats that still have to
    act."""
    first_player: int
    """The seat with the first player token. Without meaning in a game for one."""
    bag: dict[str, int]
    """How many dice of each colour are in the bag."""
    arrivals: list[Patient]
    """The rolled patients that are not in a vehicle yet, and in a game for one those that wait to be
    admitted."""
    ambulances: list[AmbulanceView]
    """The vehicles in play, lowest number first. Empty in a game for one. Where a module brings patients
    in another way, they stand for the order of the seats, and hold the new patients of a seat until
    they are admitted."""
    departments: list[str]
    """The ids of the department tiles in the display, from left to right."""
    specialists: list[str]
    """The ids of the specialist cards in the display, from left to right."""
    piles: PilesView
    """The sizes of the face-down piles."""
    hospitals: list[HospitalView]
    """Every seat's hospital, by seat. A seat without a board of its own has no departments and no nurses."""
    modules: DiceHospitalModuleViews
    """What each module in play adds to the table, by the key of the module. Modules without anything to
    show are left out."""


DiffResponse = t.TypedDict(
    "DiffResponse", {"from": "int", "to": "int", "changes": "list[Change]", "undone": "list[int]"}
)


class DischargeRewarded(t.TypedDict):
    """A specialist that discharged a patient earned points or blood bags."""

    type: t.Literal["discharge_rewarded"]
    """Always `discharge_rewarded`. It tells this kind of object from the others."""
    seat: int
    """The seat of the specialist."""
    specialist: str
    """The specialist's id."""
    points: t.NotRequired[int]
    """The points it earned. Left out if 0."""
    blood_bags: t.NotRequired[int]
    """The blood bags it earned. Left out if 0."""


class Disqualify(t.TypedDict):
    """Exclude a participant, who comes last in the standings. For organizers."""

    type: t.Literal["disqualify"]
    """Always `disqualify`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    reason: str
    """Why, in your words."""


class DoctorsDrawn(t.TypedDict):
    """Doctors were drawn for the empty spaces of the university, and its doctors sorted."""

    type: t.Literal["doctors_drawn"]
    """Always `doctors_drawn`. It tells this kind of object from the others."""
    drawn: list[t.Literal["orange", "purple", "red", "white", "yellow"]]
    """The new doctors by colour."""
    university: list[str | None]
    """All doctors for hire by colour, from the left; null for an empty space."""


class DoctorsTaught(t.TypedDict):
    """The doctors at the university rose a level."""

    type: t.Literal["doctors_taught"]
    """Always `doctors_taught`. It tells this kind of object from the others."""
    university: list[str | None]
    """The doctors after the lesson by colour, from the left; null for an empty space."""


class DonorLaidDown(t.TypedDict):
    """A person lay down to give blood, and spent time."""

    type: t.Literal["donor_laid_down"]
    """Always `donor_laid_down`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the donor."""
    donor: int
    """The donor's number."""
    time: int
    """The time it took, in units of the time track."""


class DonorStoodUp(t.TypedDict):
    """The donor of a seat stood up without having given blood."""

    type: t.Literal["donor_stood_up"]
    """Always `donor_stood_up`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the donor."""
    donor: int
    """The donor's number."""


class DropBlood(t.TypedDict):
    """Let a nurse leave her blood token in the treatment room she is in. This takes no time."""

    type: t.Literal["drop_blood"]
    """Always `drop_blood`. It tells this kind of object from the others."""
    nurse: int
    """The number of the nurse."""


class DryRunResponse(t.TypedDict):
    """What a command would do, without anything that is secret until you post it."""

    version: int
    """The version that the game would have with the command."""
    events: list[AnyEvent]
    """What would happen, in order, as you may see it."""
    awaiting: Awaiting | None
    """Who would have to act next; null if that depends on what was left out."""
    complete: bool
    """False if events are left out because they depend on chance or on hidden information."""
    words: t.NotRequired[list[str] | None]
    """A sentence for each of the events, if you asked for words."""


class Enter(t.TypedDict):
    """Enter players yourself, whatever the way of registration is, also those who were removed. For
    organizers."""

    type: t.Literal["enter"]
    """Always `enter`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the players."""


class EntranceBuilt(t.TypedDict):
    """An entrance was built."""

    type: t.Literal["entrance_built"]
    """Always `entrance_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    entrance: str
    """Its border, such as `b3-south`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class EpidemicPatientArrived(t.TypedDict):
    """A patient was drawn and rolled for the vehicle that a seat took."""

    type: t.Literal["epidemic_patient_arrived"]
    """Always `epidemic_patient_arrived`. It tells this kind of object from the others."""
    seat: int
    """The seat that took the vehicle."""
    patient: Patient
    """The die, now in the vehicle too."""


class EventCardChoices(t.TypedDict):
    """What one seat chose for the current card, and whether it had a fatality."""

    chosen: t.NotRequired[list[int | str]]
    """What the seat chose for the current card: ids of patients, `nurse`, or ids of specialists or
    departments, as the card asks."""
    fatality: t.NotRequired[bool]
    """Whether the seat got a fatality since the card was drawn."""


class EventCardDrawn(t.TypedDict):
    """The event card of the round was revealed."""

    type: t.Literal["event_card_drawn"]
    """Always `event_card_drawn`. It tells this kind of object from the others."""
    card: str
    """The key of the card."""


class EventCardsView(t.TypedDict):
    """The event cards as every viewer sees them: of the deck, only the number of cards."""

    card: str | None
    """The key of the card in force, from its draw to the change of shift; null at other times."""
    colour: str | None
    """The colour that the Superbug makes worse faster; null with any other card."""
    seats: list[EventCardChoices]
    """What each seat chose for the card, by seat."""
    deck: int
    """How many cards are in the face-down deck."""
    discarded: list[str]
    """The keys of the cards of earlier rounds, the latest last."""


class EventDeclined(t.TypedDict):
    """A seat does not use the event card any further."""

    type: t.Literal["event_declined"]
    """Always `event_declined`. It tells this kind of object from the others."""
    seat: int
    """The seat that is done with the card."""


class Exhausted(t.TypedDict):
    """An exhausted workaholic, with the number and colour of the patients he treated this round."""

    doctor: int
    """The doctor's number."""
    colour: t.Literal["orange", "purple", "red", "white", "yellow"]
    """The colour of the patients he treated; he can treat more of this colour only."""
    patients: int
    """How many he treated this round."""


class ExpensesPaid(t.TypedDict):
    """A seat paid `wages` and `upkeep`, out of its income, then its savings, then its popularity."""

    type: t.Literal["expenses_paid"]
    """Always `expenses_paid`. It tells this kind of object from the others."""
    seat: int
    """The seat that paid."""
    wages: int
    """The wages of all staff, in dollars."""
    upkeep: int
    """The upkeep, less what orderlies save, in dollars."""
    income: int
    """What was paid from this round's income, in dollars."""
    savings: int
    """What was paid from the savings, in dollars."""
    popularity: int
    """The points of popularity lost for the rest, one for each dollar."""


class ExpensesView(t.TypedDict):
    """What a clinic would pay if expenses were paid now, and out of what."""

    wages: int
    """The wages of all staff, in dollars."""
    upkeep: int
    """The upkeep of rooms, gardens and used operating rooms, less what orderlies save, in dollars."""
    from_income: int
    """How much of it this round's income pays."""
    from_savings: int
    """How much of the rest the savings pay."""
    from_popularity: int
    """The points of popularity lost for the rest, one for each dollar. What exceeds them is forgiven."""


class ExpireGame(t.TypedDict):
    """End an open game in which nothing has happened for some days. Sent by the service."""

    type: t.Literal["expire_game"]
    """Always `expire_game`. It tells this kind of object from the others."""
    days: int
    """The number of days without a record."""


class ExpireTurn(t.TypedDict):
    """End the turn of a seat whose time is over. Sent by the service."""

    type: t.Literal["expire_turn"]
    """Always `expire_turn`. It tells this kind of object from the others."""
    seat: int
    """The seat whose time is over."""


class ExplainedNumber(t.TypedDict):
    """What points or a tie-break are, in words."""

    name: str
    """A short name, as the head of a column."""
    about: str
    """What the number means, in a sentence."""


class ExtendTurn(t.TypedDict):
    """Give more time to the turns that are going on at a table, or at all tables. For organizers."""

    type: t.Literal["extend_turn"]
    """Always `extend_turn`. It tells this kind of object from the others."""
    minutes: int
    """How many minutes more."""
    reason: str
    """Why, in your words."""
    table: t.NotRequired[int | None]
    """The number of the table in the current round; null for all but your own."""


class ExtendWait(t.TypedDict):
    """Wait longer for the players of a table, or of all tables. For organizers."""

    type: t.Literal["extend_wait"]
    """Always `extend_wait`. It tells this kind of object from the others."""
    minutes: int
    """How many minutes longer."""
    reason: str
    """Why, in your words."""
    table: t.NotRequired[int | None]
    """The number of the table in the current round; null for all but your own."""


class ExtinguisherBuilt(t.TypedDict):
    """An extinguisher was built."""

    type: t.Literal["extinguisher_built"]
    """Always `extinguisher_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    space: str
    """The space of the room."""
    cost: int
    """What was paid, in dollars."""


class ExtinguishersView(t.TypedDict):
    """The rooms with an extinguisher in the clinic of each seat, and how many are left to build."""

    left: int
    """How many can still be built."""
    spaces: list[list[str]]
    """For each seat, the rooms with an extinguisher."""
    prices: list[int]
    """What an extinguisher costs in dollars, by floor from the ground."""


class ExtraImprovementRevealed(t.TypedDict):
    """The first player of two revealed one more improvement."""

    type: t.Literal["extra_improvement_revealed"]
    """Always `extra_improvement_revealed`. It tells this kind of object from the others."""
    seat: int
    """The first player."""
    departments: t.NotRequired[list[str]]
    """The id of the tile, if a department was revealed."""
    specialists: t.NotRequired[list[str]]
    """The id of the card, if a specialist was revealed."""


class FamilyAdmitted(t.TypedDict):
    """A seat begins with a mother and her babies."""

    type: t.Literal["family_admitted"]
    """Always `family_admitted`. It tells this kind of object from the others."""
    seat: int
    """The seat whose hospital they are in."""
    patients: list[Patient]
    """The mother, then her babies."""


class FamilyRewarded(t.TypedDict):
    """A specialist earned blood bags because its placement discharged a family."""

    type: t.Literal["family_rewarded"]
    """Always `family_rewarded`. It tells this kind of object from the others."""
    seat: int
    """The seat of the specialist."""
    specialist: str
    """The specialist's id."""
    blood_bags: int
    """How many blood bags it earned."""


class FamilyView(t.TypedDict):
    """A mother, her ward, her babies in the paediatric ward under it, and who is waiting."""

    mother: int
    """The id of the mother, which is the `party` of the whole family."""
    ward: int
    """The ward in which she lies, from 1 to 4."""
    babies: list[int]
    """The ids of her babies. Draw them in the paediatric ward under `ward`."""
    waiting: list[int]
    """The ids of members with value 7: they leave when all of the family are healthy. Those still waiting
    when the activation ends fall back to 6."""


class FatalityDiscarded(t.TypedDict):
    """A Pathologist turned a fatality into a blood bag."""

    type: t.Literal["fatality_discarded"]
    """Always `fatality_discarded`. It tells this kind of object from the others."""
    seat: int
    """The seat of the Pathologist: one fatality less, one blood bag more."""


class FigureResponse(t.TypedDict):
    """A number or table of the rules. You can set those with a `schema` per game."""

    key: str
    """The key by which you set the figure in the options."""
    value: t.Any
    """Its usual value: a number, a text, or a table."""
    source: t.Literal["derived", "house", "printed"]
    """Where the value comes from: `printed` in a rulebook, `derived` from one, or set by us (`house`)."""
    about: str
    """What it says, in English."""
    module: str
    """The key of the module that it belongs to."""
    schema: t.NotRequired[dict[str, t.Any] | None]
    """JSON Schema of the values you may set; null if the figure is fixed."""


class FilledSlot(t.TypedDict):
    """A slot of a Hospital card and the die on it; without a die, a blood bag."""

    card: str
    """The key of the Hospital card."""
    slot: int
    """The slot, counted from the left, from 0 on."""
    patient: t.NotRequired[int | None]
    """The id of the die. Left out for a blood bag."""


class FindingResponse(t.TypedDict):
    """One result of an audit. `version` is null if it concerns the whole file."""

    code: str
    """What was found, as a stable code."""
    version: int | None
    """The version of the record concerned; null for the whole file."""
    detail: str
    """The same for people, in English."""
    round: t.NotRequired[int | None]
    """The round of the tournament that it concerns; null for the whole file."""
    table: t.NotRequired[int | None]
    """The table of the round that it concerns; null for none in particular."""


class FinishActivation(t.TypedDict):
    """End your activation for this round."""

    type: t.Literal["finish_activation"]
    """Always `finish_activation`. It tells this kind of object from the others."""


class FinishAdmitting(t.TypedDict):
    """End your admit action. Unspent queue points are lost."""

    type: t.Literal["finish_admitting"]
    """Always `finish_admitting`. It tells this kind of object from the others."""


class FinishBuilding(t.TypedDict):
    """End your build action."""

    type: t.Literal["finish_building"]
    """Always `finish_building`. It tells this kind of object from the others."""


class FinishCare(t.TypedDict):
    """End patient care for this round."""

    type: t.Literal["finish_care"]
    """Always `finish_care`. It tells this kind of object from the others."""


class FinishHiring(t.TypedDict):
    """End your hire action."""

    type: t.Literal["finish_hiring"]
    """Always `finish_hiring`. It tells this kind of object from the others."""


class FinishMoving(t.TypedDict):
    """End your moves for this round."""

    type: t.Literal["finish_moving"]
    """Always `finish_moving`. It tells this kind of object from the others."""


class FinishReports(t.TypedDict):
    """Stop completing reports this round."""

    type: t.Literal["finish_reports"]
    """Always `finish_reports`. It tells this kind of object from the others."""


class FinishTournament(t.TypedDict):
    """End the tournament before its last round, once the current round is done. For organizers."""

    type: t.Literal["finish_tournament"]
    """Always `finish_tournament`. It tells this kind of object from the others."""
    reason: str
    """Why, in your words."""


class FirstPlayerDrawn(t.TypedDict):
    """The first player was drawn."""

    type: t.Literal["first_player_drawn"]
    """Always `first_player_drawn`. It tells this kind of object from the others."""
    seat: int
    """The seat that has the first player token in round 1."""


class FirstPlayerGiven(t.TypedDict):
    """The human player is the first player."""

    type: t.Literal["first_player_given"]
    """Always `first_player_given`. It tells this kind of object from the others."""
    seat: int
    """The human player's seat, which has the first player token in round 1."""


class FluPatientsAdmitted(t.TypedDict):
    """Patients were drawn and rolled into free beds of a seat."""

    type: t.Literal["flu_patients_admitted"]
    """Always `flu_patients_admitted`. It tells this kind of object from the others."""
    seat: int
    """The seat whose beds they are in."""
    patients: list[Patient]
    """The new dice."""


class ForbidPair(t.TypedDict):
    """Never pair two players with each other from now on, if that is possible. For organizers."""

    type: t.Literal["forbid_pair"]
    """Always `forbid_pair`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the two players."""
    reason: str
    """Why, in your words."""


class ForbiddenPair(t.TypedDict):
    """Two players who are not to meet."""

    players: list[NamedPlayer]
    """The two of them."""


class ForecastView(t.TypedDict):
    """What would happen to a hospital if the round ended now."""

    neglect: list[Treatment]
    """What neglect would do to each untreated patient that gets worse, unless a card still protects it."""
    score: list[ScoreLine]
    """What the hospital would score, one line for each reason."""


class ForeseenRound(t.TypedDict):
    """A round to come, as it is foreseen."""

    tables: list[TournamentSeats]
    """Its tables."""


class GameAbandoned(t.TypedDict):
    """The game ended early: nobody was left to play it, its record is full, or it was called off."""

    type: t.Literal["game_abandoned"]
    """Always `game_abandoned`. It tells this kind of object from the others."""
    because: t.NotRequired[t.Literal["called_off", "no_players", "record_full"]]
    """`no_players`: no human is left or nobody joined. `record_full`: it has no room for another record.
    `called_off`: its result would not count in its tournament."""


class GameCreated(t.TypedDict):
    """A game was created, with everything its rules depend on."""

    type: t.Literal["game_created"]
    """Always `game_created`. It tells this kind of object from the others."""
    game: str
    """The id of the game."""
    title: str
    """The key of the title."""
    rules: int
    """The version of the title's rules."""
    modules: list[str]
    """The modules in play, by key, in the order in which they are combined; without the base game."""
    options: dict[str, t.Any]
    """Every option of the game, with defaults filled in."""
    figures: dict[str, t.Any]
    """Every figure in force, also those that nobody set."""
    bots: dict[str, int]
    """The versions of the title's bots. They stay the same as long as the game goes on."""
    seats: list[SeatOffer]
    """The seats in order; the first is seat 0."""
    owner: str
    """The id of the player who created the game."""
    commitment: str
    """The SHA-256, in hex, of the seed of all random draws."""
    undo: UndoPolicy
    """Who may undo what."""
    visibility: Visibility
    """Whether everyone may see the game, or only those who have to do with it."""
    clock: t.NotRequired[Clock | None]
    """The time per turn; null for none."""
    tournament: t.NotRequired[TournamentTable | None]
    """The table of a tournament that the game belongs to; null if it belongs to none."""
    hints: t.NotRequired[bool]
    """Whether players may ask for hints. The game does not count for ratings then."""


class GameFinished(t.TypedDict):
    """The game was played to its end."""

    type: t.Literal["game_finished"]
    """Always `game_finished`. It tells this kind of object from the others."""
    standings: list[Standing]
    """The result of every seat, in the order of the seats."""


class GameReopened(t.TypedDict):
    """A nonce was missing. Nothing was drawn; revealed nonces are void, and the service committed anew."""

    type: t.Literal["game_reopened"]
    """Always `game_reopened`. It tells this kind of object from the others."""
    commitment: str
    """The SHA-256, in hex, of the new seed."""


class GameResponse(t.TypedDict):
    """A game as you may see it."""

    id: str
    """The id of the game: 24 hex digits."""
    title: str
    """The key of the title."""
    rules: int
    """The version of the title's rules that the game is played by, from its creation to its end."""
    modules: list[str]
    """The modules in play, by key, in the order in which they are combined; without the base game."""
    options: dict[str, t.Any]
    """The game's options, with defaults filled in. `figures` has only those that were changed."""
    status: GameStatus
    """`open`: seats can be taken. `revealing`: nonces are revealed. Then `playing`, and `finished` or
    `abandoned`."""
    version: int
    """The number of records so far. Every accepted command adds one."""
    awaiting: Awaiting
    """Who must act now."""
    seats: list[SeatResponse]
    """The seats in order."""
    commitment: str
    """The SHA-256, in hex, of the seed of all random draws, published before the first one."""
    view: AnyView | None
    """The play as you may see it; each title has its own fields. Null until the game starts."""
    undo: UndoPolicy
    """Who may undo what: `own` latest commands, with everyone's `consent`, anything (`free`), or nothing
    (`off`)."""
    visibility: Visibility
    """`public`, or `private`: visible to its owner, its players, invited players and organizers."""
    invitation: str | None
    """What lets any player see and join a private game, for you to pass on. Null unless you are its owner
    or have a seat, and once it is no longer open."""
    owner: str
    """The id of the player who created the game."""
    created: int
    """When the game was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""
    standings: list[Standing]
    """The result of every seat once the game is finished; empty before, and if it was abandoned."""
    seed: str | None
    """The seed of all random draws, in hex, once the game is over; null before."""
    undo_proposal: Proposal | None
    """An undo that a seat has asked the others to agree to; null if there is none."""
    clock: Clock | None
    """The time per turn; null if the game has no clock."""
    clock_paused: bool
    """Whether an organizer has paused the clock; then there are no deadlines."""
    deadlines: list[Deadline]
    """When the time of each awaited seat runs out. Shortly after, the service ends the turn."""
    awarded_points: list[int]
    """Points that organizers awarded to each seat. They count at the end of the game."""
    tournament: TournamentTable | None
    """The table of a tournament that the game belongs to; null if it belongs to none."""
    hints: bool
    """Whether its players may ask for hints. Then it does not count for ratings."""


class GameScored(t.TypedDict):
    """A seat's points at the end of the game."""

    type: t.Literal["game_scored"]
    """Always `game_scored`. It tells this kind of object from the others."""
    seat: int
    """The seat that scored."""
    lines: list[ScoreLine]
    """The points of the final scoring, one line for each reason. Lines without points may be included."""


class GameStarted(t.TypedDict):
    """The game began. All nonces are revealed and cannot change any more."""

    type: t.Literal["game_started"]
    """Always `game_started`. It tells this kind of object from the others."""


class GamesResponse(t.TypedDict):
    """A page of games. Send `next` as `after` to get the following page."""

    games: list[ListedGame]
    """The games of this page, the latest first."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""


class GardenBuilt(t.TypedDict):
    """A garden was built."""

    type: t.Literal["garden_built"]
    """Always `garden_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    space: str
    """Its space, such as `0a1`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class GiveBlood(t.TypedDict):
    """Let a doctor, nurse or orderly who is alone in a hub give blood. It is drawn before patient care."""

    type: t.Literal["give_blood"]
    """Always `give_blood`. It tells this kind of object from the others."""
    donor: int
    """The number of the person."""


class GiveTime(t.TypedDict):
    """Give more time to the turns that are going on, in a game of a tournament. Sent by the service."""

    type: t.Literal["give_time"]
    """Always `give_time`. It tells this kind of object from the others."""
    minutes: int
    """How many minutes more."""


class GoalChosen(t.TypedDict):
    """The seat chose its goal."""

    type: t.Literal["goal_chosen"]
    """Always `goal_chosen`. It tells this kind of object from the others."""
    seat: int
    """The only seat, 0."""
    goal: str
    """The key of the goal."""


class GoalJudged(t.TypedDict):
    """The result: whether the goal was reached, the score, and the rank in the hall of fame, if any."""

    type: t.Literal["goal_judged"]
    """Always `goal_judged`. It tells this kind of object from the others."""
    seat: int
    """The only seat, 0."""
    goal: str
    """The key of the goal."""
    reached: bool
    """Whether the clinic reached it."""
    score: int
    """The popularity at the end."""
    rank: str | None
    """The rank in the hall of fame; null without one."""


class Groups(t.TypedDict):
    """Groups of about equal size, each with a plan of its own. The best of each group go on."""

    kind: t.Literal["groups"]
    """Always `groups`. It tells this kind of object from the others."""
    groups: int
    """How many groups there are."""
    rounds: t.NotRequired[int | None]
    """How many rounds each group plays; null for as many as it takes until all of a group have met."""
    advance: t.NotRequired[int]
    """How many of each group go on to the next stage."""


class HealthResponse(t.TypedDict):
    """The state of the service."""

    status: str
    """`ok` if the process answers, `ready` if it can also write to Redis."""


class HelicopterLanded(t.TypedDict):
    """The first player took the helicopter instead of the ambulance."""

    type: t.Literal["helicopter_landed"]
    """Always `helicopter_landed`. It tells this kind of object from the others."""
    seat: int
    """The first player."""
    tile: int
    """The number of the tile on which the trip begins."""


class HelipadBuilt(t.TypedDict):
    """A helipad was built."""

    type: t.Literal["helipad_built"]
    """Always `helipad_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    space: str
    """Its space: `1b2` is on the roof of `0b2`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class HideMessage(t.TypedDict):
    """Hide a message from everybody. Only the operator can show it again. For organizers."""

    type: t.Literal["hide_message"]
    """Always `hide_message`. It tells this kind of object from the others."""
    message: int
    """The version of the record with the message."""


class HintResponse(t.TypedDict):
    """A hint for your seat at one version."""

    id: str
    """The id of the hint."""
    game: str
    """The id of the game."""
    version: int
    """The version of the game that it is for."""
    seat: int
    """Your seat."""
    status: t.Literal["done", "failed", "pending"]
    """`pending` until it is `done`; `failed` if it cannot be made: ask again."""
    moves: list[AdvisedMoveResponse]
    """The best moves, the best first, at most three; empty until the hint is done."""


class HireDoctor(t.TypedDict):
    """Hire the doctor in a space of the university (0 is the leftmost), to one of your doors."""

    type: t.Literal["hire_doctor"]
    """Always `hire_doctor`. It tells this kind of object from the others."""
    position: int
    """The space of the university, from 0 at the left."""
    door: str
    """Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`)."""


class HireNurse(t.TypedDict):
    """Hire a nurse from this round's column."""

    type: t.Literal["hire_nurse"]
    """Always `hire_nurse`. It tells this kind of object from the others."""
    door: str
    """Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`)."""


class HireOrderly(t.TypedDict):
    """Hire an orderly."""

    type: t.Literal["hire_orderly"]
    """Always `hire_orderly`. It tells this kind of object from the others."""
    door: str
    """Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`)."""


class HospitalCardSlotView(t.TypedDict):
    """A slot, the dice it takes, and the die or the blood bag on it."""

    takes: t.Literal["any", "green", "red", "yellow"]
    """The colour of the die that the slot takes; `any`: a grey slot, which takes every die."""
    patient: Patient | None
    """The die on it; null if there is none."""
    blood_bag: bool
    """Whether a blood bag lies on it instead of a die. A slot without either is empty."""


class HospitalCardTurned(t.TypedDict):
    """A Hospital card was turned up at the right end of the row."""

    type: t.Literal["hospital_card_turned"]
    """Always `hospital_card_turned`. It tells this kind of object from the others."""
    seat: int
    """The Automa's seat."""
    card: str
    """The key of the Hospital card."""


class HospitalCardView(t.TypedDict):
    """A Hospital card in the row; the slots under a tile are left out."""

    card: str
    """The key of the Hospital card."""
    covered: bool
    """Whether a first player tile covers its right part."""
    slots: list[HospitalCardSlotView]
    """The slots to fill, from left to right; those under a tile are left out."""
    points: int
    """The points for the card once all these slots are filled."""


class HospitalCardsCompleted(t.TypedDict):
    """Full Hospital cards were discarded, and their dice went back into the bag."""

    type: t.Literal["hospital_cards_completed"]
    """Always `hospital_cards_completed`. It tells this kind of object from the others."""
    seat: int
    """The Automa's seat."""
    cards: list[str]
    """The keys of the full Hospital cards, scored in this round."""


class HospitalView(t.TypedDict):
    """A hospital. Nothing of it is hidden."""

    seat: int
    """The seat that runs it: its place in `hospitals`."""
    points: int
    """The points so far. Blood bags and fatalities are counted at the end of the game only."""
    patients: list[Patient]
    """The dice in its beds, in the order they came. The order is no position: draw them in any beds, or in
    their wards where `ward` is given."""
    free_beds: int | None
    """How many more patients it has beds for. Null for a seat without a board of its own."""
    must_lose: int
    """How many of its patients must die before the new ones can be admitted. 0 outside the step
    `admission`."""
    discharged: list[Patient]
    """The patients it discharged this round. They leave when the round is scored."""
    departments: list[str]
    """The ids of its departments: those printed on the board first, then its tiles in the order taken."""
    specialists: list[str]
    """The ids of its specialists in the order taken."""
    nurses: int
    """How many nurses it has, placed or not."""
    nurses_placed: int
    """How many nurses were placed or sent away this round. It can exceed `nurses` when nurses work twice
    or others help out."""
    used: list[str]
    """The ids of the departments and specialists that were used this round."""
    free_nurses: int
    """How many more nurses can be placed this round."""
    free_specialists: list[str]
    """The ids of the specialists that can still be placed this round: neither used nor kept at home."""
    open_departments: list[str]
    """The ids of the departments that can still be used this round: neither used nor closed."""
    blood_bags: int
    """How many blood bags it has."""
    fatalities: int
    """How many patients it lost so far."""
    pending: PendingView | None
    """The ability that can be used right now, before the next meeple is placed; null if there is none.
    Abilities without a command never appear here."""
    forecast: ForecastView | None
    """What would happen if the round ended now. Null outside the activation, and for a seat without a
    board of its own."""


class ImprovementDeclined(t.TypedDict):
    """A seat did not take an improvement."""

    type: t.Literal["improvement_declined"]
    """Always `improvement_declined`. It tells this kind of object from the others."""
    seat: int
    """The seat that passed."""


class ImprovementRemoved(t.TypedDict):
    """A face-up improvement left the game."""

    type: t.Literal["improvement_removed"]
    """Always `improvement_removed`. It tells this kind of object from the others."""
    improvement: str
    """The id of the department or specialist, taken from the display."""


class ImprovementTaken(t.TypedDict):
    """A seat took an improvement."""

    type: t.Literal["improvement_taken"]
    """Always `improvement_taken`. It tells this kind of object from the others."""
    seat: int
    """The seat that took it."""
    improvement: str
    """The id of the department or specialist, now in the seat's hospital."""


class ImprovementTradedIn(t.TypedDict):
    """A seat returned an improvement to the bottom of its pile and got a blood bag."""

    type: t.Literal["improvement_traded_in"]
    """Always `improvement_traded_in`. It tells this kind of object from the others."""
    seat: int
    """The seat that got the blood bag."""
    improvement: str
    """The id of the department or specialist, now out of the seat's hospital."""


class ImprovementsKept(t.TypedDict):
    """A seat did not trade in an improvement."""

    type: t.Literal["improvements_kept"]
    """Always `improvements_kept`. It tells this kind of object from the others."""
    seat: int
    """The seat that is done, by choice or because it has nothing to trade in."""


class ImprovementsPutAside(t.TypedDict):
    """Tiles and cards of the base game went back into the box to make room for experimental ones."""

    type: t.Literal["improvements_put_aside"]
    """Always `improvements_put_aside`. It tells this kind of object from the others."""
    departments: list[str]
    """The ids of the tiles, out of the game."""
    specialists: list[str]
    """The ids of the cards, out of the game."""


class ImprovementsReturned(t.TypedDict):
    """The improvements that were not taken went under their piles."""

    type: t.Literal["improvements_returned"]
    """Always `improvements_returned`. It tells this kind of object from the others."""
    departments: t.NotRequired[list[str]]
    """The ids of the tiles."""
    specialists: t.NotRequired[list[str]]
    """The ids of the cards."""


class ImprovementsRevealed(t.TypedDict):
    """Improvements were revealed from their piles."""

    type: t.Literal["improvements_revealed"]
    """Always `improvements_revealed`. It tells this kind of object from the others."""
    departments: t.NotRequired[list[str]]
    """The ids of the tiles added to the display, from left to right. Fewer than usual if the pile ran out."""
    specialists: t.NotRequired[list[str]]
    """The ids of the cards added to the display, from left to right. Fewer than usual if the pile ran out."""


class IndexResponse(t.TypedDict):
    """Where to begin."""

    name: str
    """The name of the service."""
    links: dict[str, str]
    """Paths by what is there."""


class Invest(t.TypedDict):
    """Send a nurse or a specialist to a space of the investment board and draw its top tokens."""

    type: t.Literal["invest"]
    """Always `invest`. It tells this kind of object from the others."""
    meeple: str
    """`nurse`, or the id of one of your unused specialists."""
    space: str
    """The colour of the space. It must have tokens and room for a meeple."""


class InvestingMeeple(t.TypedDict):
    """A meeple on the board and the space it stands on."""

    meeple: str
    """`nurse`, or the specialist's id."""
    space: str
    """The colour of the space it stands on."""


class InvestmentDeclined(t.TypedDict):
    """A seat did not invest."""

    type: t.Literal["investment_declined"]
    """Always `investment_declined`. It tells this kind of object from the others."""
    seat: int
    """The seat that is done, by choice or because no space is open for it."""


class InvestmentSpaceView(t.TypedDict):
    """A space: the number of tokens in its pile, and the number of meeples it holds in a round."""

    colour: str
    """The colour of the space and its tokens: red, yellow, green, or pink with Maternity."""
    tokens: int
    """How many tokens are in its pile. With none it is closed."""
    room: int
    """How many meeples of all seats together can stand on it in a round."""


class InvestmentsView(t.TypedDict):
    """The investment board, each seat's tokens and meeples, and the tokens out of the game."""

    spaces: list[InvestmentSpaceView]
    """The spaces of the investment board, one for each colour."""
    seats: list[PortfolioView]
    """The tokens and meeples of every seat, by seat."""
    gone: list[str]
    """The ids of the tokens that left the game: exchanged for nurses, or traded in with what they lay on."""


class Invitation(t.TypedDict):
    invitation: str
    """The `invitation` of the game, as one of its players sees it."""


class Invite(t.TypedDict):
    """Allow players to register, if registration is by invitation. For organizers."""

    type: t.Literal["invite"]
    """Always `invite`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the players."""


class Join(t.TypedDict):
    """Take a free seat. Commit to a nonce if you want a say in every random draw."""

    type: t.Literal["join"]
    """Always `join`. It tells this kind of object from the others."""
    commitment: t.NotRequired[str | None]
    """The SHA-256, in hex, of a nonce that you reveal when the game starts; null for no say in the draws."""


class KeepAdministrator(t.TypedDict):
    """Keep one of the administrators dealt to you."""

    type: t.Literal["keep_administrator"]
    """Always `keep_administrator`. It tells this kind of object from the others."""
    administrator: str
    """The key of one of the cards dealt to you. The other one is put away."""


class KeepBonusToken(t.TypedDict):
    """Keep one of the tokens of this trip; the others are discarded."""

    type: t.Literal["keep_bonus_token"]
    """Always `keep_bonus_token`. It tells this kind of object from the others."""
    token: str
    """The id of one of the tokens your paramedic found on this trip."""


class KeepImprovements(t.TypedDict):
    """Do not trade in an improvement this round."""

    type: t.Literal["keep_improvements"]
    """Always `keep_improvements`. It tells this kind of object from the others."""


class KeepToken(t.TypedDict):
    """Keep one of the tokens you drew: place it on a department or an Intern, or discard it for a nurse."""

    type: t.Literal["keep_token"]
    """Always `keep_token`. It tells this kind of object from the others."""
    token: str
    """The id of one of the tokens you drew, such as `red_equal.1`."""
    place: t.NotRequired[str]
    """The id of one of your departments or of an Intern with room for the token. Left out for a nurse
    token."""


class KeyResponse(t.TypedDict):
    """A key without its secret."""

    id: str
    """The id of the key, to revoke it."""
    name: str
    """What you called the key."""
    scopes: list[t.Literal["account", "create", "organize", "play", "read", "webhooks"]]
    """What the key allows."""
    created: int
    """When the key was created, in milliseconds since 1970."""
    expires: int | None
    """When the key stops working; null for never."""
    last_used: int | None
    """When the key was last used, to the minute; null for never."""
    current: bool
    """Whether you sent this request with it."""


class KeysResponse(t.TypedDict):
    """Your keys, the oldest first."""

    keys: list[KeyResponse]
    """Each key without its secret."""


class Knockout(t.TypedDict):
    """The best of each table go on to the next round, until one table is left: the final."""

    kind: t.Literal["knockout"]
    """Always `knockout`. It tells this kind of object from the others."""
    winners: t.NotRequired[int]
    """How many of each table go on to the next round."""


class LandHelicopter(t.TypedDict):
    """Begin this round's trip on any tile, without moving your ambulance. Only for the first player."""

    type: t.Literal["land_helicopter"]
    """Always `land_helicopter`. It tells this kind of object from the others."""
    tile: int
    """The number of a tile at which no other seat's ambulance stands."""


class LeaderboardResponse(t.TypedDict):
    """A page of a leaderboard. Send `next` as `after` to get the following page."""

    title: str
    """The key of the title."""
    players: int
    """The number of seats at the table."""
    leaders: list[RankedPlayerResponse]
    """The players of this page. They are sorted by the rating minus one and a half times the uncertainty:
    the strength that a player almost certainly has."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""


class Leave(t.TypedDict):
    """Leave your seat before the game starts. Nonces that others have revealed become void."""

    type: t.Literal["leave"]
    """Always `leave`. It tells this kind of object from the others."""


class ListedGame(t.TypedDict):
    """A game as the lists show it, at one version."""

    id: str
    """The id of the game: 24 hex digits."""
    title: str
    """The key of the title."""
    modules: list[str]
    """The modules in play, by key; without the base game."""
    status: GameStatus
    """`open`: seats can be taken. `revealing`: nonces are revealed. Then `playing`, and `finished` or
    `abandoned`."""
    visibility: Visibility
    """`public`, or `private`: only those who have to do with the game see it."""
    version: int
    """The version that the other fields are from."""
    created: int
    """When the game was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""
    owner: str
    """The id of the player who created the game."""
    seats: list[ListedSeat]
    """The seats in order."""
    awaiting: Awaiting
    """Who must act."""
    round: t.NotRequired[int | None]
    """The round, from 1; 0 in the setup, missing before the start."""
    standings: t.NotRequired[list[Standing]]
    """The result of every seat once the game is finished; missing before."""
    deadlines: t.NotRequired[list[Deadline]]
    """When the time of each awaited seat runs out, in games with a clock."""
    undo: t.NotRequired[UndoPolicy]
    """Who may undo what: with everyone's `consent`, anything (`free`), or nothing (`off`); missing if
    players may undo their own latest commands (`own`)."""
    clock: t.NotRequired[Clock | None]
    """The time per turn; missing if the game has no clock."""
    tournament: t.NotRequired[TournamentTable | None]
    """The table of a tournament that the game belongs to; missing if it belongs to none."""
    hints: t.NotRequired[bool]
    """Whether players may ask for hints; missing if not."""


class ListedSeat(t.TypedDict):
    """A seat as the lists show it."""

    seat: int
    """The number of the seat, from 0."""
    kind: str
    """`human`, `bot`, or a kind of seat that a module plays, such as `automa`."""
    bot: t.NotRequired[str | None]
    """The bot that plays the seat; missing if none does."""
    player: t.NotRequired[str | None]
    """The id of the player who has the seat; missing if nobody has it."""
    resigned: t.NotRequired[bool]
    """Whether its player gave up."""
    reserved: t.NotRequired[str | None]
    """The id of the only player who may take the seat; missing if anybody may."""
    name: t.NotRequired[str | None]
    """That player's name as it is now; missing if nobody has the seat."""
    bot_account: t.NotRequired[bool]
    """Whether that player's account is marked as a bot's: a program of somebody else plays."""


class ListedTournament(t.TypedDict):
    """A tournament as the lists show it."""

    id: str
    """The id of the tournament."""
    name: str
    """Its name."""
    title: str
    """The key of the title that is played."""
    modules: list[str]
    """The modules, by key."""
    stages: list[str]
    """The kind of each stage: `swiss`, `schedule`, `groups` or `knockout`."""
    table_size: int
    """How many players sit at a full table."""
    status: TournamentStatus
    """`registration`, perhaps `check_in`, `running`, and in the end `finished` or `cancelled`."""
    registration: t.Literal["invitation", "list", "open"]
    """Who may register: everybody, players who are invited, or only players whom an organizer enters."""
    participants: int
    """How many take part now."""
    most_participants: int
    """How many may take part."""
    starts: int | None
    """When the first round is paired, in milliseconds since 1970; null if that is not set."""
    round: int | None
    """The number of the latest round; null before the first."""
    rated: bool
    """Whether its games count for ratings."""
    winners: list[NamedPlayer]
    """The first three once the tournament is finished, the winner first; empty before."""
    owner: NamedPlayer
    """Who created it."""
    version: int
    """The version that the other fields are from."""
    created: int
    """When it was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""


class LoadMother(t.TypedDict):
    """Load a mother into an ambulance, where several are possible."""

    type: t.Literal["load_mother"]
    """Always `load_mother`. It tells this kind of object from the others."""
    patient: int
    """The id of a mother among the arrivals."""
    ambulance: int
    """The number of the vehicle."""


class LoadPatient(t.TypedDict):
    """Choose which of the tied patients goes into the next free place of a vehicle."""

    type: t.Literal["load_patient"]
    """Always `load_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of the arrivals with the lowest value."""


class LosePatient(t.TypedDict):
    """Let an earlier patient die, because there are not enough beds."""

    type: t.Literal["lose_patient"]
    """Always `lose_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of a patient in your beds. Arriving patients cannot be chosen."""


class LowIntakeRewarded(t.TypedDict):
    """A low total of the arriving patients earned a blood bag."""

    type: t.Literal["low_intake_rewarded"]
    """Always `low_intake_rewarded`. It tells this kind of object from the others."""
    seat: int
    """The only seat, 0."""
    total: int
    """The sum of the values of the arrivals, 8 or less."""


class LowerTotal(t.TypedDict):
    """Discard a token to lower your total on the admissions board by 2."""

    type: t.Literal["lower_total"]
    """Always `lower_total`. It tells this kind of object from the others."""
    token: str
    """The id of one of your -2 tokens, such as `bonus_minus_two.1`."""


class LowestAmbulanceRewarded(t.TypedDict):
    """The seat with the lowest vehicle got a blood bag and the first player token."""

    type: t.Literal["lowest_ambulance_rewarded"]
    """Always `lowest_ambulance_rewarded`. It tells this kind of object from the others."""
    seat: int
    """The seat with the lowest number. It is the new first player."""


class MakeRoom(t.TypedDict):
    """Put a mother in a full ward and move another patient from there to a free bed."""

    type: t.Literal["make_room"]
    """Always `make_room`. It tells this kind of object from the others."""
    patient: int
    """The id of a mother in your vehicle who has no ward yet."""
    moved: int
    """The id of a patient in a full ward without a mother, whose bed she gets."""
    to: int
    """The ward with a free bed that this patient moves to, from 1 to 4."""


class ManagedPlayerResponse(t.TypedDict):
    """A player as the operator sees them."""

    id: str
    """The player's id: 16 hex digits."""
    name: str
    """The name that others see."""
    bot: bool
    """Whether the account was created for a program that plays. It never changes."""
    organizer: bool
    """Whether the player is an organizer, and may act as one with this key."""
    created: int
    """When the account was created, in milliseconds since 1970 like every time in the API."""
    banned: bool
    """Whether all keys of the player are refused."""


class MarkAbsent(t.TypedDict):
    """Say that players did not come to a table in time. Sent by the service."""

    type: t.Literal["mark_absent"]
    """Always `mark_absent`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    players: list[str]
    """The ids of the players."""


class MarkerPlaced(t.TypedDict):
    """A seat's marker was placed on the admissions board, on top of any markers there."""

    type: t.Literal["marker_placed"]
    """Always `marker_placed`. It tells this kind of object from the others."""
    seat: int
    """The seat of the marker."""
    total: int
    """The total that the marker shows."""


class MaternityImprovementsRevealed(t.TypedDict):
    """Improvements were revealed from Maternity's own piles."""

    type: t.Literal["maternity_improvements_revealed"]
    """Always `maternity_improvements_revealed`. It tells this kind of object from the others."""
    departments: t.NotRequired[list[str]]
    """The ids of the tiles added to the display, from left to right."""
    specialists: t.NotRequired[list[str]]
    """The ids of the cards added to the display, from left to right."""


class MaternityView(t.TypedDict):
    """The families of every hospital, by seat, and the sizes of Maternity's own piles."""

    families: list[list[FamilyView]]
    """The families of every hospital, by seat, in the order they came."""
    piles: PilesView
    """The sizes of Maternity's own face-down piles. Their improvements are revealed into the usual
    display."""


class MedicalReport(t.TypedDict):
    """A report card: what it asks for and what it is worth in this game."""

    report: str
    """The key of the card: the letters of its colours, such as `report_yyg`."""
    dice: list[str]
    """The true colours of the discharged patients it asks for, one for each die."""
    points: int
    """The points at the end of the game: won if it was completed, lost if not."""


class MeepleInvested(t.TypedDict):
    """A seat sent a meeple to a space of the investment board."""

    type: t.Literal["meeple_invested"]
    """Always `meeple_invested`. It tells this kind of object from the others."""
    seat: int
    """The seat of the meeple."""
    meeple: str
    """`nurse`, or the specialist's id. It is away for this round."""
    space: str
    """The colour of the space."""


class MeeplePlaced(t.TypedDict):
    """A meeple was placed in a department."""

    type: t.Literal["meeple_placed"]
    """Always `meeple_placed`. It tells this kind of object from the others."""
    seat: int
    """The seat that placed it."""
    meeple: str
    """`nurse`, or the specialist's id."""
    department: str
    """The id of the department, used for this round."""
    treatments: list[Treatment]
    """What happened to each patient that the department treated."""
    recoloured: t.NotRequired[list[int]]
    """The ids of treated patients that blood bags recoloured first, one bag for each."""
    colour: t.NotRequired[str | None]
    """The colour that the blood bags gave. Left out without a recolour."""


class MeepleStayedHome(t.TypedDict):
    """A nurse or specialist of a seat does not work this round."""

    type: t.Literal["meeple_stayed_home"]
    """Always `meeple_stayed_home`. It tells this kind of object from the others."""
    seat: int
    """The seat of the meeple."""
    meeple: str
    """`nurse`, or the specialist's id."""


class MessageHidden(t.TypedDict):
    """An organizer hid a message."""

    type: t.Literal["message_hidden"]
    """Always `message_hidden`. It tells this kind of object from the others."""
    message: int
    """The version of the record with the message."""
    organizer: str
    """The id of the organizer."""


class MessageReported(t.TypedDict):
    """Somebody reported a message."""

    type: t.Literal["message_reported"]
    """Always `message_reported`. It tells this kind of object from the others."""
    message: int
    """The version of the record with the message."""
    player: str
    """The id of the player who reported it."""


class MessageSent(t.TypedDict):
    """An organizer sent a message."""

    type: t.Literal["message_sent"]
    """Always `message_sent`. It tells this kind of object from the others."""
    text: str
    """The message, as plain text."""
    round: int
    """The number of the round, 0 before the first."""
    table: int | None
    """The number of the table; null for everybody."""
    organizer: str
    """The id of the organizer."""


class ModuleResponse(t.TypedDict):
    """A module of a title: an expansion, a mode or the base game."""

    key: str
    """The key by which you name the module."""
    name: str
    """Its name in English."""
    about: str
    """What it adds, in a sentence."""
    players: list[int]
    """The numbers of seats, of any kind, it can be played with."""
    conflicts: list[str]
    """Modules it cannot be played with. Each of them lists this one too."""
    excludes: list[str]
    """Modules that are left out when it is in play, even if options ask for them."""
    enabled_by: list[t.Literal["always", "modules", "options", "seats"]]
    """What adds the module to a game without listing it in `modules`."""
    combines: list[str]
    """It is added when all of these modules are in play."""
    seat_kind: str | None
    """The kind of seat that it plays itself. A game with the module has exactly one such seat."""
    options: dict[str, t.Any] | None
    """JSON Schema of its own options. They go under its key in the game's options."""


class MoneyGiven(t.TypedDict):
    """A seat received money from the bank."""

    type: t.Literal["money_given"]
    """Always `money_given`. It tells this kind of object from the others."""
    seat: int
    """The seat that received it."""
    amount: int
    """How much, in dollars."""


class MonitorPatient(t.TypedDict):
    """Choose a neglected patient who does not get worse."""

    type: t.Literal["monitor_patient"]
    """Always `monitor_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your untreated patients who would get worse."""


class MostDischargedRewarded(t.TypedDict):
    """The seat that discharged more patients than every other seat got a blood bag."""

    type: t.Literal["most_discharged_rewarded"]
    """Always `most_discharged_rewarded`. It tells this kind of object from the others."""
    seat: int
    """The seat that got it."""


class MotherReplaced(t.TypedDict):
    """A mother without a ward went back. A patient from the bag took her place, if there was one."""

    type: t.Literal["mother_replaced"]
    """Always `mother_replaced`. It tells this kind of object from the others."""
    seat: int
    """The seat that took her vehicle, and has a mother in every ward."""
    mother: int
    """The id of the mother, who went back into the box."""
    patient: Patient | None
    """The die of the bag that takes her place, with her value; null if the bag was empty."""


class MothersArrived(t.TypedDict):
    """Mothers were rolled for the vehicles."""

    type: t.Literal["mothers_arrived"]
    """Always `mothers_arrived`. It tells this kind of object from the others."""
    patients: list[Patient]
    """The mothers, added to the arrivals."""


class MoveAppointment(t.TypedDict):
    """Move an appointment one space, or swap it with the one there. Column 0 is the rightmost."""

    type: t.Literal["move_appointment"]
    """Always `move_appointment`. It tells this kind of object from the others."""
    service: t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry"]
    """The row of the patient to move."""
    column: int
    """The column of the patient, from 0 at the right."""
    to: t.Literal["down", "left", "right", "up"]
    """Where it goes, as seen on the board: `up` is towards psychiatry, `right` towards admission."""


class MoveCar(t.TypedDict):
    """Move one of your cars to the parking tile you just built."""

    type: t.Literal["move_car"]
    """Always `move_car`. It tells this kind of object from the others."""
    place: str
    """Where the car is now: a border such as `a1-b1`, or a space with a parking tile."""


class MovePerson(t.TypedDict):
    """Move a person to a room by the cheapest way."""

    type: t.Literal["move_person"]
    """Always `move_person`. It tells this kind of object from the others."""
    person: int
    """The number of the person, as in `people`."""
    to: str
    """The space of the room."""


class MoveView(t.TypedDict):
    """A possible move and the time it takes. It is listed for one of several equivalent people."""

    person: int
    """The number of the person, as in `people`."""
    to: str
    """Where it can go: a space, an entrance or a helipad."""
    time: int
    """The time it takes, in units of the time track, without the time that triage saves each round."""
    places: list[str]
    """The places on the way in order, without the start and with the end."""


class MoveWords(t.TypedDict):
    """An advised move in words."""

    move: str
    """The command as a label."""
    why: str
    """Why it is advised, or what it costs."""


class MoveZombie(t.TypedDict):
    """Move a zombie to another room or ground space, before everyone else. This takes no time."""

    type: t.Literal["move_zombie"]
    """Always `move_zombie`. It tells this kind of object from the others."""
    zombie: int
    """The number of the zombie."""
    to: str
    """The space to move to."""


class MovingFinished(t.TypedDict):
    """A seat finished its moves. `time` is the time spent, less what triage saves."""

    type: t.Literal["moving_finished"]
    """Always `moving_finished`. It tells this kind of object from the others."""
    seat: int
    """The seat that finished."""
    time: int
    """The time spent in this round, less what triage saves."""


class NamePatient(t.TypedDict):
    """Choose the patient that the event card changes or sends away."""

    type: t.Literal["name_patient"]
    """Always `name_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your patients."""


class NamedPlayer(t.TypedDict):
    """A player with the name that others see."""

    player: str
    """The id of the player."""
    name: str
    """The player's name as it is now."""
    bot_account: bool
    """Whether the account is marked as a bot's: a program of somebody else plays."""


class NewGame(t.TypedDict):
    title: str
    """The key of a title, from /v1/titles."""
    modules: t.NotRequired[list[str]]
    """Expansions and modes, by key. The base game is always included."""
    options: t.NotRequired[dict[str, t.Any]]
    """The title's options. /v1/titles/{title} has their JSON Schema."""
    seats: list[NewSeat]
    """The seats in order. Seats are numbered from 0."""
    undo: t.NotRequired[UndoPolicy]
    """The undo policy: your own latest commands, with everyone's consent, anything, or nothing."""
    visibility: t.NotRequired[Visibility]
    """A private game is visible to its owner, its players, players with a reserved seat and organizers."""
    clock: t.NotRequired[Clock | None]
    """The time per turn: a number of seconds, or the timer of the title's rulebook."""
    hints: t.NotRequired[bool]
    """Whether players may ask for hints. Everybody sees this, and the game does not count for ratings."""
    commitment: t.NotRequired[str | None]
    """The SHA-256, in hex, of a nonce of yours that is mixed into every draw. You reveal the nonce with
    the `reveal` command when the game starts."""


class NewGames(t.TypedDict):
    games: list[NewGame]
    """The games. You take no seat in them."""


class NewKey(t.TypedDict):
    name: str
    """What you call the key."""
    scopes: list[t.Literal["play", "read", "create", "organize", "webhooks", "account"]]
    """What the key allows. Your own key must have these scopes too."""
    expires: t.NotRequired[int | None]
    """When the key stops working, in milliseconds since 1970; null for never."""


class NewKeyResponse(t.TypedDict):
    """A new key. It is shown only once; the service stores its hash."""

    id: str
    """The id of the key, to revoke it. It is no secret."""
    name: str
    """What you called the key."""
    scopes: list[t.Literal["account", "create", "organize", "play", "read", "webhooks"]]
    """What the key allows."""
    expires: int | None
    """When the key stops working, in milliseconds since 1970; null for never."""
    key: str
    """The key. Send it as `Authorization: Bearer <key>`."""


class NewPlayer(t.TypedDict):
    name: str
    """The name others see, in Unicode's normal form (NFC). Surrounding and repeated spaces are removed."""
    bot: t.NotRequired[bool]
    """Whether a program plays with this account. It cannot be changed later."""


class NewPlayerResponse(t.TypedDict):
    """An account with its secrets. They are shown only once; the service stores their hashes."""

    id: str
    """The player's id."""
    name: str
    """The player's name."""
    bot: bool
    """Whether the account was created for a program that plays."""
    key: str
    """A key with every scope. Send it as `Authorization: Bearer <key>`."""
    recovery_code: str
    """Trade it for a new key if you lose yours. Keep it somewhere else than the key."""


class NewSeat(t.TypedDict):
    kind: t.NotRequired[t.Literal["human", "bot", "automa"]]
    """Who plays the seat. A title accepts the kinds in its `seat_kinds`."""
    bot: t.NotRequired[str | None]
    """The bot that plays a `bot` seat; one of the title's `bots`."""
    player: t.NotRequired[str | None]
    """Reserve a `human` seat for the player with this id."""


class NewTournament(t.TypedDict):
    settings: TournamentSettings
    """Everything that the tournament is played by."""


class NewWebhook(t.TypedDict):
    url: str
    """Where to post the messages. It must be https and publicly reachable."""
    types: t.NotRequired[
        list[
            t.Literal[
                "invited",
                "your_turn",
                "seat_taken",
                "seat_left",
                "reveal_started",
                "game_reopened",
                "game_started",
                "turn_expired",
                "seat_resigned",
                "seat_substituted",
                "undo_proposed",
                "undo_agreed",
                "undo_refused",
                "commands_undone",
                "commands_redone",
                "correction_made",
                "clock_paused",
                "clock_resumed",
                "time_given",
                "game_finished",
                "game_abandoned",
                "players_invited",
                "player_registered",
                "settings_changed",
                "check_in_opened",
                "check_in_missed",
                "player_withdrew",
                "player_removed",
                "organizer_added",
                "organizer_removed",
                "times_set",
                "round_paired",
                "pairing_changed",
                "tables_opened",
                "players_absent",
                "tables_paused",
                "tables_resumed",
                "wait_extended",
                "turn_extended",
                "player_substituted",
                "message_sent",
                "message_reported",
                "result_recorded",
                "result_overridden",
                "table_voided",
                "tournament_points_awarded",
                "player_disqualified",
                "round_finished",
                "stage_finished",
                "tournament_finished",
                "tournament_cancelled",
                "webhook_disabled",
            ]
        ]
    ]
    """The types of notices to send. The default is all of them."""
    game: t.NotRequired[str | None]
    """Send notices about this game only. The default is all your games."""
    tournament: t.NotRequired[str | None]
    """Send notices about this tournament only, not those of its games. The default is all notices."""


class NextRound(t.TypedDict):
    """The round that comes next."""

    number: int
    """Its number, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    starts: t.Literal["organizer", "times", "when_done"]
    """Whether an organizer starts it, or the end of the round before, or the time in `at`."""
    at: int | None
    """When it is paired, in milliseconds since 1970, or later if the last round is not done by then; null
    unless it starts at a set time."""


class NoShow(t.TypedDict):
    """What happens when a player does not come to a table."""

    minutes: t.NotRequired[int]
    """How many minutes after its games were created a round waits for players."""
    then: t.NotRequired[t.Literal["bot", "forfeit"]]
    """A bot takes the seat. `bot`: its result counts for the player. `forfeit`: the player gets no points."""
    withdraw: t.NotRequired[bool]
    """Whether a player who does not come is withdrawn from the next rounds. The player may return."""


class NonceRevealed(t.TypedDict):
    """A player revealed a nonce. It becomes part of every draw."""

    type: t.Literal["nonce_revealed"]
    """Always `nonce_revealed`. It tells this kind of object from the others."""
    seat: int
    """The seat of the player."""
    nonce: str
    """The text whose SHA-256 the player had committed to."""


class NoticeResponse(t.TypedDict):
    """Something that concerns you in one of your games or tournaments."""

    id: str
    """Where it is in your stream. Send it as `Last-Event-ID` or `after` to continue after it."""
    type: str
    """What happened."""
    at: int
    """When it happened, in milliseconds since 1970."""
    game: t.NotRequired[str | None]
    """The id of the game."""
    title: t.NotRequired[str | None]
    """The key of the title of the game, or of the tournament's games."""
    version: t.NotRequired[int | None]
    """The version of the game at which it happened; that of the tournament if there is one."""
    seat: t.NotRequired[int | None]
    """The seat it is about."""
    reason: t.NotRequired[str | None]
    """What the organizer wrote, or why a webhook was disabled."""
    webhook: t.NotRequired[str | None]
    """The id of the webhook that was disabled."""
    tournament: t.NotRequired[str | None]
    """The id of the tournament it is about; not given for what happens in its games."""
    round: t.NotRequired[int | None]
    """The number of the tournament's round."""
    table: t.NotRequired[int | None]
    """The number of the table in this round; `game` is its game. Not given if you have a bye."""
    words: t.NotRequired[str | None]
    """What happened in a sentence, if you asked for words."""


class NurseCalled(t.TypedDict):
    """A bonus token serves a seat as a nurse until the end of the round."""

    type: t.Literal["nurse_called"]
    """Always `nurse_called`. It tells this kind of object from the others."""
    seat: int
    """The seat that has one more nurse for the activation."""
    token: str
    """The id of the token, discarded in the shift change."""


class NurseHired(t.TypedDict):
    """A seat discarded a token for a nurse. The other tokens it drew went under their piles."""

    type: t.Literal["nurse_hired"]
    """Always `nurse_hired`. It tells this kind of object from the others."""
    seat: int
    """The seat that has one more nurse, until the end of the game."""
    token: str
    """The id of the token, out of the game."""


class NursesPlaced(t.TypedDict):
    """The nurses of each round were placed, or those of past rounds removed."""

    type: t.Literal["nurses_placed"]
    """Always `nurses_placed`. It tells this kind of object from the others."""
    columns: list[int]
    """The nurses of each round, from the first."""


class OneMoreAdmitted(t.TypedDict):
    """A new patient was drawn, rolled and put into a free bed."""

    type: t.Literal["one_more_admitted"]
    """Always `one_more_admitted`. It tells this kind of object from the others."""
    seat: int
    """The seat whose bed it is in."""
    patient: Patient
    """The new die. It is untreated."""


class OpenCheckIn(t.TypedDict):
    """Let players check in. For organizers, and the service at the set time."""

    type: t.Literal["open_check_in"]
    """Always `open_check_in`. It tells this kind of object from the others."""


class OpenChoice(t.TypedDict):
    """A command that a seat may send now with values of its own choice."""

    type: str
    """The command's type."""
    about: str
    """What the seat may do, in one sentence."""
    schema: dict[str, t.Any]
    """The JSON Schema of the whole command. Values that depend on each other are checked when it is sent."""


class OpenTables(t.TypedDict):
    """Say that the games of a round exist. Sent by the service."""

    type: t.Literal["open_tables"]
    """Always `open_tables`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    games: list[str]
    """The ids of the games in the order of the tables."""


class OrganizerAdded(t.TypedDict):
    """A player became an organizer of the tournament."""

    type: t.Literal["organizer_added"]
    """Always `organizer_added`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""


class OrganizerMessage(t.TypedDict):
    """A message of an organizer."""

    version: int
    """The version of its record, by which you can report it."""
    text: str
    """The message, as plain text; empty while it is hidden."""
    round: int
    """The number of the round, 0 before the first."""
    table: int | None
    """The number of the table it is for; null for everybody."""
    organizer: NamedPlayer
    """Who sent it."""
    hidden: bool
    """Whether an organizer or the operator hid it."""
    reports: int
    """How many have reported it."""


class OrganizerRemoved(t.TypedDict):
    """A player is no organizer of the tournament any more."""

    type: t.Literal["organizer_removed"]
    """Always `organizer_removed`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""


class OverrideResult(t.TypedDict):
    """Set the result of a table, finished or not, in any round. For organizers."""

    type: t.Literal["override_result"]
    """Always `override_result`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    placings: list[Placing]
    """The result of every player at the table."""
    reason: str
    """Why, in your words."""


class OwnPart(t.TypedDict):
    """What the tournament is to you."""

    organizer: bool
    """Whether you organize it."""
    invited: bool
    """Whether you are invited to register."""
    status: t.Literal["checked_in", "disqualified", "registered", "removed", "withdrawn", None]
    """Your status as a participant; null if you have never taken part."""
    table: OwnTable | None
    """Your table in the latest round; null if you have none."""
    bye: bool
    """Whether you have a bye in the latest round."""
    next_round: int | None
    """The number of the next round that you can be paired in; null if there is none."""
    standing: OwnStanding | None
    """Your place in the standings now; null if you are not in them."""


class OwnStanding(t.TypedDict):
    """How you stand."""

    place: int
    """Your place; 1 is the first."""
    points: float
    """Your tournament points, rounded to 4 decimals."""
    exact: str
    """The same as an exact number, such as `7/3`."""
    of: int
    """How many players are in the standings."""


class OwnTable(t.TypedDict):
    """The table you sit at."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    seat: int
    """Your seat, from 0."""
    game: str | None
    """The id of the game; null until it exists."""
    status: t.Literal["finished", "open", "paired", "void"]
    """`open` from the creation of the game until there is a result."""


class PairAllowed(t.TypedDict):
    """Two players may be paired with each other again."""

    type: t.Literal["pair_allowed"]
    """Always `pair_allowed`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the two players."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PairForbidden(t.TypedDict):
    """Two players are not to be paired with each other from now on."""

    type: t.Literal["pair_forbidden"]
    """Always `pair_forbidden`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the two players."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PairRound(t.TypedDict):
    """Pair the next round, and start it first if it starts by itself. Sent by the service."""

    type: t.Literal["pair_round"]
    """Always `pair_round`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""


class PairingChanged(t.TypedDict):
    """An organizer replaced the pairing of a round."""

    type: t.Literal["pairing_changed"]
    """Always `pairing_changed`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    tables: list[TournamentSeats]
    """The tables; the first has the number 1."""
    byes: list[str]
    """The ids of the players without a table, who get a bye."""
    repeats: int
    """How many pairs of players meet who have met before."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class ParkAmbulance(t.TypedDict):
    """Move your ambulance to an entrance of the city, or name its entrance to leave it there."""

    type: t.Literal["park_ambulance"]
    """Always `park_ambulance`. It tells this kind of object from the others."""
    tile: int
    """The number of the tile of the entrance."""
    side: t.Literal["east", "north", "south", "west"]
    """The outer side of the tile that the entrance is on."""


class ParkCar(t.TypedDict):
    """Park the car of a new person on a border, or on a space with a parking tile."""

    type: t.Literal["park_car"]
    """Always `park_car`. It tells this kind of object from the others."""
    place: str
    """A border of the ground that no room touches, such as `a1-b1`, or a space with a parking tile."""


class Parking(t.TypedDict):
    """A parking tile on a ground space, for two cars or three."""

    space: str
    """Its ground space, such as `0d3`."""
    places: t.NotRequired[int]
    """How many cars it holds: 2, or 3 after an upgrade."""


class ParkingBuilt(t.TypedDict):
    """A parking tile was built."""

    type: t.Literal["parking_built"]
    """Always `parking_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    space: str
    """Its space, such as `0a1`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class ParkingUpgraded(t.TypedDict):
    """A parking tile was turned over to its side for three cars."""

    type: t.Literal["parking_upgraded"]
    """Always `parking_upgraded`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    space: str
    """The space of the parking tile."""
    cost: int
    """What was paid, in dollars."""


class ParticipantResponse(t.TypedDict):
    """A player who takes part, or has taken part."""

    player: str
    """The id of the player."""
    name: str
    """The player's name as it is now."""
    bot_account: bool
    """Whether the account is marked as a bot's: a program of somebody else plays."""
    status: t.Literal["checked_in", "disqualified", "registered", "removed", "withdrawn"]
    """`checked_in` only in tournaments with check-in. Who is `withdrawn` may return; who was `removed`
    only if an organizer enters the player again."""
    since: int
    """The first round that the player can be paired in."""


class PassCollection(t.TypedDict):
    """Stop moving patients to the waiting ambulances."""

    type: t.Literal["pass_collection"]
    """Always `pass_collection`. It tells this kind of object from the others."""


class Patient(t.TypedDict):
    """A die: its number in this game, the colour it has now and its value."""

    id: int
    """The number of the patient in this game, from 1 on. A die that goes back into the bag and is drawn
    again is a new patient."""
    colour: str
    """The colour that counts now. A blood bag or a department can change it until the end of the round."""
    value: int
    """The number the die shows, from 1 (very sick) to 6. 0: a starting patient whose value is not set. 7:
    healthy, discharged or waiting for the rest of its party."""
    treated: t.NotRequired[bool]
    """Whether the patient was treated this round, so neglect does not make it worse. Left out if not."""
    was: t.NotRequired[str | None]
    """The true colour of a recoloured die: scoring and the bag use it. Left out if the die shows its own
    colour."""
    ward: t.NotRequired[int]
    """The ward that the patient lies in, or will lie in once it is admitted, from 1 to 4. Left out where
    the ward does not matter or is not chosen yet, and for patients who need no bed."""
    party: t.NotRequired[int]
    """The id of the patient whom others came with, which is its own id for that patient itself. A party is
    discharged together. Left out for a patient who came alone."""


class PatientAdmitted(t.TypedDict):
    """A patient was admitted to pre-admissions, from the notepad or in the setup."""

    type: t.Literal["patient_admitted"]
    """Always `patient_admitted`. It tells this kind of object from the others."""
    seat: int
    """The clinic that admitted the patient."""
    person: int
    """The number that the patient has from now on."""
    service: t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry"]
    """The service that the patient needs."""
    colour: t.Literal["orange", "purple", "red", "white", "yellow"]
    """The level of the illness, from white to red."""
    from_notepad: t.NotRequired[bool]
    """False for the patient of a bonus tile, who costs no queue point."""


class PatientAttended(t.TypedDict):
    """A patient counts as treated without being healed."""

    type: t.Literal["patient_attended"]
    """Always `patient_attended`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    patient: int
    """The patient's id."""


class PatientCollected(t.TypedDict):
    """A patient of a seat was moved to a waiting ambulance."""

    type: t.Literal["patient_collected"]
    """Always `patient_collected`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    ambulance: int
    """The number of the ambulance."""


class PatientDied(t.TypedDict):
    """A red patient died. One car has to be taken away."""

    type: t.Literal["patient_died"]
    """Always `patient_died`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the patient."""
    patient: int
    """The patient's number."""


class PatientFetched(t.TypedDict):
    """A paramedic walked to a tile and took the patient there, with the bonus token beside it."""

    type: t.Literal["patient_fetched"]
    """Always `patient_fetched`. It tells this kind of object from the others."""
    seat: int
    """The seat of the paramedic."""
    tile: int
    """The number of the tile the paramedic stands on now."""
    patient: int
    """The patient's id."""
    token: t.NotRequired[str | None]
    """The id of the bonus token that was on the tile. Left out without one."""


class PatientLost(t.TypedDict):
    """A patient died because there was no bed."""

    type: t.Literal["patient_lost"]
    """Always `patient_lost`. It tells this kind of object from the others."""
    seat: int
    """The seat that lost the patient and got a fatality."""
    patient: int
    """The patient's id."""


class PatientMonitored(t.TypedDict):
    """A neglected patient of a seat does not get worse this round."""

    type: t.Literal["patient_monitored"]
    """Always `patient_monitored`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    patient: int
    """The patient's id."""


class PatientProtected(t.TypedDict):
    """A neglected patient does not get worse in this round."""

    type: t.Literal["patient_protected"]
    """Always `patient_protected`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    round: int
    """The round in which the patient is protected, from 1 to 8."""


class PatientRecoloured(t.TypedDict):
    """A blood bag gave a patient another colour."""

    type: t.Literal["patient_recoloured"]
    """Always `patient_recoloured`. It tells this kind of object from the others."""
    seat: int
    """The seat that spent the blood bag."""
    patient: int
    """The patient's id."""
    colour: t.Literal["green", "red", "yellow"]
    """The new colour, until the end of the round."""


class PatientSentBack(t.TypedDict):
    """A patient went back into the bag. It is not a fatality."""

    type: t.Literal["patient_sent_back"]
    """Always `patient_sent_back`. It tells this kind of object from the others."""
    seat: int
    """The seat that sent the patient back."""
    patient: int
    """The patient's id."""


class PatientSet(t.TypedDict):
    """A starting patient got its value."""

    type: t.Literal["patient_set"]
    """Always `patient_set`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    value: int
    """The value the die was turned to."""


class PatientTransferred(t.TypedDict):
    """A patient went back into the bag. It is not a fatality."""

    type: t.Literal["patient_transferred"]
    """Always `patient_transferred`. It tells this kind of object from the others."""
    seat: int
    """The seat that gave the patient away."""
    patient: int
    """The patient's id."""


class PatientTreated(t.TypedDict):
    """A patient was cured and left the clinic."""

    type: t.Literal["patient_treated"]
    """Always `patient_treated`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the patient."""
    room: str
    """The space of the room."""
    patient: int
    """The patient's number."""
    colour: t.Literal["orange", "purple", "red", "white", "yellow"]
    """The colour of the patient when it was treated."""
    doctor: int
    """The number of the doctor."""
    nurses: list[int]
    """The numbers of the nurses who helped."""
    income: int
    """What it brought, in dollars."""


class PatientTurnedAway(t.TypedDict):
    """One of the arriving patients went back into the bag."""

    type: t.Literal["patient_turned_away"]
    """Always `patient_turned_away`. It tells this kind of object from the others."""
    seat: int
    """The only seat, 0."""
    patient: int
    """The patient's id."""


class PatientsAdmitted(t.TypedDict):
    """The patients of a seat's vehicle were admitted to its wards."""

    type: t.Literal["patients_admitted"]
    """Always `patients_admitted`. It tells this kind of object from the others."""
    seat: int
    """The seat that admitted all patients of its vehicle (in a game for one, all arrivals)."""


class PatientsArrived(t.TypedDict):
    """Dice were drawn and rolled for the vehicles."""

    type: t.Literal["patients_arrived"]
    """Always `patients_arrived`. It tells this kind of object from the others."""
    patients: list[Patient]
    """The rolled dice, which become the arrivals. Fewer than usual if the bag ran out."""


class PatientsAssigned(t.TypedDict):
    """Dice and blood bags were put on Hospital cards."""

    type: t.Literal["patients_assigned"]
    """Always `patients_assigned`. It tells this kind of object from the others."""
    seat: int
    """The Automa's seat."""
    fills: list[FilledSlot]
    """What was put on which slot, in this order."""


class PatientsLoaded(t.TypedDict):
    """Patients were put into a vehicle."""

    type: t.Literal["patients_loaded"]
    """Always `patients_loaded`. It tells this kind of object from the others."""
    ambulance: int
    """The number of the vehicle."""
    patients: list[int]
    """The ids of the arrivals that were put into it."""


class PatientsNeglected(t.TypedDict):
    """Untreated patients of a seat got worse. Value 0: the patient died."""

    type: t.Literal["patients_neglected"]
    """Always `patients_neglected`. It tells this kind of object from the others."""
    seat: int
    """The seat of the patients."""
    treatments: list[Treatment]
    """The new value of each patient that got worse."""


class PatientsWorsened(t.TypedDict):
    """Patients of a seat got worse; the colour each has now."""

    type: t.Literal["patients_worsened"]
    """Always `patients_worsened`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the patients."""
    patients: list[
        list[
            int
            | t.Literal["orange", "purple", "red", "white", "yellow"]
            | int
            | t.Literal["orange", "purple", "red", "white", "yellow"]
        ]
    ]
    """Pairs of a patient's number and new colour."""


class PauseClock(t.TypedDict):
    """Stop all clocks of the game. For organizers."""

    type: t.Literal["pause_clock"]
    """Always `pause_clock`. It tells this kind of object from the others."""
    reason: t.NotRequired[str]
    """Why, in your words; everyone who sees the game can read it. May be empty."""


class PauseTables(t.TypedDict):
    """Stop the clocks of a table or of all tables. For organizers."""

    type: t.Literal["pause_tables"]
    """Always `pause_tables`. It tells this kind of object from the others."""
    reason: str
    """Why, in your words."""
    table: t.NotRequired[int | None]
    """The number of the table in the current round; null for all but your own."""


class PayExpenses(t.TypedDict):
    """Pay wages and upkeep of every clinic. Only the service sends this."""

    type: t.Literal["pay_expenses"]
    """Always `pay_expenses`. It tells this kind of object from the others."""


class PendingView(t.TypedDict):
    """A specialist that may still use an ability, and the patients its department healed."""

    specialist: str
    """The id of the specialist that was placed last."""
    healed: list[int]
    """The ids of the patients that its department healed, also those discharged by it."""
    ability: str
    """The key of the specialist whose ability it is: another one's if the placed specialist copies it."""


class PeopleRemoved(t.TypedDict):
    """People in a space with a zombie were removed from the game. Their cars stay on the board."""

    type: t.Literal["people_removed"]
    """Always `people_removed`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the people."""
    people: list[int]
    """The numbers that the victims had."""


class Person(t.TypedDict):
    """A person at a clinic. `at` is a space, an entrance ("b3-south"), a helipad ("1b2^") or
    pre-admissions ("pre")."""

    id: int
    """The number by which commands name it. Each clinic counts from 1, and no number is used twice."""
    kind: t.Literal["doctor", "nurse", "orderly", "patient"]
    """Staff (doctor, nurse or orderly) or a patient."""
    at: str
    """Where it is: a space (`0b2`), an entrance (`b3-south`), a helipad (`1b2^`) or pre-admissions
    (`pre`)."""
    colour: t.NotRequired[t.Literal["orange", "purple", "red", "white", "yellow", None]]
    """The level of a doctor or patient: white, yellow, orange, red from low to high; purple for
    workaholics. Missing for nurses and orderlies."""
    service: t.NotRequired[
        t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry", None]
    ]
    """The service that a patient was admitted for; missing for staff."""
    settled: t.NotRequired[bool]
    """Whether this is a patient who ended a round in a room, and can no longer move."""


class PersonMoved(t.TypedDict):
    """A person moved: the places on the way in order, and the time spent."""

    type: t.Literal["person_moved"]
    """Always `person_moved`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the person."""
    person: int
    """The person's number."""
    places: list[str]
    """The places on the way in order, without the start. The person is at the last one now."""
    time: int
    """The time it took, in units of the time track."""


class PersonalBest(t.TypedDict):
    """A player's result in one solo game."""

    game: str
    """The id of the game."""
    title: str
    """The key of the title."""
    mode: str
    """`alone`, or the kind of the other seats if the rules play them (such as `automa`)."""
    modules: list[str]
    """The modules in play, by key; without the base game."""
    points: int
    """The player's points at the end."""
    place: int
    """The player's place at the end; 1 is a win."""
    finished: int
    """When the game ended, in milliseconds since 1970."""


class PersonalBestsResponse(t.TypedDict):
    """A page of your personal bests. Send `next` as `after` to get the following page."""

    bests: list[PersonalBest]
    """The results of this page, the most points first."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""


class Physiotherapy(t.TypedDict):
    """A seat's Physiotherapy: the patient it recoloured, while a second one may follow."""

    recoloured: t.NotRequired[int | None]
    """The id of the patient that the seat's Physiotherapy recoloured, while a second one may follow; null
    if none may."""


class PickBonus(t.TypedDict):
    """Setup: take one of the remaining bonus tiles."""

    type: t.Literal["pick_bonus"]
    """Always `pick_bonus`. It tells this kind of object from the others."""
    bonus: str
    """One of `bonus_tiles` in the view, such as `nurse`."""


class PilesView(t.TypedDict):
    """How many tiles and cards are face down."""

    departments: int
    """How many department tiles are in the face-down pile."""
    specialists: int
    """How many specialist cards are in the face-down pile."""


class PlaceBonus(t.TypedDict):
    """Setup: place the garden or parking tile that your bonus gives you."""

    type: t.Literal["place_bonus"]
    """Always `place_bonus`. It tells this kind of object from the others."""
    space: str
    """Where, such as `0d1`."""


class PlaceEntrance(t.TypedDict):
    """Setup, experts: place the entrance of your first building."""

    type: t.Literal["place_entrance"]
    """Always `place_entrance`. It tells this kind of object from the others."""
    entrance: str
    """An outer border of the hub's space, such as `b3-south`. The north side has none."""


class PlaceMarker(t.TypedDict):
    """Place your marker on the admissions board at your current total."""

    type: t.Literal["place_marker"]
    """Always `place_marker`. It tells this kind of object from the others."""


class PlaceMeeple(t.TypedDict):
    """Place a nurse or a specialist in a department and heal these patients."""

    type: t.Literal["place_meeple"]
    """Always `place_meeple`. It tells this kind of object from the others."""
    meeple: str
    """`nurse`, or the id of one of your specialists that was not used this round."""
    department: str
    """The id of one of your departments that was not used this round. Departments printed on the board
    have no copy number: `imaging`, but `radiology.2`."""
    patients: list[int]
    """The ids of the patients that the department treats. Where it treats them differently, each part of
    its effect goes to the first one named that fits."""
    recolour: t.NotRequired[list[int]]
    """Those of `patients` that a blood bag recolours first, one bag for each. They get the colour that the
    department needs or, if it needs none, the colour that lets the specialist react. A recolour that is
    not needed is refused."""
    colours: t.NotRequired[list[str]]
    """One colour, or nothing. In a department that changes colours: the patient's new colour. Else the
    colour of a token on the specialist's card, to use that colour instead of the department's own."""


class PlaceRoom(t.TypedDict):
    """Setup, experts: place a room of your first building, free of charge."""

    type: t.Literal["place_room"]
    """Always `place_room`. It tells this kind of object from the others."""
    space: str
    """Where: `0b3` is on the ground, second column from the west, third row from the north."""
    room: t.NotRequired[t.Literal["hub", "supply_room", "treatment_room", None]]
    """Which room of the first building. In games under version 1 of the rules it is left out: their order
    is fixed."""


class PlacedToken(t.TypedDict):
    """A token and the department or specialist's card it lies on."""

    place: str
    """The id of the department or the specialist's card it lies on."""
    token: str
    """The id of the token: its colour and kind, and the number of the copy, such as `red_equal.1`."""


class Placement(t.TypedDict):
    """A meeple and the department it was chosen for, before its patients are chosen."""

    meeple: str
    """`nurse`, or the id of the specialist."""
    department: str
    """The id of the department."""


class PlacementChosen(t.TypedDict):
    """A seat chose a meeple and a department, and will name the patients next."""

    type: t.Literal["placement_chosen"]
    """Always `placement_chosen`. It tells this kind of object from the others."""
    seat: int
    """The seat of the meeple."""
    meeple: str
    """`nurse`, or the id of the specialist."""
    department: str
    """The id of the department."""


class Placing(t.TypedDict):
    """The place and the points of a player at a table, as an organizer sets them."""

    player: str
    """The id of the player."""
    place: int
    """1 for the winner. Players with the same place share it, and the next places are skipped."""
    points: t.NotRequired[int]
    """The points in the game."""


class PlayerCheckedIn(t.TypedDict):
    """A player is here."""

    type: t.Literal["player_checked_in"]
    """Always `player_checked_in`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""


class PlayerDisqualified(t.TypedDict):
    """A participant was excluded."""

    type: t.Literal["player_disqualified"]
    """Always `player_disqualified`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PlayerName(t.TypedDict):
    name: str
    """The name others see, in Unicode's normal form (NFC). Surrounding and repeated spaces are removed."""


class PlayerRatingsResponse(t.TypedDict):
    """All ratings of a player."""

    ratings: list[RatingResponse]
    """By title and number of seats."""


class PlayerRegistered(t.TypedDict):
    """A player takes part."""

    type: t.Literal["player_registered"]
    """Always `player_registered`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    lot: int
    """The number drawn for the player. The lower one goes first where a lot decides."""
    since: t.NotRequired[int]
    """The first round that the player can be paired in."""


class PlayerRemoved(t.TypedDict):
    """A player was withdrawn by an organizer."""

    type: t.Literal["player_removed"]
    """Always `player_removed`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    organizer: str | None
    """The id of the organizer; null if the service did it."""
    reason: str
    """Why, in the organizer's words."""


class PlayerResponse(t.TypedDict):
    """Your account."""

    id: str
    """The player's id: 16 hex digits."""
    name: str
    """The name that others see."""
    bot: bool
    """Whether the account was created for a program that plays. It never changes."""
    organizer: bool
    """Whether the player is an organizer, and may act as one with this key."""
    created: int
    """When the account was created, in milliseconds since 1970 like every time in the API."""


class PlayerReturned(t.TypedDict):
    """A player takes part again."""

    type: t.Literal["player_returned"]
    """Always `player_returned`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    since: int
    """The first round that the player can be paired in."""


class PlayerSubstituted(t.TypedDict):
    """Somebody else takes the seat of a player."""

    type: t.Literal["player_substituted"]
    """Always `player_substituted`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    player: str
    """The id of the player who left the seat."""
    by: str | None
    """The id of the participant who takes it; null for a bot."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PlayerWithdrew(t.TypedDict):
    """A player stopped taking part, or did not come to a table."""

    type: t.Literal["player_withdrew"]
    """Always `player_withdrew`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""


class PlayersAbsent(t.TypedDict):
    """Players did not come to a table in time. A bot takes each of their seats. If all players of the
    table forfeit, it is done without a result."""

    type: t.Literal["players_absent"]
    """Always `players_absent`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    players: list[str]
    """The ids of the players."""


class PlayersInvited(t.TypedDict):
    """Players may register."""

    type: t.Literal["players_invited"]
    """Always `players_invited`. It tells this kind of object from the others."""
    players: list[str]
    """The ids of the players."""


class PointsAwarded(t.TypedDict):
    """A seat was awarded points that count at the end."""

    type: t.Literal["points_awarded"]
    """Always `points_awarded`. It tells this kind of object from the others."""
    seat: int
    """The seat that gets or loses the points."""
    points: int
    """The points; negative if they are taken away."""
    reason: str
    """Why, in the organizer's words."""


class PopularityBought(t.TypedDict):
    """A seat bought popularity, or none. The rest of its income was added to its savings."""

    type: t.Literal["popularity_bought"]
    """Always `popularity_bought`. It tells this kind of object from the others."""
    seat: int
    """The seat that bought."""
    points: int
    """How many points; 0 if it bought none."""
    cost: int
    """What was paid from the income, in dollars."""


class PopularityChanged(t.TypedDict):
    """The popularity of a seat changed."""

    type: t.Literal["popularity_changed"]
    """Always `popularity_changed`. It tells this kind of object from the others."""
    seat: int
    """The seat whose popularity changed."""
    reason: str
    """Why: `lab` or `death`."""
    points: int
    """How many points; negative for a loss."""


class PortfolioView(t.TypedDict):
    """A seat's tokens and meeples. The tokens that another seat drew are a number."""

    laid: list[PlacedToken]
    """The tokens on its departments and cards, in the order they were placed."""
    drawn: list[str] | int
    """The ids of the tokens it drew and must choose from; empty if it need not choose. For everyone else
    the number of tokens, until the game is over."""
    placed: list[InvestingMeeple]
    """Its meeples on the investment board this round."""
    session: TokenSessionView | None
    """The last placement of this activation that tokens can react to; null before one, and for a seat
    without tokens."""


class PricesView(t.TypedDict):
    """What things cost now, in dollars. Prices by floor begin with the ground."""

    rooms: list[int]
    """A room of any kind, by floor."""
    gardens: list[int]
    """A garden, by floor."""
    helipads: list[int | None]
    """A helipad, by floor; null for the ground, where there are none."""
    entrance: int
    """An entrance, wherever it is."""
    parking: int
    """A parking tile for two cars."""
    parking_upgrade: int
    """Turning a parking tile over to its side for three cars."""
    conveyor: int
    """One `build_conveyor`: two stops the first time, then one."""
    doctors: list[int | None]
    """The doctor in each space of `university`; null for an empty space."""
    nurse: int | None
    """The next nurse of this round; null if there is none, and in the setup."""
    orderly: int
    """An orderly, always the same."""
    popularity: int
    """A point of popularity, paid from this round's income."""


class ProblemResponse(t.TypedDict):
    """Why a request was refused (RFC 9457)."""

    type: str
    """A link to the description of the code."""
    title: str
    """What the code means, in a few words."""
    status: int
    """The HTTP status."""
    detail: str
    """What went wrong, for people."""
    code: ProblemCode
    """What went wrong, for programs. Codes are stable."""
    facts: dict[str, t.Any]
    """What led to it, by name. Each code has its own facts; many have none."""
    words: t.NotRequired[str | None]
    """What went wrong in the language you asked for, if you asked for words."""


class Proposal(t.TypedDict):
    """An undo that a seat asks the others to agree to."""

    seat: int
    """The seat that asks."""
    to: int
    """The version that the game would return to."""
    agreed: t.NotRequired[list[int]]
    """The seats that have agreed so far."""


class ProtectPatient(t.TypedDict):
    """Name the neglected patient your administrator protects."""

    type: t.Literal["protect_patient"]
    """Always `protect_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your untreated patients of your administrator's colour."""


class PublicPlayerResponse(t.TypedDict):
    """What everybody may know about a player."""

    id: str
    """The player's id: 16 hex digits."""
    name: str
    """The player's name as it is now."""
    bot: bool
    """Whether the account was created for a program that plays."""
    created: int
    """When the account was created, in milliseconds since 1970."""


class RankedPlayerResponse(t.TypedDict):
    """A player on a leaderboard."""

    place: int
    """The place, from 1."""
    player: str
    """The id of the player."""
    name: str
    """The player's name as it is now."""
    rating: float
    """The most likely strength."""
    uncertainty: float
    """The true strength is within this of the rating in 95 of 100 cases."""
    games: int
    """How many games the rating is based on."""


class RatingResponse(t.TypedDict):
    """How strong a player is in a title at tables of one size."""

    title: str
    """The key of the title."""
    players: int
    """The number of seats at the table."""
    rating: float
    """The most likely strength; everybody begins at 25."""
    uncertainty: float
    """The true strength is within this of the rating in 95 of 100 cases. It shrinks with every game."""
    games: int
    """How many games the rating is based on."""
    provisional: bool
    """Whether these are fewer than ten. Leaderboards leave provisional ratings out."""


class RecolourAnother(t.TypedDict):
    """Give a second patient another colour in the Physiotherapy you just used."""

    type: t.Literal["recolour_another"]
    """Always `recolour_another`. It tells this kind of object from the others."""
    patient: int
    """The id of another of your patients than the one you recoloured first."""
    colour: t.Literal["green", "red", "yellow"]
    """The new colour, which the patient does not have now."""


class RecolourPatient(t.TypedDict):
    """Spend a blood bag to give a patient another colour for the rest of the round."""

    type: t.Literal["recolour_patient"]
    """Always `recolour_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your patients."""
    colour: t.Literal["green", "red", "yellow"]
    """The new colour, which the patient does not have now."""


class RecordResponse(t.TypedDict):
    """A record as you may see it."""

    version: int
    """The number of the record, from 1."""
    at: int
    """When it was written, in milliseconds since 1970."""
    actor: Actor
    """Who sent the command."""
    command: RecordedCommand
    """The command, as you may see it."""
    events: list[AnyEvent]
    """What happened, in order, as you may see it."""
    draws: list[int]
    """The numbers of the random draws it took: the first, and the one after the last. Equal if it took
    none."""
    prev: str
    """The hash of the record before; 64 zeros for the first."""
    hash: str
    """The SHA-256, in hex, of `prev` and the record as it is stored."""
    command_id: t.NotRequired[str | None]
    """Missing from redacted records: with it, hidden values could be guessed by trying them on the hash."""
    redacted: t.NotRequired[bool]
    """Something is hidden from you here, so you cannot recompute the hash from this response."""
    undone: t.NotRequired[bool]
    """The command was undone. It stays in the record; the hash does not cover this mark."""
    actor_name: t.NotRequired[str | None]
    """The name of the player who sent the command, as it is now. The hash does not cover it."""
    words: t.NotRequired[RecordWords | None]
    """The record in words, if you asked for them. The hash does not cover them."""


class RecordResult(t.TypedDict):
    """Take over the result of a game. Sent by the service; again if the game was corrected."""

    type: t.Literal["record_result"]
    """Always `record_result`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    game: str
    """The id of the game."""
    head: str
    """The hash of the game's last record."""
    standings: list[Standing]
    """The result of each seat; empty if the game was abandoned."""


class RecordWords(t.TypedDict):
    """A record in words."""

    command: str
    """Who sent which command."""
    events: list[str]
    """A sentence for each of the events, in the same order."""


class RecordsResponse(t.TypedDict):
    """A page of the record. Send `next` as `after` to get the following page."""

    records: list[RecordResponse]
    """The records in order."""
    next: int | None
    """The version to continue after; null if there are no more records now."""


class RecoveryCode(t.TypedDict):
    recovery_code: str
    """The code you got with the account."""


class RecoveryCodeResponse(t.TypedDict):
    """A new recovery code. It is shown only once; the one before is no longer valid."""

    recovery_code: str
    """Gives you a new key if you lose all others. Keep it apart from them."""


class Redo(t.TypedDict):
    """Redo what you undid last."""

    type: t.Literal["redo"]
    """Always `redo`. It tells this kind of object from the others."""


class Refuse(t.TypedDict):
    """Refuse the proposed undo, or withdraw your own proposal."""

    type: t.Literal["refuse"]
    """Always `refuse`. It tells this kind of object from the others."""


class Register(t.TypedDict):
    """Take part."""

    type: t.Literal["register"]
    """Always `register`. It tells this kind of object from the others."""


class Remove(t.TypedDict):
    """Withdraw a player, who cannot return without an organizer. For organizers, and the service if the
    player's account was deleted or banned."""

    type: t.Literal["remove"]
    """Always `remove`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""
    reason: str
    """Why, in your words."""


class RemoveOrganizer(t.TypedDict):
    """Take these powers back; the owner keeps them. For organizers."""

    type: t.Literal["remove_organizer"]
    """Always `remove_organizer`. It tells this kind of object from the others."""
    player: str
    """The id of the player."""


class Reopen(t.TypedDict):
    """Open a game again in which a nonce is missing, with a new seed. Sent by the service."""

    type: t.Literal["reopen"]
    """Always `reopen`. It tells this kind of object from the others."""
    commitment: str
    """The SHA-256 of the new seed."""


class ReplayRange(t.TypedDict):
    after: str
    """Send again what came after the notice with this id, or after a time in ms."""
    to: t.NotRequired[str | None]
    """The last notice to send again. The default is the newest."""


ReplayResponse = t.TypedDict(
    "ReplayResponse",
    {
        "game": "GameResponse",
        "eyes": "str",
        "from": "int",
        "first": "AnyView | None",
        "steps": "list[ReplayStep]",
        "next": "int | None",
        "branches": "list[Branch]",
        "audit": "AuditResponse | None",
        "key": "str | None",
        "unreadable": "int | None",
    },
)


class ReplayStep(t.TypedDict):
    """A record, and what it changed in the view."""

    version: int
    """The number of the record, from 1."""
    at: int
    """When it was written, in milliseconds since 1970."""
    actor: Actor
    """Who sent the command."""
    command: RecordedCommand
    """The command, as these eyes see it."""
    events: list[AnyEvent]
    """What happened, in order, as these eyes see it."""
    draws: list[int]
    """The numbers of the random draws it took: the first, and the one after the last. Equal if it took
    none."""
    status: GameStatus
    """The status of the game after it."""
    awaiting: Awaiting
    """Who must act after it."""
    patch: list[Change]
    """A JSON Patch that turns the view before it into the view after it. When the game starts, the path is
    empty: the view as a whole replaces null."""
    undone: t.NotRequired[bool]
    """The command was undone later."""
    redacted: t.NotRequired[bool]
    """Something is hidden from these eyes here."""
    actor_name: t.NotRequired[str | None]
    """The name of the player who sent the command."""
    words: t.NotRequired[RecordWords | None]
    """The record in words, if you asked for them."""


class ReportCompleted(t.TypedDict):
    """A report was completed with these patients; the one above it slid down."""

    type: t.Literal["report_completed"]
    """Always `report_completed`. It tells this kind of object from the others."""
    seat: int
    """The only seat, 0."""
    report: str
    """The key of the report."""
    patients: list[int]
    """The ids of the discharged patients that count for it. They cannot count for another."""


class ReportDecision(t.TypedDict):
    show: bool
    """Whether everybody may read the message again."""


class ReportMessage(t.TypedDict):
    """Report a message that should not have been sent. The organizers are told and can hide it."""

    type: t.Literal["report_message"]
    """Always `report_message`. It tells this kind of object from the others."""
    message: int
    """The version of the record with the message."""


class ReportSettled(t.TypedDict):
    """The operator decided about a reported or hidden message."""

    type: t.Literal["report_settled"]
    """Always `report_settled`. It tells this kind of object from the others."""
    message: int
    """The version of the record with the message."""
    show: bool
    """Whether it is shown."""


class ReportedMessagesResponse(t.TypedDict):
    """The messages of a tournament that were reported or hidden."""

    messages: list[OrganizerMessage]
    """The messages with their texts, the oldest first."""


class ReportsDealt(t.TypedDict):
    """The reports of this game, from left to right."""

    type: t.Literal["reports_dealt"]
    """Always `reports_dealt`. It tells this kind of object from the others."""
    upper: list[str]
    """The keys of the reports of the upper row, from left to right."""
    lower: list[str]
    """The keys of the reports of the lower row, from left to right."""


class ReportsFinished(t.TypedDict):
    """The seat stopped completing reports this round."""

    type: t.Literal["reports_finished"]
    """Always `reports_finished`. It tells this kind of object from the others."""
    seat: int
    """The only seat, 0."""


class ReportsView(t.TypedDict):
    """The reports in two rows, and the completed ones."""

    upper: list[MedicalReport | None]
    """The three spaces of the upper row, from left to right; null: empty. A report moves down when the one
    below it is completed."""
    lower: list[MedicalReport | None]
    """The three spaces of the lower row, from left to right; null: empty. Only these can be completed."""
    completed: list[MedicalReport]
    """The completed reports, the latest last."""
    used: list[int]
    """The ids of discharged patients that already count for a report this round."""


class Resign(t.TypedDict):
    """Give up. A bot takes over your seat."""

    type: t.Literal["resign"]
    """Always `resign`. It tells this kind of object from the others."""


class Result(t.TypedDict):
    """The result: whether the goal was reached, the score, and the rank in the hall of fame, if any."""

    reached: bool
    """Whether the clinic reached its goal."""
    score: int
    """The popularity at the end."""
    rank: str | None
    """The rank in the hall of fame; null without one."""


class ResultOverridden(t.TypedDict):
    """An organizer set the result of a table."""

    type: t.Literal["result_overridden"]
    """Always `result_overridden`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    placings: list[Placing]
    """The result of every player at the table."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class ResultRecorded(t.TypedDict):
    """The result of a game was taken over."""

    type: t.Literal["result_recorded"]
    """Always `result_recorded`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    game: str
    """The id of the game."""
    head: str
    """The hash of the game's last record."""
    standings: list[Standing]
    """The result of each seat; empty if the game was abandoned."""


class ResumeClock(t.TypedDict):
    """Start the clocks again with the time that was left. For organizers."""

    type: t.Literal["resume_clock"]
    """Always `resume_clock`. It tells this kind of object from the others."""
    reason: t.NotRequired[str]
    """Why, in your words; everyone who sees the game can read it. May be empty."""


class ResumeTables(t.TypedDict):
    """Start the clocks of a table or of all tables again. For organizers."""

    type: t.Literal["resume_tables"]
    """Always `resume_tables`. It tells this kind of object from the others."""
    reason: str
    """Why, in your words."""
    table: t.NotRequired[int | None]
    """The number of the table in the current round; null for all but your own."""


class Return(t.TypedDict):
    """Take part again from the next round on. The rounds you missed give no points."""

    type: t.Literal["return"]
    """Always `return`. It tells this kind of object from the others."""


class Reveal(t.TypedDict):
    """Reveal the nonce you committed to. With the last one the game starts."""

    type: t.Literal["reveal"]
    """Always `reveal`. It tells this kind of object from the others."""
    nonce: str
    """The text whose SHA-256 you committed to."""


class RevealImprovement(t.TypedDict):
    """Reveal one more department or specialist. Only in games of two."""

    type: t.Literal["reveal_improvement"]
    """Always `reveal_improvement`. It tells this kind of object from the others."""
    kind: t.Literal["department", "specialist"]
    """Which pile to reveal from. It must not be empty."""


class RevealStarted(t.TypedDict):
    """The game waits for the nonces that players committed to."""

    type: t.Literal["reveal_started"]
    """Always `reveal_started`. It tells this kind of object from the others."""


class ReviewResponse(t.TypedDict):
    """The review of a game, as far as it is done."""

    game: str
    """The id of the game."""
    status: t.Literal["done", "failed", "pending"]
    """`pending` until it is `done`; `failed` if it cannot be made: ask again."""
    version: int
    """The last version of the game."""
    done: int
    """The version up to which its choices are reviewed."""
    seats: list[ReviewedSeat]
    """The seats whose players had a choice."""
    choices: list[ReviewedChoiceResponse]
    """The choices so far, those that cost most first."""


class ReviewedChoiceResponse(t.TypedDict):
    """A choice that a player made, and the best one from what the seat could see then."""

    version: int
    """The version of the record with the command. The choice was made at the version before."""
    seat: int
    """The seat that chose."""
    round: int
    """The round, from 1; 0 in the setup."""
    step: str
    """The name of the step."""
    command: AnyCommand
    """What the player chose."""
    best: AnyCommand
    """What `expert` would have chosen."""
    points: float
    """What the position was worth to the seat after the best command, in points."""
    cost: float
    """How many points less it could expect after its own; 0 if that was as good."""
    words: t.NotRequired[ChoiceWords | None]
    """The choice in words, if you asked for them."""


class ReviewedSeat(t.TypedDict):
    """The choices of a seat together."""

    seat: int
    """The number of the seat, from 0."""
    choices: int
    """How many of its choices were reviewed so far."""
    best: int
    """How many of them cost nothing."""
    cost: float
    """What all of them cost, in points."""


class Room(t.TypedDict):
    """A room of a clinic (the rulebook calls it a module). A hub has a service."""

    space: str
    """Its space, such as `1b2`: floor, column, row."""
    kind: t.Literal[
        "hub", "lab", "operating_room", "outpatient_services", "supply_room", "treatment_room", "triage"
    ]
    """What it is for. All special rooms are blue, treatment rooms orange, supply rooms pink, hubs magenta."""
    service: t.NotRequired[
        t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry", None]
    ]
    """The service of a hub; missing for all other rooms, which have the service of the hub beside them."""


class RoomBuilt(t.TypedDict):
    """A room was built. `bonus`: a supply room beside a new treatment room, beyond the limit of two."""

    type: t.Literal["room_built"]
    """Always `room_built`. It tells this kind of object from the others."""
    seat: int
    """The seat that built."""
    kind: t.Literal[
        "hub", "lab", "operating_room", "outpatient_services", "supply_room", "treatment_room", "triage"
    ]
    """The kind of room."""
    space: str
    """Its space, such as `1b2`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""
    service: t.NotRequired[
        t.Literal["cardiology", "neurology", "ophthalmology", "orthopedics", "psychiatry", None]
    ]
    """The service of a hub; missing for all other rooms."""
    bonus: t.NotRequired[bool]
    """Whether it is a supply room beside a new treatment room, which does not count as a component."""


class RoomMade(t.TypedDict):
    """A mother has a bed in a ward, and the patient who had it moved to another ward."""

    type: t.Literal["room_made"]
    """Always `room_made`. It tells this kind of object from the others."""
    seat: int
    """The seat of the hospital."""
    mother: int
    """The id of the mother."""
    ward: int
    """The ward in which she lies now, from 1 to 4."""
    moved: int
    """The id of the patient whose bed she has."""
    to: int
    """The ward to which this patient moved, from 1 to 4."""


class RoundFinished(t.TypedDict):
    """All tables of a round have a result."""

    type: t.Literal["round_finished"]
    """Always `round_finished`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""


class RoundPaired(t.TypedDict):
    """A round was paired."""

    type: t.Literal["round_paired"]
    """Always `round_paired`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    seed: int
    """The number, drawn by chance, that decides between equally good pairings; that of the stage if the
    round is planned."""
    tables: list[TournamentSeats]
    """The tables; the first has the number 1."""
    byes: list[str]
    """The ids of the players without a table, who get a bye."""
    repeats: int
    """How many pairs of players meet who have met before."""
    proof: t.Literal["best_found", "optimal", "planned"]
    """What is proved about the repeats of this round, in which a pair that has met m times counts m * m.
    `optimal`: no other tables of these sizes, with the same byes, have less. `best_found`: a search
    found none with less. `planned`: others may have less; these belong to a plan of all rounds, or to a
    knock-out."""
    at: int
    """When, in milliseconds since 1970."""
    ahead: t.NotRequired[list[ForeseenRound]]
    """The rounds to come as they are foreseen in a small Swiss field. This is no announcement: the next
    round is paired by its standings, and uses them only if nothing closer was found without more
    repeats."""


class RoundResponse(t.TypedDict):
    """A round with all its tables at a glance."""

    tournament: str
    """The id of the tournament."""
    version: int
    """The version of the tournament that this is from. What the games wait for can be newer."""
    number: int
    """The number of the round, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    status: t.Literal["finished", "open", "paired", "starting"]
    """`starting` until it is paired, `open` once its games exist."""
    paired: int | None
    """When it was paired, in milliseconds since 1970; null before."""
    opened: int | None
    """When its games were created, in milliseconds since 1970; null before."""
    repeats: int
    """How many pairs of players met who had met before."""
    proof: str
    """What is proved about its repeats, in which a pair that has met m times counts m * m. `optimal`: no
    other tables of these sizes, with the same byes, have less. `best_found`: a search found none with
    less. `planned`: others may have less; these belong to a plan of all rounds, or to a knock-out.
    `manual`: an organizer changed the pairing. Empty until it is paired."""
    tables: list[RoundTable]
    """The tables in order."""
    byes: list[NamedPlayer]
    """The players with a bye."""


class RoundScored(t.TypedDict):
    """A seat scored the round; its discharged patients went back into the bag."""

    type: t.Literal["round_scored"]
    """Always `round_scored`. It tells this kind of object from the others."""
    seat: int
    """The seat that scored."""
    discharged: int
    """How many patients it discharged this round."""
    lines: list[ScoreLine]
    """The points of the round, one line for each reason. Lines without points may be included."""


class RoundStarted(t.TypedDict):
    """The next round is to be paired. The first one starts the tournament."""

    type: t.Literal["round_started"]
    """Always `round_started`. It tells this kind of object from the others."""
    round: int
    """The number of the round, from 1."""
    stage: int
    """The stage it belongs to, from 0."""
    players: list[str]
    """The ids of all who take part now. Who leaves or comes before the pairing does so for the next round."""


class RoundSummary(t.TypedDict):
    """How far a round is."""

    number: int
    """From 1, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    status: t.Literal["finished", "open", "paired", "starting"]
    """`starting` until it is paired, `open` once its games exist."""
    tables: int
    """How many tables it has; 0 until it is paired."""
    done: int
    """How many of them have a result or are void."""
    byes: int
    """How many players have a bye."""
    paired: int | None
    """When it was paired, in milliseconds since 1970; null before."""
    opened: int | None
    """When its games were created, in milliseconds since 1970; null before."""


class RoundTable(t.TypedDict):
    """A table of a round at a glance."""

    number: int
    """The number of the table, from 1."""
    group: int
    """The group, from 1; 0 if there are none."""
    status: t.Literal["finished", "open", "paired", "void"]
    """`open` from the creation of the game until there is a result."""
    game: str | None
    """The id of the game; null until it exists."""
    game_status: GameStatus | None
    """The status of the game; null until it exists, and if you may not see the game."""
    seats: list[TableSeat]
    """The seats in order."""
    turn: TableTurn | None
    """What the game waits for; null if it waits for nobody, and if you may not see the game."""
    waits_until: int | None
    """Until when the table waits for late players, in milliseconds since 1970; null if nobody is late."""
    paused: int | None
    """Since when an organizer has stopped its clocks, in milliseconds since 1970; null if they run."""
    overridden: bool
    """Whether an organizer set the result."""
    flags: list[t.Literal["abandoned", "corrected", "late", "overridden", "resigned"]]
    """What organizers should look at: a player is `late` or has `resigned`, the game was `abandoned` or
    `corrected`, or its result `overridden`."""


class RulebookClock(t.TypedDict):
    """The timer of the title's own rulebook."""

    kind: t.Literal["rulebook"]
    """Always `rulebook`. It tells this kind of object from the others."""


class Schedule(t.TypedDict):
    """A plan of all rounds, made before the first, in which all meet each other as evenly as possible."""

    kind: t.Literal["schedule"]
    """Always `schedule`. It tells this kind of object from the others."""
    rounds: t.NotRequired[int | None]
    """How many rounds are played; null for as many as it takes until all have met (round robin)."""
    advance: t.NotRequired[int | None]
    """How many go on to the next stage, the best in the standings; null in the last stage."""


class ScoreGame(t.TypedDict):
    """Score every clinic at the end of the game. Only the service sends this."""

    type: t.Literal["score_game"]
    """Always `score_game`. It tells this kind of object from the others."""


class ScoreLine(t.TypedDict):
    """Points and what they are for."""

    reason: str
    """What the points are for, such as `discharged`, `empty_wards`, `fatalities` or `blood_bags`. Modules
    add their own."""
    points: int
    """The points, negative for a penalty."""


class ScoreRound(t.TypedDict):
    """Score the round: neglect, then points for discharged patients. Sent by the service."""

    type: t.Literal["score_round"]
    """Always `score_round`. It tells this kind of object from the others."""


class SeatAdministratorsView(t.TypedDict):
    """A seat's administrators as a viewer sees them: another seat's dealt cards are a number."""

    dealt: list[str] | int
    """The keys of the two cards dealt to the seat, also after it has kept one. For everyone else the
    number of cards, until the game is over."""
    kept: str | None
    """The key of the administrator the seat keeps; null until it has chosen. The Automa keeps none."""
    protected: int | None
    """The id of the patient that the administrator protects from neglect in this round; null if none."""


class SeatLeft(t.TypedDict):
    """A player left a seat before the start."""

    type: t.Literal["seat_left"]
    """Always `seat_left`. It tells this kind of object from the others."""
    seat: int
    """The seat that is free again."""


class SeatOffer(t.TypedDict):
    """A seat of a new game: for a human (perhaps a certain player), a bot, or a kind that a module plays."""

    kind: t.NotRequired[str]
    """`human`, `bot`, or a kind of seat that a module plays, such as `automa`."""
    bot: t.NotRequired[str | None]
    """The bot that plays the seat; null unless `kind` is `bot`."""
    player: t.NotRequired[str | None]
    """The id of the only player who may take the seat; null if anybody may."""


class SeatResigned(t.TypedDict):
    """A player gave up. The named bot takes over the seat."""

    type: t.Literal["seat_resigned"]
    """Always `seat_resigned`. It tells this kind of object from the others."""
    seat: int
    """The seat whose player gave up."""
    bot: str
    """The bot that plays the seat from now on."""


class SeatResponse(t.TypedDict):
    """A seat and who plays it."""

    seat: int
    """The number of the seat, from 0."""
    kind: str
    """`human`, `bot`, or a kind of seat that a module plays, such as `automa`."""
    bot: str | None
    """The bot that plays the seat, also after its player resigned; null if none does."""
    player: str | None
    """The id of the player who has the seat; null if nobody has it."""
    name: str | None
    """That player's name as it is now; null if nobody has the seat."""
    bot_account: bool
    """Whether that player's account is marked as a bot's: a program of somebody else plays."""
    reserved: str | None
    """The id of the only player who may take the seat; null if anybody may."""
    commitment: str | None
    """The SHA-256, in hex, of the player's nonce; null if the player wants no say in the draws."""
    nonce: str | None
    """The nonce, once it is revealed; null before."""
    must_commit: bool
    """The commitment became void. The game does not start before the player commits again, or to none."""
    resigned: bool
    """Whether its player gave up; then a bot plays it."""


class SeatSubstituted(t.TypedDict):
    """A seat went to another player or to a bot, who sees from now on what the seat sees."""

    type: t.Literal["seat_substituted"]
    """Always `seat_substituted`. It tells this kind of object from the others."""
    seat: int
    """The seat that has another player now."""
    player: t.NotRequired[str | None]
    """The id of the player who has it now; null if a bot has it."""
    bot: t.NotRequired[str | None]
    """The bot that has it now; null if a player has it."""


class SeatTaken(t.TypedDict):
    """A player took a seat, perhaps with a commitment to a nonce for the random draws."""

    type: t.Literal["seat_taken"]
    """Always `seat_taken`. It tells this kind of object from the others."""
    seat: int
    """The seat that was taken."""
    player: str
    """The id of the player who took it."""
    commitment: t.NotRequired[str | None]
    """The SHA-256, in hex, of the player's nonce; null if the player wants no say in the draws."""


class SelectAction(t.TypedDict):
    """Choose your next action face down. You can change your choice until everyone has chosen."""

    type: t.Literal["select_action"]
    """Always `select_action`. It tells this kind of object from the others."""
    action: t.Literal["admit", "build", "hire", None]
    """The action. Null in records that hide it from you; it cannot be sent."""


class SelectionOpened(t.TypedDict):
    """The seats can choose their next action."""

    type: t.Literal["selection_opened"]
    """Always `selection_opened`. It tells this kind of object from the others."""


class SendPatientBack(t.TypedDict):
    """Return a patient to the bag, after your Admissions Nurse discharged one."""

    type: t.Literal["send_patient_back"]
    """Always `send_patient_back`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your patients that her department did not heal."""


class SetPatient(t.TypedDict):
    """Set one of your starting patients to one of the remaining starting values."""

    type: t.Literal["set_patient"]
    """Always `set_patient`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your patients whose value is still 0."""
    value: int
    """One of the starting values that you have not given yet: 3, 4 and 5, or those of the module that
    changes them."""


class SetTimes(t.TypedDict):
    """Change when the next rounds start. For organizers."""

    type: t.Literal["set_times"]
    """Always `set_times`. It tells this kind of object from the others."""
    times: list[int]
    """The new times of the rounds that have not started, in milliseconds since 1970."""
    reason: str
    """Why, in your words."""


class SettingsChanged(t.TypedDict):
    """The settings were replaced."""

    type: t.Literal["settings_changed"]
    """Always `settings_changed`. It tells this kind of object from the others."""
    settings: TournamentSettings
    """The new settings."""


class SettleReport(t.TypedDict):
    """Decide about a reported or hidden message. Sent by the service for the operator."""

    type: t.Literal["settle_report"]
    """Always `settle_report`. It tells this kind of object from the others."""
    message: int
    """The version of the record with the message."""
    show: bool
    """Whether it is shown."""


class ShiftChanged(t.TypedDict):
    """Meeples, patients and vehicles were reset, and unclaimed improvements went under their piles."""

    type: t.Literal["shift_changed"]
    """Always `shift_changed`. It tells this kind of object from the others."""


class SigningKeyResponse(t.TypedDict):
    """The public key that signs exports, in hex, and those used before."""

    algorithm: str
    """The signature algorithm: `ed25519`."""
    key: str
    """The public key in use, in hex."""
    previous_keys: list[str]
    """Public keys that signed earlier exports, in hex."""


class SoloProgress(t.TypedDict):
    """The state of the solo game."""

    goal: t.NotRequired[str | None]
    """The key of the goal; null before it is chosen."""
    treated: t.NotRequired[list[t.Literal["orange", "purple", "red", "white", "yellow"]]]
    """The colours of the patients treated in the last round."""
    result: t.NotRequired[Result | None]
    """The result; null before the end."""


class SpecialRoomsDrawn(t.TypedDict):
    """The kinds of special rooms in play were drawn, one tile of each."""

    type: t.Literal["special_rooms_drawn"]
    """Always `special_rooms_drawn`. It tells this kind of object from the others."""
    kinds: list[t.Literal["lab", "operating_room", "outpatient_services", "triage"]]
    """The kinds in play; the others cannot be built."""


class SpecialistCopied(t.TypedDict):
    """A seat's Consultant copied the ability of another specialist for this activation."""

    type: t.Literal["specialist_copied"]
    """Always `specialist_copied`. It tells this kind of object from the others."""
    seat: int
    """The seat of the Consultant."""
    specialist: str
    """The id of the specialist it copies."""


class SpecialistRelieved(t.TypedDict):
    """A nurse relieved a specialist, who can be used again this round."""

    type: t.Literal["specialist_relieved"]
    """Always `specialist_relieved`. It tells this kind of object from the others."""
    seat: int
    """The seat of both."""
    specialist: str
    """The specialist's id. It is no longer among the used ones."""


class SpecialistUsed(t.TypedDict):
    """The specialist placed last used its ability."""

    type: t.Literal["specialist_used"]
    """Always `specialist_used`. It tells this kind of object from the others."""
    seat: int
    """The seat of the specialist."""
    treatments: list[Treatment]
    """What happened to each patient that the ability worked on."""
    recoloured: t.NotRequired[list[int]]
    """The ids of treated patients that blood bags recoloured first, one bag for each."""
    colour: t.NotRequired[str | None]
    """The colour that the blood bags gave. Left out without a recolour."""


class StaffChanged(t.TypedDict):
    """Doctors of a seat changed level, by learning in a lab or by getting tired; the colour each has now."""

    type: t.Literal["staff_changed"]
    """Always `staff_changed`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the doctors."""
    doctors: list[
        list[
            int
            | t.Literal["orange", "purple", "red", "white", "yellow"]
            | int
            | t.Literal["orange", "purple", "red", "white", "yellow"]
        ]
    ]
    """Pairs of a doctor's number and new colour."""


class StaffJoined(t.TypedDict):
    """A doctor, nurse or orderly joined a clinic and stands at a door. `hired` is false in the setup."""

    type: t.Literal["staff_joined"]
    """Always `staff_joined`. It tells this kind of object from the others."""
    seat: int
    """The clinic that the person joined."""
    person: int
    """The number that the person has from now on."""
    kind: t.Literal["doctor", "nurse", "orderly", "patient"]
    """Doctor, nurse or orderly."""
    door: str
    """Where the person stands: an entrance (`b3-south`) or a helipad (`1b2^`)."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""
    colour: t.NotRequired[t.Literal["orange", "purple", "red", "white", "yellow", None]]
    """The level of a doctor; missing for others."""
    position: t.NotRequired[int | None]
    """The space of the university that a doctor was hired from, from 0 at the left; missing for others."""
    hired: t.NotRequired[bool]
    """False for the first staff, who come with the setup."""


class StaffStranded(t.TypedDict):
    """Zombies kept staff from reaching any place to work. They do nothing this round."""

    type: t.Literal["staff_stranded"]
    """Always `staff_stranded`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the people."""
    people: list[int]
    """The numbers of the people."""


class StageFinished(t.TypedDict):
    """All rounds of a stage are over. It comes again if a correction changes who goes on."""

    type: t.Literal["stage_finished"]
    """Always `stage_finished`. It tells this kind of object from the others."""
    stage: int
    """The stage, from 0."""
    advancing: list[str]
    """The ids of the players who go on to the next stage, the best first; empty after the last one."""


class StageStarted(t.TypedDict):
    """A stage began."""

    type: t.Literal["stage_started"]
    """Always `stage_started`. It tells this kind of object from the others."""
    stage: int
    """The stage, from 0."""
    players: list[str]
    """The ids of the players who play in it, the best of the standings so far first."""
    seed: int
    """The number, drawn by chance, that its plan and its groups are computed from."""
    rounds: int | None
    """How many rounds it has; null if it goes on until the final (knock-out)."""


class Standing(t.TypedDict):
    """The result of a seat: its place (equal for shared places) and its points."""

    seat: int
    """The seat, from 0."""
    place: int
    """1 for the winner. Seats with the same place share it, and the next places are skipped."""
    points: int
    """The points at the end, those that organizers awarded included."""


class StandingRow(t.TypedDict):
    """A participant in the standings."""

    player: str
    """The id of the player."""
    name: str
    """The player's name as it is now."""
    bot_account: bool
    """Whether the account is marked as a bot's: a program of somebody else plays."""
    place: int
    """1 for the best. Players whom nothing tells apart share a place, and the next places are skipped."""
    status: t.Literal["checked_in", "disqualified", "registered", "removed", "withdrawn"]
    """Whether the player still takes part."""
    group: int
    """The group, from 1; 0 if there are none."""
    points: float
    """The tournament points, rounded to 4 decimals: the sum of `terms`."""
    exact: str
    """The same as an exact number, such as `7/3`."""
    played: int
    """How many tables count for the player."""
    byes: int
    """How many byes the player had."""
    wins: float
    """How many tables the player won, rounded to 4 decimals; of a shared first place, the share."""
    tie_breaks: list[TieBreakResponse]
    """The tie-breaks in the order in which they decide."""
    terms: t.NotRequired[list[StandingTerm] | None]
    """What the points are made of, in order, if you asked for one player."""


class StandingTerm(t.TypedDict):
    """One of the amounts that a number is the sum or the average of."""

    kind: t.Literal["award", "bye", "lot", "opponent", "place", "seat", "share", "table", "wins"]
    """What the amount is for: a `place`, a `share`, a win (`wins`), a `bye`, an `award`, an `opponent`,
    what happened at a `table`, the `seat`, or the `lot`."""
    amount: float
    """The amount, rounded to 4 decimals."""
    exact: str
    """The same as an exact number, such as `7/3`."""
    round: int | None
    """The number of the round; null for the lot."""
    table: int | None
    """The number of the table; null if it is about none."""
    player: str | None
    """The id of the opponent; null if it is about none."""


class StandingsResponse(t.TypedDict):
    """The standings, the best first."""

    tournament: str
    """The id of the tournament."""
    version: int
    """The version of the tournament that they are from."""
    round: int | None
    """After which round they are; null for now, with every result that is known."""
    group: int | None
    """The group that they are of; null for all players."""
    rows: list[StandingRow]
    """The participants, the best first; only one if you asked for one."""
    words: t.NotRequired[StandingsWords | None]
    """What the numbers mean, if you asked for words."""


class StandingsWords(t.TypedDict):
    """What the numbers of standings mean, in words."""

    points: ExplainedNumber
    """What the points are."""
    tie_breaks: dict[str, ExplainedNumber]
    """The tie-breaks that are used, by name."""
    terms: dict[str, str]
    """What amounts are for, by `kind`."""


class Start(t.TypedDict):
    """Start the game once every human seat is taken. Players who committed to nonces reveal them first."""

    type: t.Literal["start"]
    """Always `start`. It tells this kind of object from the others."""


class StartRound(t.TypedDict):
    """Have the next round paired. The first one starts the tournament. For organizers."""

    type: t.Literal["start_round"]
    """Always `start_round`. It tells this kind of object from the others."""


class StartingPatientsDrawn(t.TypedDict):
    """A seat drew its starting patients. Value 0: not set yet."""

    type: t.Literal["starting_patients_drawn"]
    """Always `starting_patients_drawn`. It tells this kind of object from the others."""
    seat: int
    """The seat whose hospital they are in."""
    patients: list[Patient]
    """The dice, from left to right."""


class StayHome(t.TypedDict):
    """Choose the nurse or specialist who stays at home this round."""

    type: t.Literal["stay_home"]
    """Always `stay_home`. It tells this kind of object from the others."""
    meeple: str
    """`nurse`, or the id of one of your specialists."""


class StepEntered(t.TypedDict):
    """The game entered a step of a round (round 0 is the setup)."""

    type: t.Literal["step_entered"]
    """Always `step_entered`. It tells this kind of object from the others."""
    step: str
    """The name of the step, as `step` in the view."""
    round: int
    """The round, from 1; 0 in the setup."""


class StepWalked(t.TypedDict):
    """A person moved one step and can continue."""

    type: t.Literal["step_walked"]
    """Always `step_walked`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the person."""
    person: int
    """The person's number."""
    to: str
    """Where the person is now."""
    time: int
    """The time it took, in units of the time track."""


class StopWalking(t.TypedDict):
    """End the walk of the person who moves step by step."""

    type: t.Literal["stop_walking"]
    """Always `stop_walking`. It tells this kind of object from the others."""


class Substitute(t.TypedDict):
    """Give a seat to another player or to a bot, before the start or later. Sent by the service."""

    type: t.Literal["substitute"]
    """Always `substitute`. It tells this kind of object from the others."""
    seat: int
    """The seat that gets another player."""
    player: t.NotRequired[str | None]
    """The id of the player who gets it; null for a bot."""
    bot: t.NotRequired[str | None]
    """The bot that gets it; null for a player, or for the bot that takes over when a player resigns."""


class SubstitutePlayer(t.TypedDict):
    """Give the seat of a player in the current round to another player or a bot. For organizers."""

    type: t.Literal["substitute"]
    """Always `substitute`. It tells this kind of object from the others."""
    table: int
    """The number of the table."""
    player: str
    """The id of the player who leaves the seat."""
    reason: str
    """Why, in your words."""
    by: t.NotRequired[str | None]
    """The id of the participant who takes the seat and whose result it is; null for a bot, which plays for
    the player. A player whose seat a bot has may take it back."""


class SuperbugSpread(t.TypedDict):
    """A colour was drawn whose neglected patients get worse faster."""

    type: t.Literal["superbug_spread"]
    """Always `superbug_spread`. It tells this kind of object from the others."""
    colour: str
    """The colour: red, yellow or green."""


class SupplyView(t.TypedDict):
    """The components that are left, and which hubs and special rooms are face up."""

    hubs: dict[str, int]
    """The hubs left of each service."""
    hubs_shown: list[str]
    """The services whose top hub is face up and can be built. Those turned down come back next round."""
    specials: dict[str, int]
    """The special rooms left of each kind."""
    specials_shown: list[str]
    """The kinds of special rooms whose top tile is face up and can be built."""
    treatment_rooms: int
    """Treatment rooms left to build."""
    supply_rooms: int
    """Supply rooms left to build."""
    gardens: int
    """Gardens left to build."""
    helipads: int
    """Helipads left to build."""
    entrances: int
    """Entrances left to build."""
    conveyors: int
    """Conveyor stops left to build."""
    parkings: int
    """Parking tiles left to build."""
    cars: int
    """Cars left. Without one, nobody can be hired or admitted."""
    orderlies: int
    """Orderlies left to hire."""


class Swiss(t.TypedDict):
    """Everybody plays every round, against others with about the same points, nobody twice if possible."""

    kind: t.Literal["swiss"]
    """Always `swiss`. It tells this kind of object from the others."""
    rounds: int
    """How many rounds are played."""
    advance: t.NotRequired[int | None]
    """How many go on to the next stage, the best in the standings; null in the last stage."""


class TableSeat(t.TypedDict):
    """A seat at a table of a round."""

    seat: int
    """The number of the seat, from 0."""
    player: str | None
    """The id of the player whose result counts; null for a bot of the table."""
    name: str | None
    """The player's name as it is now; null for a bot of the table."""
    bot_account: bool
    """Whether the account is marked as a bot's: a program of somebody else plays."""
    presence: t.Literal["absent", "bot", "expected", "late", "replaced", "seated"]
    """`expected` before there is a game, `late` until the player sits down in it, then `seated`. `absent`:
    the player did not come in time. `replaced`: a bot took over the seat. `bot`: a bot of the table."""
    resigned: bool
    """Whether the player gave up in the game."""
    place: int | None
    """The place at the table; null without a result."""
    points: int | None
    """The points in the game; null without a result."""


class TableTurn(t.TypedDict):
    """What the game of a table waits for."""

    seats: list[int]
    """The seats that must act."""
    job: str | None
    """The background job that the game waits for; null if it waits for no job."""
    since: int
    """When the latest record of the game was written, in milliseconds since 1970."""
    deadline: int | None
    """When the time of the first of these seats runs out; null without a clock."""
    game_round: int | None
    """The round of the game, from 1; null before its start."""


class TableVoided(t.TypedDict):
    """The result of a table does not count."""

    type: t.Literal["table_voided"]
    """Always `table_voided`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TablesOpened(t.TypedDict):
    """The games of a round exist."""

    type: t.Literal["tables_opened"]
    """Always `tables_opened`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    games: list[str]
    """The ids of the games in the order of the tables."""
    at: int
    """When players were first waited for, in milliseconds since 1970."""


class TablesPaused(t.TypedDict):
    """An organizer had clocks stopped. The tables also stop waiting for players."""

    type: t.Literal["tables_paused"]
    """Always `tables_paused`. It tells this kind of object from the others."""
    at: int
    """When, in milliseconds since 1970."""
    round: int
    """The number of the round."""
    tables: list[int]
    """The numbers of the tables."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TablesResumed(t.TypedDict):
    """An organizer had clocks started again."""

    type: t.Literal["tables_resumed"]
    """Always `tables_resumed`. It tells this kind of object from the others."""
    at: int
    """When, in milliseconds since 1970."""
    round: int
    """The number of the round."""
    tables: list[int]
    """The numbers of the tables."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TakeAmbulance(t.TypedDict):
    """Take a vehicle with its patients."""

    type: t.Literal["take_ambulance"]
    """Always `take_ambulance`. It tells this kind of object from the others."""
    number: int
    """The number on a vehicle that nobody has taken, from 0 to 5. The first player cannot take the lowest
    number in play."""


class TakeBlood(t.TypedDict):
    """Let a nurse take a blood token from the hub she is in. This takes no time."""

    type: t.Literal["take_blood"]
    """Always `take_blood`. It tells this kind of object from the others."""
    nurse: int
    """The number of the nurse."""


class TakeCar(t.TypedDict):
    """Choose the car that a person who leaves takes away."""

    type: t.Literal["take_car"]
    """Always `take_car`. It tells this kind of object from the others."""
    place: str
    """The place of the car to take away."""


class TakeImprovement(t.TypedDict):
    """Take a face-up department or specialist."""

    type: t.Literal["take_improvement"]
    """Always `take_improvement`. It tells this kind of object from the others."""
    improvement: str
    """The id of a department or specialist in the display, such as `surgeon.1`."""


class TieBreakResponse(t.TypedDict):
    """What a tie-break says about a player: the sum of its terms, divided by `divisor`."""

    name: t.Literal[
        "head_to_head", "lot", "opponents_points", "score_difference", "score_share", "seat_average", "wins"
    ]
    """Which tie-break it is."""
    value: float | None
    """The number, rounded to 4 decimals; null if it does not apply to the player."""
    exact: str | None
    """The same as an exact number, such as `7/3`; null if it does not apply."""
    divisor: int
    """What the sum of the terms is divided by; 1 if it is the sum."""
    terms: t.NotRequired[list[StandingTerm] | None]
    """What it is made of, if you asked for one player."""


class TileLaid(t.TypedDict):
    """A first player tile covers the right part of a Hospital card, perhaps for points."""

    type: t.Literal["tile_laid"]
    """Always `tile_laid`. It tells this kind of object from the others."""
    seat: int
    """The Automa's seat."""
    card: str
    """The key of the Hospital card turned last."""
    points: t.NotRequired[int]
    """The points the Automa got for the tile, with the option for it; else left out."""


class TilesTurned(t.TypedDict):
    """The top tile of every stack of hubs and special rooms was turned face up."""

    type: t.Literal["tiles_turned"]
    """Always `tiles_turned`. It tells this kind of object from the others."""


class TimeGiven(t.TypedDict):
    """The turns that are going on have more time, because an organizer of the tournament said so."""

    type: t.Literal["time_given"]
    """Always `time_given`. It tells this kind of object from the others."""
    minutes: int
    """How many minutes more."""


class TimesSet(t.TypedDict):
    """An organizer changed when the next rounds start."""

    type: t.Literal["times_set"]
    """Always `times_set`. It tells this kind of object from the others."""
    times: list[int]
    """When each round starts, from the first on, in milliseconds since 1970."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TitleResponse(t.TypedDict):
    """Everything a client needs to set up a game of a title."""

    key: str
    """The key by which you name the title."""
    name: str
    """Its name in English."""
    about: str
    """What the game is about, in a sentence."""
    rules_version: int
    """The version of the rules that new games are played by."""
    players: list[int]
    """The numbers of seats a game can have, with the modules that allow them."""
    modules: list[ModuleResponse]
    """The modules you may list when you create a game."""
    automatic_modules: list[ModuleResponse]
    """Modules you cannot list: the base game, and those that options, seats or other modules add."""
    options: dict[str, t.Any]
    """JSON Schema of the options: the title's, those of its modules, and the figures you can set."""
    figures: list[FigureResponse]
    """The numbers and tables of the rules, of all modules."""
    seat_kinds: list[str]
    """The kinds of seats there can be. Those other than `human` and `bot` are played by the rules."""
    bots: list[str]
    """The bots that can play a seat."""
    clocks: list[t.Literal["rulebook", "turn"]]
    """The kinds of clocks a game can have. `rulebook` only if the title's rulebook has a timer."""
    commands: list[str]
    """The types of commands that players can post in its games, with any modules."""
    words: t.NotRequired[TitleWords | None]
    """The title and what its views contain in words, if you asked for them."""


class TitleSummary(t.TypedDict):
    """A title in the catalogue."""

    key: str
    """The key by which you name the title."""
    name: str
    """Its name in English."""
    about: str
    """What the game is about, in a sentence."""
    rules_version: int
    """The version of the rules that new games are played by."""
    players: list[int]
    """The numbers of seats a game can have, with the modules that allow them."""
    words: t.NotRequired[UnitWords | None]
    """The title in words, if you asked for them."""


class TitleWords(t.TypedDict):
    """A title in words, with all its modules."""

    name: str
    """Its name."""
    about: str
    """What it is, in a sentence."""
    modules: dict[str, UnitWords]
    """The modules, by key."""
    steps: dict[str, str]
    """The names of the steps of a game, by `step`."""
    scores: dict[str, str]
    """What points are for, by `reason`."""
    terms: dict[str, str]
    """Other texts in views and messages, such as colours and kinds; `field.text` if it is for one field."""
    options: dict[str, str]
    """The options as labels: by name, as `module.name` if a module has it, and each value as `name=value`."""
    figures: dict[str, str]
    """The figures that a game may set as labels: by key, values as `key=value`, parts as `key.part`."""
    refusals: dict[str, str]
    """Why the rules refuse a command, by `code`, without facts."""


class TitlesResponse(t.TypedDict):
    """The catalogue."""

    titles: list[TitleSummary]
    """Every title of this service."""


class TokenLaid(t.TypedDict):
    """A seat placed a token on a department or card. The other tokens it drew went under their piles."""

    type: t.Literal["token_laid"]
    """Always `token_laid`. It tells this kind of object from the others."""
    seat: int
    """The seat that placed it."""
    token: str
    """The id of the token."""
    place: str
    """The id of the department or the specialist's card."""


class TokenSessionView(t.TypedDict):
    """A placement that tokens may still follow."""

    department: str
    """The id of the department that was used last."""
    meeple: str
    """`nurse`, or the id of the specialist that was placed there."""
    healed: list[int]
    """The ids of the patients that the department healed, also those discharged by it."""
    tokens: list[str]
    """The ids of the tokens that can be used now, if a patient fits."""


class TokenUsed(t.TypedDict):
    """A token healed a patient. It lies on the used department, on another one, or on the meeple's card."""

    type: t.Literal["token_used"]
    """Always `token_used`. It tells this kind of object from the others."""
    seat: int
    """The seat of the token."""
    token: str
    """The id of the token. It stays where it is."""
    place: str
    """The id of the department or the specialist's card that it lies on."""
    treatments: list[Treatment]
    """What happened to the patient, as a list of one."""
    recoloured: t.NotRequired[list[int]]
    """The id of the patient, if a blood bag recoloured it first; else empty."""
    colour: t.NotRequired[str | None]
    """The colour that the blood bag gave. Left out without a recolour."""


class TokensDrawn(t.TypedDict):
    """A seat looks at the top tokens of a space; others see only how many."""

    type: t.Literal["tokens_drawn"]
    """Always `tokens_drawn`. It tells this kind of object from the others."""
    seat: int
    """The seat that looks at them."""
    space: str
    """The colour of the space."""
    tokens: list[str] | int
    """The ids of the tokens. For everyone else the number of tokens, until the game is over."""


class TotalCounted(t.TypedDict):
    """The sum of the values of the patients of a seat's trip."""

    type: t.Literal["total_counted"]
    """Always `total_counted`. It tells this kind of object from the others."""
    seat: int
    """The seat whose trip it was."""
    total: int
    """The sum of the values of its patients, at least 1."""


class TotalLowered(t.TypedDict):
    """A token was discarded to lower a seat's total."""

    type: t.Literal["total_lowered"]
    """Always `total_lowered`. It tells this kind of object from the others."""
    seat: int
    """The seat that discarded the token."""
    token: str
    """The id of the token."""
    total: int
    """The new total, 2 lower but at least 1."""


class TournamentActionWords(t.TypedDict):
    """What you may post in words."""

    commands: list[str]
    """A label for each of `commands`."""
    open: list[str]
    """A label for each of `open`."""


class TournamentActions(t.TypedDict):
    """What you may post to the tournament now."""

    commands: list[TournamentCommand]
    """Commands that are complete: post them as they are."""
    open: list[OpenChoice]
    """Commands with values of your own choice, each with its JSON Schema."""
    words: t.NotRequired[TournamentActionWords | None]
    """The lists in words, if you asked for them."""


class TournamentCancelled(t.TypedDict):
    """The tournament was called off."""

    type: t.Literal["tournament_cancelled"]
    """Always `tournament_cancelled`. It tells this kind of object from the others."""
    organizer: str | None
    """The id of the organizer; null if the service called it off, because nobody could play."""
    reason: str
    """Why, in the organizer's words; empty if the service called it off."""


class TournamentCommandResponse(t.TypedDict):
    """The events of an accepted command."""

    version: int
    """The version of the tournament with the command."""
    events: list[TournamentEvent]
    """What happened, in order."""
    words: t.NotRequired[list[str] | None]
    """A sentence for each of the events, if you asked for words."""


class TournamentCreated(t.TypedDict):
    """A tournament was created, with everything it depends on."""

    type: t.Literal["tournament_created"]
    """Always `tournament_created`. It tells this kind of object from the others."""
    tournament: str
    """The id of the tournament."""
    owner: str
    """The id of the organizer who created it."""
    settings: TournamentSettings
    """Everything it is played by."""
    rules: int
    """The version of the rules of pairing and standings."""
    commitment: str
    """The SHA-256, in hex, of the seed of all its random draws."""


class TournamentDryRunResponse(t.TypedDict):
    """What a command would do."""

    version: int
    """The version that the tournament would have with the command."""
    events: list[TournamentEvent]
    """What would happen, in order."""
    complete: bool
    """False if the events are left out because they depend on chance."""
    words: t.NotRequired[list[str] | None]
    """A sentence for each of the events, if you asked for words."""


class TournamentFinished(t.TypedDict):
    """The tournament is over. It comes again if a correction changes the ranking."""

    type: t.Literal["tournament_finished"]
    """Always `tournament_finished`. It tells this kind of object from the others."""
    ranking: list[str]
    """The ids of all participants, the winner first."""
    at: int
    """When, in milliseconds since 1970."""
    organizer: t.NotRequired[str | None]
    """The id of the organizer who ended it before its last round; null if it was played to its end."""
    reason: t.NotRequired[str]
    """Why, in the organizer's words; empty if it was played to its end."""


class TournamentGame(t.TypedDict):
    """How every game of the tournament is created."""

    title: str
    """The key of the title."""
    modules: t.NotRequired[list[str]]
    """The modules, by key."""
    options: t.NotRequired[dict[str, t.Any]]
    """The options of the title and its figures, as in a new game; those left out have their defaults."""
    undo: t.NotRequired[UndoPolicy]
    """Who may undo what."""
    visibility: t.NotRequired[Visibility]
    """Whether everyone may watch the games, or only the players and the organizers."""
    clock: t.NotRequired[Clock | None]
    """The time per turn; null for none."""


class TournamentPointsAwarded(t.TypedDict):
    """A participant was given tournament points."""

    type: t.Literal["tournament_points_awarded"]
    """Always `tournament_points_awarded`. It tells this kind of object from the others."""
    round: int
    """The number of the last round that had begun, 0 before the first."""
    player: str
    """The id of the player."""
    points: int
    """The points; negative if they were taken away."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TournamentRecordResponse(t.TypedDict):
    """A record of a tournament."""

    version: int
    """The number of the record, from 1."""
    at: int
    """When it was written, in milliseconds since 1970."""
    actor: Actor
    """Who sent the command."""
    command: RecordedTournamentCommand
    """What was asked for."""
    events: list[TournamentEvent]
    """What happened, in order."""
    draws: list[int]
    """The numbers of the random draws it took: the first, and the one after the last. Equal if it took
    none."""
    prev: str
    """The hash of the record before; 64 zeros for the first."""
    hash: str
    """The SHA-256, in hex, of `prev` and the record as it is stored."""
    command_id: t.NotRequired[str | None]
    """Missing from redacted records."""
    redacted: t.NotRequired[bool]
    """A message is hidden here, so you cannot recompute the hash from this response."""
    actor_name: t.NotRequired[str | None]
    """The name of the player who sent the command, as it is now. The hash does not cover it."""
    words: t.NotRequired[RecordWords | None]
    """The record in words, if you asked for them. The hash does not cover them."""


class TournamentRecordsResponse(t.TypedDict):
    """A page of the record. Send `next` as `after` to get the following page."""

    records: list[TournamentRecordResponse]
    """The records in order."""
    next: int | None
    """The version to continue after; null if there are no more records now."""


class TournamentResponse(t.TypedDict):
    """A tournament."""

    id: str
    """The id of the tournament: 24 hex digits."""
    version: int
    """The number of records so far. Every accepted command adds one."""
    status: TournamentStatus
    """`registration`, perhaps `check_in`, `running`, and in the end `finished` or `cancelled`."""
    settings: TournamentSettings
    """Everything that it is played by."""
    rules: int
    """The version of the rules of pairing and standings, from its creation to its end."""
    organizers: list[NamedPlayer]
    """All organizers, the owner first."""
    participants: list[ParticipantResponse]
    """Everybody who takes part or has taken part, in the order in which they registered."""
    invited: list[NamedPlayer]
    """The players who may register, if registration is by invitation."""
    rounds: list[RoundSummary]
    """The rounds that have begun."""
    next_round: NextRound | None
    """The round that comes next; null once the last one has begun."""
    forbidden_pairs: list[ForbiddenPair]
    """Pairs of players who are not to meet."""
    awards: list[AwardResponse]
    """Tournament points that organizers gave."""
    messages: list[OrganizerMessage]
    """The messages of the organizers, the oldest first."""
    ranking: list[NamedPlayer]
    """All participants once the tournament is finished, the winner first; empty before."""
    commitment: str
    """The SHA-256, in hex, of the seed of all its random draws, published before the first one."""
    seed: str | None
    """That seed, in hex, once the tournament is over; null before."""
    created: int
    """When the tournament was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""
    finished: int | None
    """When it was over, in milliseconds since 1970; null before."""
    actions: TournamentActions | None
    """What you may post now; null without a key, and at earlier versions."""
    me: OwnPart | None
    """What the tournament is to you; null without a key."""


class TournamentSeats(t.TypedDict):
    """A table of a round."""

    players: list[str | None]
    """The ids of the players in the order of the seats; null for a bot."""
    group: t.NotRequired[int]
    """The group, from 1; 0 if there are none."""


class TournamentSettings(t.TypedDict):
    """Everything that a tournament is played by."""

    name: str
    """The name of the tournament."""
    game: TournamentGame
    """How every game is created."""
    table_size: int
    """How many players sit at a full table."""
    stages: list[TournamentStage]
    """What is played, one stage after the other."""
    remainder: t.NotRequired[t.Literal["bots", "byes", "smaller_tables"]]
    """What happens if the players do not fill all tables: tables with a player less, byes, or bots."""
    bot: t.NotRequired[str | None]
    """The bot that fills tables and stands in for missing players; null for the one that takes over when a
    player resigns."""
    points: t.NotRequired[PointsRule]
    """How the result of a game becomes points."""
    tie_breaks: t.NotRequired[
        list[
            t.Literal[
                "head_to_head",
                "lot",
                "opponents_points",
                "score_difference",
                "score_share",
                "seat_average",
                "wins",
            ]
        ]
    ]
    """What decides between participants with the same points, in this order."""
    bye_points: t.NotRequired[t.Literal["average", "none"]]
    """What a bye is worth: the average of a full table, or nothing."""
    registration: t.NotRequired[t.Literal["invitation", "list", "open"]]
    """Who may register: everybody, players who are invited, or only players whom an organizer enters."""
    most_participants: t.NotRequired[int]
    """How many may take part."""
    check_in: t.NotRequired[bool]
    """Whether players must check in before the first round. Those who do not are withdrawn."""
    check_in_minutes: t.NotRequired[int]
    """If the first round has a set time, check-in opens by itself this many minutes before it."""
    late_entry: t.NotRequired[int]
    """Up to the start of this round players may still enter; with 0 or 1 only before the first. Only if
    the first stage is `swiss`: the other formats plan all rounds for the players who are there at the
    start."""
    rounds_start: t.NotRequired[t.Literal["organizer", "times", "when_done"]]
    """When a round is paired: when an organizer says so, when the last one is done, or at the set times. A
    round without a set time waits for an organizer, and so does the first one with `when_done`."""
    times: t.NotRequired[list[int]]
    """When each round is paired, from the first on, in milliseconds since 1970. It is paired later if the
    last round is not done by then. With `when_done` at most one time: that of the first round."""
    review_minutes: t.NotRequired[int]
    """How many minutes after the pairing of a round its games are created. Until then organizers may
    change the pairing."""
    no_show: t.NotRequired[NoShow]
    """What happens when a player does not come."""
    rated: t.NotRequired[bool]
    """Whether its games count for ratings."""
    rules_text: t.NotRequired[str]
    """What the organizers want players to know, as plain text."""


class TournamentTable(t.TypedDict):
    """The table of a tournament that a game belongs to."""

    tournament: str
    """The id of the tournament."""
    round: int
    """The number of the round, from 1."""
    table: int
    """The number of the table in the round, from 1."""
    rated: t.NotRequired[bool]
    """Whether the tournament counts for ratings."""


class TournamentsResponse(t.TypedDict):
    """A page of tournaments. Send `next` as `after` to get the following page."""

    tournaments: list[ListedTournament]
    """The tournaments of this page, the latest first."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""


class TradeIn(t.TypedDict):
    """Return one of your improvements to the bottom of its pile and get a blood bag."""

    type: t.Literal["trade_in"]
    """Always `trade_in`. It tells this kind of object from the others."""
    improvement: str
    """The id of one of your departments or specialists. Departments printed on the board cannot be traded
    in."""


class Transfuse(t.TypedDict):
    """Let a nurse help a patient with blood in a treatment room without a doctor."""

    type: t.Literal["transfuse"]
    """Always `transfuse`. It tells this kind of object from the others."""
    nurse: int
    """The number of the nurse."""
    patient: int
    """The number of the patient."""


class Treat(t.TypedDict):
    """Let a doctor treat a patient in the same room. The nurses needed are chosen for you."""

    type: t.Literal["treat"]
    """Always `treat`. It tells this kind of object from the others."""
    doctor: int
    """The number of the doctor."""
    patient: int
    """The number of the patient."""


class TreatBest(t.TypedDict):
    """Treat the patients that bring the highest possible income."""

    type: t.Literal["treat_best"]
    """Always `treat_best`. It tells this kind of object from the others."""


class Treatment(t.TypedDict):
    """A patient's new value (7: discharged, 0: dead), and its new colour if that changed."""

    patient: int
    """The patient's id."""
    value: int
    """The value after the treatment, from 0 to 7. 7: healthy and discharged, or waiting for the rest of
    its party. 0: dead."""
    colour: t.NotRequired[t.Literal["green", "red", "yellow", None]]
    """The colour that a department or an ability gave the die. Left out if it keeps its colour."""


class TreatmentView(t.TypedDict):
    """A possible treatment and its income. It is listed for one of several equivalent people."""

    command: t.Any
    """The command to post, such as `treat`."""
    income: int
    """The income it brings, in dollars."""


class TripBegun(t.TypedDict):
    """A seat's paramedic entered the city."""

    type: t.Literal["trip_begun"]
    """Always `trip_begun`. It tells this kind of object from the others."""
    seat: int
    """The seat of the paramedic."""
    tile: int
    """The number of the tile it entered, from its ambulance or the helicopter."""


class TripEnded(t.TypedDict):
    """A paramedic went back to the ambulance."""

    type: t.Literal["trip_ended"]
    """Always `trip_ended`. It tells this kind of object from the others."""
    seat: int
    """The seat of the paramedic, who has three patients or cannot reach another."""


class Turn(t.TypedDict):
    """What the acting seat has done in its action so far."""

    built: t.NotRequired[int]
    """The components built in this action, at most two. A bonus supply room does not count."""
    new_treatment_room: t.NotRequired[str | None]
    """The treatment room just built, beside which a bonus supply room can follow; null if there is none."""
    new_parking: t.NotRequired[str | None]
    """The parking tile just built or upgraded, to which cars can move; null if there is none."""
    hired: t.NotRequired[list[t.Literal["doctor", "nurse", "orderly", "patient"]]]
    """Who was hired in this action."""
    queue_points: t.NotRequired[int]
    """Queue points spent in this action."""


class TurnAway(t.TypedDict):
    """Choose which of the arriving patients goes back into the bag."""

    type: t.Literal["turn_away"]
    """Always `turn_away`. It tells this kind of object from the others."""
    patient: int
    """The id of one of the arrivals."""


class TurnClock(t.TypedDict):
    """A number of seconds for each turn: from being awaited in a step to the end of the seat's part in it."""

    kind: t.Literal["turn"]
    """Always `turn`. It tells this kind of object from the others."""
    seconds: int
    """How long each turn may take."""


class TurnDecision(t.TypedDict):
    """Turn a Decision card and take the ambulance it names. Sent by the service."""

    type: t.Literal["turn_decision"]
    """Always `turn_decision`. It tells this kind of object from the others."""


class TurnExpired(t.TypedDict):
    """A seat's time in a step was over. The default commands that end its turn follow in the same record."""

    type: t.Literal["turn_expired"]
    """Always `turn_expired`. It tells this kind of object from the others."""
    seat: int
    """The seat whose time was over."""
    step: str
    """The step in which it ran out."""
    round: int
    """The round of that step."""


class TurnExtended(t.TypedDict):
    """The turns that are going on at tables get more time; where no clock runs, the next turns do."""

    type: t.Literal["turn_extended"]
    """Always `turn_extended`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    tables: list[int]
    """The numbers of the tables."""
    minutes: int
    """How many minutes more."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TurnHospitalCard(t.TypedDict):
    """Reveal the next Hospital card. Sent by the service."""

    type: t.Literal["turn_hospital_card"]
    """Always `turn_hospital_card`. It tells this kind of object from the others."""


class TurnOrderDrawn(t.TypedDict):
    """The turn order of the first round was drawn."""

    type: t.Literal["turn_order_drawn"]
    """Always `turn_order_drawn`. It tells this kind of object from the others."""
    order: list[int]
    """The seats in turn order."""


class TurnOrderSet(t.TypedDict):
    """The turn order of the next round was set."""

    type: t.Literal["turn_order_set"]
    """Always `turn_order_set`. It tells this kind of object from the others."""
    order: list[int]
    """The seats in turn order."""


class TurnPatients(t.TypedDict):
    """Choose the room where two yellow patients turn into a zombie, if too few zombies are left for all."""

    type: t.Literal["turn_patients"]
    """Always `turn_patients`. It tells this kind of object from the others."""
    room: str
    """The space of the treatment room."""


class Undo(t.TypedDict):
    """Undo your commands after a version; without a version, your latest command."""

    type: t.Literal["undo"]
    """Always `undo`. It tells this kind of object from the others."""
    to: t.NotRequired[int | None]
    """The version to return to; null for the one before your latest command."""


class UndoAgreed(t.TypedDict):
    """A seat agreed to the proposed undo."""

    type: t.Literal["undo_agreed"]
    """Always `undo_agreed`. It tells this kind of object from the others."""
    seat: int
    """The seat that agreed."""


class UndoProposed(t.TypedDict):
    """A seat asks the others to agree to an undo across a barrier."""

    type: t.Literal["undo_proposed"]
    """Always `undo_proposed`. It tells this kind of object from the others."""
    seat: int
    """The seat that asks."""
    to: int
    """The version that the game would return to."""


class UndoRefused(t.TypedDict):
    """A seat refused the proposed undo or withdrew it."""

    type: t.Literal["undo_refused"]
    """Always `undo_refused`. It tells this kind of object from the others."""
    seat: int
    """The seat that refused or withdrew."""


class UnitWords(t.TypedDict):
    """A title or a module in words."""

    name: str
    """Its name."""
    about: str
    """What it is, in a sentence."""


class UpgradeParking(t.TypedDict):
    """Turn a parking tile over to its side for three cars."""

    type: t.Literal["upgrade_parking"]
    """Always `upgrade_parking`. It tells this kind of object from the others."""
    space: str
    """The space of a parking tile for two cars."""


class UseBloodBag(t.TypedDict):
    """Spend a blood bag to heal a patient 1 step."""

    type: t.Literal["use_blood_bag"]
    """Always `use_blood_bag`. It tells this kind of object from the others."""
    patient: int
    """The id of one of your patients."""


class UseBonusToken(t.TypedDict):
    """Discard a token to heal a patient."""

    type: t.Literal["use_bonus_token"]
    """Always `use_bonus_token`. It tells this kind of object from the others."""
    token: str
    """The id of one of your tokens that heal."""
    patient: int
    """The id of one of your patients."""
    recolour: t.NotRequired[list[int]]
    """The same patient, to spend a blood bag because it does not have the token's colour; else empty."""


class UseSpecialist(t.TypedDict):
    """Let the specialist you placed last use its ability on these patients."""

    type: t.Literal["use_specialist"]
    """Always `use_specialist`. It tells this kind of object from the others."""
    patients: list[int]
    """The ids of the patients that the ability works on; empty for a Pathologist, who needs none. A
    Medical Student heals the first one and lowers the second."""
    recolour: t.NotRequired[list[int]]
    """Those of `patients` that a blood bag recolours first, one bag for each. They get the colour that the
    ability needs."""
    colours: t.NotRequired[list[t.Literal["green", "red", "yellow"]]]
    """The patient's new colour, if the ability changes colours; else nothing."""


class UseStaffAgency(t.TypedDict):
    """Place a meeple in a Staff Agency: an unused nurse relieves a specialist, who can be used again."""

    type: t.Literal["use_staff_agency"]
    """Always `use_staff_agency`. It tells this kind of object from the others."""
    meeple: str
    """The meeple to place: `nurse`, or the id of an unused specialist."""
    department: str
    """The id of your Staff Agency."""
    specialist: str
    """The id of a specialist you used in a department this round. An unused nurse takes its place there."""


class UseToken(t.TypedDict):
    """Use an investment token after a placement to heal a patient."""

    type: t.Literal["use_token"]
    """Always `use_token`. It tells this kind of object from the others."""
    token: str
    """The id of one of your tokens that the view lists as usable."""
    patients: list[int]
    """The id of the patient, as a list of one."""
    recolour: t.NotRequired[list[int]]
    """The same patient, to spend a blood bag because it does not have the token's colour; else empty."""


class VirusView(t.TypedDict):
    """What the virus does to neglected patients."""

    steps: int
    """How many steps an untreated patient gets worse instead of one."""


class Void(t.TypedDict):
    """Undo everything that was played after a version."""

    to: int
    """The version to return to. What was played after it no longer counts, but stays in the record."""


class VoidTable(t.TypedDict):
    """Let the result of a table not count: its players get no points and have not met. For organizers."""

    type: t.Literal["void_table"]
    """Always `void_table`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    reason: str
    """Why, in your words."""


class WaitExtended(t.TypedDict):
    """Tables wait longer for their players."""

    type: t.Literal["wait_extended"]
    """Always `wait_extended`. It tells this kind of object from the others."""
    round: int
    """The number of the round."""
    tables: list[int]
    """The numbers of the tables."""
    minutes: int
    """How many minutes longer."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class WalkEnded(t.TypedDict):
    """The person who moved step by step stays where it is."""

    type: t.Literal["walk_ended"]
    """Always `walk_ended`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the person."""


class WalkStep(t.TypedDict):
    """Move a person one step. Use this to take another way than the cheapest."""

    type: t.Literal["walk_step"]
    """Always `walk_step`. It tells this kind of object from the others."""
    person: int
    """The number of the person, as in `people`."""
    to: str
    """The next place: a space, an entrance (`b3-south`) or a helipad (`1b2^`)."""


class WalkTo(t.TypedDict):
    """Send your paramedic to a tile, along roads and empty tiles, and fetch the patient there."""

    type: t.Literal["walk_to"]
    """Always `walk_to`. It tells this kind of object from the others."""
    tile: int
    """The number of the next tile with a patient that your paramedic can reach."""


class WardAssigned(t.TypedDict):
    """A patient was assigned to a ward."""

    type: t.Literal["ward_assigned"]
    """Always `ward_assigned`. It tells this kind of object from the others."""
    seat: int
    """The seat of the ward."""
    patient: int
    """The patient's id."""
    ward: int
    """The number of the ward, from 1 to 4."""


class WebhookResponse(t.TypedDict):
    """A webhook of yours."""

    id: str
    """The id of the webhook."""
    url: str
    """Where messages are posted."""
    types: list[str]
    """The types of notices that are sent; empty for all."""
    game: str | None
    """The only game it is for; null for all your games."""
    tournament: str | None
    """The only tournament it is for; null for all notices."""
    created: int
    """When it was created, in milliseconds since 1970."""
    public_key: str
    """The key that verifies the `v1a` signatures."""
    disabled: t.NotRequired[str | None]
    """Why nothing is sent any more; null while it works. A replay enables it again."""


class WebhookSecretResponse(t.TypedDict):
    """A webhook with its secret, which is shown only now."""

    webhook: WebhookResponse
    """The webhook itself."""
    secret: str
    """The secret that verifies the `v1` signatures."""


class WebhooksResponse(t.TypedDict):
    """Your webhooks."""

    webhooks: list[WebhookResponse]
    """All of them, the oldest first."""


class Withdraw(t.TypedDict):
    """Stop taking part. The table you sit at now still counts."""

    type: t.Literal["withdraw"]
    """Always `withdraw`. It tells this kind of object from the others."""


class WorkaholicsLeft(t.TypedDict):
    """Exhausted workaholics of a seat left the game. A car must be taken away for each."""

    type: t.Literal["workaholics_left"]
    """Always `workaholics_left`. It tells this kind of object from the others."""
    seat: int
    """The clinic that they left."""
    doctors: list[int]
    """The numbers that the doctors had."""


class Zombie(t.TypedDict):
    """A zombie, the space it is in, and whether it moved this round."""

    id: int
    """The number by which commands name it. Each clinic counts its own."""
    at: str
    """The space it is in."""
    moved: t.NotRequired[bool]
    """Whether it moved this round."""


class ZombieCured(t.TypedDict):
    """A doctor cured a zombie in a lab and lies down until the next round."""

    type: t.Literal["zombie_cured"]
    """Always `zombie_cured`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the zombie."""
    zombie: int
    """The zombie's number."""
    doctor: int
    """The doctor's number."""
    income: int
    """What it brought, in dollars."""


class ZombieMoved(t.TypedDict):
    """A zombie moved: the places on the way in order, without the start."""

    type: t.Literal["zombie_moved"]
    """Always `zombie_moved`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the zombie."""
    zombie: int
    """The zombie's number."""
    places: list[str]
    """The spaces on the way in order, without the start."""


class ZombieRisen(t.TypedDict):
    """Two yellow patients in a treatment room turned into a zombie. Their cars stay on the board."""

    type: t.Literal["zombie_risen"]
    """Always `zombie_risen`. It tells this kind of object from the others."""
    seat: int
    """The clinic of the zombie."""
    zombie: int
    """The number that the zombie has from now on."""
    room: str
    """The space of the treatment room."""
    patients: list[int]
    """The numbers of the two patients."""


class ZombiesView(t.TypedDict):
    """The zombies left in the box, and those of each clinic."""

    left: int
    """Zombies left in the box."""
    clinics: list[ClinicZombiesView]
    """The zombies of each clinic, by seat."""


AnyCommand: t.TypeAlias = (
    Join
    | Commit
    | Leave
    | Start
    | Reveal
    | Resign
    | Reopen
    | Undo
    | Redo
    | Agree
    | Refuse
    | ExpireTurn
    | ExpireGame
    | PauseClock
    | ResumeClock
    | GiveTime
    | Correct
    | Substitute
    | CallOff
    | RevealImprovement
    | SetPatient
    | LoadPatient
    | TakeAmbulance
    | LosePatient
    | TakeImprovement
    | DeclineImprovement
    | TradeIn
    | KeepImprovements
    | PlaceMeeple
    | UseSpecialist
    | UseBloodBag
    | FinishActivation
    | ScoreRound
    | RecolourAnother
    | CopySpecialist
    | SendPatientBack
    | AdmitOneMore
    | KeepAdministrator
    | ProtectPatient
    | NamePatient
    | StayHome
    | CloseDepartment
    | MonitorPatient
    | DeclineEvent
    | CollectPatient
    | PassCollection
    | AssignWard
    | AttendPatient
    | ChoosePlacement
    | Invest
    | ConsultPile
    | KeepToken
    | DeclineInvestment
    | UseToken
    | UseStaffAgency
    | MakeRoom
    | CallMidwife
    | LoadMother
    | ParkAmbulance
    | LandHelicopter
    | WalkTo
    | KeepBonusToken
    | LowerTotal
    | PlaceMarker
    | UseBonusToken
    | CallNurse
    | TurnAway
    | CompleteReport
    | FinishReports
    | TurnDecision
    | TurnHospitalCard
    | AssignPatients
    | AddImprovement
    | RecolourPatient
    | PickBonus
    | PlaceRoom
    | PlaceEntrance
    | PlaceBonus
    | SelectAction
    | BuildRoom
    | BuildGarden
    | BuildParking
    | UpgradeParking
    | BuildHelipad
    | BuildEntrance
    | BuildConveyor
    | MoveCar
    | FinishBuilding
    | HireDoctor
    | HireNurse
    | HireOrderly
    | FinishHiring
    | MoveAppointment
    | AdmitPatient
    | FinishAdmitting
    | ParkCar
    | TakeCar
    | MovePerson
    | WalkStep
    | StopWalking
    | FinishMoving
    | Treat
    | TreatBest
    | FinishCare
    | PayExpenses
    | BuyPopularity
    | Administer
    | ScoreGame
    | ChooseBoard
    | BuildExtinguisher
    | GiveBlood
    | TakeBlood
    | DropBlood
    | Transfuse
    | ChooseGoal
    | MoveZombie
    | TurnPatients
    | CureZombie
)
"""A command of any title."""


AnyEvent: t.TypeAlias = (
    GameCreated
    | SeatTaken
    | SeatLeft
    | GameStarted
    | SeatResigned
    | GameFinished
    | GameAbandoned
    | CommitmentMade
    | RevealStarted
    | NonceRevealed
    | GameReopened
    | CommandsUndone
    | CommandsRedone
    | UndoProposed
    | UndoAgreed
    | UndoRefused
    | TurnExpired
    | ClockPaused
    | ClockResumed
    | TimeGiven
    | CorrectionMade
    | PointsAwarded
    | SeatSubstituted
    | StepEntered
    | FirstPlayerDrawn
    | ImprovementsRevealed
    | ExtraImprovementRevealed
    | StartingPatientsDrawn
    | PatientSet
    | PatientsArrived
    | PatientsLoaded
    | AmbulanceTaken
    | AmbulancesReturned
    | LowestAmbulanceRewarded
    | PatientLost
    | PatientsAdmitted
    | ImprovementTaken
    | ImprovementDeclined
    | ImprovementTradedIn
    | ImprovementsKept
    | MeeplePlaced
    | SpecialistUsed
    | BloodBagUsed
    | ActivationFinished
    | PatientsNeglected
    | RoundScored
    | ShiftChanged
    | GameScored
    | ImprovementsPutAside
    | AnotherRecoloured
    | FatalityDiscarded
    | DischargeRewarded
    | ConsultantAdded
    | SpecialistCopied
    | AdmissionsNurseAdded
    | AdmissionsOpened
    | PatientSentBack
    | OneMoreAdmitted
    | AdministratorsDealt
    | AdministratorKept
    | PatientProtected
    | EventCardDrawn
    | BloodDonated
    | FluPatientsAdmitted
    | SuperbugSpread
    | ConditionChanged
    | PatientTransferred
    | MeepleStayedHome
    | DepartmentClosed
    | PatientMonitored
    | EventDeclined
    | EpidemicPatientArrived
    | AmbulancesTurnedOver
    | PatientCollected
    | CollectionPassed
    | WardAssigned
    | AttendanceOpened
    | PatientAttended
    | PlacementChosen
    | MeepleInvested
    | TokensDrawn
    | TokenLaid
    | NurseHired
    | InvestmentDeclined
    | TokenUsed
    | SpecialistRelieved
    | FamilyAdmitted
    | RoomMade
    | BabiesBorn
    | MaternityImprovementsRevealed
    | FamilyRewarded
    | MothersArrived
    | MotherReplaced
    | CityLaid
    | CityPatientsArrived
    | BonusTokensLaid
    | AmbulanceParked
    | HelicopterLanded
    | TripBegun
    | PatientFetched
    | TripEnded
    | BonusTokenKept
    | TotalCounted
    | TotalLowered
    | MarkerPlaced
    | BonusTokenUsed
    | NurseCalled
    | CityNeglected
    | CityFatalityDealt
    | CityMotherReplaced
    | ReportsDealt
    | PatientTurnedAway
    | LowIntakeRewarded
    | ImprovementsReturned
    | ReportCompleted
    | ReportsFinished
    | FirstPlayerGiven
    | DecisionsShuffled
    | DecisionTurned
    | HospitalCardTurned
    | ImprovementRemoved
    | TileLaid
    | PatientsAssigned
    | HospitalCardsCompleted
    | PatientRecoloured
    | MostDischargedRewarded
    | TurnOrderDrawn
    | BonusTilesLaid
    | BonusPicked
    | MoneyGiven
    | SelectionOpened
    | ActionSelected
    | ActionsRevealed
    | ActionFinished
    | RoomBuilt
    | GardenBuilt
    | ParkingBuilt
    | ParkingUpgraded
    | HelipadBuilt
    | EntranceBuilt
    | ConveyorBuilt
    | CarMoved
    | CarParked
    | CarTaken
    | StaffJoined
    | PatientAdmitted
    | AppointmentMoved
    | AppointmentsMade
    | PersonMoved
    | StepWalked
    | WalkEnded
    | MovingFinished
    | PatientTreated
    | CareFinished
    | ExpensesPaid
    | PopularityBought
    | PopularityChanged
    | ActionTilesReturned
    | AppointmentsMissed
    | DoctorsTaught
    | DoctorsDrawn
    | NursesPlaced
    | StaffChanged
    | PatientsWorsened
    | PatientDied
    | TilesTurned
    | TurnOrderSet
    | BoardChosen
    | ExtinguisherBuilt
    | DonorLaidDown
    | BloodDrawn
    | DonorStoodUp
    | BloodTaken
    | BloodDropped
    | BloodTransfused
    | SpecialRoomsDrawn
    | GoalChosen
    | GoalJudged
    | WorkaholicsLeft
    | ZombieMoved
    | PeopleRemoved
    | StaffStranded
    | ZombieRisen
    | ZombieCured
)
"""An event of any title."""


AnyView: t.TypeAlias = DiceHospitalTableView | ClinicTableView
"""The state of play as you may see it. `title` says which fields it has."""


Clock: t.TypeAlias = TurnClock | RulebookClock
"""The time per turn: a number of seconds, or the timer of the title's rulebook."""


GameStatus: t.TypeAlias = t.Literal["abandoned", "finished", "open", "playing", "revealing"]
"""`open`: seats are free. `revealing`: players reveal their nonces. `playing`: somebody has to act.
`finished` and `abandoned`: the game is over."""


HistoryAction: t.TypeAlias = Undo | Redo | Agree | Refuse
"""A command about moves already made."""


PointsRule: t.TypeAlias = ByPlace | ByShare | ByWins
"""How the result of a game becomes tournament points."""


ProblemCode: t.TypeAlias = str
"""What went wrong, for programs. The examples are all codes of the service, then all codes of the
rules. New codes may be added, but none changes its meaning."""


RecordedCommand: t.TypeAlias = (
    Join
    | Commit
    | Leave
    | Start
    | Reveal
    | Resign
    | Reopen
    | Undo
    | Redo
    | Agree
    | Refuse
    | ExpireTurn
    | ExpireGame
    | PauseClock
    | ResumeClock
    | GiveTime
    | Correct
    | Substitute
    | CallOff
    | RevealImprovement
    | SetPatient
    | LoadPatient
    | TakeAmbulance
    | LosePatient
    | TakeImprovement
    | DeclineImprovement
    | TradeIn
    | KeepImprovements
    | PlaceMeeple
    | UseSpecialist
    | UseBloodBag
    | FinishActivation
    | ScoreRound
    | RecolourAnother
    | CopySpecialist
    | SendPatientBack
    | AdmitOneMore
    | KeepAdministrator
    | ProtectPatient
    | NamePatient
    | StayHome
    | CloseDepartment
    | MonitorPatient
    | DeclineEvent
    | CollectPatient
    | PassCollection
    | AssignWard
    | AttendPatient
    | ChoosePlacement
    | Invest
    | ConsultPile
    | KeepToken
    | DeclineInvestment
    | UseToken
    | UseStaffAgency
    | MakeRoom
    | CallMidwife
    | LoadMother
    | ParkAmbulance
    | LandHelicopter
    | WalkTo
    | KeepBonusToken
    | LowerTotal
    | PlaceMarker
    | UseBonusToken
    | CallNurse
    | TurnAway
    | CompleteReport
    | FinishReports
    | TurnDecision
    | TurnHospitalCard
    | AssignPatients
    | AddImprovement
    | RecolourPatient
    | PickBonus
    | PlaceRoom
    | PlaceEntrance
    | PlaceBonus
    | SelectAction
    | BuildRoom
    | BuildGarden
    | BuildParking
    | UpgradeParking
    | BuildHelipad
    | BuildEntrance
    | BuildConveyor
    | MoveCar
    | FinishBuilding
    | HireDoctor
    | HireNurse
    | HireOrderly
    | FinishHiring
    | MoveAppointment
    | AdmitPatient
    | FinishAdmitting
    | ParkCar
    | TakeCar
    | MovePerson
    | WalkStep
    | StopWalking
    | FinishMoving
    | Treat
    | TreatBest
    | FinishCare
    | PayExpenses
    | BuyPopularity
    | Administer
    | ScoreGame
    | ChooseBoard
    | BuildExtinguisher
    | GiveBlood
    | TakeBlood
    | DropBlood
    | Transfuse
    | ChooseGoal
    | MoveZombie
    | TurnPatients
    | CureZombie
    | CreateGame
)
"""A command in a record of any title."""


RecordedTournamentCommand: t.TypeAlias = (
    ChangeSettings
    | Register
    | CheckIn
    | Withdraw
    | Return
    | Invite
    | Enter
    | Remove
    | OpenCheckIn
    | StartRound
    | PairRound
    | ChangePairing
    | ForbidPair
    | AllowPair
    | SetTimes
    | OpenTables
    | MarkAbsent
    | RecordResult
    | AddOrganizer
    | RemoveOrganizer
    | PauseTables
    | ResumeTables
    | ExtendWait
    | ExtendTurn
    | SubstitutePlayer
    | Announce
    | ReportMessage
    | HideMessage
    | SettleReport
    | VoidTable
    | OverrideResult
    | AwardPoints
    | Disqualify
    | FinishTournament
    | CancelTournament
    | CreateTournament
)
"""A command in the record of a tournament."""


TableAction: t.TypeAlias = Join | Commit | Leave | Start | Reveal | Resign | PauseClock | ResumeClock
"""A command about the table, not a move of the game."""


TournamentCommand: t.TypeAlias = (
    ChangeSettings
    | Register
    | CheckIn
    | Withdraw
    | Return
    | Invite
    | Enter
    | Remove
    | OpenCheckIn
    | StartRound
    | ChangePairing
    | ForbidPair
    | AllowPair
    | SetTimes
    | AddOrganizer
    | RemoveOrganizer
    | PauseTables
    | ResumeTables
    | ExtendWait
    | ExtendTurn
    | SubstitutePlayer
    | Announce
    | ReportMessage
    | HideMessage
    | VoidTable
    | OverrideResult
    | AwardPoints
    | Disqualify
    | FinishTournament
    | CancelTournament
)
"""A command that you can post to a tournament."""


TournamentEvent: t.TypeAlias = (
    TournamentCreated
    | SettingsChanged
    | PlayerRegistered
    | PlayerCheckedIn
    | PlayerWithdrew
    | PlayerRemoved
    | PlayerReturned
    | CheckInMissed
    | PlayersInvited
    | CheckInOpened
    | StageStarted
    | RoundStarted
    | RoundPaired
    | PairingChanged
    | PairForbidden
    | PairAllowed
    | TimesSet
    | TablesOpened
    | PlayersAbsent
    | ResultRecorded
    | RoundFinished
    | StageFinished
    | TournamentFinished
    | OrganizerAdded
    | OrganizerRemoved
    | TablesPaused
    | TablesResumed
    | WaitExtended
    | TurnExtended
    | PlayerSubstituted
    | MessageSent
    | MessageReported
    | MessageHidden
    | ReportSettled
    | TableVoided
    | ResultOverridden
    | TournamentPointsAwarded
    | PlayerDisqualified
    | TournamentCancelled
)
"""An event of a tournament."""


TournamentStage: t.TypeAlias = Swiss | Schedule | Groups | Knockout
"""A stage of a tournament."""


TournamentStatus: t.TypeAlias = t.Literal["cancelled", "check_in", "finished", "registration", "running"]
"""`registration`: players register. `check_in`: they check in. `running`: rounds are played.
`finished` and `cancelled`: the tournament is over."""


UndoPolicy: t.TypeAlias = t.Literal["consent", "free", "off", "own"]
"""What players may undo: `own`: their own latest commands; `consent`: anything, if everyone agrees;
`free`: anything; `off`: nothing."""


Visibility: t.TypeAlias = t.Literal["private", "public"]
"""A `private` game is visible to its owner, its players, players with a reserved seat and organizers."""
