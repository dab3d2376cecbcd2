"""Judge on a table of what each block stands on; networkx checks the limit where there are few states."""

from itertools import pairwise
from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    names = sorted("".join(instance.start))

    def after(state: Any) -> dict[str, Any]:
        on = dict(state)
        clear = [name for name in names if name not in on.values()]
        found = {}
        for a in clear:
            for b in [*clear, "table"]:
                end = {**on, a: b}
                stacks = sum(below == "table" for below in end.values())
                if a != b and end != on and (not instance.room or stacks <= instance.room):
                    found[f"{a}>{b}"] = tuple(sorted(end.items()))
        return found

    wanted = {(high, low) for stack in instance.goal for low, high in pairwise(stack)}
    if instance.whole:
        wanted |= {(stack[0], "table") for stack in instance.goal}
    lowest = {(stack[0], "table") for stack in instance.start}
    start = {(high, low) for stack in instance.start for low, high in pairwise(stack)} | lowest
    return Game(tuple(sorted(start)), after, lambda state: wanted <= set(state), instance.limit)


confirm, others, near_misses = judged(_read, exact=False, most=600)
