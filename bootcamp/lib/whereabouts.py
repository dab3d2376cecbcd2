"""People who walk between places and carry things: what happens, and questions about any moment of it.

Events are ``go`` (person, place), ``take``, ``drop`` and ``use`` (person, thing) and ``give`` (person, person, thing).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.story import Event, arrivals, stages

Whereabouts = dict[str, str]
"""Where each person is; where each thing lies, or who carries it."""


def draw_event(
    rng: Random, people: tuple[str, ...], things: tuple[str, ...], places: tuple[str, ...], state: Whereabouts
) -> Event:
    """Draw an event; () where nothing of the kind can happen."""
    who = rng.choice(people)
    kind = rng.choice(("go", "go", "go", "take", "take", "drop", "give", "give", "use"))
    held = [thing for thing in things if state[thing] == who]
    here = [thing for thing in things if state[thing] == state[who]]
    others = [name for name in people if name != who and state[name] == state[who]]
    if kind == "go":
        return (kind, who, rng.choice([place for place in places if place != state[who]]))
    if kind == "give":
        return (kind, who, rng.choice(others), rng.choice(held)) if others and held else ()
    pool = {"take": here, "drop": held, "use": held + here}[kind]
    return (kind, who, rng.choice(pool)) if pool else ()


def carry_out(state: Whereabouts, event: Event) -> Whereabouts:
    """Give the state after an event.

    >>> carry_out({"Ada": "barn", "egg": "barn"}, ("take", "Ada", "egg"))
    {'Ada': 'barn', 'egg': 'Ada'}
    """
    kind, who, *words = event
    changes = {"go": {who: words[0]}, "take": {words[0]: who}, "drop": {words[0]: state[who]}, "use": {}}
    return state | (changes[kind] if kind != "give" else {words[1]: words[0]})


def place_of(state: Whereabouts, item: str) -> str:
    """Tell where a person or a thing is, also one that is carried.

    >>> place_of({"Ada": "barn", "egg": "Ada"}, "egg")
    'barn'
    """
    return state.get(state[item], state[item])


def changes(before: Whereabouts, after: Whereabouts) -> str:
    """Write which people and things are elsewhere, or carried by others, than before; a hyphen if none are.

    >>> changes({"Ada": "barn", "egg": "barn"}, {"Ada": "barn", "egg": "Ada"})
    'egg (Ada) barn'
    """
    found = []
    for item, where in after.items():
        if where != before[item] or place_of(after, item) != place_of(before, item):
            found.append(f"{item}{f' ({where})' if where in after else ''} {place_of(after, item)}")
    return ", ".join(found) or "-"


def worked(question: Event, states: Sequence[Whereabouts]) -> str:
    """Write what of a story decides a question, as `reply` answers it.

    >>> states = [{"Ada": "barn", "egg": "yard"}, {"Ada": "yard", "egg": "yard"}, {"Ada": "yard", "egg": "Ada"}]
    >>> worked(("times", "Ada", "barn"), states), worked(("holder", "egg", "1"), states)
    ('Ada barn, yard', 'egg 1 Ada')
    """
    kind, item, *words = question
    if kind == "holder":
        holders = [holder for holder in stages(state[item] for state in states) if holder in states[0]]
        return f"{item} {', '.join(f'{number} {holder}' for number, holder in enumerate(holders, start=1))}"
    if kind == "with":
        route = [place_of(state, item) for state in states if state[words[0]] == item]
        return f"{item} ({words[0]}) {', '.join(dict.fromkeys(route))}"
    if kind == "when":
        theirs = [state[words[0]] for state in states]
        left = max(n for n in range(1, len(states)) if theirs[n - 1] == words[1] != theirs[n])
        return f"{left}. {words[0]} {words[1]} / {theirs[left]}, {item} {place_of(states[left - 1], item)}"
    return f"{item} {', '.join(stages(place_of(state, item) for state in states))}"


def reply(question: Event, states: Sequence[Whereabouts]) -> str:
    """Answer a question about the states of a story; "" where it supposes what never happened.

    The questions are ``end`` (item), ``before`` and ``times`` (item, place), ``holder`` (thing, number), ``when``
    (item, person, place) and ``with`` (person, thing).

    >>> reply(("times", "Ada", "barn"), [{"Ada": "barn"}, {"Ada": "yard"}, {"Ada": "barn"}])
    '1'
    """
    kind, item, *words = question
    route = [place_of(state, item) for state in states]
    if kind == "end":
        return route[-1] if len(set(route)) > 1 else ""
    if kind == "holder":
        holders = [holder for holder in stages(state[item] for state in states) if holder in states[0]]
        return holders[int(words[0]) - 1] if len(holders) >= int(words[0]) else ""
    if kind == "with":
        return str(len({place_of(state, item) for state in states if state[words[0]] == item})).replace("0", "")
    if kind == "when":
        theirs = [state[words[0]] for state in states]
        left = [n for n in range(1, len(states)) if theirs[n - 1] == words[1] != theirs[n]]
        return place_of(states[left[-1] - 1], item) if left and states[left[-1]][item] != words[0] else ""
    came = arrivals(route, words[0])
    return (str(len(came)) if kind == "times" else route[came[-1] - 1]) if came else ""
