"""Judge by minutes: the most meetings, with their breaks, in one minute; rooms minute by minute; networkx colours."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[int, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(range(1, len(instance.meetings) + 1)):
        return "not all meetings"
    used: set[tuple[int, int]] = set()
    busy: dict[int, int] = {}
    for number, room in answer.items():
        for minute in _minutes(instance, number):
            if (minute, room) in used:
                return "two meetings at once"
            used.add((minute, room))
            busy[minute] = busy.get(minute, 0) + 1
    return "" if len(set(answer.values())) == max(busy.values()) else "not the fewest"


def others(instance: Any, answer: dict[int, int]) -> list[dict[int, int]]:
    """Rooms numbered backwards; the colours of the graph of clashes, if they are few enough."""
    most = max(answer.values())
    graph = networkx.Graph()
    minutes = {number: set(_minutes(instance, number)) for number in answer}
    graph.add_nodes_from(minutes)
    graph.add_edges_from((one, two) for one in answer for two in answer if one < two and minutes[one] & minutes[two])
    colours = networkx.greedy_color(graph, "DSATUR")
    found = [{number: most + 1 - room for number, room in answer.items()}]
    if max(colours.values()) + 1 == most:
        found.append({number: colours[number] + 1 for number in sorted(answer)})
    return found


def greedy(instance: Any) -> dict[int, int]:
    """Take the meetings as they are listed, each into the first free room."""
    rooms: dict[int, set[int]] = {}
    found = {}
    for number in range(1, len(instance.meetings) + 1):
        wanted = set(_minutes(instance, number))
        room = next(one for one in range(1, number + 1) if not rooms.get(one, set()) & wanted)
        rooms[room] = rooms.get(room, set()) | wanted
        found[number] = room
    return found


def near_misses(instance: Any, answer: dict[int, int]) -> list[dict[int, int]]:
    """All in one room, each in its own, two rooms joined, a meeting alone in a new room."""
    most = max(answer.values())
    wrong = [
        dict.fromkeys(answer, 1),
        {number: number for number in answer},
        {number: min(room, most - 1) for number, room in answer.items()},
        {**answer, 1: most + 1},
        greedy(instance),
    ]
    return [one for one in wrong if max(one.values()) <= len(answer) and confirm(instance, one)]


def _minutes(instance: Any, number: int) -> range:
    start, end = instance.meetings[number - 1]
    return range(start, end + instance.pause)
