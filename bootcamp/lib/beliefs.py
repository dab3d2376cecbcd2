"""What people think where things are, and think that others think, when not everybody sees every move.

Events are ``leave``, ``enter`` and ``peek`` (person), ``move`` (person, thing, container) and ``open`` (person,
container).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.story import Event

Places = Sequence[tuple[str, str]]


def draw_events(
    rng: Random, people: Sequence[str], containers: Sequence[str], start: Places, count: int, looks: int
) -> tuple[Event, ...]:
    """Draw events that can happen in this order; `looks` percent open a container or are looks from outside.

    At first all people are in the room.
    """
    place, inside = dict(start), set(people)
    events: list[Event] = []
    while len(events) < count:
        kind = rng.choice(("leave", "enter", "move", "move"))
        if rng.randrange(100) < looks:
            kind = rng.choice(("open", "peek"))
        who = rng.choice(people)
        thing = rng.choice(list(place))
        if (who in inside) != (kind not in ("enter", "peek")) or (kind == "enter" and events[-1][1] == who):
            continue
        if kind == "move":
            place[thing] = rng.choice([one for one in containers if one != place[thing]])
        if kind in ("leave", "enter"):
            inside ^= {who}
        extra = {"move": (thing, place[thing]), "open": (place[thing],)}
        events.append((kind, who, *extra.get(kind, ())))
    return tuple(events)


def sights(people: Sequence[str], thing: str, start: Places, events: Sequence[Event]) -> list[tuple[set[str], str]]:
    """List who saw each event that shows where a thing is, and where that is.

    >>> sights(["Ada", "Bo"], "egg", [("egg", "bag")], [("leave", "Bo"), ("move", "Ada", "egg", "box")])[-1]
    ({'Ada'}, 'box')
    """
    where, inside = dict(start)[thing], set(people)
    sights = [(set(people), where)]
    for kind, who, *words in events:
        if kind in ("leave", "enter"):
            inside ^= {who}
        elif kind == "peek":
            sights.append(({who}, where))
        elif words[0] == (thing if kind == "move" else where):
            where = words[-1]
            sights.append((set(inside), where))
    return sights


def last_place(sights: list[tuple[set[str], str]], who: Sequence[str]) -> str:
    """Tell where the last event shows the thing that all of `who` saw.

    >>> last_place([({"Ada", "Bo"}, "bag"), ({"Ada"}, "box")], ["Bo", "Ada"])
    'bag'
    """
    return next(where for seers, where in reversed(sights) if seers >= set(who))


def draw_chain(rng: Random, people: Sequence[str], order: int) -> tuple[str, ...]:
    """Draw who thinks about whom; nobody thinks about what they think themselves."""
    who = [rng.choice(people)]
    while len(who) < order:
        who.append(rng.choice([name for name in people if name != who[-1]]))
    return tuple(who)


def question(thing: str, who: Sequence[str]) -> tuple[str, str]:
    """Ask in English and in Chinese where the first of `who` thinks that the next one thinks that a thing is.

    >>> question("egg", ["Ada", "Bo"])
    ('Where does Ada think that Bo thinks that the egg is?', 'Ada 认为 Bo 认为 egg 在哪里？')
    """
    inner = "".join(f"that {name} thinks " for name in who[1:])
    return (
        f"Where does {who[0]} think {inner}that the {thing} is?",
        "".join(f"{name} 认为 " for name in who) + f"{thing} 在哪里？",
    )
