"""Petri nets: transitions, how they are written, drawn and fired."""

from __future__ import annotations

from random import Random

from bootcamp import task

Marking = tuple[int, ...]


class Transition(task.Instance):
    """The tokens that are taken from and put into each place, and the place that must be empty."""

    takes: Marking
    puts: Marking
    empty: int | None = None


def written(transitions: tuple[Transition, ...]) -> list[str]:
    """Write transitions T1, T2, ... with their arcs."""
    return [f"T{n}: {_tokens(one.takes)} → {_tokens(one.puts)}" for n, one in enumerate(transitions, 1)]


def _tokens(marking: Marking) -> str:
    parts = [f"{count} P{place}" if count > 1 else f"P{place}" for place, count in enumerate(marking, 1) if count]
    return " + ".join(parts) or "0"


def drawn(rng: Random, places: int, weight: int, empty: bool = False) -> Transition:
    """Draw a transition that takes from one or two places and puts into up to three others."""
    chosen = rng.sample(range(places), rng.choice((2, 3, 3, 4)) if places > 3 else rng.choice((2, 3)))
    cut = rng.randint(1, min(2, len(chosen) - 1))
    counts = [0] * places, [0] * places
    for number, place in enumerate(chosen):
        counts[number >= cut][place] = rng.randint(1, weight)
    rest = [place for place in range(places) if place not in chosen[:cut]]
    return Transition(takes=tuple(counts[0]), puts=tuple(counts[1]), empty=rng.choice(rest) if empty else None)


def fired(one: Transition, marking: Marking) -> Marking | None:
    """Fire a transition, or give None if it cannot fire."""
    if one.empty is not None and marking[one.empty]:
        return None
    if any(there < taken for there, taken in zip(marking, one.takes, strict=True)):
        return None
    return tuple(a - b + c for a, b, c in zip(marking, one.takes, one.puts, strict=True))
