"""Judge by listing all hidden paths for the belief, and all plans that map signs seen to actions for the value."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = len(instance.shows)
    chances = [Fraction(0)] * count
    for path in product(range(count), repeat=len(instance.record) + 1):
        chances[path[-1]] += _chance(instance, path, instance.record)
    belief = {f"S{state + 1}": chance / sum(chances) for state, chance in enumerate(chances)}
    if answer["belief"] != belief:
        return "another belief"
    pasts = [past for length in range(instance.horizon) for past in product((0, 1), repeat=length)]
    sums: dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction] = {}
    for past in pasts:  # the expected reward of a step after these signs, for all actions up to it
        for actions in product((0, 1), repeat=len(past) + 1):
            record = tuple(zip(actions[:-1], past, strict=True))
            sums[past, actions] = sum(
                (
                    belief[f"S{path[0] + 1}"]
                    * _chance(instance, path, record)
                    * instance.rewards[actions[-1]][path[-1]]
                    for path in product(range(count), repeat=len(past) + 1)
                ),
                Fraction(0),
            )
    best: list[Fraction | None] = [None, None]
    for choice in product((0, 1), repeat=len(pasts)):
        plan = dict(zip(pasts, choice, strict=True))
        worth = sum(
            sums[past, tuple(plan[past[:length]] for length in range(len(past) + 1))] for past in pasts
        ) + Fraction(0)
        if best[plan[()]] is None or worth > (best[plan[()]] or 0):
            best[plan[()]] = worth
    found = [one for one in best if one is not None]
    first = max((0, 1), key=lambda action: found[action])
    right = "ab"[first], found[first]
    return "" if (answer["action"], answer["value"]) == right and found[0] != found[1] else f"right is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other action, and another value."""
    return [
        {**answer, "action": "b" if answer["action"] == "a" else "a"},
        {**answer, "value": answer["value"] + 1},
    ]


def _chance(instance: Any, path: tuple[int, ...], record: Any) -> Fraction:
    """Give the chance of a path and its signs, from its first state on."""
    chance = Fraction(1)
    for (action, sign), state, end in zip(record, path, path[1:], strict=False):
        show = instance.shows[end]
        chance *= Fraction(instance.moves[action][state][end] * (4 - show if sign else show), 16)
    return chance
