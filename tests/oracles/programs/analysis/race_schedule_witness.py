"""Judge by a replay of the printed lines; others and near misses come from a search through all states."""

import re
from collections import deque
from typing import Any

LEVELS = range(1, 11)

State = tuple[tuple[int, ...], tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _bad(instance, answer) else "the order is not legal or does not end so"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A shortest order, if it is found soon."""
    waiting: deque[tuple[State, tuple[int, ...]]] = deque([(_first(instance), ())])
    seen = {waiting[0][0]}
    while waiting and len(seen) < 3000:
        state, order = waiting.popleft()
        if _ends(instance, state):
            return [order]
        for thread in range(1, len(instance.threads) + 1):
            new = _step(instance, state, thread)
            if new is not None and new not in seen:
                seen.add(new)
                waiting.append((new, (*order, thread)))
    return []


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The order without its last step, sorted, backwards, or with two neighbours exchanged, where it fails."""
    near = [answer[:-1], tuple(sorted(answer)), answer[::-1], (*answer, answer[0])]
    for place in range(len(answer) - 1):
        near.append((*answer[:place], answer[place + 1], answer[place], *answer[place + 2 :]))
    return [one for one in near if one and not _bad(instance, one)][:12]


def _first(instance: Any) -> State:
    return (0,) * len(instance.threads), tuple(zip(instance.shared, instance.start, strict=True)), ()


def _step(instance: Any, state: State, thread: int) -> State | None:
    places, pairs, locks = state
    values, held = dict(pairs), dict(locks)
    lines = instance.code[thread - 1]
    if places[thread - 1] >= len(lines):
        return None
    line = lines[places[thread - 1]]
    if line.startswith("lock"):
        if held.setdefault(line[5:], thread) != thread:
            return None
    elif line.startswith("unlock"):
        held.pop(line[7:])
    elif line.startswith("wait"):
        name, _, bound = line.split()[2:]
        if values.get(name, 0) < int(bound):
            return None
    else:
        name, right = line.split(" = ")
        parts = [int(one) if one.isdigit() else values.get(one, 0) for one in re.findall(r"\w+", right)]
        values[name] = parts[0] if len(parts) == 1 else parts[0] * parts[1] if "*" in right else sum(parts)
    after = (*places[: thread - 1], places[thread - 1] + 1, *places[thread:])
    return after, tuple(sorted(values.items())), tuple(sorted(held.items()))


def _ends(instance: Any, state: State) -> bool:
    places, pairs, _ = state
    done = all(place == len(lines) for place, lines in zip(places, instance.threads, strict=True))
    values = dict(pairs)
    return done and tuple(values[name] for name in instance.shared) == tuple(instance.ending)


def _bad(instance: Any, order: tuple[int, ...]) -> bool:
    state: State | None = _first(instance)
    for thread in order:
        state = _step(instance, state, thread) if state is not None else None
    return state is not None and _ends(instance, state)
