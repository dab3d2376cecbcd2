"""Judge by best replies marked in arrays of numpy."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pays = np.array(instance.payoffs).reshape(*instance.sizes, len(instance.sizes))
    marked = np.ones(instance.sizes, dtype=bool)
    for i in range(len(instance.sizes)):
        marked &= pays[..., i] == pays[..., i].max(axis=i, keepdims=True)
    stable = {tuple(int(x) + 1 for x in cell) for cell in np.argwhere(marked)}
    if answer["equilibria"] != stable:
        return f"the equilibria are {sorted(stable)}"
    flat = pays.reshape(-1, len(instance.sizes))
    top = set()
    for cell in stable:
        own = pays[tuple(s - 1 for s in cell)]
        better = (flat >= own).all(axis=1) & (flat > own).any(axis=1)
        if not better.any():
            top.add(cell)
    return "" if answer["undominated"] == top else f"undominated are {sorted(top)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An equilibrium left out, all of them as undominated, another profile added."""
    some = answer["equilibria"]
    wrong = [answer | {"equilibria": some - {min(some)}}]
    if answer["undominated"] != some:
        wrong.append(answer | {"undominated": some})
    other = tuple(instance.sizes)
    return [*wrong, *([answer | {"equilibria": some | {other}}] if other not in some else [])]
