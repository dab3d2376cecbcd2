"""Containers in containers, with things in them, that are moved, emptied and exchanged, and whose lids get stuck.

Events are ``put`` (item, container), ``carry`` (item, place), ``empty``, ``stick`` and ``free`` (container), and
``swap`` (two containers).
"""

from __future__ import annotations

from bootcamp.lib.story import Event

State = tuple[dict[str, str], set[str]]
"""What each thing or container is in or at, and the containers that are stuck."""


def chain_of(inside: dict[str, str], item: str) -> tuple[str, ...]:
    """List what an item is in, from the inside out, the place last.

    >>> chain_of({"egg": "bag", "bag": "barn"}, "egg")
    ('bag', 'barn')
    """
    chain = []
    while item in inside:
        item = inside[item]
        chain.append(item)
    return tuple(chain)


def carry_out(state: State, event: Event, ignored: str = "") -> bool | None:
    """Change the state; tell whether the event had an effect, or give None where it is not clear what it means.

    A rule can be ignored: ``depth`` lets only the lids nearest to what moves hold it back, and ``beside`` leaves what
    is taken out at the place.

    >>> inside = {"egg": "bag", "bag": "barn", "box": "barn"}
    >>> carry_out((inside, {"bag"}), ("put", "egg", "box")), carry_out((inside, set()), ("put", "egg", "box"))
    (False, True)
    >>> inside["egg"]
    'box'
    """
    inside, stuck = state
    kind, first, *rest = event
    if kind in ("stick", "free"):
        (stuck.add if kind == "stick" else stuck.discard)(first)
        return True
    target = rest[0] if rest else inside[first]
    one, other = chain_of(inside, first), chain_of(inside, target)
    if (target == inside[first] and kind != "empty") or first == target or first in other:
        return None
    if kind == "swap":
        if target in one or stuck & set(one) & set(other) or {first, target}.isdisjoint(inside.values()):
            return None
        barrier = {first, target, *(set(one) ^ set(other))}
    elif kind == "empty":
        if stuck & set(one):
            return None
        barrier = {first}
    else:
        if stuck & set(one) & {target, *other}:
            return None
        barrier = set(one) ^ {target, *other}
    if ignored == "depth":
        barrier &= {first, target} if kind == "swap" else {first, inside[first], target}
    if stuck & barrier:
        return False
    if kind in ("put", "carry"):
        inside[first] = target
        return True
    if ignored == "beside" and kind == "empty":
        target = one[-1]
    moves = {item: target for item, where in inside.items() if where == first}
    if kind == "swap":
        moves |= {item: first for item, where in inside.items() if where == target}
    inside.update(moves)
    return True
