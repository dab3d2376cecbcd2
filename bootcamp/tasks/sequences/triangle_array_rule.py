"""Infer the rule of a number triangle from its first rows and find an entry of a later row.

Answer: one integer; all rules of the menu that fit the shown rows give the same.
Harder: a longer menu, larger weights, entries further down.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Rule = tuple[str, int, int, int]
"""An inner rule as text and its numbers p, q, r; 0 stands for one that it lacks."""


class TriangleArrayRule(Task["TriangleArrayRule.Params", "TriangleArrayRule.Instance", int]):
    version = 1

    class Params(task.Params):
        menu: int = knob(
            "how many kinds of inner rules are in the menu", levels=(2, 3, 4, 5, 6, 7, 8, 9, 9, 9), ge=2, le=9
        )
        weight: int = knob("the largest size of a number in a rule", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 9), ge=2, le=9)
        shown: int = knob("how many rows are shown", levels=(5, 5, 5, 5, 5, 5, 6, 6, 6, 6), ge=3, le=8)
        gap: int = knob(
            "how far below the last shown row the asked entry is", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=12
        )

    class Instance(task.Instance):
        menu: tuple[str, ...]
        weight: int
        rows: tuple[tuple[int, ...], ...]
        place: tuple[int, int]  # row and place in it, counted from 0

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A triangle of integers has the entries T(n, k) with 0 ≤ k ≤ n, row n for n = 0, 1, 2, ... from k = 0 to k = n.

        Its left border T(n, 0) is, as a function of n, an arithmetic progression (possibly constant) or a geometric one
        with the ratio 2 or 3; so is its right border T(n, n). Every inner entry T(n, k) with 0 < k < n is found from
        x = T(n-1, k-1) and y = T(n-1, k) by one rule, the same for all n and k, which is one of these:

        {{ menu | bullets }}

        Here p, q and r are fixed integers; p and q are from 1 to {{ weight }}, and r is from 0 to {{ weight }}.
        The first rows are:

        {% for row in rows %}
        n = {{ loop.index0 }}: {{ row | join(" ") }}
        {% endfor %}

        Find T({{ place[0] }}, {{ place[1] }}).
        """,
        zh=r"""
        一个整数三角形由 T(n, k)（0 ≤ k ≤ n）组成，第 n 行（n = 0, 1, 2, ...）依次是 k = 0 到 k = n 的数。

        左边界 T(n, 0) 作为 n 的函数是等差数列（可以是常数列），或者公比为 2 或 3 的等比数列；右边界 T(n, n) 也是如此。
        每个内部的数 T(n, k)（0 < k < n）由 x = T(n-1, k-1) 和 y = T(n-1, k) 按同一条规则得到，
        对所有 n 和 k 都一样，规则是下列之一：

        {{ menu | bullets }}

        其中 p、q、r 是固定的整数；p 和 q 从 1 到 {{ weight }}，r 从 0 到 {{ weight }}。
        前几行是：

        {% for row in rows %}
        n = {{ loop.index0 }}: {{ row | join(" ") }}
        {% endfor %}

        求 T({{ place[0] }}, {{ place[1] }})。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        menu = tuple(_RULES)[: params.menu]
        rule = rng.choice(list(_rules(rng.choice(menu), params.weight)))
        n = params.shown - 1 + params.gap
        first = rng.randint(1, 5)
        borders = [_random_border(rng, first, n + 1) for _ in range(2)]
        rows = _triangle(rule, *borders)
        k = rng.randint(max(1, n // 3), min(n - 1, n - n // 3))
        shown = tuple(map(tuple, rows[: params.shown]))
        if max(abs(x) for row in rows for x in row) > 10**9:
            raise task.Retry
        if len({_triangle(fit, *borders)[n][k] for fit in _fitting(menu, params.weight, shown)}) > 1:
            raise task.Retry
        instance = self.Instance(menu=menu, weight=params.weight, rows=shown, place=(n, k))
        return instance, rows[n][k]


_RULES: dict[str, Callable[[int, int, int, int, int, int, int], int]] = {
    "x + y + r": lambda x, y, n, k, p, q, r: x + y + r,
    "p·x + q·y": lambda x, y, n, k, p, q, r: p * x + q * y,
    "p·x + q·y + r": lambda x, y, n, k, p, q, r: p * x + q * y + r,
    "p·x + k·y + r": lambda x, y, n, k, p, q, r: p * x + k * y + r,
    "k·x + q·y + r": lambda x, y, n, k, p, q, r: k * x + q * y + r,
    "p·|x - y| + q·k + r": lambda x, y, n, k, p, q, r: p * abs(x - y) + q * k + r,
    "p·x + (n - k)·y + r": lambda x, y, n, k, p, q, r: p * x + (n - k) * y + r,
    "p·x + q·y + r·(-1)^n": lambda x, y, n, k, p, q, r: p * x + q * y + r * (-1) ** n,
    "p·max(x, y) + q·min(x, y) + r": lambda x, y, n, k, p, q, r: p * max(x, y) + q * min(x, y) + r,
}


def _rules(kind: str, weight: int) -> Iterator[Rule]:
    """Yield all rules of a kind."""
    ranges = [range(low, weight + 1) if letter in kind else [0] for letter, low in (("p", 1), ("q", 1), ("r", 0))]
    for p, q, r in product(*ranges):
        yield kind, p, q, r


def _random_border(rng: Random, first: int, size: int) -> list[int]:
    """Draw an arithmetic or, one time in four, a geometric progression."""
    ratio, step = rng.choice((1, 1, 1, 1, 1, 1, 2, 3)), rng.choice((0, 0, 1, 2, 3, -1))
    return [first * ratio**n if ratio > 1 else first + step * n for n in range(size)]


def _entry(rule: Rule, x: int, y: int, n: int, k: int) -> int:
    return _RULES[rule[0]](x, y, n, k, *rule[1:])


def _triangle(rule: Rule, left: Sequence[int], right: Sequence[int]) -> list[list[int]]:
    """Fill a triangle from its borders."""
    rows = [[left[0]]]
    for n in range(1, len(left)):
        above = rows[-1]
        inner = [_entry(rule, above[k - 1], above[k], n, k) for k in range(1, n)]
        rows.append([left[n], *inner, right[n]])
    return rows


def _fitting(menu: Sequence[str], weight: int, rows: Sequence[Sequence[int]]) -> list[Rule]:
    """List the rules of the menu that give all inner entries of `rows`."""
    entries = [(rows[n - 1][k - 1], rows[n - 1][k], n, k, rows[n][k]) for n in range(2, len(rows)) for k in range(1, n)]
    rules = [rule for kind in menu for rule in _rules(kind, weight)]
    return [rule for rule in rules if all(_entry(rule, *cell) == value for *cell, value in entries)]
