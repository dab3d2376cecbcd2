"""Dialogues in which the entries of orders are set, offered, changed, copied, put back and taken back.

A turn is an event of `story`: ``set``, ``not``, ``yes``, ``no`` and ``talk`` with a person, an entry and a value,
``drop`` and ``back`` with a person and an entry, ``same`` and ``swap`` with another person too, ``all`` with an entry
and a value, or ``undo``.
"""

from __future__ import annotations

from random import Random

from bootcamp.lib.story import Event

State = dict[tuple[str, str], list[str]]
"""The values so far of each person's entries, the present one last."""

NOTHING = "none"
"""The value of an empty entry."""


def draw_turn(
    rng: Random,
    kind: str,
    people: tuple[str, ...],
    slots: tuple[str, ...],
    pool: dict[str, list[str]],
    log: list[State],
) -> Event:
    """Draw a turn of a kind, with values of `pool` by entry; () where it would say or change nothing."""
    who, slot, state = rng.choice(people), rng.choice(slots), log[-1]
    past = state[who, slot]
    value, other = rng.choice([one for one in pool[slot] if one != past[-1]]), rng.choice(people)
    there = state[other, slot][-1]
    fits = {
        "not": past[-1] != NOTHING,
        "drop": past[-1] != NOTHING,
        "back": len(past) > 1 and past[-2] != past[-1],
        "same": there not in (past[-1], NOTHING),
        "swap": there != past[-1],
        "all": any(state[one, slot][-1] == NOTHING for one in people),
        "undo": len(log) > 1,
    }
    if not fits.get(kind, True):
        return ()
    if kind == "all":
        return (kind, slot, value)
    words = {"not": (value, past[-1]), "drop": (), "back": (), "same": (other,), "swap": (other,)}
    return (kind,) if kind == "undo" else (kind, who, slot, *words.get(kind, (value,)))


def after(log: list[State], turn: Event) -> list[State]:
    """Add the state after a turn to the states after the changes that count, or take the last one away.

    >>> log = after([{("Ada", "drink"): ["none"]}], ("set", "Ada", "drink", "tea"))
    >>> log[-1], len(after(log, ("undo",)))
    ({('Ada', 'drink'): ['none', 'tea']}, 1)
    """
    kind, *words = turn
    if kind == "undo":
        return log[:-1]
    if kind in ("no", "talk"):
        return log
    state = log[-1]
    if kind == "all":
        slot, value = words
        return [
            *log,
            {one: [*past, value] if one[1] == slot and past[-1] == NOTHING else past for one, past in state.items()},
        ]
    who, slot, *rest = words
    past = state[who, slot]
    new = {"drop": NOTHING, "back": past[-2] if past[1:] else ""}.get(kind) or rest[0]
    if kind in ("same", "swap"):
        new = state[rest[0], slot][-1]
    changes = {(who, slot): [*past, new]}
    if kind == "swap":
        changes[rest[0], slot] = [*state[rest[0], slot], past[-1]]
    return [*log, state | changes]
