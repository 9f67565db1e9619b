"""Draws that nobody can choose: all commit before anybody reveals, and a missing nonce draws nothing."""

import pytest
import redis

from events.audit import audit
from events.errors import Stale
from events.execute import create, execute, reopen
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.chance import Seeded, commitment, salt
from games.kernel.messages import Awaiting
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Leave, Resign, Start
from games.kernel.table.nonces import REVEAL_SECONDS, Commit, GameReopened, Reopen, Reveal, commitment_to
from games.kernel.table.table import GameAbandoned, GameStarted, SeatLeft
from games.kernel.table.undo import Undo
from tests.events.exports import SIGNER, lines_of
from tests.events.mutations import read, resigned, written
from tests.market.title import TITLES
from tests.players import ANN, BOB, SERVICE, two_humans
from tests.timed import Watch


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def store(client: redis.Redis, watch: Watch) -> Store:
    return Store(client, TITLES, now=watch)


def revealing(store: Store) -> FoldedGame:
    """A game that waits for the nonces of Ann and Bob."""
    game = create(store, ANN, two_humans(commitment=commitment_to("ann's"))).folded.id
    execute(store, game, BOB, Join(commitment_to("bob's")))
    return execute(store, game, ANN, Start()).folded


def refused(store: Store, folded: FoldedGame, *given: object) -> str:
    with pytest.raises(Illegal) as refusal:
        execute(store, folded.id, *given)  # type: ignore[arg-type]  # an actor and a command
    return refusal.value.code


def missed(store: Store, watch: Watch) -> FoldedGame:
    """A game that was opened again because Bob did not reveal his nonce in time."""
    folded = revealing(store)
    folded = execute(store, folded.id, ANN, Reveal("ann's")).folded
    watch.wait(REVEAL_SECONDS)
    return reopen(store, folded.id, folded.version).folded


def test_the_game_starts_with_the_last_nonce(store: Store) -> None:
    folded = revealing(store)
    assert (folded.table.status, folded.table.play, folded.next_draw) == ("revealing", None, 0)
    assert folded.game.awaiting(folded.table) == Awaiting((0, 1))
    folded = execute(store, folded.id, BOB, Reveal("bob's")).folded
    assert (folded.table.status, folded.next_draw) == ("revealing", 0)
    assert folded.game.awaiting(folded.table) == Awaiting((0,))
    outcome = execute(store, folded.id, ANN, Reveal("ann's"))
    assert GameStarted() in outcome.events
    assert outcome.folded.table.status == "playing"
    assert outcome.folded.next_draw > 0


def test_draws_come_from_the_seed_and_all_nonces(store: Store) -> None:
    folded = revealing(store)
    seed = store.seed(folded)
    execute(store, folded.id, ANN, Reveal("ann's"))
    outcome = execute(store, folded.id, BOB, Reveal("bob's"))

    def begun(*nonces: str | None) -> list[object]:
        opening, _ = folded.game.rules.begin(
            folded.game.evolve(folded.table, GameStarted()).play, Seeded(seed, salt(nonces))
        )
        return [*opening]

    assert begun("ann's", "bob's") == [*outcome.events[2:]]
    assert begun("ann's", None) != begun("ann's", "bob's") != begun(None, "bob's")


def test_who_knows_the_seed_cannot_choose_a_nonce_any_more(store: Store) -> None:
    """The last to join, helped by the service, tries nonces until the draws suit; only one is accepted."""
    folded = revealing(store)
    execute(store, folded.id, ANN, Reveal("ann's"))
    for number in range(50):
        assert refused(store, folded, BOB, Reveal(f"bob's {number}")) == "wrong_nonce"
    assert refused(store, folded, BOB, Commit(commitment_to("other"))) == "wrong_status"
    assert store.load(folded.id).next_draw == 0


def test_what_cannot_be_done_while_nonces_are_missing(store: Store) -> None:
    folded = execute(store, revealing(store).id, ANN, Reveal("ann's")).folded
    assert refused(store, folded, ANN, Reveal("ann's")) == "nothing_to_reveal"
    assert refused(store, folded, ANN, Start()) == "wrong_status"
    assert refused(store, folded, ANN, Resign()) == "wrong_status"
    assert refused(store, folded, ANN, Undo()) == "wrong_status"
    assert refused(store, folded, BOB, Reopen("0" * 64)) == "service_only"
    assert refused(store, folded, SERVICE, Reopen("0" * 64)) == "clock_still_running"


def test_without_commitments_a_game_starts_at_once(store: Store) -> None:
    game = create(store, ANN, two_humans()).folded.id
    execute(store, game, BOB, Join())
    assert execute(store, game, ANN, Start()).folded.table.status == "playing"


def test_a_missing_nonce_frees_the_seat_and_the_service_commits_anew(store: Store, watch: Watch) -> None:
    folded = revealing(store)
    first = store.seed(folded)
    folded = execute(store, folded.id, ANN, Reveal("ann's")).folded
    watch.wait(REVEAL_SECONDS - 1)
    assert refused(store, folded, SERVICE, Reopen("0" * 64)) == "clock_still_running"
    watch.wait(1)
    outcome = reopen(store, folded.id, folded.version)
    table, second = outcome.folded.table, store.seed(outcome.folded)
    assert outcome.events == (SeatLeft(1), GameReopened(table.commitment))
    assert (table.status, table.play, outcome.folded.next_draw) == ("open", None, 0)
    assert first != second
    assert table.commitment == commitment(second)
    assert table.seats[1].player is None
    assert (table.seats[0].player, table.seats[0].commitment, table.seats[0].nonce) == ("ann", None, None)


def test_who_revealed_in_vain_keeps_the_seat_and_the_say(store: Store, watch: Watch) -> None:
    """Otherwise the one who did not reveal could come back and start a game in which the other has no say."""
    folded = missed(store, watch)
    assert folded.game.awaiting(folded.table) == Awaiting((0,))
    execute(store, folded.id, BOB, Join(commitment_to("bob's second")))
    assert refused(store, folded, BOB, Start()) == "commit_first"
    execute(store, folded.id, ANN, Commit(commitment_to("ann's second")))
    assert execute(store, folded.id, BOB, Start()).folded.table.status == "revealing"
    execute(store, folded.id, ANN, Reveal("ann's second"))
    assert execute(store, folded.id, BOB, Reveal("bob's second")).folded.table.status == "playing"


def test_who_revealed_in_vain_may_do_without(store: Store, watch: Watch) -> None:
    folded = missed(store, watch)
    assert Commit() in folded.game.legal(folded.table, ANN)
    execute(store, folded.id, ANN, Commit())
    execute(store, folded.id, BOB, Join())
    assert execute(store, folded.id, BOB, Start()).folded.table.status == "playing"


def test_leaving_meanwhile_opens_the_game_again_and_nobody_else_loses_a_seat(store: Store) -> None:
    folded = revealing(store)
    folded = execute(store, folded.id, BOB, Leave()).folded
    assert folded.game.awaiting(folded.table) == Awaiting((), "clock")
    assert refused(store, folded, ANN, Reveal("ann's")) == "seats_free"
    folded = reopen(store, folded.id, folded.version).folded
    assert (folded.table.status, folded.table.seats[0].player) == ("open", "ann")
    assert folded.table.seats[0].commitment == commitment_to("ann's"), "it is still secret"
    assert not folded.table.seats[0].must_commit


def test_a_game_in_which_nobody_reveals_is_abandoned(store: Store, watch: Watch) -> None:
    folded = revealing(store)
    watch.wait(REVEAL_SECONDS)
    outcome = reopen(store, folded.id, folded.version)
    assert outcome.events == (SeatLeft(0), SeatLeft(1), GameAbandoned())
    assert audit(lines_of(store, outcome.folded), TITLES, (SIGNER.public,)).verdict == "sound"


def test_opening_again_twice_happens_once(store: Store, watch: Watch) -> None:
    folded = missed(store, watch)
    with pytest.raises(Stale):
        reopen(store, folded.id, folded.version - 1)
    assert store.load(folded.id).version == folded.version


def test_a_process_that_knows_the_first_seed_draws_from_the_second(store: Store, watch: Watch) -> None:
    """The new seed is stored with its record, and every process finds the seed of the commitment it sees."""
    other = Store(store.client, TITLES, now=watch)
    folded = revealing(store)
    assert other.seed(other.load(folded.id)) == store.seed(folded)
    watch.wait(REVEAL_SECONDS - 1)
    execute(store, folded.id, ANN, Reveal("ann's"))
    watch.wait(1)
    folded = reopen(store, folded.id, store.load(folded.id).version).folded
    assert other.seed(other.load(folded.id)) == store.seed(folded)
    execute(other, folded.id, ANN, Commit())
    execute(other, folded.id, BOB, Join())
    execute(other, folded.id, ANN, Start())
    execute(other, folded.id, ANN, Resign())
    folded = execute(other, folded.id, BOB, Resign()).folded
    verdict = audit(lines_of(Store(store.client, TITLES), folded), TITLES, (SIGNER.public,))
    assert (verdict.verdict, verdict.findings) == ("sound", ())


def given_up(store: Store, folded: FoldedGame) -> FoldedGame:
    """The game after both have resigned."""
    execute(store, folded.id, ANN, Resign())
    return execute(store, folded.id, BOB, Resign()).folded


def test_an_audit_checks_nonces_against_their_commitments(store: Store) -> None:
    folded = revealing(store)
    execute(store, folded.id, ANN, Reveal("ann's"))
    execute(store, folded.id, BOB, Reveal("bob's"))
    lines = lines_of(store, given_up(store, folded))
    assert audit(lines, TITLES, (SIGNER.public,)).verdict == "sound"
    forged = read(lines)
    revealed = forged[5]["entry"]
    revealed["command"]["nonce"] = revealed["events"][0]["nonce"] = forged[0]["seats"][1]["nonce"] = "chosen"
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, (SIGNER.public,))
    assert [finding.code for finding in verdict.findings] == ["refused"]


def test_an_audit_notes_replaced_commitments_and_wants_the_last_seed(store: Store, watch: Watch) -> None:
    first = revealing(store)
    seed = store.seed(first)
    folded = execute(store, first.id, ANN, Reveal("ann's")).folded
    watch.wait(REVEAL_SECONDS)
    folded = reopen(store, folded.id, folded.version).folded
    execute(store, folded.id, ANN, Commit())
    execute(store, folded.id, BOB, Join(commitment_to("again")))
    execute(store, folded.id, BOB, Start())
    execute(store, folded.id, BOB, Reveal("again"))
    lines = lines_of(store, given_up(store, folded))
    verdict = audit(lines, TITLES, (SIGNER.public,))
    assert verdict.verdict == "sound"
    assert "reopened" in [note.code for note in verdict.notes]
    forged = read(lines)
    forged[-1]["seed"] = seed.hex()
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, (SIGNER.public,))
    assert "wrong_seed" in [finding.code for finding in verdict.findings]


def test_an_audit_finds_a_game_that_was_opened_again_too_early(store: Store, watch: Watch) -> None:
    """The service may not drop a seat whose nonce it does not like."""
    folded = missed(store, watch)
    lines = lines_of(store, execute(store, folded.id, ANN, Leave()).folded)
    assert audit(lines, TITLES, (SIGNER.public,)).verdict == "sound"
    forged = read(lines)
    for line in forged[5:-1]:
        line["entry"]["at"] -= 1000
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, (SIGNER.public,))
    assert [(finding.code, finding.version) for finding in verdict.findings] == [("refused", 5)]


def test_an_audit_finds_a_seed_that_was_exchanged_when_the_first_cards_were_drawn(store: Store) -> None:
    """The service knows all nonces then, so it may not commit to another seed in the same record."""
    folded = revealing(store)
    execute(store, folded.id, ANN, Reveal("ann's"))
    execute(store, folded.id, BOB, Reveal("bob's"))
    forged = read(lines_of(store, given_up(store, folded)))
    chosen = b"chosen later".ljust(32)
    forged[5]["entry"]["events"][:0] = [
        {"type": "game_reopened", "commitment": commitment(chosen)},
        {"type": "commitment_made", "seat": 0, "commitment": commitment_to("ann's")},
        {"type": "nonce_revealed", "seat": 0, "nonce": "ann's"},
    ]
    forged[0]["commitment"], forged[-1]["seed"] = commitment(chosen), chosen.hex()
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, (SIGNER.public,))
    assert (verdict.verdict, [finding.code for finding in verdict.findings]) == ("unsound", ["wrong_seed"])
