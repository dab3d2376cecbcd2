"""Judge by networkx on the sets of those on the left bank."""

from itertools import chain, combinations
from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    everybody = frozenset(instance.names)
    weight = dict(zip(instance.names, instance.weights, strict=True))
    groups = chain.from_iterable(combinations(instance.names, size) for size in range(1, instance.seats + 1))
    able = [frozenset(group) for group in groups if set(group) & set(instance.rowers)]
    loads = [group for group in able if sum(weight[name] for name in group) <= instance.load]

    def peaceful(bank: frozenset[str]) -> bool:
        return all(set(group) - bank or keeper in bank for group, keeper in instance.rules)

    def after(state: tuple[frozenset[str], str]) -> dict[Any, Any]:
        left, side = state
        boats = [boat for boat in loads if boat <= (left if side == "left" else everybody - left)]
        ends = {boat: left - boat if side == "left" else left | boat for boat in boats}
        other = "right" if side == "left" else "left"
        return {boat: (end, other) for boat, end in ends.items() if peaceful(end) and peaceful(everybody - end)}

    return Game((everybody, "left"), after, lambda state: not state[0], instance.best)


confirm, others, near_misses = judged(_read)
