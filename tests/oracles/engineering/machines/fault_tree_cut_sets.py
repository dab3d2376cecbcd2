"""Judge by truth tables: every set of basic events is put through the gates, and the probability summed in floats."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.chances)
    gates = {name: (k, own) for name, k, own in instance.gates}

    def occurs(name: str, true: set[str]) -> bool:
        if name not in gates:
            return name in true
        k, own = gates[name]
        return sum(occurs(other, true) for other in own) >= k

    working, total = [], 0.0  # type: ignore[var-annotated]
    for size in range(n + 1):
        for chosen in combinations(range(n), size):
            true = {f"e{i + 1}" for i in chosen}
            if not occurs("G1", true):
                continue
            if not any(cut <= true for cut in working):
                working.append(frozenset(true))
            weight = 1.0
            for i, chance in enumerate(instance.chances):
                weight *= float(chance if i in chosen else 1 - chance)
            total += weight
    if set(working) != set(answer["cuts"]):
        return f"the cut sets are {working}"
    return "" if abs(total - float(answer["probability"])) < 1e-12 else f"the probability is {total}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A cut set left out, one more, the probability of the complement."""
    cuts = answer["cuts"]
    first = min(cuts, key=sorted)
    near = [
        {**answer, "cuts": cuts - {first}},
        {**answer, "cuts": cuts | {frozenset({"e1", "e2", "e3"} | first)}},
        {**answer, "probability": 1 - answer["probability"]},
    ]
    return [one for one in near if one != answer and one["cuts"]]
