"""Judge by dictionaries of counters and a history kept as text."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    misses, counters = _result(instance)
    if tuple(answer["misses"]) != misses:
        return f"the wrong predictions are {misses}"
    return "" if tuple(answer["counters"]) == counters else f"the counters are {counters}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A count one off, counters backwards or as at first, right predictions counted."""
    first, *rest = answer["misses"]
    seen = [sum(branch == one for branch, _ in instance.outcomes) for one in range(instance.branches)]
    wrong = [
        answer | {"misses": (first + 1, *rest)},
        answer | {"misses": tuple(all_ - one for all_, one in zip(seen, answer["misses"], strict=True))},
        answer | {"counters": answer["counters"][::-1]},
        answer | {"counters": instance.counters},
    ]
    return [one for one in wrong if one != answer]


def _result(instance: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    names: list[tuple[str, int]] = []
    if instance.kind in ("local", "choice"):
        names += [("own", branch) for branch in range(instance.branches)]
    if instance.kind != "local":
        names += [("table", place) for place in range(2**instance.history)]
    if instance.kind == "choice":
        names += [("chooser", branch) for branch in range(instance.branches)]
    counters = dict(zip(names, instance.counters, strict=True))
    past = "0" * instance.history
    misses = [0] * instance.branches
    for branch, taken in instance.outcomes:
        own, table, chooser = ("own", branch), ("table", int(past, 2)), ("chooser", branch)
        says = {name: 2 * value > instance.top for name, value in counters.items()}
        if instance.kind == "local":
            guess = says[own]
        elif instance.kind == "choice":
            guess = says[table] if says[chooser] else says[own]
            if says[table] != says[own]:
                _train(counters, chooser, says[table] == taken, instance.top)
        else:
            guess = says[table]
        misses[branch] += int(guess != taken)
        for name in (own, table):
            if name in counters:
                _train(counters, name, taken, instance.top)
        past = (past + ("1" if taken else "0"))[-instance.history :]
    return tuple(misses), tuple(counters.values())


def _train(counters: dict[tuple[str, int], int], name: tuple[str, int], up: bool, top: int) -> None:
    value = counters[name] + (1 if up else -1)
    if 0 <= value <= top:
        counters[name] = value
