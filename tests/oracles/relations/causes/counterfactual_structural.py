"""Judge by trying all outer states that fit what was seen, with the rules read from the printed text."""

from itertools import product
from typing import Any

from tests.oracles.relations.causes._read import read, settle

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules, on = read(instance), instance.setting[1]
    fates = set()
    for states in product((True, False), repeat=len(instance.outer)):
        outer = dict(zip(instance.outer, states, strict=True))
        if all(settle(rules, outer)[name] == state for name, state in instance.seen):
            fate = settle(rules, {**outer, **dict(instance.held)})
            fates.add(tuple(fate[name] for name in instance.asked))
    if len(fates) != 1:
        return f"{len(fates)} outcomes fit"
    return "" if fates.pop() == tuple(state == on for state in answer) else "another outcome follows"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What really was; one state turned round."""
    on, off = instance.setting[1:3]
    turned = {on: off, off: on}
    return [(*answer[:k], turned[state], *answer[k + 1 :]) for k, state in enumerate(answer)]
