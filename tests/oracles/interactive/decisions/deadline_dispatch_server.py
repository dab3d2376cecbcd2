"""Simulate with a list of open jobs; with arrivals known some order keeps all deadlines, by branch and bound."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 5)


def _jobs(instance: Any) -> list[tuple[int, str, int, int]]:
    """List arrival, class, service and due time of all jobs, and check the gaps."""
    jobs = []
    for name, service, deadline, gap in zip(
        "ABCDE", instance.services, instance.deadlines, instance.gaps, strict=False
    ):
        times = [time for time, own in instance.arrivals if own == name]
        assert all(b - a >= gap for a, b in pairwise(times))
        jobs += [(time, name, service, time + deadline) for time in times]
    return sorted(jobs)


def play(instance: Any, moves: list[str]) -> tuple[list[tuple[Any, ...]], str]:
    """Run the jobs, up to the end."""
    open_, now = _jobs(instance), 0
    seen: list[tuple[Any, ...]] = []
    for move in moves:
        late = False
        if move == "idle":
            now = min((job[0] for job in open_ if job[0] > now), default=instance.end)
        else:
            job = min(job for job in open_ if job[1] == move and job[0] <= now)
            open_.remove(job)
            now += job[2]
            late = now > job[3]
        here = sorted((job for job in open_ if job[0] <= now), key=lambda job: job[:2])
        late = late or any(job[3] <= now for job in here)
        seen.append((now, tuple((name, time, due) for time, name, _, due in here), late))
        if late or now >= instance.end:
            return seen, "lost" if late else "won"
    return seen, ""


def least(instance: Any) -> int:
    """Search for an order with all arrivals known, and return its decisions."""
    jobs = _jobs(instance)

    def found(open_: tuple[Any, ...], now: int, decisions: int) -> int:
        if any(now >= job[3] for job in open_):
            return 0
        if now >= instance.end:
            return decisions
        for job in sorted((job for job in open_ if job[0] <= now), key=lambda job: job[3]):
            rest = tuple(other for other in open_ if other != job)
            if now + job[2] <= job[3]:
                best = found(rest, now + job[2], decisions + 1)
                if best:
                    return best
        later = min((job[0] for job in open_ if job[0] > now), default=instance.end)
        return found(open_, later, decisions + 1)

    decisions = found(tuple(jobs), 0, 0)
    assert decisions
    return decisions
