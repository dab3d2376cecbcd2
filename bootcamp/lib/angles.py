"""Statements about angles and arcs in degrees: what they say, and which further angle they fix linearly.

An angle is named by a text such as ``∠ABC`` or ``arc AB``; each name stands for a sum of unknowns, which the caller
gives. So facts that always hold (the angles of a triangle add up to 180) are linear equations, as statements are.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import TypeVar

from bootcamp.lib.prompts import linear

T = TypeVar("T", bound=Hashable)

Form = Mapping[str, Fraction | int]
"""Coefficients of unknowns; the constant stands under the empty name."""

KINDS = ("value", "multiple", "more", "sum", "difference", "ratio", "expression")
"""The kinds of statements, easier ones first."""

_TEXTS = MappingProxyType(
    {
        "value": "{0} = {a}°",
        "multiple": "{0} = {a} · {1}",
        "more": "{0} = {1} + {a}°",
        "sum": "{0} + {1} = {a}°",
        "difference": "{a} · {0} = {b} · {1} + {c}°",
        "ratio": "{0} : {1} : {2} = {a} : {b} : {c}",
        "equal": "{0} = {1}",
        "diameter": "{0[4]}{0[5]} is a diameter",
        "parallel": "{1[5]}{0[4]} ∥ {1[4]}{0[5]}",
    }
)


@dataclass(frozen=True)
class Statement:
    """A statement of a kind about some angles, with its numbers.

    Beside `KINDS` there are ``equal``, ``diameter`` (of an arc of 180 degrees) and ``parallel`` (of two equal arcs that
    parallel chords have between them).

    >>> Statement("more", ("∠ABC", "∠BCD"), (7,)).told()
    '∠ABC = ∠BCD + 7°'
    >>> Statement("expression", ("∠ABC",), (3, -4)).told(), Statement("value", ("arc AB",), (50,)).told("zh")
    ('∠ABC = (3x - 4)°', '弧 AB = 50°')
    >>> Statement("diameter", ("arc AC",)).told("zh"), Statement("parallel", ("arc BC", "arc DA")).told()
    ('AC 是直径', 'AB ∥ DC')
    """

    kind: str
    angles: tuple[str, ...]
    numbers: tuple[int, ...] = ()

    def told(self, language: str = "en") -> str:
        """Write the statement."""
        if self.kind == "expression":
            text = f"{self.angles[0]} = ({linear([(self.numbers[0], 'x'), (self.numbers[1], '')])})°"
        else:
            text = _TEXTS[self.kind].format(*self.angles, **dict(zip("abc", self.numbers, strict=False)))
        return text.replace("arc ", "弧 ").replace(" is a diameter", " 是直径") if language == "zh" else text

    def equations(self) -> list[Form]:
        """Give the sums of angles, constants and the unknown x that the statement makes zero.

        >>> [dict(one) for one in Statement("sum", ("∠A", "∠B"), (100,)).equations()]
        [{'∠A': 1, '∠B': 1, '': -100}]
        """
        a, *others = self.angles
        n = self.numbers
        if self.kind == "value":
            return [{a: 1, "": -n[0]}]
        if self.kind == "diameter":
            return [{a: 1, "": -180}]
        if self.kind == "expression":
            return [{a: 1, "x": -n[0], "": -n[1]}]
        b, first = others[0], n[0] if n else 0
        if self.kind == "ratio":
            return [{a: n[1], b: -n[0]}, {b: n[2], others[1]: -n[1]}]
        return [
            {
                "multiple": {a: 1, b: -first},
                "more": {a: 1, b: -1, "": -first},
                "sum": {a: 1, b: 1, "": -first},
                "difference": {a: n[0], b: -n[1], "": -n[2]} if len(n) > 2 else {},
                "equal": {a: 1, b: -1},
                "parallel": {a: 1, b: -1},
            }[self.kind]
        ]


def told(statements: Sequence[Statement]) -> dict[str, list[str]]:
    """Write statements in English and in Chinese.

    >>> told([Statement("value", ("∠A",), (50,))])
    {'en': ['∠A = 50°'], 'zh': ['∠A = 50°']}
    """
    return {language: [one.told(language) for one in statements] for language in ("en", "zh")}


def expanded(form: Form, names: Mapping[str, Form]) -> dict[str, Fraction | int]:
    """Put the sums of unknowns for the names of angles; names without one are unknowns themselves.

    >>> expanded({"∠A": 2, "x": 1, "": 5}, {"∠A": {"p": 1, "q": 1}})
    {'p': 2, 'q': 2, 'x': 1, '': 5}
    """
    total: dict[str, Fraction | int] = {}
    for name, factor in form.items():
        for unknown, part in names.get(name, {name: 1}).items():
            total[unknown] = total.get(unknown, 0) + factor * part
    return total


class Span:
    """Linear equations in echelon form that remember how they were made, and what they fix.

    >>> facts = Span([{"p": 1, "q": 1, "": -180}, {"p": 1, "q": -1, "": -20}])
    >>> facts.used({"q": 1}), facts.value({"q": 1}), facts.value({"r": 1})
    ({0: Fraction(1, 2), 1: Fraction(-1, 2)}, Fraction(80, 1), None)
    """

    def __init__(self, equations: Iterable[Form] = ()) -> None:
        self.size = 0
        self._rows: dict[str, tuple[dict[str, int], dict[int, int]]] = {}
        for form in equations:
            self.add(form)

    def add(self, form: Form) -> bool:
        """Add an equation, a sum of unknowns that is zero; tell whether it did not follow from those before."""
        rest, made, scale = self._reduced(form)
        self.size += 1
        lead = min((name for name in rest if name), default=None)
        if lead is None:
            return False
        parts = {self.size - 1: scale, **{i: -factor for i, factor in made.items()}}
        shared = math.gcd(*rest.values(), *parts.values()) * (1 if rest[lead] > 0 else -1)
        self._rows[lead] = (
            {name: factor // shared for name, factor in rest.items()},
            {i: factor // shared for i, factor in parts.items()},
        )
        return True

    def used(self, target: Form) -> dict[int, Fraction] | None:
        """Give how often each equation, by its place, enters into the sum `target`, or None if it is not fixed."""
        rest, made, scale = self._reduced(target)
        return None if any(rest) else {i: Fraction(made[i], scale) for i in sorted(made)}

    def value(self, target: Form) -> Fraction | None:
        """Give the value of the sum `target`, or None if it is not fixed."""
        rest, _, scale = self._reduced(target)
        return None if any(rest) else Fraction(rest.get("", 0), scale)

    def _reduced(self, form: Form) -> tuple[dict[str, int], dict[int, int], int]:
        """Give integers rest, made and scale with scale * form = rest + the equations, each as often as made says."""
        scale = math.lcm(*(Fraction(factor).denominator for factor in form.values()))
        rest = {name: int(factor * scale) for name, factor in form.items() if factor}
        made: dict[int, int] = {}
        while leads := rest.keys() & self._rows.keys():
            lead = min(leads)
            row, parts = self._rows[lead]
            shared = math.gcd(rest[lead], row[lead])
            factor, up = rest[lead] // shared, row[lead] // shared
            if up != 1:
                scale *= up
                rest = {name: part * up for name, part in rest.items()}
                made = {i: part * up for i, part in made.items()}
            _add(rest, row, -factor)
            _add(made, parts, factor)
        return rest, made, scale


def _add(total: dict[T, int], addend: Mapping[T, int], factor: int) -> None:
    for name, part in addend.items():
        value = total.get(name, 0) + factor * part
        if value:
            total[name] = value
        else:
            total.pop(name, None)


def fixed_by(equations: Sequence[Form], targets: Mapping[str, Form]) -> dict[str, tuple[int, ...]]:
    """Give the places of the equations that together fix each target, for the targets that they fix linearly.

    >>> fixed_by([{"p": 1, "q": 1, "": -9}, {"p": 1, "q": -1}, {"r": 2, "": -6}], {"q": {"q": 1}, "s": {"s": 1}})
    {'q': (0, 1)}
    """
    span = Span(equations)
    found = {name: span.used(form) for name, form in targets.items()}
    return {name: tuple(used) for name, used in found.items() if used is not None}


def needed(
    statements: Sequence[Statement], always: Sequence[Form], names: Mapping[str, Form], target: Form
) -> list[Statement] | None:
    """Give statements, the first that will do, that fix the target linearly and all of which that takes, else None.

    >>> facts = [Statement("value", (name,), (size,)) for name, size in (("∠A", 50), ("∠D", 9), ("∠B", 60))]
    >>> [one.told() for one in needed(facts, [{"∠A": 1, "∠B": 1, "∠C": 1, "": -180}], {}, {"∠C": 1})]
    ['∠A = 50°', '∠B = 60°']
    """
    span = Span(always)
    owners: dict[int, Statement] = {}
    for one in statements:
        forms = [expanded(form, names) for form in one.equations()]
        for form in forms:
            owners[span.size] = one
            span.add(form)
        used = span.used(target)
        if used is not None:
            chosen = [owners[i] for i in used if i in owners]
            return list(dict.fromkeys(chosen))
    return None


def draw_statement(rng: Random, kind: str, sizes: Mapping[str, int], x: int) -> Statement | None:
    """Draw a statement of a kind that is true of angles with known whole sizes, or None if that fails.

    >>> draw_statement(Random(2), "more", {"∠A": 40, "∠B": 53}, 0).told()
    '∠B = ∠A + 13°'
    """
    names = rng.sample(sorted(sizes), min(len(sizes), 3))
    if kind == "value":
        return Statement(kind, tuple(names[:1]), (sizes[names[0]],))
    if kind == "expression":
        factor = rng.randint(1, 5)
        return Statement(kind, tuple(names[:1]), (factor, sizes[names[0]] - factor * x))
    if len(names) < 2:
        return None
    a, b = names[:2]
    if sizes[a] < sizes[b]:
        a, b = b, a
    p, q = sizes[a], sizes[b]
    if kind == "multiple" and p % q == 0 and p > q:
        return Statement(kind, (a, b), (p // q,))
    if kind == "more" and p > q:
        return Statement(kind, (a, b), (p - q,))
    if kind == "sum":
        return Statement(kind, (a, b), (p + q,))
    if kind == "difference":
        m, n = rng.randint(2, 4), rng.randint(2, 5)
        return Statement(kind, (a, b), (m, n, m * p - n * q)) if m != n and m * p > n * q else None
    if kind == "ratio" and len(names) > 2:
        return _ratio(tuple(names), sizes)
    return None


def _ratio(names: tuple[str, ...], sizes: Mapping[str, int]) -> Statement | None:
    parts = [sizes[name] for name in names]
    shared = max(d for d in range(1, min(parts) + 1) if all(part % d == 0 for part in parts))
    small = tuple(part // shared for part in parts)
    return Statement("ratio", names, small) if shared > 1 and max(small) <= 15 else None
