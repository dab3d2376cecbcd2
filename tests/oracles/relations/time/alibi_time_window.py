"""Judge minute by minute: where a suspect can be at each minute, by shortest roads of networkx."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = networkx.Graph()
    for a, b, minutes in instance.ways:
        graph.add_edge(a[0], b[0], weight=minutes)
    far = dict(networkx.all_pairs_dijkstra_path_length(graph))
    asked = instance.places[0][0]
    found = []
    for name in instance.people:
        own = sorted((when, place[0]) for who, place, when in instance.seen if who == name)
        times = range(own[0][0], own[-1][0] + 1)
        there = [t for t in times if all(abs(t - when) >= far[place][asked] for when, place in own)]
        there = [t for t in there if instance.opens <= t <= instance.closes]
        runs = [[t, t] for t in there[:1]]
        for t in there[1:]:
            if t == runs[-1][1] + 1:
                runs[-1][1] = t
            else:
                runs.append([t, t])
        found += [(name, start, end) for start, end in runs if end - start >= instance.least]
    right = (answer["who"], answer["arrival"], answer["leaving"])
    return "" if found == [right] else f"the possible stays are {found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Another suspect; the times as if the place were always open or a minute off."""
    other = next(name for name in instance.people if name != answer["who"])
    return [
        {**answer, "who": other},
        {**answer, "arrival": answer["arrival"] + 1},
        {**answer, "leaving": answer["leaving"] - 1},
    ]
