"""Judge by events for the rules of choice, and by single units of time for taking turns."""

import heapq
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    finish = _turns(instance) if instance.rule == "turns" else _best(instance)
    if answer["finish"] != finish:
        return "other finish times"
    total = sum(finish.values()) - sum(arrival + time for _, arrival, time, _ in instance.processes)
    return "" if answer["wait"] * len(finish) == total else "another mean"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The mean from the start, a finish time off by one, the order of arrival without interruption."""
    name = next(iter(answer["finish"]))
    arrivals = Fraction(sum(one[1] for one in instance.processes), len(instance.processes))
    plain, now, last = {}, 0, ""
    for one, arrival, time, _ in sorted(instance.processes, key=lambda process: process[1]):
        now = max(now, arrival) + (instance.cost if last else 0) + time
        plain[one], last = now, one
    wrong = [
        {**answer, "wait": answer["wait"] + 1},
        {**answer, "finish": {**answer["finish"], name: answer["finish"][name] + 1}},
    ]
    if arrivals:
        wrong.append({**answer, "wait": answer["wait"] + arrivals})
    if plain != answer["finish"]:
        wrong.append({**answer, "finish": plain})
    return wrong


def _turns(instance: Any) -> dict[str, int]:
    left = {name: time for name, _, time, _ in instance.processes}
    queue: list[str] = []
    finish: dict[str, int] = {}
    running, used, pause, last, now = "", 0, 0, "", 0
    while len(finish) < len(left):
        queue += [name for name, arrival, _, _ in instance.processes if arrival == now]
        if running and (used == instance.quantum or left[running] == 0):
            if left[running]:
                queue.append(running)
            running = ""
        if not running and queue:
            running, used = queue.pop(0), 0
            pause = instance.cost if last and last != running else 0
            last = running
        now += 1
        if pause:
            pause -= 1
        elif running:
            used, left[running] = used + 1, left[running] - 1
            if left[running] == 0:
                finish[running] = now
    return finish


def _best(instance: Any) -> dict[str, int]:
    coming = sorted((arrival, place) for place, (_, arrival, _, _) in enumerate(instance.processes))
    ready: list[list[int]] = []
    finish: dict[str, int] = {}
    now = 0
    current: list[int] | None = None
    while coming or ready or current:
        if not ready and not current:
            now = max(now, coming[0][0])
        while coming and coming[0][0] <= now:
            place = coming.pop(0)[1]
            _, _, time, urgency = instance.processes[place]
            heapq.heappush(ready, [time if instance.rule == "shortest" else urgency, place, time])
        if current is None:
            current = heapq.heappop(ready)
        elif ready and ready[0][0] < current[0]:
            current = heapq.heapreplace(ready, current)
        until = min([now + current[2], *([coming[0][0]] if coming else [])])
        current[2] -= until - now
        current[0] -= until - now if instance.rule == "shortest" else 0
        now = until
        if current[2] == 0:
            finish[instance.processes[current[1]][0]] = now
            current = None
    return finish
