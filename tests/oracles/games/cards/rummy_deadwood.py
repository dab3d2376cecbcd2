"""Judge with a solver of integer programmes over all melds."""

from itertools import combinations, pairwise
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 6)
_RANKS = "A23456789TJQK"


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cards = instance.cards
    for meld in answer:
        if not _good([cards[place - 1] for place in meld]):
            return "no meld"
    if any(one & other for one, other in combinations(answer, 2)):
        return "not disjoint"
    used = frozenset().union(*answer)
    return "" if sum(_worth(cards[place - 1]) for place in used) == _most(cards) else "not the best"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A meld left out, a card left out, a card too many."""
    meld = max(answer, key=lambda one: sum(_worth(instance.cards[place - 1]) for place in one))
    rest = answer - {meld}
    other = min(set(range(1, len(instance.cards) + 1)) - meld)
    more = rest | {meld | {other}}
    return [rest or frozenset({frozenset({1, 2})}), *([more] if confirm(instance, more) else [])]


def _worth(card: str) -> int:
    return 0 if card == "joker" else min(10, _RANKS.index(card[0]) + 1)


def _good(cards: list[str]) -> bool:
    jokers = cards.count("joker")
    rest = sorted(_RANKS.index(card[0]) for card in cards if card != "joker")
    suits = {card[1] for card in cards if card != "joker"}
    if len(cards) < 3 or jokers > 1:
        return False
    if rest[0] == rest[-1]:
        return True
    gaps = [b - a - 1 for a, b in pairwise(rest)]
    return len(suits) == 1 and min(gaps) >= 0 and sum(gaps) <= jokers


def _most(cards: Any) -> int:
    model = cp_model.CpModel()
    melds = [
        some for size in (3, 4, 5) for some in combinations(range(len(cards)), size) if _good([cards[k] for k in some])
    ]
    chosen = [model.new_bool_var("") for _ in melds]
    for card in range(len(cards)):
        model.add(sum(one for one, meld in zip(chosen, melds, strict=True) if card in meld) <= 1)
    model.maximize(sum(one * sum(_worth(cards[k]) for k in meld) for one, meld in zip(chosen, melds, strict=True)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)
