"""Turning the Automa's cards. A card is drawn when it is needed, so there is no hidden order."""

from games.dice_hospital.modules.automa.cards import (
    LEVELS,
    DecisionCard,
    Level,
    decision_cards,
    hospital_cards,
)
from games.dice_hospital.modules.automa.messages import (
    DecisionsShuffled,
    DecisionTurned,
    HospitalCardTurned,
)
from games.dice_hospital.modules.automa.options import options_of
from games.dice_hospital.modules.automa.state import automa_seat, automa_state
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.chance import pick


def turn_decision(ctx: Context, state: State) -> Decision:
    """Turn a Decision card; when the deck is used up, all of them are shuffled."""
    if not automa_state(state).decisions:
        state = yield DecisionsShuffled(tuple(sorted(decision_cards(ctx.rules))))
    return (yield DecisionTurned(pick(ctx.chance, automa_state(state).decisions)))


def decision(rules: Rules, state: State) -> DecisionCard | None:
    """The Decision card turned last."""
    key = automa_state(state).decision
    return decision_cards(rules)[key] if key else None


def face_down(rules: Rules, state: State) -> dict[Level, int]:
    """How many Hospital cards of each level are face down."""
    cards, turned = hospital_cards(rules), automa_state(state).turned
    levels = [card.level for card in cards.values()]
    deck = rules.figures["automa_decks"][options_of(rules).deck]
    return {
        level: min(deck[level], levels.count(level)) - sum(cards[key].level == level for key in turned)
        for level in LEVELS
    }


def turn_hospital_card(ctx: Context, state: State) -> Decision:
    """Reveal a Hospital card: draw its level, then one of the unseen cards of that level."""
    left = face_down(ctx.rules, state)
    level = pick(ctx.chance, [level for level in LEVELS for _ in range(left[level])])
    cards, turned = hospital_cards(ctx.rules), automa_state(state).turned
    unseen = sorted(key for key, card in cards.items() if card.level == level and key not in turned)
    return (yield HospitalCardTurned(automa_seat(ctx.rules), pick(ctx.chance, unseen)))
