"""Judge by bundles as sets, and list other allocations by trying all of them where they are few."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = sorted(answer)
    bundles = [{k for k, name in enumerate(names) if answer[name] == agent} for agent in instance.agents]
    happy = [sum(instance.values[i][k] for k in bundle) for i, bundle in enumerate(bundles)]
    for i, own in enumerate(happy):
        for j, bundle in enumerate(bundles):
            left = [sum(instance.values[i][k] for k in bundle - {one}) for one in bundle]
            calm = [own >= worth for worth in left]
            if i != j and bundle and not (all(calm) if instance.any_good else any(calm)):
                return f"{i + 1} envies {j + 1}"
    return "" if sum(happy) >= instance.least else "too little in all"


def others(instance: Any, answer: Any) -> list[Any]:
    """All right allocations of few goods."""
    if len(instance.agents) ** len(instance.goods) > 300:
        return []
    return [one for one in _all(instance) if not confirm(instance, one)][:5]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Everything to one agent, and one good given to somebody else where that is wrong."""
    wrong = [dict.fromkeys(instance.goods, instance.agents[0])]
    for good in instance.goods:
        agent = instance.agents[instance.agents.index(answer[good]) - 1]
        wrong.append(answer | {good: agent})
    return [one for one in wrong if confirm(instance, one)]


def _all(instance: Any) -> list[Any]:
    choices = product(instance.agents, repeat=len(instance.goods))
    return [dict(zip(instance.goods, choice, strict=True)) for choice in choices]
