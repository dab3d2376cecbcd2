"""Find the least and the greatest probability that given probabilities allow an event, with a distribution.

Answer: both bounds, and any distribution that reaches the greatest.
Harder: three or four events in place of two, more facts, conditional probabilities, inequalities.
Skills: probability, optimization, algebra
Source: original; G. Boole, An investigation of the laws of thought, 1854.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

Event = tuple[str, str]  # how some of A, B, C, D are joined; lower-case letters stand for their complements
Fact = tuple[Event, Event | None, str, Fraction]  # an event, the one it is conditioned on, a sign and a number

_KINDS = ("and", "or", "one", "two")


class ProbabilityBounds(Task["ProbabilityBounds.Params", "ProbabilityBounds.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        events: int = knob("how many events there are", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        facts: int = knob("how many facts are given", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=9)
        kinds: int = knob("how many ways to join events there are", levels=(1, 2, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        conditions: int = knob(
            "how many conditional facts there are", levels=(0, 0, 1, 0, 1, 1, 1, 2, 2, 2), ge=0, le=4
        )
        loose: int = knob("how many facts are inequalities", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 3), ge=0, le=4)
        total: int = knob("the common denominator", levels=(10, 12, 12, 20, 20, 24, 24, 30, 30, 36), ge=5, le=100)

    class Instance(task.Instance):
        hidden = ("least", "greatest")
        events: int
        facts: tuple[Fact, ...]
        event: Event
        least: Fraction
        greatest: Fraction

        @property
        def told(self) -> list[list[str]]:
            return [[_told(fact, i) for fact in self.facts] for i in (0, 1)]

        @property
        def asked(self) -> list[str]:
            return [_text(self.event, i) for i in (0, 1)]

        @property
        def atoms(self) -> list[str]:
            return [
                " ∩ ".join(x if bit else x + "'" for x, bit in zip("ABCD", atom, strict=False))
                for atom in _atoms(self.events)
            ]

    prompt = Prompt(
        en=r"""
        Of the events {{ "ABCD"[:events] | list | listed(language) }}, where A' stands for "A does not occur" and so on,
        these facts are known and nothing else; a condition such as C in P(A | C) has a positive probability:

        {{ told[0] | bullets }}

        What is the least and what is the greatest value that P({{ asked[0] }}) can have? Give also a law with which it
        has its greatest value and all the facts hold: the probabilities of the following events, in this order. If
        there are several such laws, any one will do.

        {{ atoms | numbered }}
        """,
        zh=r"""
        关于事件 {{ "ABCD"[:events] | list | listed(language) }}（A' 表示“A 不发生”，其余类推），
        只知道以下事实（作为条件的事件概率为正）：

        {{ told[1] | bullets }}

        P({{ asked[1] }}) 的最小值和最大值分别是多少？再给出一个使它取到最大值且满足所有事实的分布 law：
        按顺序写出下列各事件的概率。若有多个这样的分布，给出任意一个即可。

        {{ atoms | numbered }}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(least=Rational(), greatest=Rational(), law=Sequence(Rational(), length=2**instance.events))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, kinds = params.events, _KINDS[: params.kinds]
        atoms = _atoms(n)
        shares = random_composition(rng, params.total, len(atoms), low=0)
        facts: list[Fact] = []
        for place in range(params.facts):
            for _ in range(40):
                event = _draw(rng, n, kinds if place else ("and",), 1 if rng.random() < 0.4 else 2)
                condition = _draw(rng, n, ("and",), 1) if place < params.conditions else None
                fits = [condition is None or _in(condition, atom) for atom in atoms]
                whole = sum(share for share, fit in zip(shares, fits, strict=True) if fit)
                rows = zip(atoms, shares, fits, strict=True)
                part = sum(share for atom, share, fit in rows if fit and _in(event, atom))
                apart = not condition or condition[1].upper() not in event[1].upper()
                if 0 < part < whole and apart and (event, condition) not in [fact[:2] for fact in facts]:
                    break
            else:
                raise task.Retry
            sign = rng.choice("≥≤") if place >= params.facts - params.loose else "="
            facts.append((event, condition, sign, Fraction(part, whole)))
        event = _draw(rng, n, kinds, min(n, 3))
        found = [_best(facts, atoms, event, sign) for sign in (-1, 1)]
        least, greatest, law = -found[0][0], found[1][0], found[1][1]
        trivial = (least <= 0) + (greatest >= 1)
        if greatest - least < Fraction(1, 50) or trivial > 1 or greatest.denominator > 5000:
            raise task.Retry
        given = [condition for _, condition, *_ in facts if condition]
        if any(
            not sum(p for p, atom in zip(one, atoms, strict=True) if _in(c, atom)) for _, one in found for c in given
        ):
            raise task.Retry  # where the condition cannot happen there is no conditional probability
        if max(share.denominator for share in law) > 5000 or greatest in {fact[3] for fact in facts}:
            raise task.Retry
        rng.shuffle(facts)
        instance = self.Instance(events=n, facts=tuple(facts), event=event, least=least, greatest=greatest)
        return instance, {"least": least, "greatest": greatest, "law": law}

    def key(self, instance: Instance) -> object:
        return [sorted(_told(fact, 0) for fact in instance.facts), instance.asked[0]]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        law, atoms = answer["law"], _atoms(instance.events)
        if min(law) < 0 or sum(law) != 1:
            return "the law has a negative probability or does not add up to 1"
        for event, condition, sign, value in instance.facts:
            given = [_in(condition, atom) if condition else True for atom in atoms]
            whole = sum(p for p, fits in zip(law, given, strict=True) if fits)
            part = sum(p for p, fits, atom in zip(law, given, atoms, strict=True) if fits and _in(event, atom))
            gap = part - value * whole
            if not whole or (gap < 0 and sign != "≤") or (gap > 0 and sign != "≥"):
                return f"the law breaks {_told((event, condition, sign, value), 0)}"
        if answer["least"] != instance.least or answer["greatest"] != instance.greatest:
            return "a bound is not right"
        reached = sum(p for p, atom in zip(law, atoms, strict=True) if _in(instance.event, atom))
        return "" if reached == instance.greatest else "the law does not reach the greatest value"


def _atoms(n: int) -> list[tuple[bool, ...]]:
    return list(product((True, False), repeat=n))


def _draw(rng: Random, n: int, kinds: tuple[str, ...], size: int) -> Event:
    letters = sorted(rng.sample("ABCD"[:n], size))
    kind = rng.choice(kinds) if size > 1 else "and"
    if kind == "two" and size < 3:
        kind = "one"
    signs = [x.lower() if kind in ("and", "or") and rng.random() < 0.25 else x for x in letters]
    return kind, "".join(signs)


def _in(event: Event, atom: tuple[bool, ...]) -> bool:
    kind, letters = event
    true = sum(atom["abcd".index(x.lower())] == x.isupper() for x in letters)
    return {"and": true == len(letters), "or": true > 0, "one": true == 1, "two": true > 1}[kind]


def _text(event: Event, i: int) -> str:
    kind, letters = event
    names = [x if x.isupper() else x.upper() + "'" for x in letters]
    if kind in ("and", "or"):
        return (" ∩ " if kind == "and" else " ∪ ").join(names)
    if i:
        return f"{'、'.join(names)} 中{'恰有一个' if kind == 'one' else '至少有两个'}发生"
    return f"{'exactly one' if kind == 'one' else 'at least two'} of {', '.join(names)}"


def _told(fact: Fact, i: int) -> str:
    event, condition, sign, value = fact
    return f"P({_text(event, i)}{' | ' + _text(condition, i) if condition else ''}) {sign} {value}"


def _best(
    facts: list[Fact], atoms: list[tuple[bool, ...]], event: Event, sign: int
) -> tuple[Fraction, tuple[Fraction, ...]]:
    """Find the greatest probability of an event, times the sign, and a law that has it."""
    rows, limits = [[1] * len(atoms), [-1] * len(atoms)], [1, -1]
    for one, condition, relation, value in facts:
        p, q = value.numerator, value.denominator
        row = [(condition is None or _in(condition, atom)) * (q * _in(one, atom) - p) for atom in atoms]
        rows += [] if relation == "≥" else [row]
        rows += [] if relation == "≤" else [[-x for x in row]]
    found = maximise([sign * _in(event, atom) for atom in atoms], rows, limits + [0] * (len(rows) - 2))
    if found is None:
        raise task.Retry
    return found
