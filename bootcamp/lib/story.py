"""Stories as logs of typed events: told in English and Chinese, replayed to states, asked about now and before.

An event is a tuple of texts: its kind, and the names and things that fill the sentence of that kind. A task has a table
of sentences, an English and a Chinese one for each kind, and a function that carries out one event; the rest is here.
Words that an answer may repeat stay English in Chinese sentences, and a glossary says once what they mean.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from random import Random
from typing import NamedTuple, TypeVar

from bootcamp.lib.worlds import draw_world, gloss, worlds

Event = tuple[str, ...]
Sentences = Mapping[str, tuple[str, str]]
S = TypeVar("S")
H = TypeVar("H", bound=Hashable)


class Setting(NamedTuple):
    """Where a story takes place: words of one world, none of them twice."""

    things: tuple[str, ...]
    containers: tuple[str, ...]
    places: tuple[str, ...]


def draw_setting(rng: Random, things: int = 0, containers: int = 0, places: int = 0) -> Setting:
    """Draw a world and that many of its words; where it has too few, other worlds lend theirs. People are no things.

    >>> draw_setting(Random(1), 2, 1, 2)
    Setting(things=('fork', 'knife'), containers=('fridge',), places=('pantry', 'sink'))

    Raises:
        ValueError: all worlds together have too few.
    """
    home = draw_world(rng)
    others = [world for world in worlds().values() if world is not home]
    rng.shuffle(others)
    used: set[str] = set()
    chosen = []
    for field, count in (("places", places), ("containers", containers), ("things", things)):
        words: list[str] = []
        for world in (home, *others):
            if len(words) == count:
                break
            fresh = [word for word in getattr(world, field) if word not in used and word not in world.people]
            words += rng.sample(fresh, min(len(fresh), count - len(words)))
            used.update(words)
        if len(words) < count:
            raise ValueError(f"{field}={count}: all worlds together have only {len(words)}")
        chosen.append(tuple(words))
    return Setting(chosen[2], chosen[1], chosen[0])


def told(events: Iterable[Event], sentences: Sentences) -> list[tuple[str, str]]:
    """Write each event in English and in Chinese.

    >>> told([("go", "Ada", "barn")], {"go": ("{0} goes to the {1}.", "{0} 去了 {1}。")})
    [('Ada goes to the barn.', 'Ada 去了 barn。')]
    """
    return [(sentences[kind][0].format(*words), sentences[kind][1].format(*words)) for kind, *words in events]


def glossary(words: Iterable[str]) -> str:
    """Say in Chinese what English words mean, for Chinese prompts whose answers repeat them.

    >>> glossary(["owl", "barn"])
    'owl（猫头鹰）、barn（谷仓）'
    """
    return "、".join(map(gloss, words))


def replay(start: S, events: Iterable[Event], carry_out: Callable[[S, Event], S]) -> list[S]:
    """List the states before the first event and after each; `carry_out` returns a new state.

    >>> replay(0, [("add", "2"), ("add", "5")], lambda total, event: total + int(event[1]))
    [0, 2, 7]
    """
    states = [start]
    for event in events:
        states.append(carry_out(states[-1], event))
    return states


def stages(values: Iterable[S]) -> list[S]:
    """List what something was in turn, each stay once: `values` holds it for every state.

    >>> stages(["hall", "hall", "attic", "hall"])
    ['hall', 'attic', 'hall']
    """
    return [value for value, _ in groupby(values)]


def arrivals(values: Sequence[H], value: H) -> list[int]:
    """List the places in `values` at which something becomes `value`; what it is at the start does not count.

    >>> arrivals(["hall", "hall", "attic", "hall"], "hall")
    [3]
    """
    return [place for place, (a, b) in enumerate(pairwise(values), start=1) if a != b == value]


def renamed(data: object, words: Iterable[str]) -> object:
    """Replace names and things by numbers in the order in which they first occur, for keys that drop the dress.

    `words` holds those that any other could stand for; nested tuples and lists become lists.

    >>> renamed([("go", "Ada", "barn"), ("go", "Bo", "barn")], {"Ada", "Bo", "barn"})
    [['go', 0, 1], ['go', 2, 1]]
    """
    free = set(words)
    numbers: dict[str, int] = {}

    def walk(part: object) -> object:
        if isinstance(part, (tuple, list)):
            return [walk(item) for item in part]
        return numbers.setdefault(part, len(numbers)) if isinstance(part, str) and part in free else part

    return walk(data)
