"""Events on the outcomes of a process step by step, such as flips or draws: exact chances, wording, random questions.

An event is ``(kind, a, b, c)`` on outcomes numbered from 0 and places counted from 1: ``exactly``, ``least`` and
``most`` (outcome a occurs b times), ``between`` (b to c times), ``first`` (a comes first at place b), ``at`` (place b
is a), ``run`` (a comes b times in a row somewhere), ``more`` (a is more frequent than b), ``same`` (all are equal).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Literal, NamedTuple, TypeVar

Event = tuple[str, int, int, int]
Relation = Literal["and", "or", "given"]
S = TypeVar("S", bound=Hashable)
Moves = Callable[[S], Iterable[tuple[int, int | Fraction, S]]]
"""For a state of a process, each outcome with its weight and the state after it."""

_COUNTS = {
    "exactly": ("exactly {b}", "恰好有 {b} 次"),
    "least": ("at least {b}", "至少有 {b} 次"),
    "most": ("at most {b}", "至多有 {b} 次"),
    "between": ("at least {b} and at most {c}", "至少有 {b} 次且至多有 {c} 次"),
}


class Setting(NamedTuple):
    """How outcomes are told: a noun for a step, the Chinese verb, and a name in both languages for each outcome."""

    noun: str
    verb: str
    names: tuple[tuple[str, str], ...]


def after(event: Event, state: int, place: int, outcome: int) -> int:
    """Give the state of an event, 0 at first, after one more outcome.

    >>> after(("run", 1, 3, 0), 2, 5, 1)
    3
    """
    kind, a, b, _ = event
    if kind == "first":
        return state or (0 if outcome != a else 1 if place == b else 2)
    if kind == "at":
        return int(outcome == a) if place == b else state
    if kind == "run":
        return state if state >= b else state + 1 if outcome == a else 0
    if kind == "more":
        return state + (outcome == a) - (outcome == b)
    if kind == "same":
        return state if state in (-1, outcome + 1) else -1 if state else outcome + 1
    return state + (outcome == a)


def holds(event: Event, state: int) -> bool:
    """Tell whether an event happened, by its last state.

    >>> holds(("least", 0, 2, 0), 3), holds(("between", 0, 1, 2), 3)
    (True, False)
    """
    kind, _, b, c = event
    if kind == "exactly":
        return state == b
    if kind in ("least", "run"):
        return state >= b
    if kind == "most":
        return state <= b
    if kind == "between":
        return b <= state <= c
    return state == 1 if kind in ("first", "at") else state > 0


def table(start: S, moves: Moves[S], length: int, events: Sequence[Event]) -> dict[tuple[bool, ...], Fraction]:
    """Give the chances of all combinations of events over `length` steps of a process.

    >>> fair = lambda state: [(0, 1, None), (1, 1, None)]
    >>> table(None, fair, 2, [("exactly", 0, 2, 0)])
    {(True,): Fraction(1, 4), (False,): Fraction(3, 4)}
    """
    states: dict[tuple[S, tuple[int, ...]], int | Fraction] = {(start, (0,) * len(events)): 1}
    for place in range(1, length + 1):
        following: dict[tuple[S, tuple[int, ...]], int | Fraction] = {}
        for (state, watched), weight in states.items():
            for outcome, factor, then in moves(state):
                seen = tuple(after(event, s, place, outcome) for event, s in zip(events, watched, strict=True))
                following[then, seen] = following.get((then, seen), 0) + weight * factor
        states = following
    whole = sum(states.values())
    chances: dict[tuple[bool, ...], Fraction] = {}
    for (_, watched), weight in states.items():
        row = tuple(holds(event, s) for event, s in zip(events, watched, strict=True))
        chances[row] = chances.get(row, Fraction(0)) + Fraction(weight) / whole
    return chances


def chance(relation: Relation, chances: Mapping[tuple[bool, ...], Fraction]) -> Fraction:
    """Give the chance of all events, of any, or of the first given all others; 0 if these cannot happen.

    >>> chance("given", {(True, True): Fraction(1, 6), (False, True): Fraction(1, 3), (True, False): Fraction(1, 2)})
    Fraction(1, 3)
    """
    test = any if relation == "or" else all
    asked = sum((p for row, p in chances.items() if test(row)), Fraction(0))
    known = sum((p for row, p in chances.items() if all(row[1:])), Fraction(0)) if relation == "given" else Fraction(1)
    return asked / known if known else Fraction(0)


def said(event: Event, setting: Setting, language: str) -> str:
    """Write an event as a clause.

    >>> coin = Setting("flip", "掷出", (("heads", "正面"), ("tails", "反面")))
    >>> said(("least", 0, 2, 0), coin, "en"), said(("least", 0, 2, 0), coin, "zh")
    ('at least 2 flips are heads', '至少有 2 次掷出正面')
    """
    kind, a, b, c = event
    noun, verb, names = setting
    side = int(language == "zh")
    name = names[a][side]
    if kind in _COUNTS:
        count = _COUNTS[kind][side].format(b=b, c=c)
        if side:
            return f"{count}{verb}{name}"
        return f"{count} {noun} is {name}" if kind != "between" and b == 1 else f"{count} {noun}s are {name}"
    other = names[b][side] if kind == "more" else ""
    return {
        "first": (f"the first {noun} that is {name} is {noun} {b}", f"第一次{verb}{name}是在第 {b} 次"),
        "at": (f"{noun} {b} is {name}", f"第 {b} 次{verb}{name}"),
        "run": (f"somewhere at least {b} {noun}s in a row are {name}", f"某处至少连续 {b} 次{verb}{name}"),
        "more": (f"more {noun}s are {name} than {other}", f"{verb}{name}的次数多于{verb}{other}的次数"),
        "same": (f"all {noun}s give the same result", "每次的结果都相同"),
    }[kind][side]


def question(relation: Relation, events: Sequence[Event], setting: Setting, language: str) -> str:
    """Ask for the chance of all events, of any, or of the first given all others.

    >>> coin = Setting("flip", "掷出", (("heads", "正面"), ("tails", "反面")))
    >>> question("given", [("at", 0, 1, 0), ("least", 0, 2, 0)], coin, "en")
    'Given that at least 2 flips are heads, find the probability that flip 1 is heads.'
    """
    first, *others = (said(event, setting, language) for event in events)
    if language == "zh":
        if relation == "given":
            return f"已知{'，且'.join(others)}，求{first}的概率。"
        if relation == "or":
            return f"求下列事件至少有一个发生的概率：{'；'.join([first, *others])}。"
        return f"求{'，且'.join([first, *others])}的概率。"
    if relation == "given":
        return f"Given that {', and '.join(others)}, find the probability that {first}."
    if relation == "or":
        return f"Find the probability that {', or '.join([first, *others])} (one of these is enough)."
    return f"Find the probability that {', and '.join([first, *others])}."


def draw_event(rng: Random, kinds: Sequence[str], outcomes: int, length: int) -> Event:
    """Draw an event of one of the kinds on `length` steps.

    >>> draw_event(Random(3), ["least", "first"], 2, 6)
    ('least', 0, 4, 0)
    """
    kind = rng.choice(kinds)
    a = rng.randrange(outcomes)
    if kind == "same":
        return kind, 0, 0, 0
    if kind == "more":
        return kind, a, rng.choice([b for b in range(outcomes) if b != a]), 0
    if kind == "between":
        low = rng.randint(1, max(1, length - 2))
        return kind, a, low, rng.randint(low + 1, max(low + 1, length - 1))
    low, high = {"exactly": (1, length), "least": (2, length), "most": (1, length - 1)}.get(kind, (2, max(2, length)))
    return kind, a, rng.randint(min(low, high), min(high, 5) if kind == "run" else high), 0
