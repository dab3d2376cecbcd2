"""Judge by python-sat: the answer fits the log, and no deal that fits it differs from the answer in any point."""

from itertools import combinations
from typing import Any

from pysat.card import CardEnc
from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cards = [card for _, group in instance.kinds for card in group]
    places = ["envelope", *instance.players]
    number = {(card, where): 1 + i * len(places) + j for i, card in enumerate(cards) for j, where in enumerate(places)}
    clauses: list[list[int]] = []
    for card in cards:
        row = [number[card, where] for where in places]
        clauses += [row, *([-a, -b] for a, b in combinations(row, 2))]
    for _, group in instance.kinds:
        row = [number[card, "envelope"] for card in group]
        clauses += [row, *([-a, -b] for a, b in combinations(row, 2))]
    top = len(number)
    for name, size in zip(instance.players, instance.sizes, strict=True):
        encoded = CardEnc.equals([number[card, name] for card in cards], size, top_id=top)
        top = max(top, encoded.nv)
        clauses += encoded.clauses
    clauses += [[number[card, instance.players[0]]] for card in instance.hand]
    for turn in instance.turns:
        clauses += [[-number[card, name]] for name in turn.without for card in turn.cards]
        if turn.shower:
            shown = [turn.shown] if turn.shown else turn.cards
            clauses.append([number[card, turn.shower] for card in shown])
    facts = [number[card, "envelope"] for card in answer["hidden"]]
    facts += [number[card, name] for card, name in answer["holders"].items()]
    with Cadical153(bootstrap_with=clauses) as solver:
        if not solver.solve(assumptions=facts):
            return "the answer does not fit the log"
        if any(solver.solve(assumptions=[-fact]) for fact in facts):
            return "the answer does not follow from the log"
    return "" if set(answer["holders"]) == set(instance.asked) and len(answer["hidden"]) == 3 else "incomplete"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A hidden card exchanged for another of its kind, a holder changed."""
    found = []
    for _, group in instance.kinds:
        out = next(card for card in group if card in answer["hidden"])
        into = next(card for card in group if card != out)
        found.append(answer | {"hidden": answer["hidden"] - {out} | {into}})
    card, name = next(iter(answer["holders"].items()))
    other = next(player for player in instance.players if player != name)
    return [*found, answer | {"holders": answer["holders"] | {card: other}}]
