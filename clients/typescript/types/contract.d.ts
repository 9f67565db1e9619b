// The types of everything that the service sends and receives. Generated.

/** A seat finished its action. */
export interface ActionFinished {
  /** Always `action_finished`. It tells this kind of object from the others. */
  type: "action_finished";
  /** The seat that finished. */
  seat: number;
}

/** A seat chose an action. The action is hidden from other seats. */
export interface ActionSelected {
  /** Always `action_selected`. It tells this kind of object from the others. */
  type: "action_selected";
  /** The seat that chose. */
  seat: number;
  /** The action; null if it is hidden from you. */
  action: "admit" | "build" | "hire" | null;
}

/** All seats got back their action tiles. Limits on building once a round are reset. */
export interface ActionTilesReturned {
  /** Always `action_tiles_returned`. It tells this kind of object from the others. */
  type: "action_tiles_returned";
}

/** What you may post in words: each list has a text for each entry of the list with the same name. */
export interface ActionWords {
  /** The step that the game is in; null unless it is being played. */
  step: string | null;
  /** A label for each of `moves`. */
  moves: (string)[];
  /** A label for each of `changes`. */
  changes: (string)[];
  /** A label for each of `table`. */
  table: (string)[];
  /** A label for each of `history`. */
  history: (string)[];
  /** A sentence for each of `open`. */
  open: (string)[];
}

/** What you may post now: listed commands, each complete, and open choices, each described. */
export interface ActionsResponse {
  /** The version of the game that the lists are for. */
  version: number;
  /** What the game waits for. */
  awaiting: Awaiting;
  /** Whether the game waits for your seat. */
  must: boolean;
  /** The moves of the game, empty unless it waits for you. Post any of them to play on. */
  moves: (AnyCommand)[];
  /** Moves that replace a choice you made, as long as others are still choosing. Nobody waits for them. */
  changes: (AnyCommand)[];
  /** What you may do at the table: join, leave, start, resign, and for organizers stop the clocks. */
  table: (TableAction)[];
  /** What you may do about moves already made: undo, redo, and answer a proposed undo. */
  history: (HistoryAction)[];
  /** Commands with values of your own choice. Where `must` is false they change what you chose. */
  open: (OpenChoice)[];
  /** The lists in words, if you asked for them. */
  words?: ActionWords | null;
}

/** All seats have chosen; their actions are revealed. */
export interface ActionsRevealed {
  /** Always `actions_revealed`. It tells this kind of object from the others. */
  type: "actions_revealed";
  /** The action of each seat, in the order of the seats. */
  actions: ("admit" | "build" | "hire")[];
}

/** A seat ended its activation for this round. */
export interface ActivationFinished {
  /** Always `activation_finished`. It tells this kind of object from the others. */
  type: "activation_finished";
  /** The seat that can place no more meeples this round. */
  seat: number;
}

/** Who sends a command: a player, a bot in its seat, the service, or an organizer. */
export interface Actor {
  /** Who sent it: a player, a bot, the service itself, or an organizer from outside the game. */
  kind: "bot" | "organizer" | "player" | "service";
  /** The id of the player or organizer; null for bots and the service. */
  id?: string | null;
  /** The seat that acts; null for the service, organizers, and a player who has none yet. */
  seat?: number | null;
}

/** Turn a Decision card and reveal the improvement it names. Sent by the service. */
export interface AddImprovement {
  /** Always `add_improvement`. It tells this kind of object from the others. */
  type: "add_improvement";
}

/** Give another player the powers of an organizer in this tournament. For organizers. */
export interface AddOrganizer {
  /** Always `add_organizer`. It tells this kind of object from the others. */
  type: "add_organizer";
  /** The id of the player. */
  player: string;
}

/** Run the administration at the end of a round. Only the service sends this. */
export interface Administer {
  /** Always `administer`. It tells this kind of object from the others. */
  type: "administer";
}

/** A seat turned up the administrator it keeps. */
export interface AdministratorKept {
  /** Always `administrator_kept`. It tells this kind of object from the others. */
  type: "administrator_kept";
  /** The seat that keeps it. */
  seat: number;
  /** The key of the card, now public. */
  administrator: string;
}

/** A seat was dealt administrators; others see only how many. */
export interface AdministratorsDealt {
  /** Always `administrators_dealt`. It tells this kind of object from the others. */
  type: "administrators_dealt";
  /** The seat that chooses between them. */
  seat: number;
  /** The keys of the cards. For everyone else the number of cards, until the game is over. */
  administrators: (string)[] | number;
}

/** A seat's marker on the admissions board. */
export interface AdmissionsMarker {
  /** The seat of the marker. */
  seat: number;
  /** The place of the marker on the board: the sum of the patients of the seat's trip, from 1 on. */
  total: number;
}

/** The Admissions Nurse replaced a random specialist card. */
export interface AdmissionsNurseAdded {
  /** Always `admissions_nurse_added`. It tells this kind of object from the others. */
  type: "admissions_nurse_added";
  /** The id of the card that is out of the game. */
  replaced: string;
}

/** How many times a seat's Admissions Nurse can still act. */
export interface AdmissionsNurseUses {
  /** How many more times the seat's Admissions Nurse can send a patient back or admit one, before the next meeple is placed. */
  left?: number;
}

/** An Admissions Nurse discharged patients, and can act once for each of them. */
export interface AdmissionsOpened {
  /** Always `admissions_opened`. It tells this kind of object from the others. */
  type: "admissions_opened";
  /** The seat of the Admissions Nurse. */
  seat: number;
  /** How many patients she discharged with this placement. */
  discharged: number;
}

/** Draw a new patient into a free bed, after your Admissions Nurse discharged one. */
export interface AdmitOneMore {
  /** Always `admit_one_more`. It tells this kind of object from the others. */
  type: "admit_one_more";
}

/** Admit the rightmost patient of a service to your pre-admissions. */
export interface AdmitPatient {
  /** Always `admit_patient`. It tells this kind of object from the others. */
  type: "admit_patient";
  /** The row of the notepad. */
  service: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry";
}

/** A move that a hint advises. */
export interface AdvisedMoveResponse {
  /** The command, ready to be posted. */
  command: AnyCommand;
  /** What your position is worth then, in points: what you have, and what the search expects it to bring. Compare it with other moves of the same hint only. Null if it is your only move. */
  points: number | null;
  /** How many points less you may expect than after the best move; 0 for the best. */
  behind: number;
  /** How you could go on in this step, as far as the search planned it: at most three commands. */
  then: (AnyCommand)[];
  /** The move in words, if you asked for them. */
  words?: MoveWords | null;
}

/** Agree to the proposed undo. */
export interface Agree {
  /** Always `agree`. It tells this kind of object from the others. */
  type: "agree";
}

/** Let two players be paired with each other again. For organizers. */
export interface AllowPair {
  /** Always `allow_pair`. It tells this kind of object from the others. */
  type: "allow_pair";
  /** The ids of the two players. */
  players: (string)[];
  /** Why, in your words. */
  reason: string;
}

/** A seat's ambulance stands at an entrance. */
export interface AmbulanceParked {
  /** Always `ambulance_parked`. It tells this kind of object from the others. */
  type: "ambulance_parked";
  /** The seat whose ambulance moved or stayed. */
  seat: number;
  /** The number of the tile of the entrance. */
  tile: number;
  /** The outer side of the tile that the entrance is on. */
  side: "east" | "north" | "south" | "west";
}

/** A seat took a vehicle. */
export interface AmbulanceTaken {
  /** Always `ambulance_taken`. It tells this kind of object from the others. */
  type: "ambulance_taken";
  /** The seat that took it. */
  seat: number;
  /** The number of the vehicle, which decides the order of the seats for the rest of the round. */
  number: number;
}

/** A vehicle, the patients in it and the seat that took it. */
export interface AmbulanceView {
  /** The number on it, from 0 to 5. The seats act in the order of their numbers. */
  number: number;
  /** How many patients are loaded into it this round: 3, or 4 where a module says so. More can be in it, when one is drawn as it is taken. */
  room: number;
  /** The dice in it, in the order they were loaded. Empty once they are admitted, until the next round. */
  patients: (Patient)[];
  /** The seat that took it this round; null while it is free. */
  taken_by: number | null;
}

/** The patients of unclaimed vehicles went back into the bag. */
export interface AmbulancesReturned {
  /** Always `ambulances_returned`. It tells this kind of object from the others. */
  type: "ambulances_returned";
  /** The numbers of the vehicles that nobody took. */
  numbers: (number)[];
}

/** These ambulances wait for patients: a red, a yellow and a green one of given values each. */
export interface AmbulancesTurnedOver {
  /** Always `ambulances_turned_over`. It tells this kind of object from the others. */
  type: "ambulances_turned_over";
  /** The numbers of the ambulances, from 1 to the number of players. */
  numbers: (number)[];
  /** The values asked for, in the order of `numbers`: of a red, a yellow and a green patient each. */
  values: ((number)[])[];
}

/** Send a message to a table of the current round or to everybody. For organizers. */
export interface Announce {
  /** Always `announce`. It tells this kind of object from the others. */
  type: "announce";
  /** The message, as plain text. */
  text: string;
  /** The number of the table; null for everybody. */
  table?: number | null;
}

/** A second patient got another colour in Physiotherapy. */
export interface AnotherRecoloured {
  /** Always `another_recoloured`. It tells this kind of object from the others. */
  type: "another_recoloured";
  /** The seat of the patient. */
  seat: number;
  /** The patient's new colour. Its value stays. */
  treatment: Treatment;
}

/** A command of any title. */
export type AnyCommand = Join | Commit | Leave | Start | Reveal | Resign | Reopen | Undo | Redo | Agree | Refuse | ExpireTurn | ExpireGame | PauseClock | ResumeClock | GiveTime | Correct | Substitute | CallOff | RevealImprovement | SetPatient | LoadPatient | TakeAmbulance | LosePatient | TakeImprovement | DeclineImprovement | TradeIn | KeepImprovements | PlaceMeeple | UseSpecialist | UseBloodBag | FinishActivation | ScoreRound | RecolourAnother | CopySpecialist | SendPatientBack | AdmitOneMore | KeepAdministrator | ProtectPatient | NamePatient | StayHome | CloseDepartment | MonitorPatient | DeclineEvent | CollectPatient | PassCollection | AssignWard | AttendPatient | ChoosePlacement | Invest | ConsultPile | KeepToken | DeclineInvestment | UseToken | UseStaffAgency | MakeRoom | CallMidwife | LoadMother | ParkAmbulance | LandHelicopter | WalkTo | KeepBonusToken | LowerTotal | PlaceMarker | UseBonusToken | CallNurse | TurnAway | CompleteReport | FinishReports | TurnDecision | TurnHospitalCard | AssignPatients | AddImprovement | RecolourPatient | PickBonus | PlaceRoom | PlaceEntrance | PlaceBonus | SelectAction | BuildRoom | BuildGarden | BuildParking | UpgradeParking | BuildHelipad | BuildEntrance | BuildConveyor | MoveCar | FinishBuilding | HireDoctor | HireNurse | HireOrderly | FinishHiring | MoveAppointment | AdmitPatient | FinishAdmitting | ParkCar | TakeCar | MovePerson | WalkStep | StopWalking | FinishMoving | Treat | TreatBest | FinishCare | PayExpenses | BuyPopularity | Administer | ScoreGame | ChooseBoard | BuildExtinguisher | GiveBlood | TakeBlood | DropBlood | Transfuse | ChooseGoal | MoveZombie | TurnPatients | CureZombie;

/** An event of any title. */
export type AnyEvent = GameCreated | SeatTaken | SeatLeft | GameStarted | SeatResigned | GameFinished | GameAbandoned | CommitmentMade | RevealStarted | NonceRevealed | GameReopened | CommandsUndone | CommandsRedone | UndoProposed | UndoAgreed | UndoRefused | TurnExpired | ClockPaused | ClockResumed | TimeGiven | CorrectionMade | PointsAwarded | SeatSubstituted | StepEntered | FirstPlayerDrawn | ImprovementsRevealed | ExtraImprovementRevealed | StartingPatientsDrawn | PatientSet | PatientsArrived | PatientsLoaded | AmbulanceTaken | AmbulancesReturned | LowestAmbulanceRewarded | PatientLost | PatientsAdmitted | ImprovementTaken | ImprovementDeclined | ImprovementTradedIn | ImprovementsKept | MeeplePlaced | SpecialistUsed | BloodBagUsed | ActivationFinished | PatientsNeglected | RoundScored | ShiftChanged | GameScored | ImprovementsPutAside | AnotherRecoloured | FatalityDiscarded | DischargeRewarded | ConsultantAdded | SpecialistCopied | AdmissionsNurseAdded | AdmissionsOpened | PatientSentBack | OneMoreAdmitted | AdministratorsDealt | AdministratorKept | PatientProtected | EventCardDrawn | BloodDonated | FluPatientsAdmitted | SuperbugSpread | ConditionChanged | PatientTransferred | MeepleStayedHome | DepartmentClosed | PatientMonitored | EventDeclined | EpidemicPatientArrived | AmbulancesTurnedOver | PatientCollected | CollectionPassed | WardAssigned | AttendanceOpened | PatientAttended | PlacementChosen | MeepleInvested | TokensDrawn | TokenLaid | NurseHired | InvestmentDeclined | TokenUsed | SpecialistRelieved | FamilyAdmitted | RoomMade | BabiesBorn | MaternityImprovementsRevealed | FamilyRewarded | MothersArrived | MotherReplaced | CityLaid | CityPatientsArrived | BonusTokensLaid | AmbulanceParked | HelicopterLanded | TripBegun | PatientFetched | TripEnded | BonusTokenKept | TotalCounted | TotalLowered | MarkerPlaced | BonusTokenUsed | NurseCalled | CityNeglected | CityFatalityDealt | CityMotherReplaced | ReportsDealt | PatientTurnedAway | LowIntakeRewarded | ImprovementsReturned | ReportCompleted | ReportsFinished | FirstPlayerGiven | DecisionsShuffled | DecisionTurned | HospitalCardTurned | ImprovementRemoved | TileLaid | PatientsAssigned | HospitalCardsCompleted | PatientRecoloured | MostDischargedRewarded | TurnOrderDrawn | BonusTilesLaid | BonusPicked | MoneyGiven | SelectionOpened | ActionSelected | ActionsRevealed | ActionFinished | RoomBuilt | GardenBuilt | ParkingBuilt | ParkingUpgraded | HelipadBuilt | EntranceBuilt | ConveyorBuilt | CarMoved | CarParked | CarTaken | StaffJoined | PatientAdmitted | AppointmentMoved | AppointmentsMade | PersonMoved | StepWalked | WalkEnded | MovingFinished | PatientTreated | CareFinished | ExpensesPaid | PopularityBought | PopularityChanged | ActionTilesReturned | AppointmentsMissed | DoctorsTaught | DoctorsDrawn | NursesPlaced | StaffChanged | PatientsWorsened | PatientDied | TilesTurned | TurnOrderSet | BoardChosen | ExtinguisherBuilt | DonorLaidDown | BloodDrawn | DonorStoodUp | BloodTaken | BloodDropped | BloodTransfused | SpecialRoomsDrawn | GoalChosen | GoalJudged | WorkaholicsLeft | ZombieMoved | PeopleRemoved | StaffStranded | ZombieRisen | ZombieCured;

/** The state of play as you may see it. `title` says which fields it has. */
export type AnyView = DiceHospitalTableView | ClinicTableView;

/** A patient on the notepad. */
export interface Appointment {
  /** The row of the notepad. */
  service: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry";
  /** The level of the illness, from white to red. */
  colour: "orange" | "purple" | "red" | "white" | "yellow";
}

/** An appointment was moved or swapped, for one queue point. */
export interface AppointmentMoved {
  /** Always `appointment_moved`. It tells this kind of object from the others. */
  type: "appointment_moved";
  /** The seat that spent the queue point. */
  seat: number;
  /** The row of the patient. */
  service: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry";
  /** The column of the patient before, from 0 at the right. */
  column: number;
  /** Where it went, as seen on the board. */
  to: "down" | "left" | "right" | "up";
}

/** New patients were drawn for the notepad. */
export interface AppointmentsMade {
  /** Always `appointments_made`. It tells this kind of object from the others. */
  type: "appointments_made";
  /** The new patients. Each stands at the left end of its row. */
  appointments: (Appointment)[];
}

/** The rightmost patient of each service missed the appointment and went back into the bag. */
export interface AppointmentsMissed {
  /** Always `appointments_missed`. It tells this kind of object from the others. */
  type: "appointments_missed";
  /** The patients who left the notepad. */
  appointments: (Appointment)[];
}

/** Put dice and blood bags on the Hospital cards. Sent by the service. */
export interface AssignPatients {
  /** Always `assign_patients`. It tells this kind of object from the others. */
  type: "assign_patients";
}

/** Assign one of your new patients to a ward with a free bed. */
export interface AssignWard {
  /** Always `assign_ward`. It tells this kind of object from the others. */
  type: "assign_ward";
  /** The id of a patient in your vehicle who has no ward yet. */
  patient: number;
  /** The number of the ward, from 1 to 4. Each has three beds. */
  ward: number;
}

/** Let a patient count as treated, if the department you used last allows it. */
export interface AttendPatient {
  /** Always `attend_patient`. It tells this kind of object from the others. */
  type: "attend_patient";
  /** The id of one of your untreated patients. */
  patient: number;
}

/** How many more patients of a seat can count as treated, and the placement it has begun. */
export interface Attendance {
  /** How many more patients of the seat can count as treated, before the next meeple is placed. */
  left?: number;
  /** Whether they must all lie in the same ward. */
  one_ward?: boolean;
  /** That ward, from 1 to 4, once the first of them is chosen. 0: none is chosen, or they may lie in any ward. */
  ward?: number;
  /** The placement whose patients come next; null if none is chosen. It lapses with any placement. */
  placement?: Placement | null;
}

/** A department lets some untreated patients count as treated; with `one_ward`, all of one ward. */
export interface AttendanceOpened {
  /** Always `attendance_opened`. It tells this kind of object from the others. */
  type: "attendance_opened";
  /** The seat of the department. */
  seat: number;
  /** How many untreated patients can count as treated. */
  patients: number;
  /** Whether they must all lie in the same ward. */
  one_ward: boolean;
}

/** The verdict on a game or an export. */
export interface AuditResponse {
  /** `sound` if every record follows from those before, `unsound` if one does not. */
  verdict: "sound" | "unsound";
  /** The number of records that were checked. */
  records: number;
  /** The hash of the last record. */
  head: string;
  /** What is wrong. Empty if the verdict is `sound`. */
  findings: (FindingResponse)[];
  /** What you should know although it is not wrong. */
  notes: (FindingResponse)[];
  /** The id of the game that the file names; null if it names none. */
  game: string | null;
  /** The id of the tournament that the file names; null if it names none. */
  tournament?: string | null;
  /** How many games of a bundle were checked; null if it is no bundle. */
  games?: number | null;
}

/** The Automa's cards and tiles; its points, blood bags and waiting dice are in its hospital. */
export interface AutomaView {
  /** The Automa's seat. */
  seat: number;
  /** The Decision card turned last; null before the first one. */
  decision: DecisionCard | null;
  /** How many Decision cards are in the deck. When it is empty, all of them become the new deck. */
  decisions_left: number;
  /** The Hospital cards it has not filled, oldest first. Draw them from left to right. */
  row: (HospitalCardView)[];
  /** How many Hospital cards of each level are still to be turned up. */
  face_down: Record<string, number>;
  /** How many of its 8 first player tiles were not laid yet. */
  tiles_left: number;
  /** The ids of the improvements it took out of the game. */
  removed: (string)[];
}

/** Who must act: seats, and the background job the game waits for. */
export interface Awaiting {
  /** The seats that must act; empty if the game waits for none. */
  seats?: (number)[];
  /** The background job that the game waits for, such as `scoring`; null if it waits for no job. */
  job?: string | null;
}

/** Points for a seat at the end of the game; a negative number takes points away. */
export interface Award {
  /** The seat that gets or loses the points. */
  seat: number;
  /** From -1000 to 1000, but not 0. */
  points: number;
}

/** Give a participant tournament points, or take some away. For organizers. */
export interface AwardPoints {
  /** Always `award_points`. It tells this kind of object from the others. */
  type: "award_points";
  /** The id of the player. */
  player: string;
  /** The points; negative to take them away. */
  points: number;
  /** Why, in your words. */
  reason: string;
}

/** Tournament points that an organizer gave. */
export interface AwardResponse {
  /** Who got them. */
  player: NamedPlayer;
  /** How many; negative if they were taken away. */
  points: number;
  /** The number of the last round that had begun, 0 before the first. */
  round: number;
  /** Why, in the organizer's words. */
  reason: string;
}

/** A mother has babies, who lie in the paediatric ward under hers. */
export interface BabiesBorn {
  /** Always `babies_born`. It tells this kind of object from the others. */
  type: "babies_born";
  /** The seat of the mother. */
  seat: number;
  /** The babies. Their `party` is the id of their mother. */
  babies: (Patient)[];
}

/** The blood of a clinic. */
export interface Bank {
  /** The person who lies down to give blood this round; null if nobody does. */
  donor?: number | null;
  /** The hub or treatment room of each token that nobody carries. */
  tokens?: (string)[];
  /** The nurses who carry a token. */
  carriers?: (number)[];
  /** The patients who were helped with blood this round, but not cured. */
  helped?: (number)[];
}

/** The players you have blocked: they cannot reserve seats for you. */
export interface BlocksResponse {
  /** The ids of these players. */
  players: (string)[];
}

/** A blood bag healed a patient. */
export interface BloodBagUsed {
  /** Always `blood_bag_used`. It tells this kind of object from the others. */
  type: "blood_bag_used";
  /** The seat that spent the blood bag. */
  seat: number;
  /** What happened to the patient. */
  treatment: Treatment;
}

/** A seat got blood bags. */
export interface BloodDonated {
  /** Always `blood_donated`. It tells this kind of object from the others. */
  type: "blood_donated";
  /** The seat that got them. */
  seat: number;
  /** How many blood bags it got. */
  bags: number;
}

/** The donor of a seat stood up and left a blood token in the hub. */
export interface BloodDrawn {
  /** Always `blood_drawn`. It tells this kind of object from the others. */
  type: "blood_drawn";
  /** The clinic of the donor. */
  seat: number;
  /** The donor's number. */
  donor: number;
  /** The space of the hub that the token is in now. */
  hub: string;
}

/** A nurse left a blood token in a treatment room. */
export interface BloodDropped {
  /** Always `blood_dropped`. It tells this kind of object from the others. */
  type: "blood_dropped";
  /** The clinic of the nurse. */
  seat: number;
  /** The nurse's number. */
  nurse: number;
  /** The space of the treatment room that the token is in now. */
  room: string;
}

/** A nurse took a blood token from a hub. */
export interface BloodTaken {
  /** Always `blood_taken`. It tells this kind of object from the others. */
  type: "blood_taken";
  /** The clinic of the nurse. */
  seat: number;
  /** The nurse's number. */
  nurse: number;
  /** The space of the hub that the token was in. */
  hub: string;
}

/** A nurse helped a patient with blood. `colour` is the better colour, or null if the patient is cured. */
export interface BloodTransfused {
  /** Always `blood_transfused`. It tells this kind of object from the others. */
  type: "blood_transfused";
  /** The clinic of the patient. */
  seat: number;
  /** The space of the treatment room. */
  room: string;
  /** The patient's number. */
  patient: number;
  /** The nurse's number. */
  nurse: number;
  /** What it brought, in dollars. */
  income: number;
  /** The patient's new colour, one level better; null if the patient was white and is cured. */
  colour: "orange" | "purple" | "red" | "white" | "yellow" | null;
  /** Whether the nurse carried the token; otherwise it was in the room. */
  carried: boolean;
}

/** The blood of each clinic, and the tokens left in the supply. */
export interface BloodView {
  /** Blood tokens left in the supply. */
  left: number;
  /** The blood of each clinic, by seat. */
  banks: (Bank)[];
}

/** An expert chose the side of the board. */
export interface BoardChosen {
  /** Always `board_chosen`. It tells this kind of object from the others. */
  type: "board_chosen";
  /** The seat that chose. */
  seat: number;
  /** 4 for the wide side, 3 for the small one. */
  columns: number;
}

/** A seat took a bonus tile. */
export interface BonusPicked {
  /** Always `bonus_picked`. It tells this kind of object from the others. */
  type: "bonus_picked";
  /** The seat that took it. */
  seat: number;
  /** The tile, such as `nurse`. */
  bonus: string;
}

/** Bonus tiles were laid out, one more than there are players. */
export interface BonusTilesLaid {
  /** Always `bonus_tiles_laid`. It tells this kind of object from the others. */
  type: "bonus_tiles_laid";
  /** The bonus tiles, such as `nurse` or `money`. */
  tiles: (string)[];
}

/** A seat kept a token of its trip; the others were discarded. */
export interface BonusTokenKept {
  /** Always `bonus_token_kept`. It tells this kind of object from the others. */
  type: "bonus_token_kept";
  /** The seat that keeps it. */
  seat: number;
  /** The id of the token. */
  token: string;
}

/** A bonus token healed a patient. */
export interface BonusTokenUsed {
  /** Always `bonus_token_used`. It tells this kind of object from the others. */
  type: "bonus_token_used";
  /** The seat that discarded the token. */
  seat: number;
  /** The id of the token. */
  token: string;
  /** What happened to the patient. */
  treatment: Treatment;
  /** The id of the patient, if a blood bag recoloured it first; else empty. */
  recoloured?: (number)[];
  /** The colour that the blood bag gave. Left out without a recolour. */
  colour?: string | null;
}

/** Bonus tokens were revealed on these tiles. An empty pile is refilled from the discarded tokens. */
export interface BonusTokensLaid {
  /** Always `bonus_tokens_laid`. It tells this kind of object from the others. */
  type: "bonus_tokens_laid";
  /** The numbers of the tiles. */
  tiles: (number)[];
  /** The ids of the tokens, in the order of `tiles`. */
  tokens: (string)[];
}

/** The moves that one undo removed from the play. */
export interface Branch {
  /** The version of the undo. */
  by: number;
  /** The seat that undid them; -1 for the service. */
  seat: number;
  /** The version the undo went back to, where the branch starts. */
  from: number;
  /** Every move in these ranges that was in play was undone. */
  versions: ((number)[])[];
  /** Whether the undo crossed a barrier (chance, revealed secrets, other seats' commands). */
  crossed: boolean;
  /** The version of the redo that brought these moves back. */
  redone_by?: number | null;
  /** The branch (its `by`) that contains the record this branch starts from; null if that is in play. */
  inside?: number | null;
}

/** Every branch that an undo ended. */
export interface BranchesResponse {
  /** The latest version of the game. */
  version: number;
  /** The branches, in the order in which they were undone. */
  branches: (Branch)[];
}

/** Build a conveyor stop. The first time, build two aligned stops. */
export interface BuildConveyor {
  /** Always `build_conveyor`. It tells this kind of object from the others. */
  type: "build_conveyor";
  /** The rooms by space: two the first time, then one. They share two of floor, column and row with another stop. */
  stops: (string)[];
}

/** Build an entrance that leads into a room on the ground. */
export interface BuildEntrance {
  /** Always `build_entrance`. It tells this kind of object from the others. */
  type: "build_entrance";
  /** An outer border, such as `b3-south`. */
  entrance: string;
}

/** Build an extinguisher on a room that does not treat patients. */
export interface BuildExtinguisher {
  /** Always `build_extinguisher`. It tells this kind of object from the others. */
  type: "build_extinguisher";
  /** The space of the room. */
  space: string;
}

/** Build a garden. */
export interface BuildGarden {
  /** Always `build_garden`. It tells this kind of object from the others. */
  type: "build_garden";
  /** An empty ground space, or one above a garden. */
  space: string;
}

/** Build a helipad above a room. */
export interface BuildHelipad {
  /** Always `build_helipad`. It tells this kind of object from the others. */
  type: "build_helipad";
  /** An empty space above a room: `1b2` is on the roof of `0b2`. */
  space: string;
}

/** Build a parking tile for two cars. */
export interface BuildParking {
  /** Always `build_parking`. It tells this kind of object from the others. */
  type: "build_parking";
  /** An empty ground space. */
  space: string;
}

/** Build a room. For a hub, also name its service. */
export interface BuildRoom {
  /** Always `build_room`. It tells this kind of object from the others. */
  type: "build_room";
  /** The kind of room. */
  kind: "hub" | "lab" | "operating_room" | "outpatient_services" | "supply_room" | "treatment_room" | "triage";
  /** Where, such as `1b2`: above the ground only on top of a room. */
  space: string;
  /** The service of a hub; null for all other rooms. */
  service?: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry" | null;
}

/** Games that are created together, and how far that is. */
export interface BulkResponse {
  /** The id of the bulk. */
  id: string;
  /** `done` when all games exist. `failed` only if the service refuses a game that it had accepted. */
  status: "creating" | "done" | "failed";
  /** How many games there will be. */
  total: number;
  /** How many exist already, counted from the first. */
  created: number;
  /** The ids of all games, in the order of the request. Those not created yet are not found. */
  games: (string)[];
  /** The code of the refusal, if it failed. */
  refusal?: string | null;
}

/** Spend this round's income on points of popularity. 0 is allowed. */
export interface BuyPopularity {
  /** Always `buy_popularity`. It tells this kind of object from the others. */
  type: "buy_popularity";
  /** How many points, at $3 each. */
  points: number;
}

/** Points for each place. Those who share a place share the points of the places they take up. */
export interface ByPlace {
  /** Always `place`. It tells this kind of object from the others. */
  kind: "place";
  /** The points for the first place, the second and so on; empty for one point for each player beaten, more at tables that are not full, so that all tables give the same on average. */
  points?: (number)[];
}

/** Each player gets the share of the table's points that the player scored, as a part of 1. At smaller tables the shares are reduced, so that all tables give the same on average. */
export interface ByShare {
  /** Always `share`. It tells this kind of object from the others. */
  kind: "share";
}

/** One point for the first place; those who share it share the point. */
export interface ByWins {
  /** Always `wins`. It tells this kind of object from the others. */
  kind: "wins";
}

/** Choose how many babies an arriving mother has. 0: roll the midwife die. */
export interface CallMidwife {
  /** Always `call_midwife`. It tells this kind of object from the others. */
  type: "call_midwife";
  /** The id of a mother in your vehicle whose babies are not born yet. */
  patient: number;
  /** How many babies she has: one of the numbers on the midwife die. 0: roll it. */
  babies?: number;
}

/** Use a token as one more nurse for this round. */
export interface CallNurse {
  /** Always `call_nurse`. It tells this kind of object from the others. */
  type: "call_nurse";
  /** The id of one of your nurse tokens, such as `bonus_nurse.2`. */
  token: string;
}

/** End a game whose result would not count in its tournament. Sent by the service. */
export interface CallOff {
  /** Always `call_off`. It tells this kind of object from the others. */
  type: "call_off";
}

/** Call the tournament off. It has no result. For organizers. */
export interface CancelTournament {
  /** Always `cancel_tournament`. It tells this kind of object from the others. */
  type: "cancel_tournament";
  /** Why, in your words. */
  reason: string;
}

/** A car was moved to a parking tile that was just built. */
export interface CarMoved {
  /** Always `car_moved`. It tells this kind of object from the others. */
  type: "car_moved";
  /** The seat whose car it is. */
  seat: number;
  /** Where the car was: a border or a space with a parking tile. */
  place: string;
  /** The space of the parking tile. */
  to: string;
}

/** The car of a new person was parked. */
export interface CarParked {
  /** Always `car_parked`. It tells this kind of object from the others. */
  type: "car_parked";
  /** The seat whose car it is. */
  seat: number;
  /** A border such as `a1-b1`, or a space with a parking tile. */
  place: string;
}

/** A person who left took a car away. */
export interface CarTaken {
  /** Always `car_taken`. It tells this kind of object from the others. */
  type: "car_taken";
  /** The seat whose car it is. */
  seat: number;
  /** Where the car was: a border or a space with a parking tile. */
  place: string;
}

/** A seat finished patient care for this round. */
export interface CareFinished {
  /** Always `care_finished`. It tells this kind of object from the others. */
  type: "care_finished";
  /** The seat that finished. */
  seat: number;
}

/** One operation of the patch. Apply operations in order, each to the result of the previous ones. */
export interface Change {
  /** What to do at `path`. */
  op: "add" | "remove" | "replace";
  /** A JSON Pointer (RFC 6901). */
  path: string;
  /** The new value; not with `remove`. */
  value?: unknown;
  /** The old value; not with `add`. Programs that apply patches ignore it. */
  old?: unknown;
}

/** Replace the pairing of a round whose games do not exist yet. For organizers. */
export interface ChangePairing {
  /** Always `change_pairing`. It tells this kind of object from the others. */
  type: "change_pairing";
  /** The number of the round. */
  round: number;
  /** All tables of the round. Players who were paired, still take part and have no seat here get a bye. */
  tables: (TournamentSeats)[];
  /** Why, in your words. */
  reason: string;
}

/** Replace the settings before check-in and the first round. For organizers. */
export interface ChangeSettings {
  /** Always `change_settings`. It tells this kind of object from the others. */
  type: "change_settings";
  /** The new settings, complete. */
  settings: TournamentSettings;
}

/** Say that you are here, once check-in is open. */
export interface CheckIn {
  /** Always `check_in`. It tells this kind of object from the others. */
  type: "check_in";
}

/** The tournament starts without the players who did not check in. They are withdrawn. */
export interface CheckInMissed {
  /** Always `check_in_missed`. It tells this kind of object from the others. */
  type: "check_in_missed";
  /** The ids of the players. */
  players: (string)[];
}

/** Players can check in. */
export interface CheckInOpened {
  /** Always `check_in_opened`. It tells this kind of object from the others. */
  type: "check_in_opened";
  /** When, in milliseconds since 1970. */
  at: number;
}

/** A choice in words. */
export interface ChoiceWords {
  /** The command that the player chose, as a label. */
  command: string;
  /** The best command, as a label. */
  best: string;
  /** What the choice cost. */
  why: string;
}

/** Setup, experts: choose the side of your board, with four columns or three. */
export interface ChooseBoard {
  /** Always `choose_board`. It tells this kind of object from the others. */
  type: "choose_board";
  /** 4 for the wide side, 3 for the small one. */
  columns: 3 | 4;
}

/** Setup: choose the goal to reach by the end of the game. */
export interface ChooseGoal {
  /** Always `choose_goal`. It tells this kind of object from the others. */
  type: "choose_goal";
  /** The key of the goal, as the catalogue lists it. */
  goal: string;
}

/** Choose a meeple and a department that treats several patients. `place_meeple` names them next. */
export interface ChoosePlacement {
  /** Always `choose_placement`. It tells this kind of object from the others. */
  type: "choose_placement";
  /** `nurse`, or the id of one of your specialists that was not used this round. */
  meeple: string;
  /** The id of one of your departments that treats several patients and was not used this round. */
  department: string;
}

/** A place at the edge where a road leads out of the city and an ambulance can stand. */
export interface CityEntrance {
  /** The number of a tile at the edge. */
  tile: number;
  /** The outer side where the road leaves the tile. */
  side: "east" | "north" | "south" | "west";
}

/** A seat got a fatality for a patient who died in the city. */
export interface CityFatalityDealt {
  /** Always `city_fatality_dealt`. It tells this kind of object from the others. */
  type: "city_fatality_dealt";
  /** The seat that got it: first the one with the highest number token, then downwards. */
  seat: number;
}

/** The city was laid: its tiles, row by row, with their roads. */
export interface CityLaid {
  /** Always `city_laid`. It tells this kind of object from the others. */
  type: "city_laid";
  /** The tiles in the order of their numbers: rows of four from the top left. */
  tiles: (CityTile)[];
}

/** A fifth mother on a tile that a paramedic reached was replaced by a die of the bag. */
export interface CityMotherReplaced {
  /** Always `city_mother_replaced`. It tells this kind of object from the others. */
  type: "city_mother_replaced";
  /** The seat of the paramedic. */
  seat: number;
  /** The number of the tile. */
  tile: number;
  /** The id of the mother, who went back into the box. */
  mother: number;
  /** The die of the bag that lies there instead, with her value. Left out if the bag was empty. */
  patient?: Patient | null;
}

/** Patients left in the city got worse; value 0 means that the patient died. */
export interface CityNeglected {
  /** Always `city_neglected`. It tells this kind of object from the others. */
  type: "city_neglected";
  /** The new value of each patient on a tile that got worse. */
  treatments: (Treatment)[];
}

/** Dice were rolled and put on these tiles, one each. */
export interface CityPatientsArrived {
  /** Always `city_patients_arrived`. It tells this kind of object from the others. */
  type: "city_patients_arrived";
  /** The numbers of the tiles. */
  tiles: (number)[];
  /** The dice, in the order of `tiles`. */
  patients: (Patient)[];
}

/** A tile of the city as it lies, with the patient and the bonus token on it. */
export interface CityTile {
  /** The key of the tile, such as `city_t_junction` or `city_crossroads_pink`. */
  kind: string;
  /** The sides that its roads lead to, as it lies. */
  roads: ("east" | "north" | "south" | "west")[];
  /** The die on it. Left out on an empty tile. */
  patient?: Patient | null;
  /** The id of the bonus token on it. Left out without one. */
  token?: string | null;
}

/** A tile: its number, its roads, and what lies on it. */
export interface CityTileView {
  /** The number that commands and events use. Tiles are numbered row by row from the top left, from 0 on. */
  number: number;
  /** The key of the tile, such as `city_t_junction`. It ends in `_pink` if its pink slot is face up. */
  kind: string;
  /** Whether its slot is for pink dice, the mothers of Maternity. */
  pink: boolean;
  /** The sides that its roads lead to, as it lies. Two neighbours are connected only if both have a road to each other. */
  roads: ("east" | "north" | "south" | "west")[];
  /** The die on it; null if it was fetched or none came. */
  patient: Patient | null;
  /** The id of the bonus token on it; null if there is none. It stays when the patient dies. */
  token: string | null;
}

/** The city as a grid, and everything around it. */
export interface CityView {
  /** The tiles by number, row by row from the top left: three rows for two players, four for three, five for more. Empty before the city is laid. */
  tiles: (CityTileView)[];
  /** How many tiles a row has. */
  columns: number;
  /** All places at the edge where an ambulance can stand, clockwise from the top left corner. */
  entrances: (CityEntrance)[];
  /** The ambulance and the paramedic of every seat, by seat. */
  crews: (CrewView)[];
  /** The seats in the order in which they move and fetch patients this round. */
  order: (number)[];
  /** The number of the tile on which the first player's helicopter landed this round; null if it did not. */
  helicopter: number | null;
  /** The markers on the admissions board, in the order they were placed. The lowest total gets number 1. Of equal totals the later marker is on top and goes first. */
  board: (AdmissionsMarker)[];
  /** How many bonus tokens are in the face-down pile. */
  pile: number;
  /** The ids of the discarded bonus tokens. They become the pile when it is empty. */
  discard: (string)[];
}

/** The views of the modules in play, by key. */
export interface ClinicModuleViews {
  /** Present if the module `extinguishers` is in play. */
  extinguishers?: ExtinguishersView;
  /** Present if the module `blood_transfusion` is in play. */
  blood_transfusion?: BloodView;
  /** Present if the module `solo` is in play. */
  solo?: SoloProgress;
  /** Present if the module `workaholic_doctors` is in play. */
  workaholic_doctors?: ((Exhausted)[])[];
  /** Present if the module `zombies` is in play. */
  zombies?: ZombiesView;
}

/** The table as a viewer sees it. `modules` has the views of the modules in play, by key. */
export interface ClinicTableView {
  /** Always `clinic`. It tells this kind of object from the others. */
  title: "clinic";
  /** Your seat; null for spectators. */
  you: number | null;
  /** The round, from 1 to 6; 0 in the setup. */
  round: number;
  /** The step of the round, such as `select_1`, `build_1`, `move` or `care`. */
  step: string;
  /** The seats in turn order of this round. */
  turn_order: (number)[];
  /** The seats in the order in which their popularity last changed, the latest last. On equal popularity the later lies on top and goes first in the next turn order. */
  popularity_stack: (number)[];
  /** The services in play, from the top of the notepad. */
  services: (string)[];
  /** For each service its patients by colour, from the right: the first is admitted next, and missed if nobody admits it. */
  notepad: Record<string, (string)[]>;
  /** The doctors for hire by colour, from the left; null for an empty space. */
  university: (string | null)[];
  /** The nurses left in the column of each round. Only those of the current round can be hired. */
  nurses: (number)[];
  /** The number of patients in the bag. Their colours are hidden. */
  patients_in_bag: number;
  /** The number of doctors in the bag. Their colours are hidden. */
  doctors_in_bag: number;
  /** In the setup, the bonus tiles that nobody has taken yet. */
  bonus_tiles: (string)[];
  /** What is left to build and hire. */
  supply: SupplyView;
  /** What building, hiring and popularity cost now. */
  prices: PricesView;
  /** The seats that have finished the current step. */
  acted: (number)[];
  /** What the acting seat has done in its action so far. */
  turn: Turn;
  /** The clinics by seat. */
  clinics: (ClinicView)[];
  /** In the move step: your possible `move_person` commands with their time. */
  moves: (MoveView)[];
  /** In the move step: your possible `walk_step` commands with their time. */
  walks: (MoveView)[];
  /** In patient care: your possible treatments with their income. */
  treatments: (TreatmentView)[];
  /** The parts of the modules in play, by key. */
  modules: ClinicModuleViews;
}

/** A clinic. Everything is public except an action that is still face down. */
export interface ClinicView {
  /** The seat whose clinic it is. */
  seat: number;
  /** The columns of its board: 4 (`a` to `d`) or 3 (`a` to `c`). Every board has three rows. */
  columns: number;
  /** Whether the seat has yet to choose the side of its board. Until then it counts as four columns wide. */
  side_open: boolean;
  /** Its rooms, in the order in which they were built. */
  rooms: (Room)[];
  /** The spaces of its gardens, such as `0a1`. */
  gardens: (string)[];
  /** Its parking tiles. */
  parkings: (Parking)[];
  /** The spaces of its helipads. A helipad on `1b2` is on the roof of the room `0b2`. */
  helipads: (string)[];
  /** The outer borders of its entrances, such as `b3-south`. */
  entrances: (string)[];
  /** The rooms with a conveyor stop, by space. */
  conveyors: (string)[];
  /** Its staff and patients, in the order in which they arrived. */
  people: (Person)[];
  /** The place of each car: a border of the ground, such as `a1-b1`, or a space with a parking tile. */
  cars: (string)[];
  /** Money in dollars, without this round's income. Building and hiring are paid from it. */
  savings: number;
  /** This round's income in dollars, less what is already spent. Popularity is bought from it. */
  income: number;
  /** Points of popularity. They are the score, and can be negative. */
  popularity: number;
  /** Time spent in all rounds so far, in units of the time track, without the moves of the current round. */
  time: number;
  /** Time spent on the moves of this round, without what triage saves. */
  moving_time: number;
  /** The actions that the seat has played this round, in order. */
  used_actions: ("admit" | "build" | "hire")[];
  /** What was built this round and is limited to one a round: "hub", "special". */
  limits: (string)[];
  /** Cars of new people that the seat must park before anything else. */
  cars_to_park: number;
  /** Cars that the seat must take away before anything else, because people left. */
  cars_to_take: number;
  /** The person who moves step by step now; null if nobody does. */
  walker: number | null;
  /** The bonus tile taken in the setup; null before. */
  bonus: string | null;
  /** In the setup, what the seat can place next: parts of its first building, or what its bonus gives. */
  to_place: (string)[];
  /** The queue points of one `admit` action: one, and one for each entrance and helipad. */
  queue_points: number;
  /** The people who treated somebody this round. Except workaholics, they cannot treat again. */
  worked: (number)[];
  /** The operating rooms, by space, in which somebody was treated this round; their upkeep is higher. */
  operated: (string)[];
  /** What the clinic would pay now. After this round's payment: what it would pay in the next one. */
  expenses: ExpensesView;
  /** Whether the seat has chosen an action. */
  chosen: boolean;
  /** The chosen action, if the viewer can see it; null if it is face down or not chosen. */
  action: "admit" | "build" | "hire" | null;
}

/** The zombies of a clinic. Everything is public. */
export interface ClinicZombiesView {
  /** The zombies in the clinic. */
  zombies: (Zombie)[];
  /** How many zombies were cured here. */
  cured: number;
  /** How many people zombies killed here. */
  removed: number;
  /** The cars of victims that stay on the board: one for each person killed, two for each zombie. */
  abandoned: number;
  /** Doctors, by number, who cured a zombie this round and lie down. */
  lying: (number)[];
  /** Staff, by number, who could not reach a place to work this round. */
  stranded: (number)[];
}

/** The time per turn: a number of seconds, or the timer of the title's rulebook. */
export type Clock = TurnClock | RulebookClock;

/** An organizer stopped the clocks. */
export interface ClockPaused {
  /** Always `clock_paused`. It tells this kind of object from the others. */
  type: "clock_paused";
  /** Why, in the organizer's words; may be empty. */
  reason?: string;
}

/** An organizer started the clocks again. */
export interface ClockResumed {
  /** Always `clock_resumed`. It tells this kind of object from the others. */
  type: "clock_resumed";
  /** Why, in the organizer's words; may be empty. */
  reason?: string;
}

/** Choose the department that is closed this round. */
export interface CloseDepartment {
  /** Always `close_department`. It tells this kind of object from the others. */
  type: "close_department";
  /** The id of one of your departments. */
  department: string;
}

/** Move one of your patients to a waiting ambulance with a free space for its colour and value. */
export interface CollectPatient {
  /** Always `collect_patient`. It tells this kind of object from the others. */
  type: "collect_patient";
  /** The id of one of your patients. It goes to the lowest ambulance that asks for its true colour and its value. */
  patient: number;
}

/** A seat stopped moving patients, by choice or because none fits. */
export interface CollectionPassed {
  /** Always `collection_passed`. It tells this kind of object from the others. */
  type: "collection_passed";
  /** The seat that passed. */
  seat: number;
}

/** A space of a waiting ambulance, what it asks for, and the patient moved there. */
export interface CollectionSpace {
  /** The number of the waiting ambulance, which has three spaces. */
  ambulance: number;
  /** The true colour it asks for: red, yellow or green. */
  colour: string;
  /** The value it asks for, from 1 to 6. */
  value: number;
  /** The seat that moved a patient there, for 1 point; null while it is free. */
  seat?: number | null;
  /** The patient there; null while it is free. */
  patient?: Patient | null;
}

/** The spaces, and the seats that passed. */
export interface CollectionView {
  /** All spaces, ambulance by ambulance. Empty until the last round is over. */
  spaces: (CollectionSpace)[];
  /** The seats that passed, in the order of the seats. Empty outside the step `collection`. */
  passed: (number)[];
}

/** The events of an accepted command, as you may see them. */
export interface CommandResponse {
  /** The version of the game with the command. */
  version: number;
  /** What happened, in order, as you may see it. */
  events: (AnyEvent)[];
  /** Who must act next. */
  awaiting: Awaiting;
  /** A sentence for each of the events, if you asked for words. */
  words?: (string)[] | null;
}

/** A seat took back its undo: the moves that it had undone are in play again, at their old places. */
export interface CommandsRedone {
  /** Always `commands_redone`. It tells this kind of object from the others. */
  type: "commands_redone";
  /** The seat that took its undo back. */
  seat: number;
  /** The version of the undo. */
  undo: number;
  /** Whether that undo had crossed a barrier, so that other seats' commands may be among the moves. */
  crossed?: boolean;
}

/** Commands were undone: a seat's own, or, across a barrier, everything after a version. */
export interface CommandsUndone {
  /** Always `commands_undone`. It tells this kind of object from the others. */
  type: "commands_undone";
  /** The seat that undid them; -1 if an organizer voided them. */
  seat: number;
  /** The version that the game returned to. */
  to: number;
  /** Every move in these ranges that was in play is undone. */
  versions: ((number)[])[];
  /** Whether random draws, revealed secrets or another seat's commands were undone too. */
  crossed?: boolean;
}

/** Commit to a nonce, or to another one, before the game starts. Without a commitment you have no say. */
export interface Commit {
  /** Always `commit`. It tells this kind of object from the others. */
  type: "commit";
  /** The SHA-256, in hex, of your nonce; null takes your commitment back. */
  commitment?: string | null;
}

/** A player committed to a nonce, or to none. */
export interface CommitmentMade {
  /** Always `commitment_made`. It tells this kind of object from the others. */
  type: "commitment_made";
  /** The seat of the player. */
  seat: number;
  /** The SHA-256, in hex, of the nonce; null for none. */
  commitment?: string | null;
}

/** Complete a report of the lower row with patients you discharged this round. */
export interface CompleteReport {
  /** Always `complete_report`. It tells this kind of object from the others. */
  type: "complete_report";
  /** The key of a report in the lower row. */
  report: string;
}

/** A component, with its name and effect in the language you asked for. */
export interface ComponentResponse {
  /** The key by which commands, events and views name the component. */
  id: string;
  /** What sort of component it is, such as `specialist` or `tile`. Each title has its own kinds. */
  kind: string;
  /** The key of the module that it belongs to. */
  module: string;
  /** How many there are in the box. */
  count: number;
  /** Its names by language: `en`, `de`, `fr`, `it`. */
  names: Record<string, string>;
  /** For each language, whether a rulebook prints the name or it is ours. */
  name_sources: Record<string, "house" | "printed">;
  /** What it does, by language. */
  effects: Record<string, string>;
  /** Where the effect comes from: `printed` in a rulebook, `derived` from one, or set by us (`house`). */
  source: "derived" | "house" | "printed";
  /** Its name in the language you asked for; in English if there is none. */
  name: string;
  /** What it does, in the language you asked for. */
  effect: string;
}

/** Every card, tile and token of a title. */
export interface ComponentsResponse {
  /** The key of the title. */
  title: string;
  /** The language of `name` and `effect`. */
  lang: string;
  /** Every component, module by module. */
  components: (ComponentResponse)[];
}

/** A patient's value changed. The patient does not count as treated. */
export interface ConditionChanged {
  /** Always `condition_changed`. It tells this kind of object from the others. */
  type: "condition_changed";
  /** The seat of the patient. */
  seat: number;
  /** The patient's id. */
  patient: number;
  /** The new value, from 1 to 6. */
  value: number;
}

/** Look at the top tokens of another space too, when your Financial Advisor invests. */
export interface ConsultPile {
  /** Always `consult_pile`. It tells this kind of object from the others. */
  type: "consult_pile";
  /** The colour of another space than the one your Financial Advisor stands on. */
  space: string;
}

/** The Consultant replaced a random specialist card. */
export interface ConsultantAdded {
  /** Always `consultant_added`. It tells this kind of object from the others. */
  type: "consultant_added";
  /** The id of the card that is out of the game. */
  replaced: string;
}

/** Conveyor stops were built. */
export interface ConveyorBuilt {
  /** Always `conveyor_built`. It tells this kind of object from the others. */
  type: "conveyor_built";
  /** The seat that built. */
  seat: number;
  /** The rooms that have a stop now, by space. */
  stops: (string)[];
  /** What was paid, in dollars. */
  cost: number;
}

/** What a seat's Consultant copies in this round. */
export interface CopiedSpecialist {
  /** The id of the specialist that the seat's Consultant copies in this activation; null: none. */
  specialist?: string | null;
  /** Whether the seat has placed a meeple in this activation. Then it is too late to choose. */
  placement_made?: boolean;
}

/** Choose the specialist whose ability your Consultant copies in this activation. */
export interface CopySpecialist {
  /** Always `copy_specialist`. It tells this kind of object from the others. */
  type: "copy_specialist";
  /** The id of another of your specialists, used or not. */
  specialist: string;
}

/** Award points to a seat, or void what was played after a version. For organizers. */
export interface Correct {
  /** Always `correct`. It tells this kind of object from the others. */
  type: "correct";
  /** Why, in your words; everyone who sees the game can read it. Must not be empty. */
  reason: string;
  /** The points to award; null if you void instead. Send exactly one of the two. */
  award?: Award | null;
  /** What to void; null if you award points instead. */
  void?: Void | null;
}

/** An organizer corrected the game; what changed follows in the same record. */
export interface CorrectionMade {
  /** Always `correction_made`. It tells this kind of object from the others. */
  type: "correction_made";
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Create a game. This is the command of every game's first record. */
export interface CreateGame {
  /** Always `create`. It tells this kind of object from the others. */
  type: "create";
  /** The key of the title. */
  title: string;
  /** The seats in order; the first is seat 0. */
  seats: (SeatOffer)[];
  /** The modules that the creator named, by key. */
  modules?: (string)[];
  /** The options that the creator set; those left out have their defaults. */
  options?: Record<string, unknown>;
  /** Who may undo what: your own latest commands, with everyone's consent, anything, or nothing. */
  undo?: UndoPolicy;
  /** Whether everyone may see the game, or only those who have to do with it. */
  visibility?: Visibility;
  /** The time per turn; null for none. */
  clock?: Clock | null;
  /** The SHA-256 of the nonce for the creator's own seat. */
  commitment?: string | null;
  /** The table of a tournament that the service creates the game for; null for any other game. */
  tournament?: TournamentTable | null;
  /** Whether players may ask for hints. The game does not count for ratings then. */
  hints?: boolean;
}

/** Create a tournament. This is the command of its first record. For organizers. */
export interface CreateTournament {
  /** Always `create_tournament`. It tells this kind of object from the others. */
  type: "create_tournament";
  /** Everything it is played by. */
  settings: TournamentSettings;
}

/** A seat's ambulance and paramedic, and what they fetched. */
export interface CrewView {
  /** The seat of the crew: its place in `crews`. */
  seat: number;
  /** The entrance at which its ambulance stands; null before the first move. */
  ambulance: CityEntrance | null;
  /** The number of the tile on which its paramedic stands; null while it is in the ambulance. */
  paramedic: number | null;
  /** The dice it fetched on this trip, up to three. They move to `ambulances` of the table when all trips are over. */
  patients: (Patient)[];
  /** The ids of the bonus tokens found on this trip. One of them is kept. */
  found: (string)[];
  /** The ids of the bonus tokens it has kept and not used. */
  tokens: (string)[];
  /** The ids of the bonus tokens that serve as nurses in this round. */
  nurses: (string)[];
  /** The sum of the values of its patients, once the trip is over and until its marker is placed; else null. */
  total: number | null;
}

/** Let a doctor who is alone with a zombie in a lab cure it. */
export interface CureZombie {
  /** Always `cure_zombie`. It tells this kind of object from the others. */
  type: "cure_zombie";
  /** The number of the zombie. */
  zombie: number;
}

/** When (in milliseconds since 1970) the time of a seat runs out. */
export interface Deadline {
  /** The seat whose time runs out. */
  seat: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** The Automa's first and second choice of ambulance, and the improvement it adds. */
export interface DecisionCard {
  /** The number of the ambulance that the Automa takes, if it may. */
  first: number;
  /** The number of the ambulance that it takes otherwise. */
  second: number;
  /** The kind of improvement that is revealed when the card is turned in the shift change. */
  adds: "department" | "specialist";
}

/** A Decision card was turned. */
export interface DecisionTurned {
  /** Always `decision_turned`. It tells this kind of object from the others. */
  type: "decision_turned";
  /** The key of the Decision card. */
  card: string;
}

/** The Decision cards became a new deck. */
export interface DecisionsShuffled {
  /** Always `decisions_shuffled`. It tells this kind of object from the others. */
  type: "decisions_shuffled";
  /** The keys of all Decision cards in the deck, in no order. */
  cards: (string)[];
}

/** Do not use the event card any further. */
export interface DeclineEvent {
  /** Always `decline_event`. It tells this kind of object from the others. */
  type: "decline_event";
}

/** Do not take an improvement this round. */
export interface DeclineImprovement {
  /** Always `decline_improvement`. It tells this kind of object from the others. */
  type: "decline_improvement";
}

/** Do not invest this round. */
export interface DeclineInvestment {
  /** Always `decline_investment`. It tells this kind of object from the others. */
  type: "decline_investment";
}

/** The latest deliveries of a webhook. */
export interface DeliveriesResponse {
  /** At most 100 attempts, the newest first. */
  deliveries: (DeliveryResponse)[];
}

/** One attempt to deliver a message. */
export interface DeliveryResponse {
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** The id of the message, which the receiver gets as `webhook-id`. */
  message: string;
  /** What the message is about. */
  type: string;
  /** The game it is about. */
  game?: string | null;
  /** The version of the game it is about. */
  version?: number | null;
  /** Which attempt it was, counted from 1. */
  attempt?: number;
  /** The HTTP status of the answer, if there was one. */
  status?: number | null;
  /** Why it counts as failed. */
  error?: string | null;
}

/** A department of a seat cannot be used this round. */
export interface DepartmentClosed {
  /** Always `department_closed`. It tells this kind of object from the others. */
  type: "department_closed";
  /** The seat of the department. */
  seat: number;
  /** The id of the department. */
  department: string;
}

/** The views of the modules in play, by key. */
export interface DiceHospitalModuleViews {
  /** Present if the module `experimental_medicine` is in play. */
  experimental_medicine?: (Physiotherapy)[];
  /** Present if the module `consultant` is in play. */
  consultant?: (CopiedSpecialist)[];
  /** Present if the module `admissions_nurse` is in play. */
  admissions_nurse?: (AdmissionsNurseUses)[];
  /** Present if the module `administrators` is in play. */
  administrators?: (SeatAdministratorsView)[];
  /** Present if the module `super_resistant_virus` is in play. */
  super_resistant_virus?: VirusView;
  /** Present if the module `event_cards` is in play. */
  event_cards?: EventCardsView;
  /** Present if the module `final_round_collection` is in play. */
  final_round_collection?: CollectionView;
  /** Present if the module `wards` is in play. */
  wards?: (Attendance)[];
  /** Present if the module `investments` is in play. */
  investments?: InvestmentsView;
  /** Present if the module `maternity` is in play. */
  maternity?: MaternityView;
  /** Present if the module `city` is in play. */
  city?: CityView;
  /** Present if the module `medical_reports` is in play. */
  medical_reports?: ReportsView;
  /** Present if the module `automa` is in play. */
  automa?: AutomaView;
}

/** The table as a viewer sees it. */
export interface DiceHospitalTableView {
  /** Always `dice-hospital`. It tells this kind of object from the others. */
  title: "dice-hospital";
  /** The seat this view is for; null for a spectator. */
  you: number | null;
  /** The round, from 1 to 8; 0 during the setup. */
  round: number;
  /** The step of the round, such as `arrival`, `ambulances`, `admission`, `improvement`, `trade_in`, `activation` or `scoring`. Modules add their own. */
  step: string;
  /** The seats that are done with the step, where seats have turns or end their part of it: those that took an ambulance or an improvement, admitted their patients or finished their activation. Where all choose at the same time it can be empty; `awaiting` of the game names the seats that still have to act. */
  acted: (number)[];
  /** The seat with the first player token. Without meaning in a game for one. */
  first_player: number;
  /** How many dice of each colour are in the bag. */
  bag: Record<string, number>;
  /** The rolled patients that are not in a vehicle yet, and in a game for one those that wait to be admitted. */
  arrivals: (Patient)[];
  /** The vehicles in play, lowest number first. Empty in a game for one. Where a module brings patients in another way, they stand for the order of the seats, and hold the new patients of a seat until they are admitted. */
  ambulances: (AmbulanceView)[];
  /** The ids of the department tiles in the display, from left to right. */
  departments: (string)[];
  /** The ids of the specialist cards in the display, from left to right. */
  specialists: (string)[];
  /** The sizes of the face-down piles. */
  piles: PilesView;
  /** Every seat's hospital, by seat. A seat without a board of its own has no departments and no nurses. */
  hospitals: (HospitalView)[];
  /** What each module in play adds to the table, by the key of the module. Modules without anything to show are left out. */
  modules: DiceHospitalModuleViews;
}

/** The changes between two versions of a game, as you may see them. */
export interface DiffResponse {
  /** The version you asked from. */
  from: number;
  /** The version you asked for. */
  to: number;
  /** A JSON Patch that turns the game at `from` into the game at `to`. */
  changes: (Change)[];
  /** The undone versions after the earlier and up to the later of the two. */
  undone: (number)[];
}

/** A specialist that discharged a patient earned points or blood bags. */
export interface DischargeRewarded {
  /** Always `discharge_rewarded`. It tells this kind of object from the others. */
  type: "discharge_rewarded";
  /** The seat of the specialist. */
  seat: number;
  /** The specialist's id. */
  specialist: string;
  /** The points it earned. Left out if 0. */
  points?: number;
  /** The blood bags it earned. Left out if 0. */
  blood_bags?: number;
}

/** Exclude a participant, who comes last in the standings. For organizers. */
export interface Disqualify {
  /** Always `disqualify`. It tells this kind of object from the others. */
  type: "disqualify";
  /** The id of the player. */
  player: string;
  /** Why, in your words. */
  reason: string;
}

/** Doctors were drawn for the empty spaces of the university, and its doctors sorted. */
export interface DoctorsDrawn {
  /** Always `doctors_drawn`. It tells this kind of object from the others. */
  type: "doctors_drawn";
  /** The new doctors by colour. */
  drawn: ("orange" | "purple" | "red" | "white" | "yellow")[];
  /** All doctors for hire by colour, from the left; null for an empty space. */
  university: (string | null)[];
}

/** The doctors at the university rose a level. */
export interface DoctorsTaught {
  /** Always `doctors_taught`. It tells this kind of object from the others. */
  type: "doctors_taught";
  /** The doctors after the lesson by colour, from the left; null for an empty space. */
  university: (string | null)[];
}

/** A person lay down to give blood, and spent time. */
export interface DonorLaidDown {
  /** Always `donor_laid_down`. It tells this kind of object from the others. */
  type: "donor_laid_down";
  /** The clinic of the donor. */
  seat: number;
  /** The donor's number. */
  donor: number;
  /** The time it took, in units of the time track. */
  time: number;
}

/** The donor of a seat stood up without having given blood. */
export interface DonorStoodUp {
  /** Always `donor_stood_up`. It tells this kind of object from the others. */
  type: "donor_stood_up";
  /** The clinic of the donor. */
  seat: number;
  /** The donor's number. */
  donor: number;
}

/** Let a nurse leave her blood token in the treatment room she is in. This takes no time. */
export interface DropBlood {
  /** Always `drop_blood`. It tells this kind of object from the others. */
  type: "drop_blood";
  /** The number of the nurse. */
  nurse: number;
}

/** What a command would do, without anything that is secret until you post it. */
export interface DryRunResponse {
  /** The version that the game would have with the command. */
  version: number;
  /** What would happen, in order, as you may see it. */
  events: (AnyEvent)[];
  /** Who would have to act next; null if that depends on what was left out. */
  awaiting: Awaiting | null;
  /** False if events are left out because they depend on chance or on hidden information. */
  complete: boolean;
  /** A sentence for each of the events, if you asked for words. */
  words?: (string)[] | null;
}

/** Enter players yourself, whatever the way of registration is, also those who were removed. For organizers. */
export interface Enter {
  /** Always `enter`. It tells this kind of object from the others. */
  type: "enter";
  /** The ids of the players. */
  players: (string)[];
}

/** An entrance was built. */
export interface EntranceBuilt {
  /** Always `entrance_built`. It tells this kind of object from the others. */
  type: "entrance_built";
  /** The seat that built. */
  seat: number;
  /** Its border, such as `b3-south`. */
  entrance: string;
  /** What was paid, in dollars; 0 in the setup. */
  cost: number;
}

/** A patient was drawn and rolled for the vehicle that a seat took. */
export interface EpidemicPatientArrived {
  /** Always `epidemic_patient_arrived`. It tells this kind of object from the others. */
  type: "epidemic_patient_arrived";
  /** The seat that took the vehicle. */
  seat: number;
  /** The die, now in the vehicle too. */
  patient: Patient;
}

/** What one seat chose for the current card, and whether it had a fatality. */
export interface EventCardChoices {
  /** What the seat chose for the current card: ids of patients, `nurse`, or ids of specialists or departments, as the card asks. */
  chosen?: (number | string)[];
  /** Whether the seat got a fatality since the card was drawn. */
  fatality?: boolean;
}

/** The event card of the round was revealed. */
export interface EventCardDrawn {
  /** Always `event_card_drawn`. It tells this kind of object from the others. */
  type: "event_card_drawn";
  /** The key of the card. */
  card: string;
}

/** The event cards as every viewer sees them: of the deck, only the number of cards. */
export interface EventCardsView {
  /** The key of the card in force, from its draw to the change of shift; null at other times. */
  card: string | null;
  /** The colour that the Superbug makes worse faster; null with any other card. */
  colour: string | null;
  /** What each seat chose for the card, by seat. */
  seats: (EventCardChoices)[];
  /** How many cards are in the face-down deck. */
  deck: number;
  /** The keys of the cards of earlier rounds, the latest last. */
  discarded: (string)[];
}

/** A seat does not use the event card any further. */
export interface EventDeclined {
  /** Always `event_declined`. It tells this kind of object from the others. */
  type: "event_declined";
  /** The seat that is done with the card. */
  seat: number;
}

/** An exhausted workaholic, with the number and colour of the patients he treated this round. */
export interface Exhausted {
  /** The doctor's number. */
  doctor: number;
  /** The colour of the patients he treated; he can treat more of this colour only. */
  colour: "orange" | "purple" | "red" | "white" | "yellow";
  /** How many he treated this round. */
  patients: number;
}

/** A seat paid `wages` and `upkeep`, out of its income, then its savings, then its popularity. */
export interface ExpensesPaid {
  /** Always `expenses_paid`. It tells this kind of object from the others. */
  type: "expenses_paid";
  /** The seat that paid. */
  seat: number;
  /** The wages of all staff, in dollars. */
  wages: number;
  /** The upkeep, less what orderlies save, in dollars. */
  upkeep: number;
  /** What was paid from this round's income, in dollars. */
  income: number;
  /** What was paid from the savings, in dollars. */
  savings: number;
  /** The points of popularity lost for the rest, one for each dollar. */
  popularity: number;
}

/** What a clinic would pay if expenses were paid now, and out of what. */
export interface ExpensesView {
  /** The wages of all staff, in dollars. */
  wages: number;
  /** The upkeep of rooms, gardens and used operating rooms, less what orderlies save, in dollars. */
  upkeep: number;
  /** How much of it this round's income pays. */
  from_income: number;
  /** How much of the rest the savings pay. */
  from_savings: number;
  /** The points of popularity lost for the rest, one for each dollar. What exceeds them is forgiven. */
  from_popularity: number;
}

/** End an open game in which nothing has happened for some days. Sent by the service. */
export interface ExpireGame {
  /** Always `expire_game`. It tells this kind of object from the others. */
  type: "expire_game";
  /** The number of days without a record. */
  days: number;
}

/** End the turn of a seat whose time is over. Sent by the service. */
export interface ExpireTurn {
  /** Always `expire_turn`. It tells this kind of object from the others. */
  type: "expire_turn";
  /** The seat whose time is over. */
  seat: number;
}

/** What points or a tie-break are, in words. */
export interface ExplainedNumber {
  /** A short name, as the head of a column. */
  name: string;
  /** What the number means, in a sentence. */
  about: string;
}

/** Give more time to the turns that are going on at a table, or at all tables. For organizers. */
export interface ExtendTurn {
  /** Always `extend_turn`. It tells this kind of object from the others. */
  type: "extend_turn";
  /** How many minutes more. */
  minutes: number;
  /** Why, in your words. */
  reason: string;
  /** The number of the table in the current round; null for all but your own. */
  table?: number | null;
}

/** Wait longer for the players of a table, or of all tables. For organizers. */
export interface ExtendWait {
  /** Always `extend_wait`. It tells this kind of object from the others. */
  type: "extend_wait";
  /** How many minutes longer. */
  minutes: number;
  /** Why, in your words. */
  reason: string;
  /** The number of the table in the current round; null for all but your own. */
  table?: number | null;
}

/** An extinguisher was built. */
export interface ExtinguisherBuilt {
  /** Always `extinguisher_built`. It tells this kind of object from the others. */
  type: "extinguisher_built";
  /** The seat that built. */
  seat: number;
  /** The space of the room. */
  space: string;
  /** What was paid, in dollars. */
  cost: number;
}

/** The rooms with an extinguisher in the clinic of each seat, and how many are left to build. */
export interface ExtinguishersView {
  /** How many can still be built. */
  left: number;
  /** For each seat, the rooms with an extinguisher. */
  spaces: ((string)[])[];
  /** What an extinguisher costs in dollars, by floor from the ground. */
  prices: (number)[];
}

/** The first player of two revealed one more improvement. */
export interface ExtraImprovementRevealed {
  /** Always `extra_improvement_revealed`. It tells this kind of object from the others. */
  type: "extra_improvement_revealed";
  /** The first player. */
  seat: number;
  /** The id of the tile, if a department was revealed. */
  departments?: (string)[];
  /** The id of the card, if a specialist was revealed. */
  specialists?: (string)[];
}

/** A seat begins with a mother and her babies. */
export interface FamilyAdmitted {
  /** Always `family_admitted`. It tells this kind of object from the others. */
  type: "family_admitted";
  /** The seat whose hospital they are in. */
  seat: number;
  /** The mother, then her babies. */
  patients: (Patient)[];
}

/** A specialist earned blood bags because its placement discharged a family. */
export interface FamilyRewarded {
  /** Always `family_rewarded`. It tells this kind of object from the others. */
  type: "family_rewarded";
  /** The seat of the specialist. */
  seat: number;
  /** The specialist's id. */
  specialist: string;
  /** How many blood bags it earned. */
  blood_bags: number;
}

/** A mother, her ward, her babies in the paediatric ward under it, and who is waiting. */
export interface FamilyView {
  /** The id of the mother, which is the `party` of the whole family. */
  mother: number;
  /** The ward in which she lies, from 1 to 4. */
  ward: number;
  /** The ids of her babies. Draw them in the paediatric ward under `ward`. */
  babies: (number)[];
  /** The ids of members with value 7: they leave when all of the family are healthy. Those still waiting when the activation ends fall back to 6. */
  waiting: (number)[];
}

/** A Pathologist turned a fatality into a blood bag. */
export interface FatalityDiscarded {
  /** Always `fatality_discarded`. It tells this kind of object from the others. */
  type: "fatality_discarded";
  /** The seat of the Pathologist: one fatality less, one blood bag more. */
  seat: number;
}

/** A number or table of the rules. You can set those with a `schema` per game. */
export interface FigureResponse {
  /** The key by which you set the figure in the options. */
  key: string;
  /** Its usual value: a number, a text, or a table. */
  value: unknown;
  /** Where the value comes from: `printed` in a rulebook, `derived` from one, or set by us (`house`). */
  source: "derived" | "house" | "printed";
  /** What it says, in English. */
  about: string;
  /** The key of the module that it belongs to. */
  module: string;
  /** JSON Schema of the values you may set; null if the figure is fixed. */
  schema?: Record<string, unknown> | null;
}

/** A slot of a Hospital card and the die on it; without a die, a blood bag. */
export interface FilledSlot {
  /** The key of the Hospital card. */
  card: string;
  /** The slot, counted from the left, from 0 on. */
  slot: number;
  /** The id of the die. Left out for a blood bag. */
  patient?: number | null;
}

/** One result of an audit. `version` is null if it concerns the whole file. */
export interface FindingResponse {
  /** What was found, as a stable code. */
  code: string;
  /** The version of the record concerned; null for the whole file. */
  version: number | null;
  /** The same for people, in English. */
  detail: string;
  /** The round of the tournament that it concerns; null for the whole file. */
  round?: number | null;
  /** The table of the round that it concerns; null for none in particular. */
  table?: number | null;
}

/** End your activation for this round. */
export interface FinishActivation {
  /** Always `finish_activation`. It tells this kind of object from the others. */
  type: "finish_activation";
}

/** End your admit action. Unspent queue points are lost. */
export interface FinishAdmitting {
  /** Always `finish_admitting`. It tells this kind of object from the others. */
  type: "finish_admitting";
}

/** End your build action. */
export interface FinishBuilding {
  /** Always `finish_building`. It tells this kind of object from the others. */
  type: "finish_building";
}

/** End patient care for this round. */
export interface FinishCare {
  /** Always `finish_care`. It tells this kind of object from the others. */
  type: "finish_care";
}

/** End your hire action. */
export interface FinishHiring {
  /** Always `finish_hiring`. It tells this kind of object from the others. */
  type: "finish_hiring";
}

/** End your moves for this round. */
export interface FinishMoving {
  /** Always `finish_moving`. It tells this kind of object from the others. */
  type: "finish_moving";
}

/** Stop completing reports this round. */
export interface FinishReports {
  /** Always `finish_reports`. It tells this kind of object from the others. */
  type: "finish_reports";
}

/** End the tournament before its last round, once the current round is done. For organizers. */
export interface FinishTournament {
  /** Always `finish_tournament`. It tells this kind of object from the others. */
  type: "finish_tournament";
  /** Why, in your words. */
  reason: string;
}

/** The first player was drawn. */
export interface FirstPlayerDrawn {
  /** Always `first_player_drawn`. It tells this kind of object from the others. */
  type: "first_player_drawn";
  /** The seat that has the first player token in round 1. */
  seat: number;
}

/** The human player is the first player. */
export interface FirstPlayerGiven {
  /** Always `first_player_given`. It tells this kind of object from the others. */
  type: "first_player_given";
  /** The human player's seat, which has the first player token in round 1. */
  seat: number;
}

/** Patients were drawn and rolled into free beds of a seat. */
export interface FluPatientsAdmitted {
  /** Always `flu_patients_admitted`. It tells this kind of object from the others. */
  type: "flu_patients_admitted";
  /** The seat whose beds they are in. */
  seat: number;
  /** The new dice. */
  patients: (Patient)[];
}

/** Never pair two players with each other from now on, if that is possible. For organizers. */
export interface ForbidPair {
  /** Always `forbid_pair`. It tells this kind of object from the others. */
  type: "forbid_pair";
  /** The ids of the two players. */
  players: (string)[];
  /** Why, in your words. */
  reason: string;
}

/** Two players who are not to meet. */
export interface ForbiddenPair {
  /** The two of them. */
  players: (NamedPlayer)[];
}

/** What would happen to a hospital if the round ended now. */
export interface ForecastView {
  /** What neglect would do to each untreated patient that gets worse, unless a card still protects it. */
  neglect: (Treatment)[];
  /** What the hospital would score, one line for each reason. */
  score: (ScoreLine)[];
}

/** A round to come, as it is foreseen. */
export interface ForeseenRound {
  /** Its tables. */
  tables: (TournamentSeats)[];
}

/** The game ended early: nobody was left to play it, its record is full, or it was called off. */
export interface GameAbandoned {
  /** Always `game_abandoned`. It tells this kind of object from the others. */
  type: "game_abandoned";
  /** `no_players`: no human is left or nobody joined. `record_full`: it has no room for another record. `called_off`: its result would not count in its tournament. */
  because?: "called_off" | "no_players" | "record_full";
}

/** A game was created, with everything its rules depend on. */
export interface GameCreated {
  /** Always `game_created`. It tells this kind of object from the others. */
  type: "game_created";
  /** The id of the game. */
  game: string;
  /** The key of the title. */
  title: string;
  /** The version of the title's rules. */
  rules: number;
  /** The modules in play, by key, in the order in which they are combined; without the base game. */
  modules: (string)[];
  /** Every option of the game, with defaults filled in. */
  options: Record<string, unknown>;
  /** Every figure in force, also those that nobody set. */
  figures: Record<string, unknown>;
  /** The versions of the title's bots. They stay the same as long as the game goes on. */
  bots: Record<string, number>;
  /** The seats in order; the first is seat 0. */
  seats: (SeatOffer)[];
  /** The id of the player who created the game. */
  owner: string;
  /** The SHA-256, in hex, of the seed of all random draws. */
  commitment: string;
  /** Who may undo what. */
  undo: UndoPolicy;
  /** Whether everyone may see the game, or only those who have to do with it. */
  visibility: Visibility;
  /** The time per turn; null for none. */
  clock?: Clock | null;
  /** The table of a tournament that the game belongs to; null if it belongs to none. */
  tournament?: TournamentTable | null;
  /** Whether players may ask for hints. The game does not count for ratings then. */
  hints?: boolean;
}

/** The game was played to its end. */
export interface GameFinished {
  /** Always `game_finished`. It tells this kind of object from the others. */
  type: "game_finished";
  /** The result of every seat, in the order of the seats. */
  standings: (Standing)[];
}

/** A nonce was missing. Nothing was drawn; revealed nonces are void, and the service committed anew. */
export interface GameReopened {
  /** Always `game_reopened`. It tells this kind of object from the others. */
  type: "game_reopened";
  /** The SHA-256, in hex, of the new seed. */
  commitment: string;
}

/** A game as you may see it. */
export interface GameResponse {
  /** The id of the game: 24 hex digits. */
  id: string;
  /** The key of the title. */
  title: string;
  /** The version of the title's rules that the game is played by, from its creation to its end. */
  rules: number;
  /** The modules in play, by key, in the order in which they are combined; without the base game. */
  modules: (string)[];
  /** The game's options, with defaults filled in. `figures` has only those that were changed. */
  options: Record<string, unknown>;
  /** `open`: seats can be taken. `revealing`: nonces are revealed. Then `playing`, and `finished` or `abandoned`. */
  status: GameStatus;
  /** The number of records so far. Every accepted command adds one. */
  version: number;
  /** Who must act now. */
  awaiting: Awaiting;
  /** The seats in order. */
  seats: (SeatResponse)[];
  /** The SHA-256, in hex, of the seed of all random draws, published before the first one. */
  commitment: string;
  /** The play as you may see it; each title has its own fields. Null until the game starts. */
  view: AnyView | null;
  /** Who may undo what: `own` latest commands, with everyone's `consent`, anything (`free`), or nothing (`off`). */
  undo: UndoPolicy;
  /** `public`, or `private`: visible to its owner, its players, invited players and organizers. */
  visibility: Visibility;
  /** What lets any player see and join a private game, for you to pass on. Null unless you are its owner or have a seat, and once it is no longer open. */
  invitation: string | null;
  /** The id of the player who created the game. */
  owner: string;
  /** When the game was created, in milliseconds since 1970. */
  created: number;
  /** When its latest record was written, in milliseconds since 1970. */
  updated: number;
  /** The result of every seat once the game is finished; empty before, and if it was abandoned. */
  standings: (Standing)[];
  /** The seed of all random draws, in hex, once the game is over; null before. */
  seed: string | null;
  /** An undo that a seat has asked the others to agree to; null if there is none. */
  undo_proposal: Proposal | null;
  /** The time per turn; null if the game has no clock. */
  clock: Clock | null;
  /** Whether an organizer has paused the clock; then there are no deadlines. */
  clock_paused: boolean;
  /** When the time of each awaited seat runs out. Shortly after, the service ends the turn. */
  deadlines: (Deadline)[];
  /** Points that organizers awarded to each seat. They count at the end of the game. */
  awarded_points: (number)[];
  /** The table of a tournament that the game belongs to; null if it belongs to none. */
  tournament: TournamentTable | null;
  /** Whether its players may ask for hints. Then it does not count for ratings. */
  hints: boolean;
}

/** A seat's points at the end of the game. */
export interface GameScored {
  /** Always `game_scored`. It tells this kind of object from the others. */
  type: "game_scored";
  /** The seat that scored. */
  seat: number;
  /** The points of the final scoring, one line for each reason. Lines without points may be included. */
  lines: (ScoreLine)[];
}

/** The game began. All nonces are revealed and cannot change any more. */
export interface GameStarted {
  /** Always `game_started`. It tells this kind of object from the others. */
  type: "game_started";
}

/** `open`: seats are free. `revealing`: players reveal their nonces. `playing`: somebody has to act. `finished` and `abandoned`: the game is over. */
export type GameStatus = "abandoned" | "finished" | "open" | "playing" | "revealing";

/** A page of games. Send `next` as `after` to get the following page. */
export interface GamesResponse {
  /** The games of this page, the latest first. */
  games: (ListedGame)[];
  /** Send it as `after` for the next page; null on the last one. */
  next: string | null;
}

/** A garden was built. */
export interface GardenBuilt {
  /** Always `garden_built`. It tells this kind of object from the others. */
  type: "garden_built";
  /** The seat that built. */
  seat: number;
  /** Its space, such as `0a1`. */
  space: string;
  /** What was paid, in dollars; 0 in the setup. */
  cost: number;
}

/** Let a doctor, nurse or orderly who is alone in a hub give blood. It is drawn before patient care. */
export interface GiveBlood {
  /** Always `give_blood`. It tells this kind of object from the others. */
  type: "give_blood";
  /** The number of the person. */
  donor: number;
}

/** Give more time to the turns that are going on, in a game of a tournament. Sent by the service. */
export interface GiveTime {
  /** Always `give_time`. It tells this kind of object from the others. */
  type: "give_time";
  /** How many minutes more. */
  minutes: number;
}

/** The seat chose its goal. */
export interface GoalChosen {
  /** Always `goal_chosen`. It tells this kind of object from the others. */
  type: "goal_chosen";
  /** The only seat, 0. */
  seat: number;
  /** The key of the goal. */
  goal: string;
}

/** The result: whether the goal was reached, the score, and the rank in the hall of fame, if any. */
export interface GoalJudged {
  /** Always `goal_judged`. It tells this kind of object from the others. */
  type: "goal_judged";
  /** The only seat, 0. */
  seat: number;
  /** The key of the goal. */
  goal: string;
  /** Whether the clinic reached it. */
  reached: boolean;
  /** The popularity at the end. */
  score: number;
  /** The rank in the hall of fame; null without one. */
  rank: string | null;
}

/** Groups of about equal size, each with a plan of its own. The best of each group go on. */
export interface Groups {
  /** Always `groups`. It tells this kind of object from the others. */
  kind: "groups";
  /** How many groups there are. */
  groups: number;
  /** How many rounds each group plays; null for as many as it takes until all of a group have met. */
  rounds?: number | null;
  /** How many of each group go on to the next stage. */
  advance?: number;
}

/** The state of the service. */
export interface HealthResponse {
  /** `ok` if the process answers, `ready` if it can also write to Redis. */
  status: string;
}

/** The first player took the helicopter instead of the ambulance. */
export interface HelicopterLanded {
  /** Always `helicopter_landed`. It tells this kind of object from the others. */
  type: "helicopter_landed";
  /** The first player. */
  seat: number;
  /** The number of the tile on which the trip begins. */
  tile: number;
}

/** A helipad was built. */
export interface HelipadBuilt {
  /** Always `helipad_built`. It tells this kind of object from the others. */
  type: "helipad_built";
  /** The seat that built. */
  seat: number;
  /** Its space: `1b2` is on the roof of `0b2`. */
  space: string;
  /** What was paid, in dollars; 0 in the setup. */
  cost: number;
}

/** Hide a message from everybody. Only the operator can show it again. For organizers. */
export interface HideMessage {
  /** Always `hide_message`. It tells this kind of object from the others. */
  type: "hide_message";
  /** The version of the record with the message. */
  message: number;
}

/** A hint for your seat at one version. */
export interface HintResponse {
  /** The id of the hint. */
  id: string;
  /** The id of the game. */
  game: string;
  /** The version of the game that it is for. */
  version: number;
  /** Your seat. */
  seat: number;
  /** `pending` until it is `done`; `failed` if it cannot be made: ask again. */
  status: "done" | "failed" | "pending";
  /** The best moves, the best first, at most three; empty until the hint is done. */
  moves: (AdvisedMoveResponse)[];
}

/** Hire the doctor in a space of the university (0 is the leftmost), to one of your doors. */
export interface HireDoctor {
  /** Always `hire_doctor`. It tells this kind of object from the others. */
  type: "hire_doctor";
  /** The space of the university, from 0 at the left. */
  position: number;
  /** Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`). */
  door: string;
}

/** Hire a nurse from this round's column. */
export interface HireNurse {
  /** Always `hire_nurse`. It tells this kind of object from the others. */
  type: "hire_nurse";
  /** Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`). */
  door: string;
}

/** Hire an orderly. */
export interface HireOrderly {
  /** Always `hire_orderly`. It tells this kind of object from the others. */
  type: "hire_orderly";
  /** Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`). */
  door: string;
}

/** A command about moves already made. */
export type HistoryAction = Undo | Redo | Agree | Refuse;

/** A slot, the dice it takes, and the die or the blood bag on it. */
export interface HospitalCardSlotView {
  /** The colour of the die that the slot takes; `any`: a grey slot, which takes every die. */
  takes: "any" | "green" | "red" | "yellow";
  /** The die on it; null if there is none. */
  patient: Patient | null;
  /** Whether a blood bag lies on it instead of a die. A slot without either is empty. */
  blood_bag: boolean;
}

/** A Hospital card was turned up at the right end of the row. */
export interface HospitalCardTurned {
  /** Always `hospital_card_turned`. It tells this kind of object from the others. */
  type: "hospital_card_turned";
  /** The Automa's seat. */
  seat: number;
  /** The key of the Hospital card. */
  card: string;
}

/** A Hospital card in the row; the slots under a tile are left out. */
export interface HospitalCardView {
  /** The key of the Hospital card. */
  card: string;
  /** Whether a first player tile covers its right part. */
  covered: boolean;
  /** The slots to fill, from left to right; those under a tile are left out. */
  slots: (HospitalCardSlotView)[];
  /** The points for the card once all these slots are filled. */
  points: number;
}

/** Full Hospital cards were discarded, and their dice went back into the bag. */
export interface HospitalCardsCompleted {
  /** Always `hospital_cards_completed`. It tells this kind of object from the others. */
  type: "hospital_cards_completed";
  /** The Automa's seat. */
  seat: number;
  /** The keys of the full Hospital cards, scored in this round. */
  cards: (string)[];
}

/** A hospital. Nothing of it is hidden. */
export interface HospitalView {
  /** The seat that runs it: its place in `hospitals`. */
  seat: number;
  /** The points so far. Blood bags and fatalities are counted at the end of the game only. */
  points: number;
  /** The dice in its beds, in the order they came. The order is no position: draw them in any beds, or in their wards where `ward` is given. */
  patients: (Patient)[];
  /** How many more patients it has beds for. Null for a seat without a board of its own. */
  free_beds: number | null;
  /** How many of its patients must die before the new ones can be admitted. 0 outside the step `admission`. */
  must_lose: number;
  /** The patients it discharged this round. They leave when the round is scored. */
  discharged: (Patient)[];
  /** The ids of its departments: those printed on the board first, then its tiles in the order taken. */
  departments: (string)[];
  /** The ids of its specialists in the order taken. */
  specialists: (string)[];
  /** How many nurses it has, placed or not. */
  nurses: number;
  /** How many nurses were placed or sent away this round. It can exceed `nurses` when nurses work twice or others help out. */
  nurses_placed: number;
  /** The ids of the departments and specialists that were used this round. */
  used: (string)[];
  /** How many more nurses can be placed this round. */
  free_nurses: number;
  /** The ids of the specialists that can still be placed this round: neither used nor kept at home. */
  free_specialists: (string)[];
  /** The ids of the departments that can still be used this round: neither used nor closed. */
  open_departments: (string)[];
  /** How many blood bags it has. */
  blood_bags: number;
  /** How many patients it lost so far. */
  fatalities: number;
  /** The ability that can be used right now, before the next meeple is placed; null if there is none. Abilities without a command never appear here. */
  pending: PendingView | null;
  /** What would happen if the round ended now. Null outside the activation, and for a seat without a board of its own. */
  forecast: ForecastView | null;
}

/** A seat did not take an improvement. */
export interface ImprovementDeclined {
  /** Always `improvement_declined`. It tells this kind of object from the others. */
  type: "improvement_declined";
  /** The seat that passed. */
  seat: number;
}

/** A face-up improvement left the game. */
export interface ImprovementRemoved {
  /** Always `improvement_removed`. It tells this kind of object from the others. */
  type: "improvement_removed";
  /** The id of the department or specialist, taken from the display. */
  improvement: string;
}

/** A seat took an improvement. */
export interface ImprovementTaken {
  /** Always `improvement_taken`. It tells this kind of object from the others. */
  type: "improvement_taken";
  /** The seat that took it. */
  seat: number;
  /** The id of the department or specialist, now in the seat's hospital. */
  improvement: string;
}

/** A seat returned an improvement to the bottom of its pile and got a blood bag. */
export interface ImprovementTradedIn {
  /** Always `improvement_traded_in`. It tells this kind of object from the others. */
  type: "improvement_traded_in";
  /** The seat that got the blood bag. */
  seat: number;
  /** The id of the department or specialist, now out of the seat's hospital. */
  improvement: string;
}

/** A seat did not trade in an improvement. */
export interface ImprovementsKept {
  /** Always `improvements_kept`. It tells this kind of object from the others. */
  type: "improvements_kept";
  /** The seat that is done, by choice or because it has nothing to trade in. */
  seat: number;
}

/** Tiles and cards of the base game went back into the box to make room for experimental ones. */
export interface ImprovementsPutAside {
  /** Always `improvements_put_aside`. It tells this kind of object from the others. */
  type: "improvements_put_aside";
  /** The ids of the tiles, out of the game. */
  departments: (string)[];
  /** The ids of the cards, out of the game. */
  specialists: (string)[];
}

/** The improvements that were not taken went under their piles. */
export interface ImprovementsReturned {
  /** Always `improvements_returned`. It tells this kind of object from the others. */
  type: "improvements_returned";
  /** The ids of the tiles. */
  departments?: (string)[];
  /** The ids of the cards. */
  specialists?: (string)[];
}

/** Improvements were revealed from their piles. */
export interface ImprovementsRevealed {
  /** Always `improvements_revealed`. It tells this kind of object from the others. */
  type: "improvements_revealed";
  /** The ids of the tiles added to the display, from left to right. Fewer than usual if the pile ran out. */
  departments?: (string)[];
  /** The ids of the cards added to the display, from left to right. Fewer than usual if the pile ran out. */
  specialists?: (string)[];
}

/** Where to begin. */
export interface IndexResponse {
  /** The name of the service. */
  name: string;
  /** Paths by what is there. */
  links: Record<string, string>;
}

/** Send a nurse or a specialist to a space of the investment board and draw its top tokens. */
export interface Invest {
  /** Always `invest`. It tells this kind of object from the others. */
  type: "invest";
  /** `nurse`, or the id of one of your unused specialists. */
  meeple: string;
  /** The colour of the space. It must have tokens and room for a meeple. */
  space: string;
}

/** A meeple on the board and the space it stands on. */
export interface InvestingMeeple {
  /** `nurse`, or the specialist's id. */
  meeple: string;
  /** The colour of the space it stands on. */
  space: string;
}

/** A seat did not invest. */
export interface InvestmentDeclined {
  /** Always `investment_declined`. It tells this kind of object from the others. */
  type: "investment_declined";
  /** The seat that is done, by choice or because no space is open for it. */
  seat: number;
}

/** A space: the number of tokens in its pile, and the number of meeples it holds in a round. */
export interface InvestmentSpaceView {
  /** The colour of the space and its tokens: red, yellow, green, or pink with Maternity. */
  colour: string;
  /** How many tokens are in its pile. With none it is closed. */
  tokens: number;
  /** How many meeples of all seats together can stand on it in a round. */
  room: number;
}

/** The investment board, each seat's tokens and meeples, and the tokens out of the game. */
export interface InvestmentsView {
  /** The spaces of the investment board, one for each colour. */
  spaces: (InvestmentSpaceView)[];
  /** The tokens and meeples of every seat, by seat. */
  seats: (PortfolioView)[];
  /** The ids of the tokens that left the game: exchanged for nurses, or traded in with what they lay on. */
  gone: (string)[];
}

export interface Invitation {
  /** The `invitation` of the game, as one of its players sees it. */
  invitation: string;
}

/** Allow players to register, if registration is by invitation. For organizers. */
export interface Invite {
  /** Always `invite`. It tells this kind of object from the others. */
  type: "invite";
  /** The ids of the players. */
  players: (string)[];
}

/** Take a free seat. Commit to a nonce if you want a say in every random draw. */
export interface Join {
  /** Always `join`. It tells this kind of object from the others. */
  type: "join";
  /** The SHA-256, in hex, of a nonce that you reveal when the game starts; null for no say in the draws. */
  commitment?: string | null;
}

/** Keep one of the administrators dealt to you. */
export interface KeepAdministrator {
  /** Always `keep_administrator`. It tells this kind of object from the others. */
  type: "keep_administrator";
  /** The key of one of the cards dealt to you. The other one is put away. */
  administrator: string;
}

/** Keep one of the tokens of this trip; the others are discarded. */
export interface KeepBonusToken {
  /** Always `keep_bonus_token`. It tells this kind of object from the others. */
  type: "keep_bonus_token";
  /** The id of one of the tokens your paramedic found on this trip. */
  token: string;
}

/** Do not trade in an improvement this round. */
export interface KeepImprovements {
  /** Always `keep_improvements`. It tells this kind of object from the others. */
  type: "keep_improvements";
}

/** Keep one of the tokens you drew: place it on a department or an Intern, or discard it for a nurse. */
export interface KeepToken {
  /** Always `keep_token`. It tells this kind of object from the others. */
  type: "keep_token";
  /** The id of one of the tokens you drew, such as `red_equal.1`. */
  token: string;
  /** The id of one of your departments or of an Intern with room for the token. Left out for a nurse token. */
  place?: string;
}

/** A key without its secret. */
export interface KeyResponse {
  /** The id of the key, to revoke it. */
  id: string;
  /** What you called the key. */
  name: string;
  /** What the key allows. */
  scopes: ("account" | "create" | "organize" | "play" | "read" | "webhooks")[];
  /** When the key was created, in milliseconds since 1970. */
  created: number;
  /** When the key stops working; null for never. */
  expires: number | null;
  /** When the key was last used, to the minute; null for never. */
  last_used: number | null;
  /** Whether you sent this request with it. */
  current: boolean;
}

/** Your keys, the oldest first. */
export interface KeysResponse {
  /** Each key without its secret. */
  keys: (KeyResponse)[];
}

/** The best of each table go on to the next round, until one table is left: the final. */
export interface Knockout {
  /** Always `knockout`. It tells this kind of object from the others. */
  kind: "knockout";
  /** How many of each table go on to the next round. */
  winners?: number;
}

/** Begin this round's trip on any tile, without moving your ambulance. Only for the first player. */
export interface LandHelicopter {
  /** Always `land_helicopter`. It tells this kind of object from the others. */
  type: "land_helicopter";
  /** The number of a tile at which no other seat's ambulance stands. */
  tile: number;
}

/** A page of a leaderboard. Send `next` as `after` to get the following page. */
export interface LeaderboardResponse {
  /** The key of the title. */
  title: string;
  /** The number of seats at the table. */
  players: number;
  /** The players of this page. They are sorted by the rating minus one and a half times the uncertainty: the strength that a player almost certainly has. */
  leaders: (RankedPlayerResponse)[];
  /** Send it as `after` for the next page; null on the last one. */
  next: string | null;
}

/** Leave your seat before the game starts. Nonces that others have revealed become void. */
export interface Leave {
  /** Always `leave`. It tells this kind of object from the others. */
  type: "leave";
}

/** A game as the lists show it, at one version. */
export interface ListedGame {
  /** The id of the game: 24 hex digits. */
  id: string;
  /** The key of the title. */
  title: string;
  /** The modules in play, by key; without the base game. */
  modules: (string)[];
  /** `open`: seats can be taken. `revealing`: nonces are revealed. Then `playing`, and `finished` or `abandoned`. */
  status: GameStatus;
  /** `public`, or `private`: only those who have to do with the game see it. */
  visibility: Visibility;
  /** The version that the other fields are from. */
  version: number;
  /** When the game was created, in milliseconds since 1970. */
  created: number;
  /** When its latest record was written, in milliseconds since 1970. */
  updated: number;
  /** The id of the player who created the game. */
  owner: string;
  /** The seats in order. */
  seats: (ListedSeat)[];
  /** Who must act. */
  awaiting: Awaiting;
  /** The round, from 1; 0 in the setup, missing before the start. */
  round?: number | null;
  /** The result of every seat once the game is finished; missing before. */
  standings?: (Standing)[];
  /** When the time of each awaited seat runs out, in games with a clock. */
  deadlines?: (Deadline)[];
  /** Who may undo what: with everyone's `consent`, anything (`free`), or nothing (`off`); missing if players may undo their own latest commands (`own`). */
  undo?: UndoPolicy;
  /** The time per turn; missing if the game has no clock. */
  clock?: Clock | null;
  /** The table of a tournament that the game belongs to; missing if it belongs to none. */
  tournament?: TournamentTable | null;
  /** Whether players may ask for hints; missing if not. */
  hints?: boolean;
}

/** A seat as the lists show it. */
export interface ListedSeat {
  /** The number of the seat, from 0. */
  seat: number;
  /** `human`, `bot`, or a kind of seat that a module plays, such as `automa`. */
  kind: string;
  /** The bot that plays the seat; missing if none does. */
  bot?: string | null;
  /** The id of the player who has the seat; missing if nobody has it. */
  player?: string | null;
  /** Whether its player gave up. */
  resigned?: boolean;
  /** The id of the only player who may take the seat; missing if anybody may. */
  reserved?: string | null;
  /** That player's name as it is now; missing if nobody has the seat. */
  name?: string | null;
  /** Whether that player's account is marked as a bot's: a program of somebody else plays. */
  bot_account?: boolean;
}

/** A tournament as the lists show it. */
export interface ListedTournament {
  /** The id of the tournament. */
  id: string;
  /** Its name. */
  name: string;
  /** The key of the title that is played. */
  title: string;
  /** The modules, by key. */
  modules: (string)[];
  /** The kind of each stage: `swiss`, `schedule`, `groups` or `knockout`. */
  stages: (string)[];
  /** How many players sit at a full table. */
  table_size: number;
  /** `registration`, perhaps `check_in`, `running`, and in the end `finished` or `cancelled`. */
  status: TournamentStatus;
  /** Who may register: everybody, players who are invited, or only players whom an organizer enters. */
  registration: "invitation" | "list" | "open";
  /** How many take part now. */
  participants: number;
  /** How many may take part. */
  most_participants: number;
  /** When the first round is paired, in milliseconds since 1970; null if that is not set. */
  starts: number | null;
  /** The number of the latest round; null before the first. */
  round: number | null;
  /** Whether its games count for ratings. */
  rated: boolean;
  /** The first three once the tournament is finished, the winner first; empty before. */
  winners: (NamedPlayer)[];
  /** Who created it. */
  owner: NamedPlayer;
  /** The version that the other fields are from. */
  version: number;
  /** When it was created, in milliseconds since 1970. */
  created: number;
  /** When its latest record was written, in milliseconds since 1970. */
  updated: number;
}

/** Load a mother into an ambulance, where several are possible. */
export interface LoadMother {
  /** Always `load_mother`. It tells this kind of object from the others. */
  type: "load_mother";
  /** The id of a mother among the arrivals. */
  patient: number;
  /** The number of the vehicle. */
  ambulance: number;
}

/** Choose which of the tied patients goes into the next free place of a vehicle. */
export interface LoadPatient {
  /** Always `load_patient`. It tells this kind of object from the others. */
  type: "load_patient";
  /** The id of one of the arrivals with the lowest value. */
  patient: number;
}

/** Let an earlier patient die, because there are not enough beds. */
export interface LosePatient {
  /** Always `lose_patient`. It tells this kind of object from the others. */
  type: "lose_patient";
  /** The id of a patient in your beds. Arriving patients cannot be chosen. */
  patient: number;
}

/** A low total of the arriving patients earned a blood bag. */
export interface LowIntakeRewarded {
  /** Always `low_intake_rewarded`. It tells this kind of object from the others. */
  type: "low_intake_rewarded";
  /** The only seat, 0. */
  seat: number;
  /** The sum of the values of the arrivals, 8 or less. */
  total: number;
}

/** Discard a token to lower your total on the admissions board by 2. */
export interface LowerTotal {
  /** Always `lower_total`. It tells this kind of object from the others. */
  type: "lower_total";
  /** The id of one of your -2 tokens, such as `bonus_minus_two.1`. */
  token: string;
}

/** The seat with the lowest vehicle got a blood bag and the first player token. */
export interface LowestAmbulanceRewarded {
  /** Always `lowest_ambulance_rewarded`. It tells this kind of object from the others. */
  type: "lowest_ambulance_rewarded";
  /** The seat with the lowest number. It is the new first player. */
  seat: number;
}

/** Put a mother in a full ward and move another patient from there to a free bed. */
export interface MakeRoom {
  /** Always `make_room`. It tells this kind of object from the others. */
  type: "make_room";
  /** The id of a mother in your vehicle who has no ward yet. */
  patient: number;
  /** The id of a patient in a full ward without a mother, whose bed she gets. */
  moved: number;
  /** The ward with a free bed that this patient moves to, from 1 to 4. */
  to: number;
}

/** A player as the operator sees them. */
export interface ManagedPlayerResponse {
  /** The player's id: 16 hex digits. */
  id: string;
  /** The name that others see. */
  name: string;
  /** Whether the account was created for a program that plays. It never changes. */
  bot: boolean;
  /** Whether the player is an organizer, and may act as one with this key. */
  organizer: boolean;
  /** When the account was created, in milliseconds since 1970 like every time in the API. */
  created: number;
  /** Whether all keys of the player are refused. */
  banned: boolean;
}

/** Say that players did not come to a table in time. Sent by the service. */
export interface MarkAbsent {
  /** Always `mark_absent`. It tells this kind of object from the others. */
  type: "mark_absent";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The ids of the players. */
  players: (string)[];
}

/** A seat's marker was placed on the admissions board, on top of any markers there. */
export interface MarkerPlaced {
  /** Always `marker_placed`. It tells this kind of object from the others. */
  type: "marker_placed";
  /** The seat of the marker. */
  seat: number;
  /** The total that the marker shows. */
  total: number;
}

/** Improvements were revealed from Maternity's own piles. */
export interface MaternityImprovementsRevealed {
  /** Always `maternity_improvements_revealed`. It tells this kind of object from the others. */
  type: "maternity_improvements_revealed";
  /** The ids of the tiles added to the display, from left to right. */
  departments?: (string)[];
  /** The ids of the cards added to the display, from left to right. */
  specialists?: (string)[];
}

/** The families of every hospital, by seat, and the sizes of Maternity's own piles. */
export interface MaternityView {
  /** The families of every hospital, by seat, in the order they came. */
  families: ((FamilyView)[])[];
  /** The sizes of Maternity's own face-down piles. Their improvements are revealed into the usual display. */
  piles: PilesView;
}

/** A report card: what it asks for and what it is worth in this game. */
export interface MedicalReport {
  /** The key of the card: the letters of its colours, such as `report_yyg`. */
  report: string;
  /** The true colours of the discharged patients it asks for, one for each die. */
  dice: (string)[];
  /** The points at the end of the game: won if it was completed, lost if not. */
  points: number;
}

/** A seat sent a meeple to a space of the investment board. */
export interface MeepleInvested {
  /** Always `meeple_invested`. It tells this kind of object from the others. */
  type: "meeple_invested";
  /** The seat of the meeple. */
  seat: number;
  /** `nurse`, or the specialist's id. It is away for this round. */
  meeple: string;
  /** The colour of the space. */
  space: string;
}

/** A meeple was placed in a department. */
export interface MeeplePlaced {
  /** Always `meeple_placed`. It tells this kind of object from the others. */
  type: "meeple_placed";
  /** The seat that placed it. */
  seat: number;
  /** `nurse`, or the specialist's id. */
  meeple: string;
  /** The id of the department, used for this round. */
  department: string;
  /** What happened to each patient that the department treated. */
  treatments: (Treatment)[];
  /** The ids of treated patients that blood bags recoloured first, one bag for each. */
  recoloured?: (number)[];
  /** The colour that the blood bags gave. Left out without a recolour. */
  colour?: string | null;
}

/** A nurse or specialist of a seat does not work this round. */
export interface MeepleStayedHome {
  /** Always `meeple_stayed_home`. It tells this kind of object from the others. */
  type: "meeple_stayed_home";
  /** The seat of the meeple. */
  seat: number;
  /** `nurse`, or the specialist's id. */
  meeple: string;
}

/** An organizer hid a message. */
export interface MessageHidden {
  /** Always `message_hidden`. It tells this kind of object from the others. */
  type: "message_hidden";
  /** The version of the record with the message. */
  message: number;
  /** The id of the organizer. */
  organizer: string;
}

/** Somebody reported a message. */
export interface MessageReported {
  /** Always `message_reported`. It tells this kind of object from the others. */
  type: "message_reported";
  /** The version of the record with the message. */
  message: number;
  /** The id of the player who reported it. */
  player: string;
}

/** An organizer sent a message. */
export interface MessageSent {
  /** Always `message_sent`. It tells this kind of object from the others. */
  type: "message_sent";
  /** The message, as plain text. */
  text: string;
  /** The number of the round, 0 before the first. */
  round: number;
  /** The number of the table; null for everybody. */
  table: number | null;
  /** The id of the organizer. */
  organizer: string;
}

/** A module of a title: an expansion, a mode or the base game. */
export interface ModuleResponse {
  /** The key by which you name the module. */
  key: string;
  /** Its name in English. */
  name: string;
  /** What it adds, in a sentence. */
  about: string;
  /** The numbers of seats, of any kind, it can be played with. */
  players: (number)[];
  /** Modules it cannot be played with. Each of them lists this one too. */
  conflicts: (string)[];
  /** Modules that are left out when it is in play, even if options ask for them. */
  excludes: (string)[];
  /** What adds the module to a game without listing it in `modules`. */
  enabled_by: ("always" | "modules" | "options" | "seats")[];
  /** It is added when all of these modules are in play. */
  combines: (string)[];
  /** The kind of seat that it plays itself. A game with the module has exactly one such seat. */
  seat_kind: string | null;
  /** JSON Schema of its own options. They go under its key in the game's options. */
  options: Record<string, unknown> | null;
}

/** A seat received money from the bank. */
export interface MoneyGiven {
  /** Always `money_given`. It tells this kind of object from the others. */
  type: "money_given";
  /** The seat that received it. */
  seat: number;
  /** How much, in dollars. */
  amount: number;
}

/** Choose a neglected patient who does not get worse. */
export interface MonitorPatient {
  /** Always `monitor_patient`. It tells this kind of object from the others. */
  type: "monitor_patient";
  /** The id of one of your untreated patients who would get worse. */
  patient: number;
}

/** The seat that discharged more patients than every other seat got a blood bag. */
export interface MostDischargedRewarded {
  /** Always `most_discharged_rewarded`. It tells this kind of object from the others. */
  type: "most_discharged_rewarded";
  /** The seat that got it. */
  seat: number;
}

/** A mother without a ward went back. A patient from the bag took her place, if there was one. */
export interface MotherReplaced {
  /** Always `mother_replaced`. It tells this kind of object from the others. */
  type: "mother_replaced";
  /** The seat that took her vehicle, and has a mother in every ward. */
  seat: number;
  /** The id of the mother, who went back into the box. */
  mother: number;
  /** The die of the bag that takes her place, with her value; null if the bag was empty. */
  patient: Patient | null;
}

/** Mothers were rolled for the vehicles. */
export interface MothersArrived {
  /** Always `mothers_arrived`. It tells this kind of object from the others. */
  type: "mothers_arrived";
  /** The mothers, added to the arrivals. */
  patients: (Patient)[];
}

/** Move an appointment one space, or swap it with the one there. Column 0 is the rightmost. */
export interface MoveAppointment {
  /** Always `move_appointment`. It tells this kind of object from the others. */
  type: "move_appointment";
  /** The row of the patient to move. */
  service: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry";
  /** The column of the patient, from 0 at the right. */
  column: number;
  /** Where it goes, as seen on the board: `up` is towards psychiatry, `right` towards admission. */
  to: "down" | "left" | "right" | "up";
}

/** Move one of your cars to the parking tile you just built. */
export interface MoveCar {
  /** Always `move_car`. It tells this kind of object from the others. */
  type: "move_car";
  /** Where the car is now: a border such as `a1-b1`, or a space with a parking tile. */
  place: string;
}

/** Move a person to a room by the cheapest way. */
export interface MovePerson {
  /** Always `move_person`. It tells this kind of object from the others. */
  type: "move_person";
  /** The number of the person, as in `people`. */
  person: number;
  /** The space of the room. */
  to: string;
}

/** A possible move and the time it takes. It is listed for one of several equivalent people. */
export interface MoveView {
  /** The number of the person, as in `people`. */
  person: number;
  /** Where it can go: a space, an entrance or a helipad. */
  to: string;
  /** The time it takes, in units of the time track, without the time that triage saves each round. */
  time: number;
  /** The places on the way in order, without the start and with the end. */
  places: (string)[];
}

/** An advised move in words. */
export interface MoveWords {
  /** The command as a label. */
  move: string;
  /** Why it is advised, or what it costs. */
  why: string;
}

/** Move a zombie to another room or ground space, before everyone else. This takes no time. */
export interface MoveZombie {
  /** Always `move_zombie`. It tells this kind of object from the others. */
  type: "move_zombie";
  /** The number of the zombie. */
  zombie: number;
  /** The space to move to. */
  to: string;
}

/** A seat finished its moves. `time` is the time spent, less what triage saves. */
export interface MovingFinished {
  /** Always `moving_finished`. It tells this kind of object from the others. */
  type: "moving_finished";
  /** The seat that finished. */
  seat: number;
  /** The time spent in this round, less what triage saves. */
  time: number;
}

/** Choose the patient that the event card changes or sends away. */
export interface NamePatient {
  /** Always `name_patient`. It tells this kind of object from the others. */
  type: "name_patient";
  /** The id of one of your patients. */
  patient: number;
}

/** A player with the name that others see. */
export interface NamedPlayer {
  /** The id of the player. */
  player: string;
  /** The player's name as it is now. */
  name: string;
  /** Whether the account is marked as a bot's: a program of somebody else plays. */
  bot_account: boolean;
}

export interface NewGame {
  /** The key of a title, from /v1/titles. */
  title: string;
  /** Expansions and modes, by key. The base game is always included. */
  modules?: (string)[];
  /** The title's options. /v1/titles/{title} has their JSON Schema. */
  options?: Record<string, unknown>;
  /** The seats in order. Seats are numbered from 0. */
  seats: (NewSeat)[];
  /** The undo policy: your own latest commands, with everyone's consent, anything, or nothing. */
  undo?: UndoPolicy;
  /** A private game is visible to its owner, its players, players with a reserved seat and organizers. */
  visibility?: Visibility;
  /** The time per turn: a number of seconds, or the timer of the title's rulebook. */
  clock?: Clock | null;
  /** Whether players may ask for hints. Everybody sees this, and the game does not count for ratings. */
  hints?: boolean;
  /** The SHA-256, in hex, of a nonce of yours that is mixed into every draw. You reveal the nonce with the `reveal` command when the game starts. */
  commitment?: string | null;
}

export interface NewGames {
  /** The games. You take no seat in them. */
  games: (NewGame)[];
}

export interface NewKey {
  /** What you call the key. */
  name: string;
  /** What the key allows. Your own key must have these scopes too. */
  scopes: ("play" | "read" | "create" | "organize" | "webhooks" | "account")[];
  /** When the key stops working, in milliseconds since 1970; null for never. */
  expires?: number | null;
}

/** A new key. It is shown only once; the service stores its hash. */
export interface NewKeyResponse {
  /** The id of the key, to revoke it. It is no secret. */
  id: string;
  /** What you called the key. */
  name: string;
  /** What the key allows. */
  scopes: ("account" | "create" | "organize" | "play" | "read" | "webhooks")[];
  /** When the key stops working, in milliseconds since 1970; null for never. */
  expires: number | null;
  /** The key. Send it as `Authorization: Bearer <key>`. */
  key: string;
}

export interface NewPlayer {
  /** The name others see, in Unicode's normal form (NFC). Surrounding and repeated spaces are removed. */
  name: string;
  /** Whether a program plays with this account. It cannot be changed later. */
  bot?: boolean;
}

/** An account with its secrets. They are shown only once; the service stores their hashes. */
export interface NewPlayerResponse {
  /** The player's id. */
  id: string;
  /** The player's name. */
  name: string;
  /** Whether the account was created for a program that plays. */
  bot: boolean;
  /** A key with every scope. Send it as `Authorization: Bearer <key>`. */
  key: string;
  /** Trade it for a new key if you lose yours. Keep it somewhere else than the key. */
  recovery_code: string;
}

export interface NewSeat {
  /** Who plays the seat. A title accepts the kinds in its `seat_kinds`. */
  kind?: "human" | "bot" | "automa";
  /** The bot that plays a `bot` seat; one of the title's `bots`. */
  bot?: string | null;
  /** Reserve a `human` seat for the player with this id. */
  player?: string | null;
}

export interface NewTournament {
  /** Everything that the tournament is played by. */
  settings: TournamentSettings;
}

export interface NewWebhook {
  /** Where to post the messages. It must be https and publicly reachable. */
  url: string;
  /** The types of notices to send. The default is all of them. */
  types?: ("invited" | "your_turn" | "seat_taken" | "seat_left" | "reveal_started" | "game_reopened" | "game_started" | "turn_expired" | "seat_resigned" | "seat_substituted" | "undo_proposed" | "undo_agreed" | "undo_refused" | "commands_undone" | "commands_redone" | "correction_made" | "clock_paused" | "clock_resumed" | "time_given" | "game_finished" | "game_abandoned" | "players_invited" | "player_registered" | "settings_changed" | "check_in_opened" | "check_in_missed" | "player_withdrew" | "player_removed" | "organizer_added" | "organizer_removed" | "times_set" | "round_paired" | "pairing_changed" | "tables_opened" | "players_absent" | "tables_paused" | "tables_resumed" | "wait_extended" | "turn_extended" | "player_substituted" | "message_sent" | "message_reported" | "result_recorded" | "result_overridden" | "table_voided" | "tournament_points_awarded" | "player_disqualified" | "round_finished" | "stage_finished" | "tournament_finished" | "tournament_cancelled" | "webhook_disabled")[];
  /** Send notices about this game only. The default is all your games. */
  game?: string | null;
  /** Send notices about this tournament only, not those of its games. The default is all notices. */
  tournament?: string | null;
}

/** The round that comes next. */
export interface NextRound {
  /** Its number, counted through all stages. */
  number: number;
  /** The stage it belongs to, from 0. */
  stage: number;
  /** Whether an organizer starts it, or the end of the round before, or the time in `at`. */
  starts: "organizer" | "times" | "when_done";
  /** When it is paired, in milliseconds since 1970, or later if the last round is not done by then; null unless it starts at a set time. */
  at: number | null;
}

/** What happens when a player does not come to a table. */
export interface NoShow {
  /** How many minutes after its games were created a round waits for players. */
  minutes?: number;
  /** A bot takes the seat. `bot`: its result counts for the player. `forfeit`: the player gets no points. */
  then?: "bot" | "forfeit";
  /** Whether a player who does not come is withdrawn from the next rounds. The player may return. */
  withdraw?: boolean;
}

/** A player revealed a nonce. It becomes part of every draw. */
export interface NonceRevealed {
  /** Always `nonce_revealed`. It tells this kind of object from the others. */
  type: "nonce_revealed";
  /** The seat of the player. */
  seat: number;
  /** The text whose SHA-256 the player had committed to. */
  nonce: string;
}

/** Something that concerns you in one of your games or tournaments. */
export interface NoticeResponse {
  /** Where it is in your stream. Send it as `Last-Event-ID` or `after` to continue after it. */
  id: string;
  /** What happened. */
  type: string;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** The id of the game. */
  game?: string | null;
  /** The key of the title of the game, or of the tournament's games. */
  title?: string | null;
  /** The version of the game at which it happened; that of the tournament if there is one. */
  version?: number | null;
  /** The seat it is about. */
  seat?: number | null;
  /** What the organizer wrote, or why a webhook was disabled. */
  reason?: string | null;
  /** The id of the webhook that was disabled. */
  webhook?: string | null;
  /** The id of the tournament it is about; not given for what happens in its games. */
  tournament?: string | null;
  /** The number of the tournament's round. */
  round?: number | null;
  /** The number of the table in this round; `game` is its game. Not given if you have a bye. */
  table?: number | null;
  /** What happened in a sentence, if you asked for words. */
  words?: string | null;
}

/** A bonus token serves a seat as a nurse until the end of the round. */
export interface NurseCalled {
  /** Always `nurse_called`. It tells this kind of object from the others. */
  type: "nurse_called";
  /** The seat that has one more nurse for the activation. */
  seat: number;
  /** The id of the token, discarded in the shift change. */
  token: string;
}

/** A seat discarded a token for a nurse. The other tokens it drew went under their piles. */
export interface NurseHired {
  /** Always `nurse_hired`. It tells this kind of object from the others. */
  type: "nurse_hired";
  /** The seat that has one more nurse, until the end of the game. */
  seat: number;
  /** The id of the token, out of the game. */
  token: string;
}

/** The nurses of each round were placed, or those of past rounds removed. */
export interface NursesPlaced {
  /** Always `nurses_placed`. It tells this kind of object from the others. */
  type: "nurses_placed";
  /** The nurses of each round, from the first. */
  columns: (number)[];
}

/** A new patient was drawn, rolled and put into a free bed. */
export interface OneMoreAdmitted {
  /** Always `one_more_admitted`. It tells this kind of object from the others. */
  type: "one_more_admitted";
  /** The seat whose bed it is in. */
  seat: number;
  /** The new die. It is untreated. */
  patient: Patient;
}

/** Let players check in. For organizers, and the service at the set time. */
export interface OpenCheckIn {
  /** Always `open_check_in`. It tells this kind of object from the others. */
  type: "open_check_in";
}

/** A command that a seat may send now with values of its own choice. */
export interface OpenChoice {
  /** The command's type. */
  type: string;
  /** What the seat may do, in one sentence. */
  about: string;
  /** The JSON Schema of the whole command. Values that depend on each other are checked when it is sent. */
  schema: Record<string, unknown>;
}

/** Say that the games of a round exist. Sent by the service. */
export interface OpenTables {
  /** Always `open_tables`. It tells this kind of object from the others. */
  type: "open_tables";
  /** The number of the round. */
  round: number;
  /** The ids of the games in the order of the tables. */
  games: (string)[];
}

/** A player became an organizer of the tournament. */
export interface OrganizerAdded {
  /** Always `organizer_added`. It tells this kind of object from the others. */
  type: "organizer_added";
  /** The id of the player. */
  player: string;
}

/** A message of an organizer. */
export interface OrganizerMessage {
  /** The version of its record, by which you can report it. */
  version: number;
  /** The message, as plain text; empty while it is hidden. */
  text: string;
  /** The number of the round, 0 before the first. */
  round: number;
  /** The number of the table it is for; null for everybody. */
  table: number | null;
  /** Who sent it. */
  organizer: NamedPlayer;
  /** Whether an organizer or the operator hid it. */
  hidden: boolean;
  /** How many have reported it. */
  reports: number;
}

/** A player is no organizer of the tournament any more. */
export interface OrganizerRemoved {
  /** Always `organizer_removed`. It tells this kind of object from the others. */
  type: "organizer_removed";
  /** The id of the player. */
  player: string;
}

/** Set the result of a table, finished or not, in any round. For organizers. */
export interface OverrideResult {
  /** Always `override_result`. It tells this kind of object from the others. */
  type: "override_result";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The result of every player at the table. */
  placings: (Placing)[];
  /** Why, in your words. */
  reason: string;
}

/** What the tournament is to you. */
export interface OwnPart {
  /** Whether you organize it. */
  organizer: boolean;
  /** Whether you are invited to register. */
  invited: boolean;
  /** Your status as a participant; null if you have never taken part. */
  status: "checked_in" | "disqualified" | "registered" | "removed" | "withdrawn" | null;
  /** Your table in the latest round; null if you have none. */
  table: OwnTable | null;
  /** Whether you have a bye in the latest round. */
  bye: boolean;
  /** The number of the next round that you can be paired in; null if there is none. */
  next_round: number | null;
  /** Your place in the standings now; null if you are not in them. */
  standing: OwnStanding | null;
}

/** How you stand. */
export interface OwnStanding {
  /** Your place; 1 is the first. */
  place: number;
  /** Your tournament points, rounded to 4 decimals. */
  points: number;
  /** The same as an exact number, such as `7/3`. */
  exact: string;
  /** How many players are in the standings. */
  of: number;
}

/** The table you sit at. */
export interface OwnTable {
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** Your seat, from 0. */
  seat: number;
  /** The id of the game; null until it exists. */
  game: string | null;
  /** `open` from the creation of the game until there is a result. */
  status: "finished" | "open" | "paired" | "void";
}

/** Two players may be paired with each other again. */
export interface PairAllowed {
  /** Always `pair_allowed`. It tells this kind of object from the others. */
  type: "pair_allowed";
  /** The ids of the two players. */
  players: (string)[];
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Two players are not to be paired with each other from now on. */
export interface PairForbidden {
  /** Always `pair_forbidden`. It tells this kind of object from the others. */
  type: "pair_forbidden";
  /** The ids of the two players. */
  players: (string)[];
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Pair the next round, and start it first if it starts by itself. Sent by the service. */
export interface PairRound {
  /** Always `pair_round`. It tells this kind of object from the others. */
  type: "pair_round";
  /** The number of the round. */
  round: number;
}

/** An organizer replaced the pairing of a round. */
export interface PairingChanged {
  /** Always `pairing_changed`. It tells this kind of object from the others. */
  type: "pairing_changed";
  /** The number of the round. */
  round: number;
  /** The tables; the first has the number 1. */
  tables: (TournamentSeats)[];
  /** The ids of the players without a table, who get a bye. */
  byes: (string)[];
  /** How many pairs of players meet who have met before. */
  repeats: number;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Move your ambulance to an entrance of the city, or name its entrance to leave it there. */
export interface ParkAmbulance {
  /** Always `park_ambulance`. It tells this kind of object from the others. */
  type: "park_ambulance";
  /** The number of the tile of the entrance. */
  tile: number;
  /** The outer side of the tile that the entrance is on. */
  side: "east" | "north" | "south" | "west";
}

/** Park the car of a new person on a border, or on a space with a parking tile. */
export interface ParkCar {
  /** Always `park_car`. It tells this kind of object from the others. */
  type: "park_car";
  /** A border of the ground that no room touches, such as `a1-b1`, or a space with a parking tile. */
  place: string;
}

/** A parking tile on a ground space, for two cars or three. */
export interface Parking {
  /** Its ground space, such as `0d3`. */
  space: string;
  /** How many cars it holds: 2, or 3 after an upgrade. */
  places?: number;
}

/** A parking tile was built. */
export interface ParkingBuilt {
  /** Always `parking_built`. It tells this kind of object from the others. */
  type: "parking_built";
  /** The seat that built. */
  seat: number;
  /** Its space, such as `0a1`. */
  space: string;
  /** What was paid, in dollars; 0 in the setup. */
  cost: number;
}

/** A parking tile was turned over to its side for three cars. */
export interface ParkingUpgraded {
  /** Always `parking_upgraded`. It tells this kind of object from the others. */
  type: "parking_upgraded";
  /** The seat that built. */
  seat: number;
  /** The space of the parking tile. */
  space: string;
  /** What was paid, in dollars. */
  cost: number;
}

/** A player who takes part, or has taken part. */
export interface ParticipantResponse {
  /** The id of the player. */
  player: string;
  /** The player's name as it is now. */
  name: string;
  /** Whether the account is marked as a bot's: a program of somebody else plays. */
  bot_account: boolean;
  /** `checked_in` only in tournaments with check-in. Who is `withdrawn` may return; who was `removed` only if an organizer enters the player again. */
  status: "checked_in" | "disqualified" | "registered" | "removed" | "withdrawn";
  /** The first round that the player can be paired in. */
  since: number;
}

/** Stop moving patients to the waiting ambulances. */
export interface PassCollection {
  /** Always `pass_collection`. It tells this kind of object from the others. */
  type: "pass_collection";
}

/** A die: its number in this game, the colour it has now and its value. */
export interface Patient {
  /** The number of the patient in this game, from 1 on. A die that goes back into the bag and is drawn again is a new patient. */
  id: number;
  /** The colour that counts now. A blood bag or a department can change it until the end of the round. */
  colour: string;
  /** The number the die shows, from 1 (very sick) to 6. 0: a starting patient whose value is not set. 7: healthy, discharged or waiting for the rest of its party. */
  value: number;
  /** Whether the patient was treated this round, so neglect does not make it worse. Left out if not. */
  treated?: boolean;
  /** The true colour of a recoloured die: scoring and the bag use it. Left out if the die shows its own colour. */
  was?: string | null;
  /** The ward that the patient lies in, or will lie in once it is admitted, from 1 to 4. Left out where the ward does not matter or is not chosen yet, and for patients who need no bed. */
  ward?: number;
  /** The id of the patient whom others came with, which is its own id for that patient itself. A party is discharged together. Left out for a patient who came alone. */
  party?: number;
}

/** A patient was admitted to pre-admissions, from the notepad or in the setup. */
export interface PatientAdmitted {
  /** Always `patient_admitted`. It tells this kind of object from the others. */
  type: "patient_admitted";
  /** The clinic that admitted the patient. */
  seat: number;
  /** The number that the patient has from now on. */
  person: number;
  /** The service that the patient needs. */
  service: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry";
  /** The level of the illness, from white to red. */
  colour: "orange" | "purple" | "red" | "white" | "yellow";
  /** False for the patient of a bonus tile, who costs no queue point. */
  from_notepad?: boolean;
}

/** A patient counts as treated without being healed. */
export interface PatientAttended {
  /** Always `patient_attended`. It tells this kind of object from the others. */
  type: "patient_attended";
  /** The seat of the patient. */
  seat: number;
  /** The patient's id. */
  patient: number;
}

/** A patient of a seat was moved to a waiting ambulance. */
export interface PatientCollected {
  /** Always `patient_collected`. It tells this kind of object from the others. */
  type: "patient_collected";
  /** The seat of the patient. */
  seat: number;
  /** The patient's id. */
  patient: number;
  /** The number of the ambulance. */
  ambulance: number;
}

/** A red patient died. One car has to be taken away. */
export interface PatientDied {
  /** Always `patient_died`. It tells this kind of object from the others. */
  type: "patient_died";
  /** The clinic of the patient. */
  seat: number;
  /** The patient's number. */
  patient: number;
}

/** A paramedic walked to a tile and took the patient there, with the bonus token beside it. */
export interface PatientFetched {
  /** Always `patient_fetched`. It tells this kind of object from the others. */
  type: "patient_fetched";
  /** The seat of the paramedic. */
  seat: number;
  /** The number of the tile the paramedic stands on now. */
  tile: number;
  /** The patient's id. */
  patient: number;
  /** The id of the bonus token that was on the tile. Left out without one. */
  token?: string | null;
}

/** A patient died because there was no bed. */
export interface PatientLost {
  /** Always `patient_lost`. It tells this kind of object from the others. */
  type: "patient_lost";
  /** The seat that lost the patient and got a fatality. */
  seat: number;
  /** The patient's id. */
  patient: number;
}

/** A neglected patient of a seat does not get worse this round. */
export interface PatientMonitored {
  /** Always `patient_monitored`. It tells this kind of object from the others. */
  type: "patient_monitored";
  /** The seat of the patient. */
  seat: number;
  /** The patient's id. */
  patient: number;
}

/** A neglected patient does not get worse in this round. */
export interface PatientProtected {
  /** Always `patient_protected`. It tells this kind of object from the others. */
  type: "patient_protected";
  /** The seat of the patient. */
  seat: number;
  /** The patient's id. */
  patient: number;
  /** The round in which the patient is protected, from 1 to 8. */
  round: number;
}

/** A blood bag gave a patient another colour. */
export interface PatientRecoloured {
  /** Always `patient_recoloured`. It tells this kind of object from the others. */
  type: "patient_recoloured";
  /** The seat that spent the blood bag. */
  seat: number;
  /** The patient's id. */
  patient: number;
  /** The new colour, until the end of the round. */
  colour: "green" | "red" | "yellow";
}

/** A patient went back into the bag. It is not a fatality. */
export interface PatientSentBack {
  /** Always `patient_sent_back`. It tells this kind of object from the others. */
  type: "patient_sent_back";
  /** The seat that sent the patient back. */
  seat: number;
  /** The patient's id. */
  patient: number;
}

/** A starting patient got its value. */
export interface PatientSet {
  /** Always `patient_set`. It tells this kind of object from the others. */
  type: "patient_set";
  /** The seat of the patient. */
  seat: number;
  /** The patient's id. */
  patient: number;
  /** The value the die was turned to. */
  value: number;
}

/** A patient went back into the bag. It is not a fatality. */
export interface PatientTransferred {
  /** Always `patient_transferred`. It tells this kind of object from the others. */
  type: "patient_transferred";
  /** The seat that gave the patient away. */
  seat: number;
  /** The patient's id. */
  patient: number;
}

/** A patient was cured and left the clinic. */
export interface PatientTreated {
  /** Always `patient_treated`. It tells this kind of object from the others. */
  type: "patient_treated";
  /** The clinic of the patient. */
  seat: number;
  /** The space of the room. */
  room: string;
  /** The patient's number. */
  patient: number;
  /** The colour of the patient when it was treated. */
  colour: "orange" | "purple" | "red" | "white" | "yellow";
  /** The number of the doctor. */
  doctor: number;
  /** The numbers of the nurses who helped. */
  nurses: (number)[];
  /** What it brought, in dollars. */
  income: number;
}

/** One of the arriving patients went back into the bag. */
export interface PatientTurnedAway {
  /** Always `patient_turned_away`. It tells this kind of object from the others. */
  type: "patient_turned_away";
  /** The only seat, 0. */
  seat: number;
  /** The patient's id. */
  patient: number;
}

/** The patients of a seat's vehicle were admitted to its wards. */
export interface PatientsAdmitted {
  /** Always `patients_admitted`. It tells this kind of object from the others. */
  type: "patients_admitted";
  /** The seat that admitted all patients of its vehicle (in a game for one, all arrivals). */
  seat: number;
}

/** Dice were drawn and rolled for the vehicles. */
export interface PatientsArrived {
  /** Always `patients_arrived`. It tells this kind of object from the others. */
  type: "patients_arrived";
  /** The rolled dice, which become the arrivals. Fewer than usual if the bag ran out. */
  patients: (Patient)[];
}

/** Dice and blood bags were put on Hospital cards. */
export interface PatientsAssigned {
  /** Always `patients_assigned`. It tells this kind of object from the others. */
  type: "patients_assigned";
  /** The Automa's seat. */
  seat: number;
  /** What was put on which slot, in this order. */
  fills: (FilledSlot)[];
}

/** Patients were put into a vehicle. */
export interface PatientsLoaded {
  /** Always `patients_loaded`. It tells this kind of object from the others. */
  type: "patients_loaded";
  /** The number of the vehicle. */
  ambulance: number;
  /** The ids of the arrivals that were put into it. */
  patients: (number)[];
}

/** Untreated patients of a seat got worse. Value 0: the patient died. */
export interface PatientsNeglected {
  /** Always `patients_neglected`. It tells this kind of object from the others. */
  type: "patients_neglected";
  /** The seat of the patients. */
  seat: number;
  /** The new value of each patient that got worse. */
  treatments: (Treatment)[];
}

/** Patients of a seat got worse; the colour each has now. */
export interface PatientsWorsened {
  /** Always `patients_worsened`. It tells this kind of object from the others. */
  type: "patients_worsened";
  /** The clinic of the patients. */
  seat: number;
  /** Pairs of a patient's number and new colour. */
  patients: ([number, "orange" | "purple" | "red" | "white" | "yellow"])[];
}

/** Stop all clocks of the game. For organizers. */
export interface PauseClock {
  /** Always `pause_clock`. It tells this kind of object from the others. */
  type: "pause_clock";
  /** Why, in your words; everyone who sees the game can read it. May be empty. */
  reason?: string;
}

/** Stop the clocks of a table or of all tables. For organizers. */
export interface PauseTables {
  /** Always `pause_tables`. It tells this kind of object from the others. */
  type: "pause_tables";
  /** Why, in your words. */
  reason: string;
  /** The number of the table in the current round; null for all but your own. */
  table?: number | null;
}

/** Pay wages and upkeep of every clinic. Only the service sends this. */
export interface PayExpenses {
  /** Always `pay_expenses`. It tells this kind of object from the others. */
  type: "pay_expenses";
}

/** A specialist that may still use an ability, and the patients its department healed. */
export interface PendingView {
  /** The id of the specialist that was placed last. */
  specialist: string;
  /** The ids of the patients that its department healed, also those discharged by it. */
  healed: (number)[];
  /** The key of the specialist whose ability it is: another one's if the placed specialist copies it. */
  ability: string;
}

/** People in a space with a zombie were removed from the game. Their cars stay on the board. */
export interface PeopleRemoved {
  /** Always `people_removed`. It tells this kind of object from the others. */
  type: "people_removed";
  /** The clinic of the people. */
  seat: number;
  /** The numbers that the victims had. */
  people: (number)[];
}

/** A person at a clinic. `at` is a space, an entrance ("b3-south"), a helipad ("1b2^") or pre-admissions ("pre"). */
export interface Person {
  /** The number by which commands name it. Each clinic counts from 1, and no number is used twice. */
  id: number;
  /** Staff (doctor, nurse or orderly) or a patient. */
  kind: "doctor" | "nurse" | "orderly" | "patient";
  /** Where it is: a space (`0b2`), an entrance (`b3-south`), a helipad (`1b2^`) or pre-admissions (`pre`). */
  at: string;
  /** The level of a doctor or patient: white, yellow, orange, red from low to high; purple for workaholics. Missing for nurses and orderlies. */
  colour?: "orange" | "purple" | "red" | "white" | "yellow" | null;
  /** The service that a patient was admitted for; missing for staff. */
  service?: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry" | null;
  /** Whether this is a patient who ended a round in a room, and can no longer move. */
  settled?: boolean;
}

/** A person moved: the places on the way in order, and the time spent. */
export interface PersonMoved {
  /** Always `person_moved`. It tells this kind of object from the others. */
  type: "person_moved";
  /** The clinic of the person. */
  seat: number;
  /** The person's number. */
  person: number;
  /** The places on the way in order, without the start. The person is at the last one now. */
  places: (string)[];
  /** The time it took, in units of the time track. */
  time: number;
}

/** A player's result in one solo game. */
export interface PersonalBest {
  /** The id of the game. */
  game: string;
  /** The key of the title. */
  title: string;
  /** `alone`, or the kind of the other seats if the rules play them (such as `automa`). */
  mode: string;
  /** The modules in play, by key; without the base game. */
  modules: (string)[];
  /** The player's points at the end. */
  points: number;
  /** The player's place at the end; 1 is a win. */
  place: number;
  /** When the game ended, in milliseconds since 1970. */
  finished: number;
}

/** A page of your personal bests. Send `next` as `after` to get the following page. */
export interface PersonalBestsResponse {
  /** The results of this page, the most points first. */
  bests: (PersonalBest)[];
  /** Send it as `after` for the next page; null on the last one. */
  next: string | null;
}

/** A seat's Physiotherapy: the patient it recoloured, while a second one may follow. */
export interface Physiotherapy {
  /** The id of the patient that the seat's Physiotherapy recoloured, while a second one may follow; null if none may. */
  recoloured?: number | null;
}

/** Setup: take one of the remaining bonus tiles. */
export interface PickBonus {
  /** Always `pick_bonus`. It tells this kind of object from the others. */
  type: "pick_bonus";
  /** One of `bonus_tiles` in the view, such as `nurse`. */
  bonus: string;
}

/** How many tiles and cards are face down. */
export interface PilesView {
  /** How many department tiles are in the face-down pile. */
  departments: number;
  /** How many specialist cards are in the face-down pile. */
  specialists: number;
}

/** Setup: place the garden or parking tile that your bonus gives you. */
export interface PlaceBonus {
  /** Always `place_bonus`. It tells this kind of object from the others. */
  type: "place_bonus";
  /** Where, such as `0d1`. */
  space: string;
}

/** Setup, experts: place the entrance of your first building. */
export interface PlaceEntrance {
  /** Always `place_entrance`. It tells this kind of object from the others. */
  type: "place_entrance";
  /** An outer border of the hub's space, such as `b3-south`. The north side has none. */
  entrance: string;
}

/** Place your marker on the admissions board at your current total. */
export interface PlaceMarker {
  /** Always `place_marker`. It tells this kind of object from the others. */
  type: "place_marker";
}

/** Place a nurse or a specialist in a department and heal these patients. */
export interface PlaceMeeple {
  /** Always `place_meeple`. It tells this kind of object from the others. */
  type: "place_meeple";
  /** `nurse`, or the id of one of your specialists that was not used this round. */
  meeple: string;
  /** The id of one of your departments that was not used this round. Departments printed on the board have no copy number: `imaging`, but `radiology.2`. */
  department: string;
  /** The ids of the patients that the department treats. Where it treats them differently, each part of its effect goes to the first one named that fits. */
  patients: (number)[];
  /** Those of `patients` that a blood bag recolours first, one bag for each. They get the colour that the department needs or, if it needs none, the colour that lets the specialist react. A recolour that is not needed is refused. */
  recolour?: (number)[];
  /** One colour, or nothing. In a department that changes colours: the patient's new colour. Else the colour of a token on the specialist's card, to use that colour instead of the department's own. */
  colours?: (string)[];
}

/** Setup, experts: place a room of your first building, free of charge. */
export interface PlaceRoom {
  /** Always `place_room`. It tells this kind of object from the others. */
  type: "place_room";
  /** Where: `0b3` is on the ground, second column from the west, third row from the north. */
  space: string;
  /** Which room of the first building. In games under version 1 of the rules it is left out: their order is fixed. */
  room?: "hub" | "supply_room" | "treatment_room" | null;
}

/** A token and the department or specialist's card it lies on. */
export interface PlacedToken {
  /** The id of the department or the specialist's card it lies on. */
  place: string;
  /** The id of the token: its colour and kind, and the number of the copy, such as `red_equal.1`. */
  token: string;
}

/** A meeple and the department it was chosen for, before its patients are chosen. */
export interface Placement {
  /** `nurse`, or the id of the specialist. */
  meeple: string;
  /** The id of the department. */
  department: string;
}

/** A seat chose a meeple and a department, and will name the patients next. */
export interface PlacementChosen {
  /** Always `placement_chosen`. It tells this kind of object from the others. */
  type: "placement_chosen";
  /** The seat of the meeple. */
  seat: number;
  /** `nurse`, or the id of the specialist. */
  meeple: string;
  /** The id of the department. */
  department: string;
}

/** The place and the points of a player at a table, as an organizer sets them. */
export interface Placing {
  /** The id of the player. */
  player: string;
  /** 1 for the winner. Players with the same place share it, and the next places are skipped. */
  place: number;
  /** The points in the game. */
  points?: number;
}

/** A player is here. */
export interface PlayerCheckedIn {
  /** Always `player_checked_in`. It tells this kind of object from the others. */
  type: "player_checked_in";
  /** The id of the player. */
  player: string;
}

/** A participant was excluded. */
export interface PlayerDisqualified {
  /** Always `player_disqualified`. It tells this kind of object from the others. */
  type: "player_disqualified";
  /** The id of the player. */
  player: string;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

export interface PlayerName {
  /** The name others see, in Unicode's normal form (NFC). Surrounding and repeated spaces are removed. */
  name: string;
}

/** All ratings of a player. */
export interface PlayerRatingsResponse {
  /** By title and number of seats. */
  ratings: (RatingResponse)[];
}

/** A player takes part. */
export interface PlayerRegistered {
  /** Always `player_registered`. It tells this kind of object from the others. */
  type: "player_registered";
  /** The id of the player. */
  player: string;
  /** The number drawn for the player. The lower one goes first where a lot decides. */
  lot: number;
  /** The first round that the player can be paired in. */
  since?: number;
}

/** A player was withdrawn by an organizer. */
export interface PlayerRemoved {
  /** Always `player_removed`. It tells this kind of object from the others. */
  type: "player_removed";
  /** The id of the player. */
  player: string;
  /** The id of the organizer; null if the service did it. */
  organizer: string | null;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Your account. */
export interface PlayerResponse {
  /** The player's id: 16 hex digits. */
  id: string;
  /** The name that others see. */
  name: string;
  /** Whether the account was created for a program that plays. It never changes. */
  bot: boolean;
  /** Whether the player is an organizer, and may act as one with this key. */
  organizer: boolean;
  /** When the account was created, in milliseconds since 1970 like every time in the API. */
  created: number;
}

/** A player takes part again. */
export interface PlayerReturned {
  /** Always `player_returned`. It tells this kind of object from the others. */
  type: "player_returned";
  /** The id of the player. */
  player: string;
  /** The first round that the player can be paired in. */
  since: number;
}

/** Somebody else takes the seat of a player. */
export interface PlayerSubstituted {
  /** Always `player_substituted`. It tells this kind of object from the others. */
  type: "player_substituted";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The id of the player who left the seat. */
  player: string;
  /** The id of the participant who takes it; null for a bot. */
  by: string | null;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** A player stopped taking part, or did not come to a table. */
export interface PlayerWithdrew {
  /** Always `player_withdrew`. It tells this kind of object from the others. */
  type: "player_withdrew";
  /** The id of the player. */
  player: string;
}

/** Players did not come to a table in time. A bot takes each of their seats. If all players of the table forfeit, it is done without a result. */
export interface PlayersAbsent {
  /** Always `players_absent`. It tells this kind of object from the others. */
  type: "players_absent";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The ids of the players. */
  players: (string)[];
}

/** Players may register. */
export interface PlayersInvited {
  /** Always `players_invited`. It tells this kind of object from the others. */
  type: "players_invited";
  /** The ids of the players. */
  players: (string)[];
}

/** A seat was awarded points that count at the end. */
export interface PointsAwarded {
  /** Always `points_awarded`. It tells this kind of object from the others. */
  type: "points_awarded";
  /** The seat that gets or loses the points. */
  seat: number;
  /** The points; negative if they are taken away. */
  points: number;
  /** Why, in the organizer's words. */
  reason: string;
}

/** How the result of a game becomes tournament points. */
export type PointsRule = ByPlace | ByShare | ByWins;

/** A seat bought popularity, or none. The rest of its income was added to its savings. */
export interface PopularityBought {
  /** Always `popularity_bought`. It tells this kind of object from the others. */
  type: "popularity_bought";
  /** The seat that bought. */
  seat: number;
  /** How many points; 0 if it bought none. */
  points: number;
  /** What was paid from the income, in dollars. */
  cost: number;
}

/** The popularity of a seat changed. */
export interface PopularityChanged {
  /** Always `popularity_changed`. It tells this kind of object from the others. */
  type: "popularity_changed";
  /** The seat whose popularity changed. */
  seat: number;
  /** Why: `lab` or `death`. */
  reason: string;
  /** How many points; negative for a loss. */
  points: number;
}

/** A seat's tokens and meeples. The tokens that another seat drew are a number. */
export interface PortfolioView {
  /** The tokens on its departments and cards, in the order they were placed. */
  laid: (PlacedToken)[];
  /** The ids of the tokens it drew and must choose from; empty if it need not choose. For everyone else the number of tokens, until the game is over. */
  drawn: (string)[] | number;
  /** Its meeples on the investment board this round. */
  placed: (InvestingMeeple)[];
  /** The last placement of this activation that tokens can react to; null before one, and for a seat without tokens. */
  session: TokenSessionView | null;
}

/** What things cost now, in dollars. Prices by floor begin with the ground. */
export interface PricesView {
  /** A room of any kind, by floor. */
  rooms: (number)[];
  /** A garden, by floor. */
  gardens: (number)[];
  /** A helipad, by floor; null for the ground, where there are none. */
  helipads: (number | null)[];
  /** An entrance, wherever it is. */
  entrance: number;
  /** A parking tile for two cars. */
  parking: number;
  /** Turning a parking tile over to its side for three cars. */
  parking_upgrade: number;
  /** One `build_conveyor`: two stops the first time, then one. */
  conveyor: number;
  /** The doctor in each space of `university`; null for an empty space. */
  doctors: (number | null)[];
  /** The next nurse of this round; null if there is none, and in the setup. */
  nurse: number | null;
  /** An orderly, always the same. */
  orderly: number;
  /** A point of popularity, paid from this round's income. */
  popularity: number;
}

/** What went wrong, for programs. The examples are all codes of the service, then all codes of the rules. New codes may be added, but none changes its meaning. */
export type ProblemCode = string;

/** Why a request was refused (RFC 9457). */
export interface ProblemResponse {
  /** A link to the description of the code. */
  type: string;
  /** What the code means, in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What went wrong, for people. */
  detail: string;
  /** What went wrong, for programs. Codes are stable. */
  code: ProblemCode;
  /** What led to it, by name. Each code has its own facts; many have none. */
  facts: Record<string, unknown>;
  /** What went wrong in the language you asked for, if you asked for words. */
  words?: string | null;
}

/** An undo that a seat asks the others to agree to. */
export interface Proposal {
  /** The seat that asks. */
  seat: number;
  /** The version that the game would return to. */
  to: number;
  /** The seats that have agreed so far. */
  agreed?: (number)[];
}

/** Name the neglected patient your administrator protects. */
export interface ProtectPatient {
  /** Always `protect_patient`. It tells this kind of object from the others. */
  type: "protect_patient";
  /** The id of one of your untreated patients of your administrator's colour. */
  patient: number;
}

/** What everybody may know about a player. */
export interface PublicPlayerResponse {
  /** The player's id: 16 hex digits. */
  id: string;
  /** The player's name as it is now. */
  name: string;
  /** Whether the account was created for a program that plays. */
  bot: boolean;
  /** When the account was created, in milliseconds since 1970. */
  created: number;
}

/** A player on a leaderboard. */
export interface RankedPlayerResponse {
  /** The place, from 1. */
  place: number;
  /** The id of the player. */
  player: string;
  /** The player's name as it is now. */
  name: string;
  /** The most likely strength. */
  rating: number;
  /** The true strength is within this of the rating in 95 of 100 cases. */
  uncertainty: number;
  /** How many games the rating is based on. */
  games: number;
}

/** How strong a player is in a title at tables of one size. */
export interface RatingResponse {
  /** The key of the title. */
  title: string;
  /** The number of seats at the table. */
  players: number;
  /** The most likely strength; everybody begins at 25. */
  rating: number;
  /** The true strength is within this of the rating in 95 of 100 cases. It shrinks with every game. */
  uncertainty: number;
  /** How many games the rating is based on. */
  games: number;
  /** Whether these are fewer than ten. Leaderboards leave provisional ratings out. */
  provisional: boolean;
}

/** Give a second patient another colour in the Physiotherapy you just used. */
export interface RecolourAnother {
  /** Always `recolour_another`. It tells this kind of object from the others. */
  type: "recolour_another";
  /** The id of another of your patients than the one you recoloured first. */
  patient: number;
  /** The new colour, which the patient does not have now. */
  colour: "green" | "red" | "yellow";
}

/** Spend a blood bag to give a patient another colour for the rest of the round. */
export interface RecolourPatient {
  /** Always `recolour_patient`. It tells this kind of object from the others. */
  type: "recolour_patient";
  /** The id of one of your patients. */
  patient: number;
  /** The new colour, which the patient does not have now. */
  colour: "green" | "red" | "yellow";
}

/** A record as you may see it. */
export interface RecordResponse {
  /** The number of the record, from 1. */
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** Who sent the command. */
  actor: Actor;
  /** The command, as you may see it. */
  command: RecordedCommand;
  /** What happened, in order, as you may see it. */
  events: (AnyEvent)[];
  /** The numbers of the random draws it took: the first, and the one after the last. Equal if it took none. */
  draws: (number)[];
  /** The hash of the record before; 64 zeros for the first. */
  prev: string;
  /** The SHA-256, in hex, of `prev` and the record as it is stored. */
  hash: string;
  /** Missing from redacted records: with it, hidden values could be guessed by trying them on the hash. */
  command_id?: string | null;
  /** Something is hidden from you here, so you cannot recompute the hash from this response. */
  redacted?: boolean;
  /** The command was undone. It stays in the record; the hash does not cover this mark. */
  undone?: boolean;
  /** The name of the player who sent the command, as it is now. The hash does not cover it. */
  actor_name?: string | null;
  /** The record in words, if you asked for them. The hash does not cover them. */
  words?: RecordWords | null;
}

/** Take over the result of a game. Sent by the service; again if the game was corrected. */
export interface RecordResult {
  /** Always `record_result`. It tells this kind of object from the others. */
  type: "record_result";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The id of the game. */
  game: string;
  /** The hash of the game's last record. */
  head: string;
  /** The result of each seat; empty if the game was abandoned. */
  standings: (Standing)[];
}

/** A record in words. */
export interface RecordWords {
  /** Who sent which command. */
  command: string;
  /** A sentence for each of the events, in the same order. */
  events: (string)[];
}

/** A command in a record of any title. */
export type RecordedCommand = Join | Commit | Leave | Start | Reveal | Resign | Reopen | Undo | Redo | Agree | Refuse | ExpireTurn | ExpireGame | PauseClock | ResumeClock | GiveTime | Correct | Substitute | CallOff | RevealImprovement | SetPatient | LoadPatient | TakeAmbulance | LosePatient | TakeImprovement | DeclineImprovement | TradeIn | KeepImprovements | PlaceMeeple | UseSpecialist | UseBloodBag | FinishActivation | ScoreRound | RecolourAnother | CopySpecialist | SendPatientBack | AdmitOneMore | KeepAdministrator | ProtectPatient | NamePatient | StayHome | CloseDepartment | MonitorPatient | DeclineEvent | CollectPatient | PassCollection | AssignWard | AttendPatient | ChoosePlacement | Invest | ConsultPile | KeepToken | DeclineInvestment | UseToken | UseStaffAgency | MakeRoom | CallMidwife | LoadMother | ParkAmbulance | LandHelicopter | WalkTo | KeepBonusToken | LowerTotal | PlaceMarker | UseBonusToken | CallNurse | TurnAway | CompleteReport | FinishReports | TurnDecision | TurnHospitalCard | AssignPatients | AddImprovement | RecolourPatient | PickBonus | PlaceRoom | PlaceEntrance | PlaceBonus | SelectAction | BuildRoom | BuildGarden | BuildParking | UpgradeParking | BuildHelipad | BuildEntrance | BuildConveyor | MoveCar | FinishBuilding | HireDoctor | HireNurse | HireOrderly | FinishHiring | MoveAppointment | AdmitPatient | FinishAdmitting | ParkCar | TakeCar | MovePerson | WalkStep | StopWalking | FinishMoving | Treat | TreatBest | FinishCare | PayExpenses | BuyPopularity | Administer | ScoreGame | ChooseBoard | BuildExtinguisher | GiveBlood | TakeBlood | DropBlood | Transfuse | ChooseGoal | MoveZombie | TurnPatients | CureZombie | CreateGame;

/** A command in the record of a tournament. */
export type RecordedTournamentCommand = ChangeSettings | Register | CheckIn | Withdraw | Return | Invite | Enter | Remove | OpenCheckIn | StartRound | PairRound | ChangePairing | ForbidPair | AllowPair | SetTimes | OpenTables | MarkAbsent | RecordResult | AddOrganizer | RemoveOrganizer | PauseTables | ResumeTables | ExtendWait | ExtendTurn | SubstitutePlayer | Announce | ReportMessage | HideMessage | SettleReport | VoidTable | OverrideResult | AwardPoints | Disqualify | FinishTournament | CancelTournament | CreateTournament;

/** A page of the record. Send `next` as `after` to get the following page. */
export interface RecordsResponse {
  /** The records in order. */
  records: (RecordResponse)[];
  /** The version to continue after; null if there are no more records now. */
  next: number | null;
}

export interface RecoveryCode {
  /** The code you got with the account. */
  recovery_code: string;
}

/** A new recovery code. It is shown only once; the one before is no longer valid. */
export interface RecoveryCodeResponse {
  /** Gives you a new key if you lose all others. Keep it apart from them. */
  recovery_code: string;
}

/** Redo what you undid last. */
export interface Redo {
  /** Always `redo`. It tells this kind of object from the others. */
  type: "redo";
}

/** Refuse the proposed undo, or withdraw your own proposal. */
export interface Refuse {
  /** Always `refuse`. It tells this kind of object from the others. */
  type: "refuse";
}

/** Take part. */
export interface Register {
  /** Always `register`. It tells this kind of object from the others. */
  type: "register";
}

/** Withdraw a player, who cannot return without an organizer. For organizers, and the service if the player's account was deleted or banned. */
export interface Remove {
  /** Always `remove`. It tells this kind of object from the others. */
  type: "remove";
  /** The id of the player. */
  player: string;
  /** Why, in your words. */
  reason: string;
}

/** Take these powers back; the owner keeps them. For organizers. */
export interface RemoveOrganizer {
  /** Always `remove_organizer`. It tells this kind of object from the others. */
  type: "remove_organizer";
  /** The id of the player. */
  player: string;
}

/** Open a game again in which a nonce is missing, with a new seed. Sent by the service. */
export interface Reopen {
  /** Always `reopen`. It tells this kind of object from the others. */
  type: "reopen";
  /** The SHA-256 of the new seed. */
  commitment: string;
}

export interface ReplayRange {
  /** Send again what came after the notice with this id, or after a time in ms. */
  after: string;
  /** The last notice to send again. The default is the newest. */
  to?: string | null;
}

/** A game version by version, as one pair of eyes sees it. */
export interface ReplayResponse {
  /** The game at its latest version, with the view of these eyes. */
  game: GameResponse;
  /** Whose view it is: that of a seat, by its number, of a `spectator`, or `open` with nothing hidden. */
  eyes: string;
  /** The version before the first of the steps; 0 before the first record. */
  from: number;
  /** The view at the version `from`; null before the game starts. */
  first: AnyView | null;
  /** Every record after `from`, also those that were undone later and the undos themselves. */
  steps: (ReplayStep)[];
  /** The version to continue from, if the game is too long for one answer; null if these are all steps. */
  next: number | null;
  /** What was undone, as `GET /v1/games/{game}/branches` lists it. */
  branches: (Branch)[];
  /** The verdict on an uploaded file; null for a game of this service. */
  audit: AuditResponse | null;
  /** The public key, in hex, with which an uploaded file is signed; null for a game of this service. */
  key: string | null;
  /** The version of an uploaded file that cannot be replayed; the steps end before it. Null if all can. */
  unreadable: number | null;
}

/** A record, and what it changed in the view. */
export interface ReplayStep {
  /** The number of the record, from 1. */
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** Who sent the command. */
  actor: Actor;
  /** The command, as these eyes see it. */
  command: RecordedCommand;
  /** What happened, in order, as these eyes see it. */
  events: (AnyEvent)[];
  /** The numbers of the random draws it took: the first, and the one after the last. Equal if it took none. */
  draws: (number)[];
  /** The status of the game after it. */
  status: GameStatus;
  /** Who must act after it. */
  awaiting: Awaiting;
  /** A JSON Patch that turns the view before it into the view after it. When the game starts, the path is empty: the view as a whole replaces null. */
  patch: (Change)[];
  /** The command was undone later. */
  undone?: boolean;
  /** Something is hidden from these eyes here. */
  redacted?: boolean;
  /** The name of the player who sent the command. */
  actor_name?: string | null;
  /** The record in words, if you asked for them. */
  words?: RecordWords | null;
}

/** A report was completed with these patients; the one above it slid down. */
export interface ReportCompleted {
  /** Always `report_completed`. It tells this kind of object from the others. */
  type: "report_completed";
  /** The only seat, 0. */
  seat: number;
  /** The key of the report. */
  report: string;
  /** The ids of the discharged patients that count for it. They cannot count for another. */
  patients: (number)[];
}

export interface ReportDecision {
  /** Whether everybody may read the message again. */
  show: boolean;
}

/** Report a message that should not have been sent. The organizers are told and can hide it. */
export interface ReportMessage {
  /** Always `report_message`. It tells this kind of object from the others. */
  type: "report_message";
  /** The version of the record with the message. */
  message: number;
}

/** The operator decided about a reported or hidden message. */
export interface ReportSettled {
  /** Always `report_settled`. It tells this kind of object from the others. */
  type: "report_settled";
  /** The version of the record with the message. */
  message: number;
  /** Whether it is shown. */
  show: boolean;
}

/** The messages of a tournament that were reported or hidden. */
export interface ReportedMessagesResponse {
  /** The messages with their texts, the oldest first. */
  messages: (OrganizerMessage)[];
}

/** The reports of this game, from left to right. */
export interface ReportsDealt {
  /** Always `reports_dealt`. It tells this kind of object from the others. */
  type: "reports_dealt";
  /** The keys of the reports of the upper row, from left to right. */
  upper: (string)[];
  /** The keys of the reports of the lower row, from left to right. */
  lower: (string)[];
}

/** The seat stopped completing reports this round. */
export interface ReportsFinished {
  /** Always `reports_finished`. It tells this kind of object from the others. */
  type: "reports_finished";
  /** The only seat, 0. */
  seat: number;
}

/** The reports in two rows, and the completed ones. */
export interface ReportsView {
  /** The three spaces of the upper row, from left to right; null: empty. A report moves down when the one below it is completed. */
  upper: (MedicalReport | null)[];
  /** The three spaces of the lower row, from left to right; null: empty. Only these can be completed. */
  lower: (MedicalReport | null)[];
  /** The completed reports, the latest last. */
  completed: (MedicalReport)[];
  /** The ids of discharged patients that already count for a report this round. */
  used: (number)[];
}

/** Give up. A bot takes over your seat. */
export interface Resign {
  /** Always `resign`. It tells this kind of object from the others. */
  type: "resign";
}

/** The result: whether the goal was reached, the score, and the rank in the hall of fame, if any. */
export interface Result {
  /** Whether the clinic reached its goal. */
  reached: boolean;
  /** The popularity at the end. */
  score: number;
  /** The rank in the hall of fame; null without one. */
  rank: string | null;
}

/** An organizer set the result of a table. */
export interface ResultOverridden {
  /** Always `result_overridden`. It tells this kind of object from the others. */
  type: "result_overridden";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The result of every player at the table. */
  placings: (Placing)[];
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** The result of a game was taken over. */
export interface ResultRecorded {
  /** Always `result_recorded`. It tells this kind of object from the others. */
  type: "result_recorded";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The id of the game. */
  game: string;
  /** The hash of the game's last record. */
  head: string;
  /** The result of each seat; empty if the game was abandoned. */
  standings: (Standing)[];
}

/** Start the clocks again with the time that was left. For organizers. */
export interface ResumeClock {
  /** Always `resume_clock`. It tells this kind of object from the others. */
  type: "resume_clock";
  /** Why, in your words; everyone who sees the game can read it. May be empty. */
  reason?: string;
}

/** Start the clocks of a table or of all tables again. For organizers. */
export interface ResumeTables {
  /** Always `resume_tables`. It tells this kind of object from the others. */
  type: "resume_tables";
  /** Why, in your words. */
  reason: string;
  /** The number of the table in the current round; null for all but your own. */
  table?: number | null;
}

/** Take part again from the next round on. The rounds you missed give no points. */
export interface Return {
  /** Always `return`. It tells this kind of object from the others. */
  type: "return";
}

/** Reveal the nonce you committed to. With the last one the game starts. */
export interface Reveal {
  /** Always `reveal`. It tells this kind of object from the others. */
  type: "reveal";
  /** The text whose SHA-256 you committed to. */
  nonce: string;
}

/** Reveal one more department or specialist. Only in games of two. */
export interface RevealImprovement {
  /** Always `reveal_improvement`. It tells this kind of object from the others. */
  type: "reveal_improvement";
  /** Which pile to reveal from. It must not be empty. */
  kind: "department" | "specialist";
}

/** The game waits for the nonces that players committed to. */
export interface RevealStarted {
  /** Always `reveal_started`. It tells this kind of object from the others. */
  type: "reveal_started";
}

/** The review of a game, as far as it is done. */
export interface ReviewResponse {
  /** The id of the game. */
  game: string;
  /** `pending` until it is `done`; `failed` if it cannot be made: ask again. */
  status: "done" | "failed" | "pending";
  /** The last version of the game. */
  version: number;
  /** The version up to which its choices are reviewed. */
  done: number;
  /** The seats whose players had a choice. */
  seats: (ReviewedSeat)[];
  /** The choices so far, those that cost most first. */
  choices: (ReviewedChoiceResponse)[];
}

/** A choice that a player made, and the best one from what the seat could see then. */
export interface ReviewedChoiceResponse {
  /** The version of the record with the command. The choice was made at the version before. */
  version: number;
  /** The seat that chose. */
  seat: number;
  /** The round, from 1; 0 in the setup. */
  round: number;
  /** The name of the step. */
  step: string;
  /** What the player chose. */
  command: AnyCommand;
  /** What `expert` would have chosen. */
  best: AnyCommand;
  /** What the position was worth to the seat after the best command, in points. */
  points: number;
  /** How many points less it could expect after its own; 0 if that was as good. */
  cost: number;
  /** The choice in words, if you asked for them. */
  words?: ChoiceWords | null;
}

/** The choices of a seat together. */
export interface ReviewedSeat {
  /** The number of the seat, from 0. */
  seat: number;
  /** How many of its choices were reviewed so far. */
  choices: number;
  /** How many of them cost nothing. */
  best: number;
  /** What all of them cost, in points. */
  cost: number;
}

/** A room of a clinic (the rulebook calls it a module). A hub has a service. */
export interface Room {
  /** Its space, such as `1b2`: floor, column, row. */
  space: string;
  /** What it is for. All special rooms are blue, treatment rooms orange, supply rooms pink, hubs magenta. */
  kind: "hub" | "lab" | "operating_room" | "outpatient_services" | "supply_room" | "treatment_room" | "triage";
  /** The service of a hub; missing for all other rooms, which have the service of the hub beside them. */
  service?: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry" | null;
}

/** A room was built. `bonus`: a supply room beside a new treatment room, beyond the limit of two. */
export interface RoomBuilt {
  /** Always `room_built`. It tells this kind of object from the others. */
  type: "room_built";
  /** The seat that built. */
  seat: number;
  /** The kind of room. */
  kind: "hub" | "lab" | "operating_room" | "outpatient_services" | "supply_room" | "treatment_room" | "triage";
  /** Its space, such as `1b2`. */
  space: string;
  /** What was paid, in dollars; 0 in the setup. */
  cost: number;
  /** The service of a hub; missing for all other rooms. */
  service?: "cardiology" | "neurology" | "ophthalmology" | "orthopedics" | "psychiatry" | null;
  /** Whether it is a supply room beside a new treatment room, which does not count as a component. */
  bonus?: boolean;
}

/** A mother has a bed in a ward, and the patient who had it moved to another ward. */
export interface RoomMade {
  /** Always `room_made`. It tells this kind of object from the others. */
  type: "room_made";
  /** The seat of the hospital. */
  seat: number;
  /** The id of the mother. */
  mother: number;
  /** The ward in which she lies now, from 1 to 4. */
  ward: number;
  /** The id of the patient whose bed she has. */
  moved: number;
  /** The ward to which this patient moved, from 1 to 4. */
  to: number;
}

/** All tables of a round have a result. */
export interface RoundFinished {
  /** Always `round_finished`. It tells this kind of object from the others. */
  type: "round_finished";
  /** The number of the round. */
  round: number;
}

/** A round was paired. */
export interface RoundPaired {
  /** Always `round_paired`. It tells this kind of object from the others. */
  type: "round_paired";
  /** The number of the round. */
  round: number;
  /** The number, drawn by chance, that decides between equally good pairings; that of the stage if the round is planned. */
  seed: number;
  /** The tables; the first has the number 1. */
  tables: (TournamentSeats)[];
  /** The ids of the players without a table, who get a bye. */
  byes: (string)[];
  /** How many pairs of players meet who have met before. */
  repeats: number;
  /** What is proved about the repeats of this round, in which a pair that has met m times counts m * m. `optimal`: no other tables of these sizes, with the same byes, have less. `best_found`: a search found none with less. `planned`: others may have less; these belong to a plan of all rounds, or to a knock-out. */
  proof: "best_found" | "optimal" | "planned";
  /** When, in milliseconds since 1970. */
  at: number;
  /** The rounds to come as they are foreseen in a small Swiss field. This is no announcement: the next round is paired by its standings, and uses them only if nothing closer was found without more repeats. */
  ahead?: (ForeseenRound)[];
}

/** A round with all its tables at a glance. */
export interface RoundResponse {
  /** The id of the tournament. */
  tournament: string;
  /** The version of the tournament that this is from. What the games wait for can be newer. */
  version: number;
  /** The number of the round, counted through all stages. */
  number: number;
  /** The stage it belongs to, from 0. */
  stage: number;
  /** `starting` until it is paired, `open` once its games exist. */
  status: "finished" | "open" | "paired" | "starting";
  /** When it was paired, in milliseconds since 1970; null before. */
  paired: number | null;
  /** When its games were created, in milliseconds since 1970; null before. */
  opened: number | null;
  /** How many pairs of players met who had met before. */
  repeats: number;
  /** What is proved about its repeats, in which a pair that has met m times counts m * m. `optimal`: no other tables of these sizes, with the same byes, have less. `best_found`: a search found none with less. `planned`: others may have less; these belong to a plan of all rounds, or to a knock-out. `manual`: an organizer changed the pairing. Empty until it is paired. */
  proof: string;
  /** The tables in order. */
  tables: (RoundTable)[];
  /** The players with a bye. */
  byes: (NamedPlayer)[];
}

/** A seat scored the round; its discharged patients went back into the bag. */
export interface RoundScored {
  /** Always `round_scored`. It tells this kind of object from the others. */
  type: "round_scored";
  /** The seat that scored. */
  seat: number;
  /** How many patients it discharged this round. */
  discharged: number;
  /** The points of the round, one line for each reason. Lines without points may be included. */
  lines: (ScoreLine)[];
}

/** The next round is to be paired. The first one starts the tournament. */
export interface RoundStarted {
  /** Always `round_started`. It tells this kind of object from the others. */
  type: "round_started";
  /** The number of the round, from 1. */
  round: number;
  /** The stage it belongs to, from 0. */
  stage: number;
  /** The ids of all who take part now. Who leaves or comes before the pairing does so for the next round. */
  players: (string)[];
}

/** How far a round is. */
export interface RoundSummary {
  /** From 1, counted through all stages. */
  number: number;
  /** The stage it belongs to, from 0. */
  stage: number;
  /** `starting` until it is paired, `open` once its games exist. */
  status: "finished" | "open" | "paired" | "starting";
  /** How many tables it has; 0 until it is paired. */
  tables: number;
  /** How many of them have a result or are void. */
  done: number;
  /** How many players have a bye. */
  byes: number;
  /** When it was paired, in milliseconds since 1970; null before. */
  paired: number | null;
  /** When its games were created, in milliseconds since 1970; null before. */
  opened: number | null;
}

/** A table of a round at a glance. */
export interface RoundTable {
  /** The number of the table, from 1. */
  number: number;
  /** The group, from 1; 0 if there are none. */
  group: number;
  /** `open` from the creation of the game until there is a result. */
  status: "finished" | "open" | "paired" | "void";
  /** The id of the game; null until it exists. */
  game: string | null;
  /** The status of the game; null until it exists, and if you may not see the game. */
  game_status: GameStatus | null;
  /** The seats in order. */
  seats: (TableSeat)[];
  /** What the game waits for; null if it waits for nobody, and if you may not see the game. */
  turn: TableTurn | null;
  /** Until when the table waits for late players, in milliseconds since 1970; null if nobody is late. */
  waits_until: number | null;
  /** Since when an organizer has stopped its clocks, in milliseconds since 1970; null if they run. */
  paused: number | null;
  /** Whether an organizer set the result. */
  overridden: boolean;
  /** What organizers should look at: a player is `late` or has `resigned`, the game was `abandoned` or `corrected`, or its result `overridden`. */
  flags: ("abandoned" | "corrected" | "late" | "overridden" | "resigned")[];
}

/** The timer of the title's own rulebook. */
export interface RulebookClock {
  /** Always `rulebook`. It tells this kind of object from the others. */
  kind: "rulebook";
}

/** A plan of all rounds, made before the first, in which all meet each other as evenly as possible. */
export interface Schedule {
  /** Always `schedule`. It tells this kind of object from the others. */
  kind: "schedule";
  /** How many rounds are played; null for as many as it takes until all have met (round robin). */
  rounds?: number | null;
  /** How many go on to the next stage, the best in the standings; null in the last stage. */
  advance?: number | null;
}

/** Score every clinic at the end of the game. Only the service sends this. */
export interface ScoreGame {
  /** Always `score_game`. It tells this kind of object from the others. */
  type: "score_game";
}

/** Points and what they are for. */
export interface ScoreLine {
  /** What the points are for, such as `discharged`, `empty_wards`, `fatalities` or `blood_bags`. Modules add their own. */
  reason: string;
  /** The points, negative for a penalty. */
  points: number;
}

/** Score the round: neglect, then points for discharged patients. Sent by the service. */
export interface ScoreRound {
  /** Always `score_round`. It tells this kind of object from the others. */
  type: "score_round";
}

/** A seat's administrators as a viewer sees them: another seat's dealt cards are a number. */
export interface SeatAdministratorsView {
  /** The keys of the two cards dealt to the seat, also after it has kept one. For everyone else the number of cards, until the game is over. */
  dealt: (string)[] | number;
  /** The key of the administrator the seat keeps; null until it has chosen. The Automa keeps none. */
  kept: string | null;
  /** The id of the patient that the administrator protects from neglect in this round; null if none. */
  protected: number | null;
}

/** A player left a seat before the start. */
export interface SeatLeft {
  /** Always `seat_left`. It tells this kind of object from the others. */
  type: "seat_left";
  /** The seat that is free again. */
  seat: number;
}

/** A seat of a new game: for a human (perhaps a certain player), a bot, or a kind that a module plays. */
export interface SeatOffer {
  /** `human`, `bot`, or a kind of seat that a module plays, such as `automa`. */
  kind?: string;
  /** The bot that plays the seat; null unless `kind` is `bot`. */
  bot?: string | null;
  /** The id of the only player who may take the seat; null if anybody may. */
  player?: string | null;
}

/** A player gave up. The named bot takes over the seat. */
export interface SeatResigned {
  /** Always `seat_resigned`. It tells this kind of object from the others. */
  type: "seat_resigned";
  /** The seat whose player gave up. */
  seat: number;
  /** The bot that plays the seat from now on. */
  bot: string;
}

/** A seat and who plays it. */
export interface SeatResponse {
  /** The number of the seat, from 0. */
  seat: number;
  /** `human`, `bot`, or a kind of seat that a module plays, such as `automa`. */
  kind: string;
  /** The bot that plays the seat, also after its player resigned; null if none does. */
  bot: string | null;
  /** The id of the player who has the seat; null if nobody has it. */
  player: string | null;
  /** That player's name as it is now; null if nobody has the seat. */
  name: string | null;
  /** Whether that player's account is marked as a bot's: a program of somebody else plays. */
  bot_account: boolean;
  /** The id of the only player who may take the seat; null if anybody may. */
  reserved: string | null;
  /** The SHA-256, in hex, of the player's nonce; null if the player wants no say in the draws. */
  commitment: string | null;
  /** The nonce, once it is revealed; null before. */
  nonce: string | null;
  /** The commitment became void. The game does not start before the player commits again, or to none. */
  must_commit: boolean;
  /** Whether its player gave up; then a bot plays it. */
  resigned: boolean;
}

/** A seat went to another player or to a bot, who sees from now on what the seat sees. */
export interface SeatSubstituted {
  /** Always `seat_substituted`. It tells this kind of object from the others. */
  type: "seat_substituted";
  /** The seat that has another player now. */
  seat: number;
  /** The id of the player who has it now; null if a bot has it. */
  player?: string | null;
  /** The bot that has it now; null if a player has it. */
  bot?: string | null;
}

/** A player took a seat, perhaps with a commitment to a nonce for the random draws. */
export interface SeatTaken {
  /** Always `seat_taken`. It tells this kind of object from the others. */
  type: "seat_taken";
  /** The seat that was taken. */
  seat: number;
  /** The id of the player who took it. */
  player: string;
  /** The SHA-256, in hex, of the player's nonce; null if the player wants no say in the draws. */
  commitment?: string | null;
}

/** Choose your next action face down. You can change your choice until everyone has chosen. */
export interface SelectAction {
  /** Always `select_action`. It tells this kind of object from the others. */
  type: "select_action";
  /** The action. Null in records that hide it from you; it cannot be sent. */
  action: "admit" | "build" | "hire" | null;
}

/** The seats can choose their next action. */
export interface SelectionOpened {
  /** Always `selection_opened`. It tells this kind of object from the others. */
  type: "selection_opened";
}

/** Return a patient to the bag, after your Admissions Nurse discharged one. */
export interface SendPatientBack {
  /** Always `send_patient_back`. It tells this kind of object from the others. */
  type: "send_patient_back";
  /** The id of one of your patients that her department did not heal. */
  patient: number;
}

/** Set one of your starting patients to one of the remaining starting values. */
export interface SetPatient {
  /** Always `set_patient`. It tells this kind of object from the others. */
  type: "set_patient";
  /** The id of one of your patients whose value is still 0. */
  patient: number;
  /** One of the starting values that you have not given yet: 3, 4 and 5, or those of the module that changes them. */
  value: number;
}

/** Change when the next rounds start. For organizers. */
export interface SetTimes {
  /** Always `set_times`. It tells this kind of object from the others. */
  type: "set_times";
  /** The new times of the rounds that have not started, in milliseconds since 1970. */
  times: (number)[];
  /** Why, in your words. */
  reason: string;
}

/** The settings were replaced. */
export interface SettingsChanged {
  /** Always `settings_changed`. It tells this kind of object from the others. */
  type: "settings_changed";
  /** The new settings. */
  settings: TournamentSettings;
}

/** Decide about a reported or hidden message. Sent by the service for the operator. */
export interface SettleReport {
  /** Always `settle_report`. It tells this kind of object from the others. */
  type: "settle_report";
  /** The version of the record with the message. */
  message: number;
  /** Whether it is shown. */
  show: boolean;
}

/** Meeples, patients and vehicles were reset, and unclaimed improvements went under their piles. */
export interface ShiftChanged {
  /** Always `shift_changed`. It tells this kind of object from the others. */
  type: "shift_changed";
}

/** The public key that signs exports, in hex, and those used before. */
export interface SigningKeyResponse {
  /** The signature algorithm: `ed25519`. */
  algorithm: string;
  /** The public key in use, in hex. */
  key: string;
  /** Public keys that signed earlier exports, in hex. */
  previous_keys: (string)[];
}

/** The state of the solo game. */
export interface SoloProgress {
  /** The key of the goal; null before it is chosen. */
  goal?: string | null;
  /** The colours of the patients treated in the last round. */
  treated?: ("orange" | "purple" | "red" | "white" | "yellow")[];
  /** The result; null before the end. */
  result?: Result | null;
}

/** The kinds of special rooms in play were drawn, one tile of each. */
export interface SpecialRoomsDrawn {
  /** Always `special_rooms_drawn`. It tells this kind of object from the others. */
  type: "special_rooms_drawn";
  /** The kinds in play; the others cannot be built. */
  kinds: ("lab" | "operating_room" | "outpatient_services" | "triage")[];
}

/** A seat's Consultant copied the ability of another specialist for this activation. */
export interface SpecialistCopied {
  /** Always `specialist_copied`. It tells this kind of object from the others. */
  type: "specialist_copied";
  /** The seat of the Consultant. */
  seat: number;
  /** The id of the specialist it copies. */
  specialist: string;
}

/** A nurse relieved a specialist, who can be used again this round. */
export interface SpecialistRelieved {
  /** Always `specialist_relieved`. It tells this kind of object from the others. */
  type: "specialist_relieved";
  /** The seat of both. */
  seat: number;
  /** The specialist's id. It is no longer among the used ones. */
  specialist: string;
}

/** The specialist placed last used its ability. */
export interface SpecialistUsed {
  /** Always `specialist_used`. It tells this kind of object from the others. */
  type: "specialist_used";
  /** The seat of the specialist. */
  seat: number;
  /** What happened to each patient that the ability worked on. */
  treatments: (Treatment)[];
  /** The ids of treated patients that blood bags recoloured first, one bag for each. */
  recoloured?: (number)[];
  /** The colour that the blood bags gave. Left out without a recolour. */
  colour?: string | null;
}

/** Doctors of a seat changed level, by learning in a lab or by getting tired; the colour each has now. */
export interface StaffChanged {
  /** Always `staff_changed`. It tells this kind of object from the others. */
  type: "staff_changed";
  /** The clinic of the doctors. */
  seat: number;
  /** Pairs of a doctor's number and new colour. */
  doctors: ([number, "orange" | "purple" | "red" | "white" | "yellow"])[];
}

/** A doctor, nurse or orderly joined a clinic and stands at a door. `hired` is false in the setup. */
export interface StaffJoined {
  /** Always `staff_joined`. It tells this kind of object from the others. */
  type: "staff_joined";
  /** The clinic that the person joined. */
  seat: number;
  /** The number that the person has from now on. */
  person: number;
  /** Doctor, nurse or orderly. */
  kind: "doctor" | "nurse" | "orderly" | "patient";
  /** Where the person stands: an entrance (`b3-south`) or a helipad (`1b2^`). */
  door: string;
  /** What was paid, in dollars; 0 in the setup. */
  cost: number;
  /** The level of a doctor; missing for others. */
  colour?: "orange" | "purple" | "red" | "white" | "yellow" | null;
  /** The space of the university that a doctor was hired from, from 0 at the left; missing for others. */
  position?: number | null;
  /** False for the first staff, who come with the setup. */
  hired?: boolean;
}

/** Zombies kept staff from reaching any place to work. They do nothing this round. */
export interface StaffStranded {
  /** Always `staff_stranded`. It tells this kind of object from the others. */
  type: "staff_stranded";
  /** The clinic of the people. */
  seat: number;
  /** The numbers of the people. */
  people: (number)[];
}

/** All rounds of a stage are over. It comes again if a correction changes who goes on. */
export interface StageFinished {
  /** Always `stage_finished`. It tells this kind of object from the others. */
  type: "stage_finished";
  /** The stage, from 0. */
  stage: number;
  /** The ids of the players who go on to the next stage, the best first; empty after the last one. */
  advancing: (string)[];
}

/** A stage began. */
export interface StageStarted {
  /** Always `stage_started`. It tells this kind of object from the others. */
  type: "stage_started";
  /** The stage, from 0. */
  stage: number;
  /** The ids of the players who play in it, the best of the standings so far first. */
  players: (string)[];
  /** The number, drawn by chance, that its plan and its groups are computed from. */
  seed: number;
  /** How many rounds it has; null if it goes on until the final (knock-out). */
  rounds: number | null;
}

/** The result of a seat: its place (equal for shared places) and its points. */
export interface Standing {
  /** The seat, from 0. */
  seat: number;
  /** 1 for the winner. Seats with the same place share it, and the next places are skipped. */
  place: number;
  /** The points at the end, those that organizers awarded included. */
  points: number;
}

/** A participant in the standings. */
export interface StandingRow {
  /** The id of the player. */
  player: string;
  /** The player's name as it is now. */
  name: string;
  /** Whether the account is marked as a bot's: a program of somebody else plays. */
  bot_account: boolean;
  /** 1 for the best. Players whom nothing tells apart share a place, and the next places are skipped. */
  place: number;
  /** Whether the player still takes part. */
  status: "checked_in" | "disqualified" | "registered" | "removed" | "withdrawn";
  /** The group, from 1; 0 if there are none. */
  group: number;
  /** The tournament points, rounded to 4 decimals: the sum of `terms`. */
  points: number;
  /** The same as an exact number, such as `7/3`. */
  exact: string;
  /** How many tables count for the player. */
  played: number;
  /** How many byes the player had. */
  byes: number;
  /** How many tables the player won, rounded to 4 decimals; of a shared first place, the share. */
  wins: number;
  /** The tie-breaks in the order in which they decide. */
  tie_breaks: (TieBreakResponse)[];
  /** What the points are made of, in order, if you asked for one player. */
  terms?: (StandingTerm)[] | null;
}

/** One of the amounts that a number is the sum or the average of. */
export interface StandingTerm {
  /** What the amount is for: a `place`, a `share`, a win (`wins`), a `bye`, an `award`, an `opponent`, what happened at a `table`, the `seat`, or the `lot`. */
  kind: "award" | "bye" | "lot" | "opponent" | "place" | "seat" | "share" | "table" | "wins";
  /** The amount, rounded to 4 decimals. */
  amount: number;
  /** The same as an exact number, such as `7/3`. */
  exact: string;
  /** The number of the round; null for the lot. */
  round: number | null;
  /** The number of the table; null if it is about none. */
  table: number | null;
  /** The id of the opponent; null if it is about none. */
  player: string | null;
}

/** The standings, the best first. */
export interface StandingsResponse {
  /** The id of the tournament. */
  tournament: string;
  /** The version of the tournament that they are from. */
  version: number;
  /** After which round they are; null for now, with every result that is known. */
  round: number | null;
  /** The group that they are of; null for all players. */
  group: number | null;
  /** The participants, the best first; only one if you asked for one. */
  rows: (StandingRow)[];
  /** What the numbers mean, if you asked for words. */
  words?: StandingsWords | null;
}

/** What the numbers of standings mean, in words. */
export interface StandingsWords {
  /** What the points are. */
  points: ExplainedNumber;
  /** The tie-breaks that are used, by name. */
  tie_breaks: Record<string, ExplainedNumber>;
  /** What amounts are for, by `kind`. */
  terms: Record<string, string>;
}

/** Start the game once every human seat is taken. Players who committed to nonces reveal them first. */
export interface Start {
  /** Always `start`. It tells this kind of object from the others. */
  type: "start";
}

/** Have the next round paired. The first one starts the tournament. For organizers. */
export interface StartRound {
  /** Always `start_round`. It tells this kind of object from the others. */
  type: "start_round";
}

/** A seat drew its starting patients. Value 0: not set yet. */
export interface StartingPatientsDrawn {
  /** Always `starting_patients_drawn`. It tells this kind of object from the others. */
  type: "starting_patients_drawn";
  /** The seat whose hospital they are in. */
  seat: number;
  /** The dice, from left to right. */
  patients: (Patient)[];
}

/** Choose the nurse or specialist who stays at home this round. */
export interface StayHome {
  /** Always `stay_home`. It tells this kind of object from the others. */
  type: "stay_home";
  /** `nurse`, or the id of one of your specialists. */
  meeple: string;
}

/** The game entered a step of a round (round 0 is the setup). */
export interface StepEntered {
  /** Always `step_entered`. It tells this kind of object from the others. */
  type: "step_entered";
  /** The name of the step, as `step` in the view. */
  step: string;
  /** The round, from 1; 0 in the setup. */
  round: number;
}

/** A person moved one step and can continue. */
export interface StepWalked {
  /** Always `step_walked`. It tells this kind of object from the others. */
  type: "step_walked";
  /** The clinic of the person. */
  seat: number;
  /** The person's number. */
  person: number;
  /** Where the person is now. */
  to: string;
  /** The time it took, in units of the time track. */
  time: number;
}

/** End the walk of the person who moves step by step. */
export interface StopWalking {
  /** Always `stop_walking`. It tells this kind of object from the others. */
  type: "stop_walking";
}

/** Give a seat to another player or to a bot, before the start or later. Sent by the service. */
export interface Substitute {
  /** Always `substitute`. It tells this kind of object from the others. */
  type: "substitute";
  /** The seat that gets another player. */
  seat: number;
  /** The id of the player who gets it; null for a bot. */
  player?: string | null;
  /** The bot that gets it; null for a player, or for the bot that takes over when a player resigns. */
  bot?: string | null;
}

/** Give the seat of a player in the current round to another player or a bot. For organizers. */
export interface SubstitutePlayer {
  /** Always `substitute`. It tells this kind of object from the others. */
  type: "substitute";
  /** The number of the table. */
  table: number;
  /** The id of the player who leaves the seat. */
  player: string;
  /** Why, in your words. */
  reason: string;
  /** The id of the participant who takes the seat and whose result it is; null for a bot, which plays for the player. A player whose seat a bot has may take it back. */
  by?: string | null;
}

/** A colour was drawn whose neglected patients get worse faster. */
export interface SuperbugSpread {
  /** Always `superbug_spread`. It tells this kind of object from the others. */
  type: "superbug_spread";
  /** The colour: red, yellow or green. */
  colour: string;
}

/** The components that are left, and which hubs and special rooms are face up. */
export interface SupplyView {
  /** The hubs left of each service. */
  hubs: Record<string, number>;
  /** The services whose top hub is face up and can be built. Those turned down come back next round. */
  hubs_shown: (string)[];
  /** The special rooms left of each kind. */
  specials: Record<string, number>;
  /** The kinds of special rooms whose top tile is face up and can be built. */
  specials_shown: (string)[];
  /** Treatment rooms left to build. */
  treatment_rooms: number;
  /** Supply rooms left to build. */
  supply_rooms: number;
  /** Gardens left to build. */
  gardens: number;
  /** Helipads left to build. */
  helipads: number;
  /** Entrances left to build. */
  entrances: number;
  /** Conveyor stops left to build. */
  conveyors: number;
  /** Parking tiles left to build. */
  parkings: number;
  /** Cars left. Without one, nobody can be hired or admitted. */
  cars: number;
  /** Orderlies left to hire. */
  orderlies: number;
}

/** Everybody plays every round, against others with about the same points, nobody twice if possible. */
export interface Swiss {
  /** Always `swiss`. It tells this kind of object from the others. */
  kind: "swiss";
  /** How many rounds are played. */
  rounds: number;
  /** How many go on to the next stage, the best in the standings; null in the last stage. */
  advance?: number | null;
}

/** A command about the table, not a move of the game. */
export type TableAction = Join | Commit | Leave | Start | Reveal | Resign | PauseClock | ResumeClock;

/** A seat at a table of a round. */
export interface TableSeat {
  /** The number of the seat, from 0. */
  seat: number;
  /** The id of the player whose result counts; null for a bot of the table. */
  player: string | null;
  /** The player's name as it is now; null for a bot of the table. */
  name: string | null;
  /** Whether the account is marked as a bot's: a program of somebody else plays. */
  bot_account: boolean;
  /** `expected` before there is a game, `late` until the player sits down in it, then `seated`. `absent`: the player did not come in time. `replaced`: a bot took over the seat. `bot`: a bot of the table. */
  presence: "absent" | "bot" | "expected" | "late" | "replaced" | "seated";
  /** Whether the player gave up in the game. */
  resigned: boolean;
  /** The place at the table; null without a result. */
  place: number | null;
  /** The points in the game; null without a result. */
  points: number | null;
}

/** What the game of a table waits for. */
export interface TableTurn {
  /** The seats that must act. */
  seats: (number)[];
  /** The background job that the game waits for; null if it waits for no job. */
  job: string | null;
  /** When the latest record of the game was written, in milliseconds since 1970. */
  since: number;
  /** When the time of the first of these seats runs out; null without a clock. */
  deadline: number | null;
  /** The round of the game, from 1; null before its start. */
  game_round: number | null;
}

/** The result of a table does not count. */
export interface TableVoided {
  /** Always `table_voided`. It tells this kind of object from the others. */
  type: "table_voided";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** The games of a round exist. */
export interface TablesOpened {
  /** Always `tables_opened`. It tells this kind of object from the others. */
  type: "tables_opened";
  /** The number of the round. */
  round: number;
  /** The ids of the games in the order of the tables. */
  games: (string)[];
  /** When players were first waited for, in milliseconds since 1970. */
  at: number;
}

/** An organizer had clocks stopped. The tables also stop waiting for players. */
export interface TablesPaused {
  /** Always `tables_paused`. It tells this kind of object from the others. */
  type: "tables_paused";
  /** When, in milliseconds since 1970. */
  at: number;
  /** The number of the round. */
  round: number;
  /** The numbers of the tables. */
  tables: (number)[];
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** An organizer had clocks started again. */
export interface TablesResumed {
  /** Always `tables_resumed`. It tells this kind of object from the others. */
  type: "tables_resumed";
  /** When, in milliseconds since 1970. */
  at: number;
  /** The number of the round. */
  round: number;
  /** The numbers of the tables. */
  tables: (number)[];
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Take a vehicle with its patients. */
export interface TakeAmbulance {
  /** Always `take_ambulance`. It tells this kind of object from the others. */
  type: "take_ambulance";
  /** The number on a vehicle that nobody has taken, from 0 to 5. The first player cannot take the lowest number in play. */
  number: number;
}

/** Let a nurse take a blood token from the hub she is in. This takes no time. */
export interface TakeBlood {
  /** Always `take_blood`. It tells this kind of object from the others. */
  type: "take_blood";
  /** The number of the nurse. */
  nurse: number;
}

/** Choose the car that a person who leaves takes away. */
export interface TakeCar {
  /** Always `take_car`. It tells this kind of object from the others. */
  type: "take_car";
  /** The place of the car to take away. */
  place: string;
}

/** Take a face-up department or specialist. */
export interface TakeImprovement {
  /** Always `take_improvement`. It tells this kind of object from the others. */
  type: "take_improvement";
  /** The id of a department or specialist in the display, such as `surgeon.1`. */
  improvement: string;
}

/** What a tie-break says about a player: the sum of its terms, divided by `divisor`. */
export interface TieBreakResponse {
  /** Which tie-break it is. */
  name: "head_to_head" | "lot" | "opponents_points" | "score_difference" | "score_share" | "seat_average" | "wins";
  /** The number, rounded to 4 decimals; null if it does not apply to the player. */
  value: number | null;
  /** The same as an exact number, such as `7/3`; null if it does not apply. */
  exact: string | null;
  /** What the sum of the terms is divided by; 1 if it is the sum. */
  divisor: number;
  /** What it is made of, if you asked for one player. */
  terms?: (StandingTerm)[] | null;
}

/** A first player tile covers the right part of a Hospital card, perhaps for points. */
export interface TileLaid {
  /** Always `tile_laid`. It tells this kind of object from the others. */
  type: "tile_laid";
  /** The Automa's seat. */
  seat: number;
  /** The key of the Hospital card turned last. */
  card: string;
  /** The points the Automa got for the tile, with the option for it; else left out. */
  points?: number;
}

/** The top tile of every stack of hubs and special rooms was turned face up. */
export interface TilesTurned {
  /** Always `tiles_turned`. It tells this kind of object from the others. */
  type: "tiles_turned";
}

/** The turns that are going on have more time, because an organizer of the tournament said so. */
export interface TimeGiven {
  /** Always `time_given`. It tells this kind of object from the others. */
  type: "time_given";
  /** How many minutes more. */
  minutes: number;
}

/** An organizer changed when the next rounds start. */
export interface TimesSet {
  /** Always `times_set`. It tells this kind of object from the others. */
  type: "times_set";
  /** When each round starts, from the first on, in milliseconds since 1970. */
  times: (number)[];
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Everything a client needs to set up a game of a title. */
export interface TitleResponse {
  /** The key by which you name the title. */
  key: string;
  /** Its name in English. */
  name: string;
  /** What the game is about, in a sentence. */
  about: string;
  /** The version of the rules that new games are played by. */
  rules_version: number;
  /** The numbers of seats a game can have, with the modules that allow them. */
  players: (number)[];
  /** The modules you may list when you create a game. */
  modules: (ModuleResponse)[];
  /** Modules you cannot list: the base game, and those that options, seats or other modules add. */
  automatic_modules: (ModuleResponse)[];
  /** JSON Schema of the options: the title's, those of its modules, and the figures you can set. */
  options: Record<string, unknown>;
  /** The numbers and tables of the rules, of all modules. */
  figures: (FigureResponse)[];
  /** The kinds of seats there can be. Those other than `human` and `bot` are played by the rules. */
  seat_kinds: (string)[];
  /** The bots that can play a seat. */
  bots: (string)[];
  /** The kinds of clocks a game can have. `rulebook` only if the title's rulebook has a timer. */
  clocks: ("rulebook" | "turn")[];
  /** The types of commands that players can post in its games, with any modules. */
  commands: (string)[];
  /** The title and what its views contain in words, if you asked for them. */
  words?: TitleWords | null;
}

/** A title in the catalogue. */
export interface TitleSummary {
  /** The key by which you name the title. */
  key: string;
  /** Its name in English. */
  name: string;
  /** What the game is about, in a sentence. */
  about: string;
  /** The version of the rules that new games are played by. */
  rules_version: number;
  /** The numbers of seats a game can have, with the modules that allow them. */
  players: (number)[];
  /** The title in words, if you asked for them. */
  words?: UnitWords | null;
}

/** A title in words, with all its modules. */
export interface TitleWords {
  /** Its name. */
  name: string;
  /** What it is, in a sentence. */
  about: string;
  /** The modules, by key. */
  modules: Record<string, UnitWords>;
  /** The names of the steps of a game, by `step`. */
  steps: Record<string, string>;
  /** What points are for, by `reason`. */
  scores: Record<string, string>;
  /** Other texts in views and messages, such as colours and kinds; `field.text` if it is for one field. */
  terms: Record<string, string>;
  /** The options as labels: by name, as `module.name` if a module has it, and each value as `name=value`. */
  options: Record<string, string>;
  /** The figures that a game may set as labels: by key, values as `key=value`, parts as `key.part`. */
  figures: Record<string, string>;
  /** Why the rules refuse a command, by `code`, without facts. */
  refusals: Record<string, string>;
}

/** The catalogue. */
export interface TitlesResponse {
  /** Every title of this service. */
  titles: (TitleSummary)[];
}

/** A seat placed a token on a department or card. The other tokens it drew went under their piles. */
export interface TokenLaid {
  /** Always `token_laid`. It tells this kind of object from the others. */
  type: "token_laid";
  /** The seat that placed it. */
  seat: number;
  /** The id of the token. */
  token: string;
  /** The id of the department or the specialist's card. */
  place: string;
}

/** A placement that tokens may still follow. */
export interface TokenSessionView {
  /** The id of the department that was used last. */
  department: string;
  /** `nurse`, or the id of the specialist that was placed there. */
  meeple: string;
  /** The ids of the patients that the department healed, also those discharged by it. */
  healed: (number)[];
  /** The ids of the tokens that can be used now, if a patient fits. */
  tokens: (string)[];
}

/** A token healed a patient. It lies on the used department, on another one, or on the meeple's card. */
export interface TokenUsed {
  /** Always `token_used`. It tells this kind of object from the others. */
  type: "token_used";
  /** The seat of the token. */
  seat: number;
  /** The id of the token. It stays where it is. */
  token: string;
  /** The id of the department or the specialist's card that it lies on. */
  place: string;
  /** What happened to the patient, as a list of one. */
  treatments: (Treatment)[];
  /** The id of the patient, if a blood bag recoloured it first; else empty. */
  recoloured?: (number)[];
  /** The colour that the blood bag gave. Left out without a recolour. */
  colour?: string | null;
}

/** A seat looks at the top tokens of a space; others see only how many. */
export interface TokensDrawn {
  /** Always `tokens_drawn`. It tells this kind of object from the others. */
  type: "tokens_drawn";
  /** The seat that looks at them. */
  seat: number;
  /** The colour of the space. */
  space: string;
  /** The ids of the tokens. For everyone else the number of tokens, until the game is over. */
  tokens: (string)[] | number;
}

/** The sum of the values of the patients of a seat's trip. */
export interface TotalCounted {
  /** Always `total_counted`. It tells this kind of object from the others. */
  type: "total_counted";
  /** The seat whose trip it was. */
  seat: number;
  /** The sum of the values of its patients, at least 1. */
  total: number;
}

/** A token was discarded to lower a seat's total. */
export interface TotalLowered {
  /** Always `total_lowered`. It tells this kind of object from the others. */
  type: "total_lowered";
  /** The seat that discarded the token. */
  seat: number;
  /** The id of the token. */
  token: string;
  /** The new total, 2 lower but at least 1. */
  total: number;
}

/** What you may post in words. */
export interface TournamentActionWords {
  /** A label for each of `commands`. */
  commands: (string)[];
  /** A label for each of `open`. */
  open: (string)[];
}

/** What you may post to the tournament now. */
export interface TournamentActions {
  /** Commands that are complete: post them as they are. */
  commands: (TournamentCommand)[];
  /** Commands with values of your own choice, each with its JSON Schema. */
  open: (OpenChoice)[];
  /** The lists in words, if you asked for them. */
  words?: TournamentActionWords | null;
}

/** The tournament was called off. */
export interface TournamentCancelled {
  /** Always `tournament_cancelled`. It tells this kind of object from the others. */
  type: "tournament_cancelled";
  /** The id of the organizer; null if the service called it off, because nobody could play. */
  organizer: string | null;
  /** Why, in the organizer's words; empty if the service called it off. */
  reason: string;
}

/** A command that you can post to a tournament. */
export type TournamentCommand = ChangeSettings | Register | CheckIn | Withdraw | Return | Invite | Enter | Remove | OpenCheckIn | StartRound | ChangePairing | ForbidPair | AllowPair | SetTimes | AddOrganizer | RemoveOrganizer | PauseTables | ResumeTables | ExtendWait | ExtendTurn | SubstitutePlayer | Announce | ReportMessage | HideMessage | VoidTable | OverrideResult | AwardPoints | Disqualify | FinishTournament | CancelTournament;

/** The events of an accepted command. */
export interface TournamentCommandResponse {
  /** The version of the tournament with the command. */
  version: number;
  /** What happened, in order. */
  events: (TournamentEvent)[];
  /** A sentence for each of the events, if you asked for words. */
  words?: (string)[] | null;
}

/** A tournament was created, with everything it depends on. */
export interface TournamentCreated {
  /** Always `tournament_created`. It tells this kind of object from the others. */
  type: "tournament_created";
  /** The id of the tournament. */
  tournament: string;
  /** The id of the organizer who created it. */
  owner: string;
  /** Everything it is played by. */
  settings: TournamentSettings;
  /** The version of the rules of pairing and standings. */
  rules: number;
  /** The SHA-256, in hex, of the seed of all its random draws. */
  commitment: string;
}

/** What a command would do. */
export interface TournamentDryRunResponse {
  /** The version that the tournament would have with the command. */
  version: number;
  /** What would happen, in order. */
  events: (TournamentEvent)[];
  /** False if the events are left out because they depend on chance. */
  complete: boolean;
  /** A sentence for each of the events, if you asked for words. */
  words?: (string)[] | null;
}

/** An event of a tournament. */
export type TournamentEvent = TournamentCreated | SettingsChanged | PlayerRegistered | PlayerCheckedIn | PlayerWithdrew | PlayerRemoved | PlayerReturned | CheckInMissed | PlayersInvited | CheckInOpened | StageStarted | RoundStarted | RoundPaired | PairingChanged | PairForbidden | PairAllowed | TimesSet | TablesOpened | PlayersAbsent | ResultRecorded | RoundFinished | StageFinished | TournamentFinished | OrganizerAdded | OrganizerRemoved | TablesPaused | TablesResumed | WaitExtended | TurnExtended | PlayerSubstituted | MessageSent | MessageReported | MessageHidden | ReportSettled | TableVoided | ResultOverridden | TournamentPointsAwarded | PlayerDisqualified | TournamentCancelled;

/** The tournament is over. It comes again if a correction changes the ranking. */
export interface TournamentFinished {
  /** Always `tournament_finished`. It tells this kind of object from the others. */
  type: "tournament_finished";
  /** The ids of all participants, the winner first. */
  ranking: (string)[];
  /** When, in milliseconds since 1970. */
  at: number;
  /** The id of the organizer who ended it before its last round; null if it was played to its end. */
  organizer?: string | null;
  /** Why, in the organizer's words; empty if it was played to its end. */
  reason?: string;
}

/** How every game of the tournament is created. */
export interface TournamentGame {
  /** The key of the title. */
  title: string;
  /** The modules, by key. */
  modules?: (string)[];
  /** The options of the title and its figures, as in a new game; those left out have their defaults. */
  options?: Record<string, unknown>;
  /** Who may undo what. */
  undo?: UndoPolicy;
  /** Whether everyone may watch the games, or only the players and the organizers. */
  visibility?: Visibility;
  /** The time per turn; null for none. */
  clock?: Clock | null;
}

/** A participant was given tournament points. */
export interface TournamentPointsAwarded {
  /** Always `tournament_points_awarded`. It tells this kind of object from the others. */
  type: "tournament_points_awarded";
  /** The number of the last round that had begun, 0 before the first. */
  round: number;
  /** The id of the player. */
  player: string;
  /** The points; negative if they were taken away. */
  points: number;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** A record of a tournament. */
export interface TournamentRecordResponse {
  /** The number of the record, from 1. */
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** Who sent the command. */
  actor: Actor;
  /** What was asked for. */
  command: RecordedTournamentCommand;
  /** What happened, in order. */
  events: (TournamentEvent)[];
  /** The numbers of the random draws it took: the first, and the one after the last. Equal if it took none. */
  draws: (number)[];
  /** The hash of the record before; 64 zeros for the first. */
  prev: string;
  /** The SHA-256, in hex, of `prev` and the record as it is stored. */
  hash: string;
  /** Missing from redacted records. */
  command_id?: string | null;
  /** A message is hidden here, so you cannot recompute the hash from this response. */
  redacted?: boolean;
  /** The name of the player who sent the command, as it is now. The hash does not cover it. */
  actor_name?: string | null;
  /** The record in words, if you asked for them. The hash does not cover them. */
  words?: RecordWords | null;
}

/** A page of the record. Send `next` as `after` to get the following page. */
export interface TournamentRecordsResponse {
  /** The records in order. */
  records: (TournamentRecordResponse)[];
  /** The version to continue after; null if there are no more records now. */
  next: number | null;
}

/** A tournament. */
export interface TournamentResponse {
  /** The id of the tournament: 24 hex digits. */
  id: string;
  /** The number of records so far. Every accepted command adds one. */
  version: number;
  /** `registration`, perhaps `check_in`, `running`, and in the end `finished` or `cancelled`. */
  status: TournamentStatus;
  /** Everything that it is played by. */
  settings: TournamentSettings;
  /** The version of the rules of pairing and standings, from its creation to its end. */
  rules: number;
  /** All organizers, the owner first. */
  organizers: (NamedPlayer)[];
  /** Everybody who takes part or has taken part, in the order in which they registered. */
  participants: (ParticipantResponse)[];
  /** The players who may register, if registration is by invitation. */
  invited: (NamedPlayer)[];
  /** The rounds that have begun. */
  rounds: (RoundSummary)[];
  /** The round that comes next; null once the last one has begun. */
  next_round: NextRound | null;
  /** Pairs of players who are not to meet. */
  forbidden_pairs: (ForbiddenPair)[];
  /** Tournament points that organizers gave. */
  awards: (AwardResponse)[];
  /** The messages of the organizers, the oldest first. */
  messages: (OrganizerMessage)[];
  /** All participants once the tournament is finished, the winner first; empty before. */
  ranking: (NamedPlayer)[];
  /** The SHA-256, in hex, of the seed of all its random draws, published before the first one. */
  commitment: string;
  /** That seed, in hex, once the tournament is over; null before. */
  seed: string | null;
  /** When the tournament was created, in milliseconds since 1970. */
  created: number;
  /** When its latest record was written, in milliseconds since 1970. */
  updated: number;
  /** When it was over, in milliseconds since 1970; null before. */
  finished: number | null;
  /** What you may post now; null without a key, and at earlier versions. */
  actions: TournamentActions | null;
  /** What the tournament is to you; null without a key. */
  me: OwnPart | null;
}

/** A table of a round. */
export interface TournamentSeats {
  /** The ids of the players in the order of the seats; null for a bot. */
  players: (string | null)[];
  /** The group, from 1; 0 if there are none. */
  group?: number;
}

/** Everything that a tournament is played by. */
export interface TournamentSettings {
  /** The name of the tournament. */
  name: string;
  /** How every game is created. */
  game: TournamentGame;
  /** How many players sit at a full table. */
  table_size: number;
  /** What is played, one stage after the other. */
  stages: (TournamentStage)[];
  /** What happens if the players do not fill all tables: tables with a player less, byes, or bots. */
  remainder?: "bots" | "byes" | "smaller_tables";
  /** The bot that fills tables and stands in for missing players; null for the one that takes over when a player resigns. */
  bot?: string | null;
  /** How the result of a game becomes points. */
  points?: PointsRule;
  /** What decides between participants with the same points, in this order. */
  tie_breaks?: ("head_to_head" | "lot" | "opponents_points" | "score_difference" | "score_share" | "seat_average" | "wins")[];
  /** What a bye is worth: the average of a full table, or nothing. */
  bye_points?: "average" | "none";
  /** Who may register: everybody, players who are invited, or only players whom an organizer enters. */
  registration?: "invitation" | "list" | "open";
  /** How many may take part. */
  most_participants?: number;
  /** Whether players must check in before the first round. Those who do not are withdrawn. */
  check_in?: boolean;
  /** If the first round has a set time, check-in opens by itself this many minutes before it. */
  check_in_minutes?: number;
  /** Up to the start of this round players may still enter; with 0 or 1 only before the first. Only if the first stage is `swiss`: the other formats plan all rounds for the players who are there at the start. */
  late_entry?: number;
  /** When a round is paired: when an organizer says so, when the last one is done, or at the set times. A round without a set time waits for an organizer, and so does the first one with `when_done`. */
  rounds_start?: "organizer" | "times" | "when_done";
  /** When each round is paired, from the first on, in milliseconds since 1970. It is paired later if the last round is not done by then. With `when_done` at most one time: that of the first round. */
  times?: (number)[];
  /** How many minutes after the pairing of a round its games are created. Until then organizers may change the pairing. */
  review_minutes?: number;
  /** What happens when a player does not come. */
  no_show?: NoShow;
  /** Whether its games count for ratings. */
  rated?: boolean;
  /** What the organizers want players to know, as plain text. */
  rules_text?: string;
}

/** A stage of a tournament. */
export type TournamentStage = Swiss | Schedule | Groups | Knockout;

/** `registration`: players register. `check_in`: they check in. `running`: rounds are played. `finished` and `cancelled`: the tournament is over. */
export type TournamentStatus = "cancelled" | "check_in" | "finished" | "registration" | "running";

/** The table of a tournament that a game belongs to. */
export interface TournamentTable {
  /** The id of the tournament. */
  tournament: string;
  /** The number of the round, from 1. */
  round: number;
  /** The number of the table in the round, from 1. */
  table: number;
  /** Whether the tournament counts for ratings. */
  rated?: boolean;
}

/** A page of tournaments. Send `next` as `after` to get the following page. */
export interface TournamentsResponse {
  /** The tournaments of this page, the latest first. */
  tournaments: (ListedTournament)[];
  /** Send it as `after` for the next page; null on the last one. */
  next: string | null;
}

/** Return one of your improvements to the bottom of its pile and get a blood bag. */
export interface TradeIn {
  /** Always `trade_in`. It tells this kind of object from the others. */
  type: "trade_in";
  /** The id of one of your departments or specialists. Departments printed on the board cannot be traded in. */
  improvement: string;
}

/** Let a nurse help a patient with blood in a treatment room without a doctor. */
export interface Transfuse {
  /** Always `transfuse`. It tells this kind of object from the others. */
  type: "transfuse";
  /** The number of the nurse. */
  nurse: number;
  /** The number of the patient. */
  patient: number;
}

/** Let a doctor treat a patient in the same room. The nurses needed are chosen for you. */
export interface Treat {
  /** Always `treat`. It tells this kind of object from the others. */
  type: "treat";
  /** The number of the doctor. */
  doctor: number;
  /** The number of the patient. */
  patient: number;
}

/** Treat the patients that bring the highest possible income. */
export interface TreatBest {
  /** Always `treat_best`. It tells this kind of object from the others. */
  type: "treat_best";
}

/** A patient's new value (7: discharged, 0: dead), and its new colour if that changed. */
export interface Treatment {
  /** The patient's id. */
  patient: number;
  /** The value after the treatment, from 0 to 7. 7: healthy and discharged, or waiting for the rest of its party. 0: dead. */
  value: number;
  /** The colour that a department or an ability gave the die. Left out if it keeps its colour. */
  colour?: "green" | "red" | "yellow" | null;
}

/** A possible treatment and its income. It is listed for one of several equivalent people. */
export interface TreatmentView {
  /** The command to post, such as `treat`. */
  command: unknown;
  /** The income it brings, in dollars. */
  income: number;
}

/** A seat's paramedic entered the city. */
export interface TripBegun {
  /** Always `trip_begun`. It tells this kind of object from the others. */
  type: "trip_begun";
  /** The seat of the paramedic. */
  seat: number;
  /** The number of the tile it entered, from its ambulance or the helicopter. */
  tile: number;
}

/** A paramedic went back to the ambulance. */
export interface TripEnded {
  /** Always `trip_ended`. It tells this kind of object from the others. */
  type: "trip_ended";
  /** The seat of the paramedic, who has three patients or cannot reach another. */
  seat: number;
}

/** What the acting seat has done in its action so far. */
export interface Turn {
  /** The components built in this action, at most two. A bonus supply room does not count. */
  built?: number;
  /** The treatment room just built, beside which a bonus supply room can follow; null if there is none. */
  new_treatment_room?: string | null;
  /** The parking tile just built or upgraded, to which cars can move; null if there is none. */
  new_parking?: string | null;
  /** Who was hired in this action. */
  hired?: ("doctor" | "nurse" | "orderly" | "patient")[];
  /** Queue points spent in this action. */
  queue_points?: number;
}

/** Choose which of the arriving patients goes back into the bag. */
export interface TurnAway {
  /** Always `turn_away`. It tells this kind of object from the others. */
  type: "turn_away";
  /** The id of one of the arrivals. */
  patient: number;
}

/** A number of seconds for each turn: from being awaited in a step to the end of the seat's part in it. */
export interface TurnClock {
  /** Always `turn`. It tells this kind of object from the others. */
  kind: "turn";
  /** How long each turn may take. */
  seconds: number;
}

/** Turn a Decision card and take the ambulance it names. Sent by the service. */
export interface TurnDecision {
  /** Always `turn_decision`. It tells this kind of object from the others. */
  type: "turn_decision";
}

/** A seat's time in a step was over. The default commands that end its turn follow in the same record. */
export interface TurnExpired {
  /** Always `turn_expired`. It tells this kind of object from the others. */
  type: "turn_expired";
  /** The seat whose time was over. */
  seat: number;
  /** The step in which it ran out. */
  step: string;
  /** The round of that step. */
  round: number;
}

/** The turns that are going on at tables get more time; where no clock runs, the next turns do. */
export interface TurnExtended {
  /** Always `turn_extended`. It tells this kind of object from the others. */
  type: "turn_extended";
  /** The number of the round. */
  round: number;
  /** The numbers of the tables. */
  tables: (number)[];
  /** How many minutes more. */
  minutes: number;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** Reveal the next Hospital card. Sent by the service. */
export interface TurnHospitalCard {
  /** Always `turn_hospital_card`. It tells this kind of object from the others. */
  type: "turn_hospital_card";
}

/** The turn order of the first round was drawn. */
export interface TurnOrderDrawn {
  /** Always `turn_order_drawn`. It tells this kind of object from the others. */
  type: "turn_order_drawn";
  /** The seats in turn order. */
  order: (number)[];
}

/** The turn order of the next round was set. */
export interface TurnOrderSet {
  /** Always `turn_order_set`. It tells this kind of object from the others. */
  type: "turn_order_set";
  /** The seats in turn order. */
  order: (number)[];
}

/** Choose the room where two yellow patients turn into a zombie, if too few zombies are left for all. */
export interface TurnPatients {
  /** Always `turn_patients`. It tells this kind of object from the others. */
  type: "turn_patients";
  /** The space of the treatment room. */
  room: string;
}

/** Undo your commands after a version; without a version, your latest command. */
export interface Undo {
  /** Always `undo`. It tells this kind of object from the others. */
  type: "undo";
  /** The version to return to; null for the one before your latest command. */
  to?: number | null;
}

/** A seat agreed to the proposed undo. */
export interface UndoAgreed {
  /** Always `undo_agreed`. It tells this kind of object from the others. */
  type: "undo_agreed";
  /** The seat that agreed. */
  seat: number;
}

/** What players may undo: `own`: their own latest commands; `consent`: anything, if everyone agrees; `free`: anything; `off`: nothing. */
export type UndoPolicy = "consent" | "free" | "off" | "own";

/** A seat asks the others to agree to an undo across a barrier. */
export interface UndoProposed {
  /** Always `undo_proposed`. It tells this kind of object from the others. */
  type: "undo_proposed";
  /** The seat that asks. */
  seat: number;
  /** The version that the game would return to. */
  to: number;
}

/** A seat refused the proposed undo or withdrew it. */
export interface UndoRefused {
  /** Always `undo_refused`. It tells this kind of object from the others. */
  type: "undo_refused";
  /** The seat that refused or withdrew. */
  seat: number;
}

/** A title or a module in words. */
export interface UnitWords {
  /** Its name. */
  name: string;
  /** What it is, in a sentence. */
  about: string;
}

/** Turn a parking tile over to its side for three cars. */
export interface UpgradeParking {
  /** Always `upgrade_parking`. It tells this kind of object from the others. */
  type: "upgrade_parking";
  /** The space of a parking tile for two cars. */
  space: string;
}

/** Spend a blood bag to heal a patient 1 step. */
export interface UseBloodBag {
  /** Always `use_blood_bag`. It tells this kind of object from the others. */
  type: "use_blood_bag";
  /** The id of one of your patients. */
  patient: number;
}

/** Discard a token to heal a patient. */
export interface UseBonusToken {
  /** Always `use_bonus_token`. It tells this kind of object from the others. */
  type: "use_bonus_token";
  /** The id of one of your tokens that heal. */
  token: string;
  /** The id of one of your patients. */
  patient: number;
  /** The same patient, to spend a blood bag because it does not have the token's colour; else empty. */
  recolour?: (number)[];
}

/** Let the specialist you placed last use its ability on these patients. */
export interface UseSpecialist {
  /** Always `use_specialist`. It tells this kind of object from the others. */
  type: "use_specialist";
  /** The ids of the patients that the ability works on; empty for a Pathologist, who needs none. A Medical Student heals the first one and lowers the second. */
  patients: (number)[];
  /** Those of `patients` that a blood bag recolours first, one bag for each. They get the colour that the ability needs. */
  recolour?: (number)[];
  /** The patient's new colour, if the ability changes colours; else nothing. */
  colours?: ("green" | "red" | "yellow")[];
}

/** Place a meeple in a Staff Agency: an unused nurse relieves a specialist, who can be used again. */
export interface UseStaffAgency {
  /** Always `use_staff_agency`. It tells this kind of object from the others. */
  type: "use_staff_agency";
  /** The meeple to place: `nurse`, or the id of an unused specialist. */
  meeple: string;
  /** The id of your Staff Agency. */
  department: string;
  /** The id of a specialist you used in a department this round. An unused nurse takes its place there. */
  specialist: string;
}

/** Use an investment token after a placement to heal a patient. */
export interface UseToken {
  /** Always `use_token`. It tells this kind of object from the others. */
  type: "use_token";
  /** The id of one of your tokens that the view lists as usable. */
  token: string;
  /** The id of the patient, as a list of one. */
  patients: (number)[];
  /** The same patient, to spend a blood bag because it does not have the token's colour; else empty. */
  recolour?: (number)[];
}

/** What the virus does to neglected patients. */
export interface VirusView {
  /** How many steps an untreated patient gets worse instead of one. */
  steps: number;
}

/** A `private` game is visible to its owner, its players, players with a reserved seat and organizers. */
export type Visibility = "private" | "public";

/** Undo everything that was played after a version. */
export interface Void {
  /** The version to return to. What was played after it no longer counts, but stays in the record. */
  to: number;
}

/** Let the result of a table not count: its players get no points and have not met. For organizers. */
export interface VoidTable {
  /** Always `void_table`. It tells this kind of object from the others. */
  type: "void_table";
  /** The number of the round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** Why, in your words. */
  reason: string;
}

/** Tables wait longer for their players. */
export interface WaitExtended {
  /** Always `wait_extended`. It tells this kind of object from the others. */
  type: "wait_extended";
  /** The number of the round. */
  round: number;
  /** The numbers of the tables. */
  tables: (number)[];
  /** How many minutes longer. */
  minutes: number;
  /** The id of the organizer. */
  organizer: string;
  /** Why, in the organizer's words. */
  reason: string;
}

/** The person who moved step by step stays where it is. */
export interface WalkEnded {
  /** Always `walk_ended`. It tells this kind of object from the others. */
  type: "walk_ended";
  /** The clinic of the person. */
  seat: number;
}

/** Move a person one step. Use this to take another way than the cheapest. */
export interface WalkStep {
  /** Always `walk_step`. It tells this kind of object from the others. */
  type: "walk_step";
  /** The number of the person, as in `people`. */
  person: number;
  /** The next place: a space, an entrance (`b3-south`) or a helipad (`1b2^`). */
  to: string;
}

/** Send your paramedic to a tile, along roads and empty tiles, and fetch the patient there. */
export interface WalkTo {
  /** Always `walk_to`. It tells this kind of object from the others. */
  type: "walk_to";
  /** The number of the next tile with a patient that your paramedic can reach. */
  tile: number;
}

/** A patient was assigned to a ward. */
export interface WardAssigned {
  /** Always `ward_assigned`. It tells this kind of object from the others. */
  type: "ward_assigned";
  /** The seat of the ward. */
  seat: number;
  /** The patient's id. */
  patient: number;
  /** The number of the ward, from 1 to 4. */
  ward: number;
}

/** A webhook of yours. */
export interface WebhookResponse {
  /** The id of the webhook. */
  id: string;
  /** Where messages are posted. */
  url: string;
  /** The types of notices that are sent; empty for all. */
  types: (string)[];
  /** The only game it is for; null for all your games. */
  game: string | null;
  /** The only tournament it is for; null for all notices. */
  tournament: string | null;
  /** When it was created, in milliseconds since 1970. */
  created: number;
  /** The key that verifies the `v1a` signatures. */
  public_key: string;
  /** Why nothing is sent any more; null while it works. A replay enables it again. */
  disabled?: string | null;
}

/** A webhook with its secret, which is shown only now. */
export interface WebhookSecretResponse {
  /** The webhook itself. */
  webhook: WebhookResponse;
  /** The secret that verifies the `v1` signatures. */
  secret: string;
}

/** Your webhooks. */
export interface WebhooksResponse {
  /** All of them, the oldest first. */
  webhooks: (WebhookResponse)[];
}

/** Stop taking part. The table you sit at now still counts. */
export interface Withdraw {
  /** Always `withdraw`. It tells this kind of object from the others. */
  type: "withdraw";
}

/** Exhausted workaholics of a seat left the game. A car must be taken away for each. */
export interface WorkaholicsLeft {
  /** Always `workaholics_left`. It tells this kind of object from the others. */
  type: "workaholics_left";
  /** The clinic that they left. */
  seat: number;
  /** The numbers that the doctors had. */
  doctors: (number)[];
}

/** A zombie, the space it is in, and whether it moved this round. */
export interface Zombie {
  /** The number by which commands name it. Each clinic counts its own. */
  id: number;
  /** The space it is in. */
  at: string;
  /** Whether it moved this round. */
  moved?: boolean;
}

/** A doctor cured a zombie in a lab and lies down until the next round. */
export interface ZombieCured {
  /** Always `zombie_cured`. It tells this kind of object from the others. */
  type: "zombie_cured";
  /** The clinic of the zombie. */
  seat: number;
  /** The zombie's number. */
  zombie: number;
  /** The doctor's number. */
  doctor: number;
  /** What it brought, in dollars. */
  income: number;
}

/** A zombie moved: the places on the way in order, without the start. */
export interface ZombieMoved {
  /** Always `zombie_moved`. It tells this kind of object from the others. */
  type: "zombie_moved";
  /** The clinic of the zombie. */
  seat: number;
  /** The zombie's number. */
  zombie: number;
  /** The spaces on the way in order, without the start. */
  places: (string)[];
}

/** Two yellow patients in a treatment room turned into a zombie. Their cars stay on the board. */
export interface ZombieRisen {
  /** Always `zombie_risen`. It tells this kind of object from the others. */
  type: "zombie_risen";
  /** The clinic of the zombie. */
  seat: number;
  /** The number that the zombie has from now on. */
  zombie: number;
  /** The space of the treatment room. */
  room: string;
  /** The numbers of the two patients. */
  patients: (number)[];
}

/** The zombies left in the box, and those of each clinic. */
export interface ZombiesView {
  /** Zombies left in the box. */
  left: number;
  /** The zombies of each clinic, by seat. */
  clinics: (ClinicZombiesView)[];
}
