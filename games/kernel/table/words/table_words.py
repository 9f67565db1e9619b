"""The words of the table as one value: every game has them beside those of its modules."""

from msgspec import Struct

from games.kernel.messages import tag
from games.kernel.table.clock import ClockPaused, ClockResumed, PauseClock, ResumeClock
from games.kernel.table.corrections import Correct, CorrectionMade
from games.kernel.table.nonces import Commit, Reveal
from games.kernel.table.words.commands import COMMANDS, STRUCTS
from games.kernel.table.words.creation_refusals import CREATION_REFUSALS
from games.kernel.table.words.events import EVENTS
from games.kernel.table.words.refusals import REFUSALS
from games.kernel.words.formatters import as_written, module, player, ranges, seat, seat_number, seats
from games.kernel.words.words import Sentence, Words

_WITH_REASON: tuple[type[Struct], ...] = (
    PauseClock,
    ResumeClock,
    Correct,
    ClockPaused,
    ClockResumed,
    CorrectionMade,
)

TABLE_WORDS = Words(
    commands=COMMANDS,
    open_choices={
        Commit: Sentence(
            en="Commit to a nonce by its SHA-256, or to none.",
            de="Lege dich mit ihrem SHA-256 auf eine Nonce fest, oder auf keine.",
            fr="Engagez-vous sur un nonce par son SHA-256, ou sur aucun.",
            it="Impegnati su un nonce con il suo SHA-256, o su nessuno.",
        ),
        Reveal: Sentence(
            en="Reveal the nonce you committed to.",
            de="Decke die Nonce auf, auf die du dich festgelegt hast.",
            fr="Révélez le nonce sur lequel vous vous êtes engagé.",
            it="Rivela il nonce su cui ti sei impegnato.",
        ),
    },
    events=EVENTS,
    structs=STRUCTS,
    terms={
        "open": Sentence(en="open", de="offen", fr="ouverte", it="aperta"),
        "revealing": Sentence(
            en="revealing nonces", de="beim Aufdecken", fr="en révélation", it="in rivelazione"
        ),
        "playing": Sentence(en="being played", de="im Gang", fr="en cours", it="in corso"),
        "finished": Sentence(en="finished", de="beendet", fr="terminée", it="terminata"),
        "abandoned": Sentence(en="abandoned", de="abgebrochen", fr="abandonnée", it="abbandonata"),
    },
    fields={
        "seat": seat,
        "seats": seats,
        "awaiting": seats,
        "player": player,
        "owner": player,
        "organizer": player,
        "seat_left.seat": seat_number,
        "substitute.seat": seat_number,
        "seat_substituted.seat": seat_number,
        "already_seated.seat": seat_number,
        "bad_seat.seat": seat_number,
        "no_such_seat.seat": seat_number,
        "no_such_seat_kind.seat": seat_number,
        "module_conflict.conflicts": module,
        "commands_undone.versions": ranges,
        **{f"{tag(kind)}.reason": as_written for kind in _WITH_REASON},
    },
    refusals={**CREATION_REFUSALS, **REFUSALS},
)
