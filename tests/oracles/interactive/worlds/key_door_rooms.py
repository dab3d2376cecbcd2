"""Keep the world as a set of facts; bound the moves by the ways on the tree of rooms."""

from math import ceil
from typing import Any

import networkx

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

Seen = tuple[int, int, tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def play(instance: Any, moves: list[tuple[str, ...]]) -> tuple[list[Seen], str]:
    """Change the facts action by action."""
    facts: set[tuple[Any, ...]] = {("lies", thing, room) for thing, room in instance.lying}
    known, bag, here = {instance.room}, list[str](), instance.room
    seen: list[Seen] = []
    for move in moves:
        count, new = 0, False
        for action in move:
            if action.startswith("go "):
                ways = [(to, lock) for room, way, to, lock in instance.links if room == here and way == action[3:]]
                if not ways or not (ways[0][1] == "" or ways[0][1] in bag or ("open", ways[0][1]) in facts):
                    break
                here, lock = ways[0]
                facts.add(("open", lock))
                new = here not in known
                known.add(here)
            else:
                thing = action[5:]
                if ("lies", thing, here) not in facts:
                    break
                facts.remove(("lies", thing, here))
                if len(bag) == instance.hands:
                    facts.add(("lies", bag.pop(0), here))
                bag.append(thing)
            count += 1
            if new or (here == instance.room and "chest" in bag):
                break
        doors = []
        for room, way, _, lock in sorted(instance.links):
            if room == here:
                doors.append(f"{way} ({lock})" if lock and ("open", lock) not in facts else way)
        here_now = sorted(fact[1] for fact in facts if fact[0] == "lies" and fact[-1] == here)
        seen.append((count, here, tuple(doors), tuple(here_now), tuple(bag)))
        if here == instance.room and "chest" in bag:
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Return the moves for the way to the chest and back, which nobody can undercut."""
    graph = networkx.Graph([(room, to) for room, _, to, _ in instance.links])
    assert networkx.is_tree(graph)
    assert len(graph) == instance.rooms
    steps = networkx.shortest_path_length(graph, instance.room, dict(instance.lying)["chest"])
    return ceil((2 * steps + 1) / 4)
