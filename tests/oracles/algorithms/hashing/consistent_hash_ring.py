"""Judge by walking the ring point by point from each key."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    owner = {point: name for name, points in instance.start for point in points}
    where, moved = _where(instance, owner), []
    for name, points in instance.events:
        if points:
            owner.update(dict.fromkeys(points, name))
        else:
            owner = {point: other for point, other in owner.items() if other != name}
        now = _where(instance, owner)
        moved.append(sum(server not in where[key] for key in now for server in now[key]))
        where = now
    if list(answer["moved"]) != moved:
        return "other numbers of keys moved"
    load = dict.fromkeys(owner.values(), 0)
    for servers in where.values():
        for server in servers:
            load[server] += 1
    return "" if answer["load"] == load else "the servers hold other numbers"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One key more on a server, nothing or all moved."""
    name, load = next(iter(answer["load"].items()))
    everything = tuple(len(instance.keys) for _ in answer["moved"])
    return [
        {**answer, "load": {**answer["load"], name: load + 1}},
        {**answer, "moved": tuple(0 for _ in answer["moved"])},
        *([{**answer, "moved": everything}] if everything != answer["moved"] else []),
    ]


def _where(instance: Any, owner: dict[int, str]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for key in instance.keys:
        point, servers = key, list[str]()
        while len(servers) < instance.copies:
            if point in owner and owner[point] not in servers:
                servers.append(owner[point])
            point = (point + 1) % instance.size
        found[key] = servers
    return found
