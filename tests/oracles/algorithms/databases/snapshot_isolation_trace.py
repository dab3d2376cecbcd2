"""Judge by versions of each item with the times of their commits, looked up anew for every read."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _run(instance, abort=True)
    for name, told in (
        ("read", "other values are read"),
        ("aborted", "others abort"),
        ("final", "other values remain"),
    ):
        if answer[name] != right[name]:
            return told
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """As if nobody aborted, or as if all saw what is newest; a value off by one."""
    item, value = next(iter(answer["final"].items()))
    wrong = [
        _run(instance, abort=False),
        {**answer, "aborted": frozenset()},
        {**answer, "final": {**answer["final"], item: value + 1}},
        {**answer, "read": (answer["read"][0] + 1, *answer["read"][1:])},
    ]
    return [one for one in wrong if one != answer]


def _run(instance: Any, abort: bool) -> dict[str, Any]:
    versions = {item: [(-1, 0, value)] for item, value in instance.start.items()}  # time, transaction, value
    begins = {own: time for time, (own, verb, _, _) in enumerate(instance.operations) if verb == "begin"}
    own_values: dict[tuple[int, str], int] = {}
    read, aborted = [], set()
    for time, (own, verb, item, number) in enumerate(instance.operations):
        if verb in ("read", "add"):
            seen = [value for at, _, value in versions[item] if at < begins[own]][-1]
            seen = own_values.get((own, item), seen)
            if verb == "read":
                read.append(seen)
            else:
                own_values[own, item] = seen + number
        elif verb == "write":
            own_values[own, item] = number
        elif verb == "commit":
            mine = [name for who, name in own_values if who == own]
            if abort and any(at > begins[own] for name in mine for at, _, _ in versions[name]):
                aborted.add(own)
                continue
            for name in mine:
                versions[name].append((time, own, own_values[own, name]))
    return {
        "read": tuple(read),
        "aborted": frozenset(f"T{own}" for own in aborted),
        "final": {item: all_[-1][2] for item, all_ in versions.items()},
    }
