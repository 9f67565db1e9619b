"""Chance: the draws are what the page on chance says, number by number."""

import hmac

import pytest

from games.kernel.chance import Seeded, commitment, pick, salt, shuffled

SEED = bytes(range(32))

# Worked out with SHA-256 alone: HMAC(seed, salt || number) as an integer, modulo the bound.
UNSALTED = [(0, 6, 3), (0, 45, 30), (1, 63, 52), (2, 1000, 317), (255, 6, 5), (2**40, 63, 59)]
SALTED = [(0, 6, 4), (0, 45, 43), (1, 63, 54), (2, 1000, 949), (255, 6, 1), (2**40, 63, 53)]
NONCES = ("apple", None, "bé")
SALT = "e996bd2937f0784592f331c2b01244cc88906a02ad91680bd87419db473b9240"


@pytest.mark.parametrize(("number", "bound", "drawn"), UNSALTED)
def test_known_draws(number: int, bound: int, drawn: int) -> None:
    assert Seeded(SEED, first=number).below(bound) == drawn


@pytest.mark.parametrize(("number", "bound", "drawn"), SALTED)
def test_known_draws_with_the_players_nonces(number: int, bound: int, drawn: int) -> None:
    assert Seeded(SEED, salt(NONCES), number).below(bound) == drawn


@pytest.mark.parametrize("length", [0, 1, 32, 64, 65, 200])
def test_draws_are_hmac_with_seeds_of_any_length(length: int) -> None:
    seed = bytes(range(length))
    drawn = hmac.digest(seed, b"salt" + (7).to_bytes(8, "big"), "sha256")
    assert Seeded(seed, b"salt", 7).below(2**256) == int.from_bytes(drawn, "big")


def test_the_salt_depends_on_every_nonce_and_its_seat() -> None:
    assert salt(NONCES).hex() == SALT
    assert (
        len({salt(nonces) for nonces in (["a", "b"], ["b", "a"], ["ab", ""], ["ab", None], [None, "ab"])})
        == 5
    )


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_draws_are_numbered_one_after_the_other() -> None:
    chance = Seeded(SEED)
    assert [chance.below(bound) for bound in (6, 63, 1000)] == [3, 52, 317]
    assert chance.next == 3


def test_a_shuffle_draws_one_item_after_the_other_from_what_is_left() -> None:
    chance = Seeded(SEED)
    assert shuffled(chance, "abcdef") == ("d", "b", "c", "f", "e", "a")
    assert chance.next == 6


def test_one_item_is_picked_by_the_next_draw() -> None:
    assert pick(Seeded(SEED), "abcdef") == "d"


def test_every_item_is_picked_about_equally_often() -> None:
    chance = Seeded(SEED)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 900
    assert max(counts) < 1100
