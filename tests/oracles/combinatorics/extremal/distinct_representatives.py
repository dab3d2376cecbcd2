"""Judge by a matching of networkx that decides which certificate there is, and by counting."""

from itertools import combinations
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given, count = list(answer["list"]), len(instance.sets)
    if answer["verdict"] == "possible":
        if len(_matching(instance)) < count:
            return "it is impossible"
        right = len(given) == count == len(set(given))
        right = right and all(number in one for number, one in zip(given, instance.sets, strict=True))
        return "" if right else "no representatives"
    if answer["verdict"] != "impossible" or len(_matching(instance)) == count:
        return "it is possible"
    if len(given) != len(set(given)) or any(not 1 <= one <= count for one in given):
        return "no sets"
    union = set().union(*(instance.sets[one - 1] for one in given))
    return "" if len(union) < len(given) else "enough numbers"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The matching, or the sets in another order, and the smallest sets that are at fault where they are few."""
    if answer["verdict"] == "possible":
        matching = _matching(instance)
        return [{**answer, "list": tuple(matching[one] for one in range(len(instance.sets)))}]
    found = [{**answer, "list": answer["list"][::-1]}]
    every = range(1, len(instance.sets) + 1)
    if len(every) <= 10:
        groups = (some for size in range(1, len(every) + 1) for some in combinations(every, size))
        wrong = next(some for some in groups if len(set().union(*(instance.sets[one - 1] for one in some))) < len(some))
        found.append({**answer, "list": wrong})
    return found


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other verdict, an entry missing or twice, all sets, the first number of each set."""
    given = answer["list"]
    wrong = [
        {"verdict": "impossible" if answer["verdict"] == "possible" else "possible", "list": given},
        {**answer, "list": given[1:]},
        {**answer, "list": (given[1], *given[1:])},
        {"verdict": "impossible", "list": tuple(range(1, len(instance.sets) + 1))},
        {"verdict": "possible", "list": tuple(one[0] for one in instance.sets)},
        {"verdict": "impossible", "list": ()},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _matching(instance: Any) -> dict[int, int]:
    graph = networkx.Graph()
    for place, one in enumerate(instance.sets):
        graph.add_edges_from((("set", place), ("number", number)) for number in one)
    tops = [("set", place) for place in range(len(instance.sets))]
    matching = networkx.bipartite.hopcroft_karp_matching(graph, tops)
    return {place: matching["set", place][1] for _, place in tops if ("set", place) in matching}
