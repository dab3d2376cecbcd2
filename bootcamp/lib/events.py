"""Events on the outcomes of a process step by step, such as flips or draws: exact chances, wording, random questions.

An event is ``(kind, a, b, c)`` on outcomes numbered from 0 and places counted from 1: ``exactly``, ``least`` and
``most`` (outcome a occurs b times), ``between`` (b to c times), ``first`` (a comes first at place b), ``at`` (place b
is a), ``run`` (a comes b times in a row somewhere), ``more`` (a is more frequent than b), ``same`` (all are equal).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import prod
from random import Random
from typing import Literal, NamedTuple, TypeVar

from bootcamp.lib.shown_work import lowest_terms, running_sum

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


def fate(event: Event, state: int, left: int) -> str:
    """Tell whether an event is sure ("T"), impossible ("F") or open ("").

    That is by its state with `left` outcomes to come; for ``at`` and ``first``, up to place b.

    >>> fate(("least", 0, 2, 0), 2, 5), fate(("least", 0, 2, 0), 0, 1), fate(("exactly", 0, 2, 0), 2, 1)
    ('T', 'F', '')
    """
    kind, _, b, c = event
    if kind == "more":
        least, most = state - left, state + left
        return "T" if least > 0 else "F" if most <= 0 else ""
    if kind in ("first", "at"):
        return "T" if state == 1 else "F" if state or not left else ""
    if kind == "same":
        return "F" if state == -1 else "" if left else "T"
    low, high = {"exactly": (b, b), "least": (b, state + left), "most": (0, b), "between": (b, c)}.get(
        kind, (b, state + left)
    )
    if state > high or state + left < low:
        return "F"
    sure = state >= low and (kind == "run" or state + left <= high)
    return "T" if sure else ""


def table_steps(
    start: S,
    moves: Moves[S],
    length: int,
    events: Sequence[Event],
    relation: Relation,
    shown: Callable[[S], str],
) -> list[str]:
    """Write the weights of all states after each step, and the chance asked about as a quotient of sums of them.

    A state shows that of the process and those of the events, T for sure and F for impossible; states in which the
    question is settled against what is asked are left out. Where the weights are chances, those in which it is settled
    otherwise are kept apart, too.

    >>> coin = lambda state: [(0, 2, 0), (1, 1, 0)]
    >>> table_steps(0, coin, 2, [("least", 0, 1, 0)], "and", lambda state: "")
    ['1. [T] 1*2 = 2; [0] 1*1 = 1', '2. [T] 2*2 + 2*1 + 1*2 = 8', '8', '3*3 = 9', '8/9: 9, 8, 1, 0: 8/9']
    """
    states: dict[tuple[S, tuple[str, ...]], int | Fraction] = {(start, ("0",) * len(events)): 1}
    lines, factors, done = list[str](), list[int | Fraction](), list[tuple[tuple[str, ...], int | Fraction]]()
    for place in range(1, length + 1):
        factors.append(sum(factor for _, factor, _ in moves(next(iter(states))[0])))
        following: dict[tuple[S, tuple[str, ...]], list[tuple[int | Fraction, int | Fraction]]] = {}
        for (state, watched), weight in states.items():
            for outcome, factor, then in moves(state):
                marks = []
                for event, s in zip(events, watched, strict=True):
                    new = after(event, int(s), place, outcome) if s not in "TF" else 0
                    left = event[2] - place if event[0] in ("at", "first") else length - place
                    marks.append(s if s in "TF" else fate(event, new, max(0, left)) if left >= 0 else s)
                    marks[-1] = marks[-1] or str(new)
                needed = marks[1:] if relation == "given" else marks
                if relation == "or" and "T" in marks:
                    marks = ["T"] * len(events)
                if (set(marks) == {"F"}) if relation == "or" else "F" in needed:
                    continue
                following.setdefault((then, tuple(marks)), []).append((weight, factor))
        states, texts = {}, list[str]()
        for (state, marks_), ways in following.items():
            weight = sum(a * b for a, b in ways)
            title = " ".join(filter(None, (shown(state), ",".join(marks_))))
            texts.append(f"[{title}] {' + '.join(f'{a}*{b}' for a, b in ways)} = {weight}")
            if factors[-1] == 1 and set(marks_) <= {"T", "F"}:
                done.append((marks_, weight))
            else:
                states[state, marks_] = weight
        lines.append(f"{place}. {'; '.join(texts)}")
        if not states:
            break
    found = [*done, *((marks, weight) for (_, marks), weight in states.items())]
    asked = [weight for marks, weight in found if relation == "or" or "F" not in marks]
    lines.append(running_sum(asked))
    if relation == "given":
        known = [weight for _, weight in found]
        return [*lines, running_sum(known), _quotient(sum(asked), sum(known))]
    whole = prod(factors)
    if whole == 1:
        return lines
    return [*lines, f"{'*'.join(map(str, factors))} = {whole}", _quotient(sum(asked), whole)]


def _quotient(a: int | Fraction, b: int | Fraction) -> str:
    if isinstance(a, int) and isinstance(b, int):
        return lowest_terms(a, b)
    return f"({a})/({b}) = {Fraction(a) / b}"


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
