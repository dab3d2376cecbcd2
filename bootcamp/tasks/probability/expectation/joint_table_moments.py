"""Find a conditional mean, a variance, a covariance or the like from a joint table with missing entries.

Answer: a rational number; it is unique.
Harder: larger tables, more missing entries that sums and moments fix, questions in two steps.
Skills: probability, algebra
Source: original; joint distributions are in every text on probability.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rank
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Weights = dict[tuple[int, int], int]
_KINDS = ("mean", "less", "sum", "covariance", "correlation", "spread")


class JointTableMoments(Task["JointTableMoments.Params", "JointTableMoments.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many values X has", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=5)
        cols: int = knob("how many values Y has", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=5)
        missing: int = knob("how many entries are missing", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=6)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)

    class Instance(task.Instance):
        xs: tuple[int, ...]
        ys: tuple[int, ...]
        whole: int
        entries: tuple[tuple[int | None, ...], ...]  # in units of 1/whole, rows for X
        facts: tuple[tuple[str, Fraction], ...]
        kind: str
        value: int  # of Y in a condition, or the least X + Y

        @property
        def heads(self) -> list[str]:
            return ["", *(f"Y = {y}" for y in self.ys)]

        @property
        def lines(self) -> list[list[object]]:
            return [
                [f"X = {x}", *("?" if entry is None else entry for entry in row)]
                for x, row in zip(self.xs, self.entries, strict=True)
            ]

        @property
        def holes(self) -> int:
            return sum(row.count(None) for row in self.entries)

        @property
        def known(self) -> list[str]:
            return [f"{name} = {value}" for name, value in self.facts]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        The table gives the joint probabilities of X and Y in units of
        1/{{ whole }}
        {{- "; the entry ? is missing" if holes == 1 else "; the entries ? are missing" if holes }}.

        {{ lines | table(heads) }}

        {% if facts %}
        It is known that {{ known | listed(language) }}.

        {% endif %}
        {% if kind == "mean" %}
        Find E[X | Y = {{ value }}].
        {% elif kind == "less" %}
        Find P(X < Y | X + Y ≥ {{ value }}).
        {% elif kind == "sum" %}
        Find the variance Var(X + Y).
        {% elif kind == "covariance" %}
        Find the covariance Cov(X, Y).
        {% elif kind == "spread" %}
        Find the conditional variance Var(X | Y = {{ value }}).
        {% else %}
        Let ρ be the correlation coefficient of X and Y. Find ρ·|ρ|, that is, ρ² with the sign of ρ.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        下表以 1/{{ whole }} 为单位给出 X 和 Y 的联合概率{{ "，其中 ? 处缺失" if holes }}。

        {{ lines | table(heads) }}

        {% if facts %}
        已知 {{ known | join("，") }}。

        {% endif %}
        {% if kind == "mean" %}
        求 E[X | Y = {{ value }}]。
        {% elif kind == "less" %}
        求 P(X < Y | X + Y ≥ {{ value }})。
        {% elif kind == "sum" %}
        求方差 Var(X + Y)。
        {% elif kind == "covariance" %}
        求协方差 Cov(X, Y)。
        {% elif kind == "spread" %}
        求条件方差 Var(X | Y = {{ value }})。
        {% else %}
        设 ρ 为 X 与 Y 的相关系数。求 ρ·|ρ|，即带有 ρ 的符号的 ρ²。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        xs = sorted(rng.sample(range(-2, 6), params.rows))
        ys = sorted(rng.sample(range(-2, 6), params.cols))
        cells = [(x, y) for x in xs for y in ys]
        whole = rng.randint(len(cells) + 4, 2 * len(cells) + 12)
        weights: Weights = dict(zip(cells, random_composition(rng, whole, len(cells)), strict=True))
        missing = rng.sample(cells, min(params.missing, len(cells) - 2))
        facts = _facts(weights, whole, missing, rng)
        kind = rng.choice(_KINDS[: params.kinds])
        value = rng.choice(ys) if kind in ("mean", "spread") else rng.choice(sorted({x + y for x, y in cells}))
        answer = _value(weights, whole, kind, value)
        bare = [_value(weights, whole, other, value) for other in _KINDS if other != kind]
        if answer is None or not worth_asking(answer, *(other for other in bare if other is not None)):
            raise task.Retry
        if answer.denominator == 1 or any(name.endswith(f"| Y = {value}]") for name, _ in facts):
            raise task.Retry
        hidden = set(missing)
        instance = self.Instance(
            xs=tuple(xs),
            ys=tuple(ys),
            whole=whole,
            entries=tuple(tuple(None if (x, y) in hidden else weights[x, y] for y in ys) for x in xs),
            facts=facts,
            kind=kind,
            value=value if kind in ("mean", "less", "spread") else 0,
        )
        return instance, answer


def _facts(
    weights: Weights, whole: int, missing: list[tuple[int, int]], rng: Random
) -> tuple[tuple[str, Fraction], ...]:
    """Choose facts that fix the missing entries, along with the sum of all; each of them is needed when it comes."""
    if not missing:
        return ()
    pool = [(f"P(X = {a})", {cell: int(cell[0] == a) for cell in weights}) for a in sorted({x for x, _ in missing})]
    pool += [(f"P(Y = {b})", {cell: int(cell[1] == b) for cell in weights}) for b in sorted({y for _, y in missing})]
    pool += [("E[X]", {cell: cell[0] for cell in weights}), ("E[Y]", {cell: cell[1] for cell in weights})]
    pool += [
        ("E[XY]", {cell: cell[0] * cell[1] for cell in weights}),
        ("E[X²]", {cell: cell[0] ** 2 for cell in weights}),
    ]
    rng.shuffle(pool)
    rows, chosen = [[1] * len(missing)], []
    for name, values in pool:
        row = [values[cell] for cell in missing]
        if rank([*rows, row]) > len(rows):
            rows.append(row)
            chosen.append((name, Fraction(sum(w * values[cell] for cell, w in weights.items()), whole)))
    if len(rows) < len(missing):
        raise task.Retry
    return tuple(chosen)


def _value(weights: Weights, whole: int, kind: str, value: int) -> Fraction | None:
    """Work out what is asked; None where it is not defined."""
    chosen = weights
    if kind in ("mean", "spread"):
        chosen = {(x, y): w for (x, y), w in weights.items() if y == value}
    if kind == "less":
        chosen = {(x, y): w for (x, y), w in weights.items() if x + y >= value}
    total = sum(chosen.values())
    if not total:
        return None

    def mean(a: int, b: int) -> Fraction:
        return Fraction(sum(w * x**a * y**b for (x, y), w in chosen.items()), total)

    if kind == "less":
        return Fraction(sum(w for (x, y), w in chosen.items() if x < y), total)
    if kind == "mean":
        return mean(1, 0)
    first, second = mean(2, 0) - mean(1, 0) ** 2, mean(0, 2) - mean(0, 1) ** 2
    if kind == "spread":
        return first
    covariance = mean(1, 1) - mean(1, 0) * mean(0, 1)
    if kind == "sum":
        return first + second + 2 * covariance
    return covariance if kind == "covariance" else covariance * abs(covariance) / (first * second)
