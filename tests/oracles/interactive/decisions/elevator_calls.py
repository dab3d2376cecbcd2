"""Run the lift unit of time by unit of time."""

from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

Seen = tuple[int, int, int, tuple[int, ...], tuple[str, ...], int]


def play(instance: Any, moves: list[tuple[str, int | None]]) -> tuple[list[Seen], str]:
    """Keep for each person a word: coming, waiting, riding or done."""
    people = sorted(instance.arrivals)
    where = ["waiting" if person[0] == 0 else "coming" for person in people]
    clock, floor = 0, instance.floor
    seen: list[Seen] = []

    def tick() -> bool:
        nonlocal clock
        clock += 1
        came = [k for k, person in enumerate(people) if person[0] == clock]
        for k in came:
            where[k] = "waiting"
        return bool(came)

    for verb, goal in moves:
        if verb == "wait":
            still = "coming" in where
            while not tick() and still:
                pass
        else:
            assert goal is not None
            while floor != goal:
                floor += 1 if goal > floor else -1
                tick()
            tick()
            for k, person in enumerate(people):
                if where[k] == "riding" and person[2] == floor:
                    where[k] = "done"
            for k, person in enumerate(people):
                if where[k] == "waiting" and person[1] == floor and where.count("riding") < instance.room:
                    where[k] = "riding"
        riding = tuple(sorted(person[2] for k, person in enumerate(people) if where[k] == "riding"))
        waiting = [person for k, person in enumerate(people) if where[k] == "waiting"]
        calls = tuple(f"{start} {'up' if goal_ > start else 'down'}" for _, start, goal_ in waiting)
        seen.append((clock, floor, where.count("done"), riding, calls, len(people)))
        if clock > instance.limit:
            return seen, "lost"
        if where.count("done") == len(people):
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Each floor where somebody waits and each target needs a ride; all must be there in time."""
    rides = len({start for _, start, _ in instance.arrivals} | {goal for _, _, goal in instance.arrivals})
    latest = max(at + abs(start - goal) + 1 for at, start, goal in instance.arrivals)
    assert latest <= instance.limit
    return rides
