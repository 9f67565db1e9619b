"""What is dealt again in small positions is as likely as among all deals that fit what the seat sees."""

from itertools import permutations

from msgspec.structs import replace

from games.dice_hospital.modules.administrators.rows import administrators_in
from games.dice_hospital.modules.administrators.state import SeatAdministrators
from games.dice_hospital.modules.investments.state import investments_state
from games.dice_hospital.state import Pile
from games.kernel.chance import RandomBelow
from games.kernel.position import deal_hidden
from tests.games.dice_hospital.tables import given, hospital
from tests.titles.outcomes import equally_likely, outcomes


def test_the_administrator_that_another_seat_did_not_keep() -> None:
    scene = given("ambulances", hospital("R3"), hospital("R3"), administrators=[None, None])
    cards = sorted(administrators_in(scene.rules.box))
    own, kept = (cards[0], cards[1]), cards[2]
    offices = (SeatAdministrators(own, own[0]), SeatAdministrators((cards[7], kept), kept))
    state = replace(scene.state, administrators=offices)

    def hand(below: RandomBelow) -> frozenset[str]:
        dealt = deal_hidden(scene.rules, state, 0, below)
        assert dealt.administrators[0] == offices[0]
        return frozenset(dealt.administrators[1].dealt)

    deals = [deal for deal in permutations(cards, 4) if deal[:2] == own and kept in deal[2:]]
    assert outcomes(hand) == equally_likely(frozenset(deal[2:]) for deal in deals)


def test_the_hand_of_a_seat_that_has_not_chosen_its_administrator() -> None:
    scene = given("administrators", hospital("R3"), hospital("R3"), administrators=[None, None])
    cards = sorted(administrators_in(scene.rules.box))
    own = (cards[4], cards[1])
    offices = (SeatAdministrators(own), SeatAdministrators((cards[0], cards[3])))
    state = replace(scene.state, administrators=offices)
    deals = [deal for deal in permutations(cards, 4) if deal[:2] == own]
    found = outcomes(lambda below: deal_hidden(scene.rules, state, 0, below).administrators[1].dealt)
    assert found == equally_likely(deal[2:] for deal in deals)


def test_the_tokens_that_another_seat_drew() -> None:
    scene = given("investing", hospital("R3"), hospital("R3"), modules=("investments",))
    tokens = ("red_equal.1", "red_low.1", "red_more.1", "red_more.2")
    board = investments_state(scene.state)
    spaces = tuple(replace(each, pile=Pile((tokens[2:],))) for each in board.spaces[:1])
    seats = (board.seats[0], replace(board.seats[1], drawn=tokens[:2]))
    state = replace(scene.state, investments=replace(board, spaces=spaces, seats=seats))

    def drawn(below: RandomBelow) -> tuple[tuple[str, ...], frozenset[str]]:
        dealt = investments_state(deal_hidden(scene.rules, state, 0, below))
        return dealt.seats[1].drawn, frozenset(dealt.spaces[0].pile.layers[0])

    worlds = [(deal[:2], frozenset(deal[2:])) for deal in permutations(tokens)]
    assert outcomes(drawn) == equally_likely(worlds)
    assert deal_hidden(scene.rules, state, 1, lambda _bound: 0).investments.seats == seats
