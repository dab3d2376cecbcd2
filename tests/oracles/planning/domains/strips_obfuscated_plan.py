"""Judge on sets of facts; networkx checks the limit where there are few states."""

from itertools import permutations
from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _put(fact: str, given: dict[str, str]) -> str:
    word, _, rest = fact.partition("-")
    return word + "".join(f"-{given[letter]}" for letter in rest.split("-"))


def _read(instance: Any) -> Game:
    ground = []
    for head, *lists in instance.schemas:
        letters = head.split("-")[1:]
        for objects in permutations(instance.objects, len(letters)):
            given = dict(zip(letters, objects, strict=True))
            ground.append((_put(head, given), [frozenset(_put(fact, given) for fact in facts) for facts in lists]))

    def after(state: frozenset[str]) -> dict[str, frozenset[str]]:
        return {
            name: state.difference(ends).union(makes)
            for name, (needs, forbids, makes, ends) in ground
            if needs.issubset(state) and forbids.isdisjoint(state)
        }

    return Game(frozenset(instance.start), after, frozenset(instance.goal).issubset, instance.limit)


confirm, others, near_misses = judged(_read, exact=False, most=150)
