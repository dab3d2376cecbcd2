"""Things that people own and hold, and what happens to them.

Events are ``gift``, ``sale`` and ``loan`` (holder, thing, receiver), ``theft`` (holder, thing, thief), ``back`` and
``loss`` (holder, thing) and ``find`` (finder, thing). A person may be named as ``owner:thing`` or ``holder:thing``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bootcamp.lib.story import Event

State = Mapping[str, tuple[str, str]]
"""The owner and the holder of each thing."""

NOBODY = "none"
"""The holder of a lost thing."""


def draw_event(rng: Random, people: tuple[str, ...], thing: str, state: State) -> Event | None:
    """Draw what may happen to a thing."""
    owner, holder = state[thing]
    if holder == NOBODY:
        return ("find", rng.choice(people), thing)
    kind = rng.choice(("gift", "gift", "sale", "sale", "loan", "loan", "loan", "back", "theft", "loss"))
    if kind == "loss":
        return (kind, holder, thing)
    if kind == "back":
        return (kind, holder, thing) if owner != holder else None
    others = [name for name in people if name != holder and (kind != "theft" or name != owner)]
    return (kind, holder, thing, rng.choice(others))


def role_of(rng: Random, person: str, state: State, chance: int) -> str:
    """Name a person by a role in `chance` percent of cases, where there is one."""
    roles = [f"owner:{thing}" for thing, (owner, _) in state.items() if owner == person]
    roles += [f"holder:{thing}" for thing, (_, holder) in state.items() if holder == person]
    return rng.choice(roles) if roles and rng.randrange(100) < chance else person


def carry_out(state: State, event: Event) -> State:
    """Give the state after an event.

    >>> carry_out({"pen": ("Ada", "Ada")}, ("loan", "owner:pen", "pen", "Bo"))
    {'pen': ('Ada', 'Bo')}
    >>> carry_out({"pen": ("Ada", "Bo")}, ("sale", "Bo", "pen", "Cy"))
    {'pen': ('Ada', 'Cy')}
    """
    people = {f"owner:{thing}": owner for thing, (owner, _) in state.items()}
    people |= {f"holder:{thing}": holder for thing, (_, holder) in state.items()}
    kind, first, thing, *rest = (people.get(word, word) for word in event)
    owner, holder = state[thing]
    if kind in ("gift", "sale") and owner == holder:
        owner = rest[0]
    after = {"back": owner, "loss": NOBODY, "find": first}
    return {**state, thing: (owner, after[kind] if kind in after else rest[0])}


def misread(state: State, events: Sequence[Event]) -> list[State]:
    """Give what comes out if all presents and sales, or thefts, change the owner, or thefts or returns are left out.

    >>> misread({"pen": ("Ada", "Ada")}, [("theft", "Ada", "pen", "Bo"), ("gift", "Bo", "pen", "Cy")])
    [{'pen': ('Cy', 'Cy')}, {'pen': ('Cy', 'Cy')}, {'pen': ('Cy', 'Cy')}]
    """
    found = []
    for kinds, told in (({"gift", "sale"}, True), ({"theft"}, True), ({"theft"}, False), ({"back"}, False)):
        if not any(event[0] in kinds for event in events):
            continue
        after = state
        for event in events:
            if told or event[0] not in kinds:
                after = carry_out(after, event)
            if told and event[0] in kinds:
                thing = event[2]
                after = {**after, thing: (after[thing][1], after[thing][1])}
        found.append(after)
    return found
