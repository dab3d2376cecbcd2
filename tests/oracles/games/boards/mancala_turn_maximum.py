"""Walk seed by seed along named places, and search all turns depth first."""

from typing import Any

LEVELS = range(1, 11)

Pits = tuple[int, ...]
Places = dict[str, int]


def confirm(instance: Any, answer: Pits) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    end = _turn(instance, answer)
    return "no whole turn" if end is None else "" if end == max(_ends(instance)) else "not the most"


def others(instance: Any, answer: Pits) -> list[Pits]:
    """Some other turns that store as much."""
    ends = _ends(instance)
    return [turn for turn in ends[max(ends)] if turn != answer][:3]


def near_misses(instance: Any, answer: Pits) -> list[Pits]:
    """Turns that end early, go on, or store less."""
    ends = _ends(instance)
    less = [turns[0] for end, turns in ends.items() if end != max(ends)][:3]
    return [turn for turn in (*less, answer[:-1], (*answer, 1), answer[::-1]) if turn and confirm(instance, turn)]


def _start(instance: Any) -> Places:
    own = {f"own{k}": seeds for k, seeds in enumerate(instance.own, 1)}
    return own | {"store": instance.store} | {f"rival{k}": seeds for k, seeds in enumerate(instance.rival, 1)}


def _go(places: Places, n: int, pit: int) -> tuple[Places, bool]:
    ring = [f"own{k}" for k in range(1, n + 1)] + ["store"] + [f"rival{k}" for k in range(n, 0, -1)]
    after, at = dict(places), pit - 1
    after[f"own{pit}"] = 0
    for _ in range(places[f"own{pit}"]):
        at = at + 1 if at + 1 < len(ring) else 0
        after[ring[at]] += 1
    last = ring[at]
    if last.startswith("own") and after[last] == 1:
        opposite = last.replace("own", "rival")
        after["store"] += after[opposite] + 1
        after[last] = after[opposite] = 0
    return after, last == "store" and any(after[f"own{k}"] for k in range(1, n + 1))


def _turn(instance: Any, answer: Pits) -> int | None:
    places, again = _start(instance), True
    for pit in answer:
        if not again or not places[f"own{pit}"]:
            return None
        places, again = _go(places, len(instance.own), pit)
    return None if again else places["store"]


def _ends(instance: Any) -> dict[int, list[Pits]]:
    n, ends, seen = len(instance.own), dict[int, list[Pits]](), set()
    stack: list[tuple[Places, Pits]] = [(_start(instance), ())]
    while stack:
        places, turn = stack.pop()
        for pit in range(1, n + 1):
            if places[f"own{pit}"]:
                after, again = _go(places, n, pit)
                if not again:
                    ends.setdefault(after["store"], []).append((*turn, pit))
                elif tuple(after.values()) not in seen:
                    seen.add(tuple(after.values()))
                    stack.append((after, (*turn, pit)))
    return ends
