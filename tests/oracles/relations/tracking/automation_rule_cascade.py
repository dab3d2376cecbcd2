"""Judge by a queue of happenings, taken in order of time, with the rules and deeds read from the printed sentences."""

import heapq
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[frozenset[str], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = [_rule(text) for text, _ in instance.rule_texts]
    state = {device: device in instance.on for device in instance.devices}
    tick = count()
    queue: list[tuple[int, int, int, str, bool]] = []  # minute, 0 for delayed and 1 for by hand, running number
    for text, _ in instance.event_texts:
        hour, minute, way, device = re.findall(r"(\d+):(\d+): (ON|OFF) is pressed on the (.+)", text)[0]
        heapq.heappush(queue, (60 * int(hour) + int(minute), 1, next(tick), device, way == "ON"))
    log: list[tuple[int, frozenset[str]]] = [(0, frozenset(instance.on))]
    while queue:
        minute = queue[0][0]
        news = []
        while queue and queue[0][0] == minute:
            *_, device, up = heapq.heappop(queue)
            if state[device] is not up:
                state[device] = up
                news.append((device, up))
        spent = [False] * len(rules)
        place = 0
        while place < len(rules):
            trigger, conditions, (goal, up), delay = rules[place]
            if spent[place] or trigger not in news or any(state[one] is not want for one, want in conditions):
                place += 1
                continue
            spent[place] = True
            place = 0
            if delay:
                heapq.heappush(queue, (minute + delay, 0, next(tick), goal, up))
            elif state[goal] is not up:
                state[goal] = up
                news.append((goal, up))
        log.append((minute, frozenset(device for device, up in state.items() if up)))
    right = tuple(next(on for minute, on in reversed(log) if minute <= time) for time in instance.times)
    return "" if answer == right else f"the devices that are on are {right}"


def near_misses(instance: Any, answer: tuple[frozenset[str], ...]) -> Iterator[tuple[frozenset[str], ...]]:
    """One device more or less at the last time."""
    yield from ((*answer[:-1], answer[-1] ^ {device}) for device in instance.devices if answer[-1] != {device})


def greedy(instance: Any) -> tuple[frozenset[str], ...]:
    """What is on by hand alone."""
    result = []
    for time in instance.times:
        on = set(instance.on)
        for at, (device, up) in instance.events:
            if at <= time:
                (on.add if up else on.discard)(device)
        result.append(frozenset(on))
    return tuple(result)


def _rule(text: str) -> tuple[tuple[str, bool], list[tuple[str, bool]], tuple[str, bool], int]:
    head, _, middle = text.partition(", if ")
    found = re.findall(r"the (\w+) is turned (on|off)(?: (\d+) minutes? later)?", text)
    (trigger, way, _), (goal, up, delay) = found
    assert head.startswith(f"When the {trigger} is turned {way}")
    conditions = re.findall(r"the (\w+) is (on|off)", middle)
    return (trigger, way == "on"), [(one, to == "on") for one, to in conditions], (goal, up == "on"), int(delay or 0)
