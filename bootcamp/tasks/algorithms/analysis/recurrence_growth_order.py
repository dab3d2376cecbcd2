"""Find how fast the solutions of recurrences grow, and sort them by it.

Answer: the exponents of n, log n and log log n for each, and the order; unique.
Harder: more recurrences, logarithms, parts of different sizes, steps back and roots.
Skills: algebra, arithmetic
Source: original; the theorem of M. Akra and L. Bazzi (1998), of which the master theorem is a part.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from re import findall
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Growth = tuple[Fraction, Fraction, Fraction]
"""The exponents of n, log n and log log n."""

_UNEVEN: tuple[tuple[tuple[str, ...], Fraction], ...] = (
    (("T(n/3)", "T(2n/3)"), Fraction(1)),
    (("T(n/2)", "T(n/3)", "T(n/6)"), Fraction(1)),
    (("T(n/2)", "2T(n/4)"), Fraction(1)),
    (("T(3n/5)", "T(4n/5)"), Fraction(2)),
    (("2T(2n/3)", "T(n/3)"), Fraction(2)),
    (("T(n/9)", "T(4n/9)"), Fraction(1, 2)),
    (("T(n/4)", "3T(n/36)"), Fraction(1, 2)),
    (("3T(n/2)", "4T(n/4)"), Fraction(2)),
)
"""Parts of different sizes, and the exponent p with which the p-th powers of the shares add up to 1."""


class _Recurrence(task.Instance):
    """T(n) is the sum of some parts and n^power (log n)^logs."""

    kind: str
    """``parts`` (all alike), ``uneven``, ``back`` or ``root``."""
    count: int
    """How many alike parts, or which of `_UNEVEN`."""
    share: int
    """They have the size n/share, n - share or n^(1/share)."""
    power: Fraction
    logs: int


class RecurrenceGrowthOrder(Task["RecurrenceGrowthOrder.Params", "RecurrenceGrowthOrder.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        recurrences: int = knob("the number of recurrences", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=9)
        logs: int = knob("the greatest power of a logarithm", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 3), ge=0, le=5)
        kinds: int = knob("the kinds of recurrences", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        recurrences: tuple[_Recurrence, ...]

        def lines(self) -> list[str]:
            return [f"T(n) = {_written(one)}" for one in self.recurrences]

    prompt = Prompt(
        en=r"""
        Each of these recurrences holds for all large n, and T(n) is a positive constant for smaller n. Rounding of
        arguments does not matter, and log is the logarithm to base 2.

        {{ lines() | numbered }}

        For each one there are exponents a, b and c such that T(n) lies, for all large n, between two positive constants
        times n^a (log n)^b (log log n)^c. Give "exponents", the list of [a, b, c] in the order above, and "ranking",
        the list of the numbers of the recurrences from the one that grows slowest to the one that grows fastest.
        """,
        zh=r"""
        下列递推式对所有充分大的 n 成立，对较小的 n，T(n) 是正的常数。自变量的取整不影响结果，log 表示以 2 为底的对数。

        {{ lines() | numbered }}

        对每一个递推式，都有指数 a、b、c，使得当 n 充分大时，T(n) 介于 n^a (log n)^b (log log n)^c 的两个正常数倍之间。
        请给出 "exponents"（按上面的次序列出各个 [a, b, c]）和 "ranking"（从增长最慢到最快依次列出各递推式的编号）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        count = len(instance.recurrences)
        exponents = Sequence(Sequence(Rational(), length=3, brackets="[]"), length=count, brackets="[]")
        return Record(exponents=exponents, ranking=Sequence(Integer(1, count), length=count))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        kinds = ("parts", "parts", "back", "uneven", "root")[: params.kinds + 1]
        recurrences: list[_Recurrence] = []
        seen = set[Growth]()
        for _ in range(20 * params.recurrences):
            one = _drawn(rng.choice(kinds), params.logs, rng)
            growth = _growth(one)
            if growth not in seen and len(recurrences) < params.recurrences:
                seen.add(growth)
                recurrences.append(one)
        shown = [(one.power, Fraction(one.logs), Fraction(0)) for one in recurrences]
        instance = self.Instance(recurrences=tuple(recurrences))
        answer = self.solve(instance)
        same = sum(one == two for one, two in zip(shown, answer["exponents"], strict=True))
        if len(recurrences) < params.recurrences or 2 * same > params.recurrences:
            raise task.Retry
        if params.recurrences > 2 and list(answer["ranking"]) == sorted(answer["ranking"]):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        growths = [_growth(one) for one in instance.recurrences]
        ranking = sorted(range(1, len(growths) + 1), key=lambda number: growths[number - 1])
        return {"exponents": tuple(growths), "ranking": tuple(ranking)}

    def key(self, instance: Instance) -> object:
        return sorted(map(_written, instance.recurrences))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        growths = [_growth(one) for one in instance.recurrences]
        told = [f"{_worked(one)}: {sequence(_growth(one))}" for one in instance.recurrences]
        lines = [f"{number}. {line}" for number, line in enumerate(told, start=1)]
        order = self.solve(instance)["ranking"]
        return "\n".join([*lines, " < ".join(f"{number} {sequence(growths[number - 1])}" for number in order)])


def _drawn(kind: str, logs: int, rng: Random) -> _Recurrence:
    count = share = 1
    if kind == "uneven":
        count = rng.randrange(len(_UNEVEN))
    elif kind == "back":
        share = rng.randint(1, 3)
    else:
        base, root = rng.choice((2, 3)), rng.choice((1, 1, 2))
        count, share = base ** rng.randint(0 if kind == "parts" else 1, 3), base**root
    power, log = Fraction(0), rng.randint(-1 if logs else 0, logs)
    if kind == "root":
        log = rng.randint(1, 3)
    elif kind == "back":
        power, log = Fraction(rng.randint(0, 3)), max(0, log)
    else:
        own = _UNEVEN[count][1] if kind == "uneven" else _exponent(count, share)
        power = own + rng.choice((0, 0, -1, 1, Fraction(1, 2), Fraction(-1, 2)))
        if power < 0 or (power == 0 and log < 0):
            power, log = Fraction(0), max(0, log)
    return _Recurrence(kind=kind, count=count, share=share, power=power, logs=log)


def _exponent(count: int, share: int) -> Fraction:
    """The logarithm of a number to a base, where both are powers of 2, or of 3."""
    base = 3 if share % 3 == 0 else 2
    tops = [power for power in range(9) if base**power in (count, share)]
    return Fraction(next(p for p in tops if base**p == count), next(p for p in tops if base**p == share))


def _growth(one: _Recurrence) -> Growth:
    zero = Fraction(0)
    if one.kind == "back":  # a sum of the last terms
        return one.power + 1, Fraction(one.logs), zero
    if one.kind == "root":  # in m = log n it is a recurrence with alike parts
        own = _exponent(one.count, one.share)
        return zero, max(own, Fraction(one.logs)), Fraction(int(own == one.logs))
    own = _UNEVEN[one.count][1] if one.kind == "uneven" else _exponent(one.count, one.share)
    if own != one.power:
        return (own, zero, zero) if own > one.power else (one.power, Fraction(one.logs), zero)
    return (own, Fraction(one.logs + 1), zero) if one.logs >= 0 else (own, zero, Fraction(1))


def _written(one: _Recurrence) -> str:
    if one.kind == "uneven":
        parts = " + ".join(_UNEVEN[one.count][0])
    else:
        inner = {"back": f"n - {one.share}", "parts": f"n/{one.share}", "root": f"n^(1/{one.share})"}[one.kind]
        parts = f"{one.count if one.count > 1 else ''}T({inner})"
    power = {0: "", 1: "n"}.get(int(one.power) if one.power.denominator == 1 else -1, f"n^{one.power}")
    power = f"n^({one.power})" if one.power.denominator > 1 else power
    log = "" if one.logs == 0 else "log n" if abs(one.logs) == 1 else f"(log n)^{one.logs}"
    if one.logs < 0:
        return f"{parts} + {power or 1}/{log}"
    return f"{parts} + {f'{power} {log}'.strip() or 1}"


def _worked(one: _Recurrence) -> str:
    """Write what decides the growth: the exponent of the parts against that of the rest."""
    if one.kind == "back":
        return f"n · n^{one.power}: {one.power} + 1 = {one.power + 1}"
    if one.kind == "uneven":
        parts, own = _UNEVEN[one.count]
        found = findall(r"(\d*)T\((\d*)n/(\d+)\)", " ".join(parts))
        tried = []
        for p in dict.fromkeys((Fraction(1), own)):
            roots = (Fraction((int(top or 1) / int(bottom)) ** p).limit_denominator(99) for _, top, bottom in found)
            values = [int(many or 1) * root for (many, _, _), root in zip(found, roots, strict=True)]
            tried.append(f"p = {p}: {' + '.join(map(str, values))} = {sum(values)}")
        told = "; ".join(tried)
    else:
        own = _exponent(one.count, one.share)
        told = f"{'m = log n, ' if one.kind == 'root' else ''}log_{one.share} {one.count} = {own}"
    other = Fraction(one.logs) if one.kind == "root" else one.power
    return f"{told}, {own} {'<' if own < other else '>' if own > other else '='} {other}"
