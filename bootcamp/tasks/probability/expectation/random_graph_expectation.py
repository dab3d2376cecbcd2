"""Find the mean or the variance of the number of small structures in a random graph with independent edges.

Answer: a rational number; it is unique.
Harder: more vertices, structures of more edges or that need absent edges too, variances instead of means.
Skills: probability, counting
Source: original; E. Gilbert, "Random graphs", 1959.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("triangle", "isolated", "cherry", "pair", "leaf", "square", "path", "clique", "open", "star")
Structure = tuple[frozenset[tuple[int, int]], frozenset[tuple[int, int]]]
"""The edges that are there, and those that are not."""


class RandomGraphExpectation(Task["RandomGraphExpectation.Params", "RandomGraphExpectation.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        vertices: int = knob(
            "how many vertices there are at most", levels=(8, 9, 10, 12, 9, 9, 10, 11, 12, 12), ge=4, le=12
        )
        kinds: int = knob(
            "how many kinds of structures there are", levels=(4, 6, 8, 10, 6, 7, 8, 9, 9, 10), ge=1, le=10
        )
        easy: int = knob(
            "how many of them, the easiest, are not asked", levels=(0, 0, 1, 2, 0, 1, 1, 2, 2, 3), ge=0, le=9
        )
        variance: bool = knob("whether the variance is asked", levels=(False,) * 4 + (True,) * 6)
        whole: int = knob(
            "the largest denominator of the chance", levels=(24, 24, 30, 40, 40, 40, 44, 48, 54, 60), ge=4, le=60
        )

    class Instance(task.Instance):
        vertices: int
        chance: Fraction
        kind: str
        variance: bool

        @property
        def edges(self) -> int:
            return comb(self.vertices, 2)

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        In a random graph on {{ vertices }} labelled vertices each of the {{ edges }} possible edges is present with
        probability {{ chance }}, independently of the others. Let N be the number of
        {%- if kind == "triangle" %} triangles, that is, sets of three vertices with all three edges between them
        {%- elif kind == "isolated" %} vertices without any edge
        {%- elif kind == "cherry" %} pairs of different edges that share a vertex
        {%- elif kind == "pair" %} components that consist of exactly two vertices
        {%- elif kind == "leaf" %} vertices with exactly one edge
        {%- elif kind == "square" %} cycles of length 4 (as sets of four edges; further edges between their vertices are
        allowed)
        {%- elif kind == "path" %} paths with three edges and four different vertices (as sets of edges; further edges
        between their vertices are allowed)
        {%- elif kind == "clique" %} sets of four vertices with all six edges between them
        {%- elif kind == "open" %} sets of three vertices with exactly two edges between them
        {%- else %} sets of four vertices with exactly three edges between them, which share a vertex
        {%- endif %}.

        Find {{ "the variance" if variance else "the expected value" }} of N exactly.
        """,
        zh=r"""
        在有 {{ vertices }} 个有标号顶点的随机图中，{{ edges }} 条可能的边各以概率 {{ chance }} 独立出现。设 N 为
        {%- if kind == "triangle" %}三角形的个数，即两两之间都有边的三个顶点的集合的个数
        {%- elif kind == "isolated" %}没有边的顶点的个数
        {%- elif kind == "cherry" %}有公共顶点的两条不同的边的对数
        {%- elif kind == "pair" %}恰由两个顶点构成的连通分支的个数
        {%- elif kind == "leaf" %}恰有一条边的顶点的个数
        {%- elif kind == "square" %}长为 4 的圈的个数（按四条边的集合计，其顶点之间可以另有边）
        {%- elif kind == "path" %}有三条边、四个不同顶点的路的条数（按边的集合计，其顶点之间可以另有边）
        {%- elif kind == "clique" %}两两之间都有边的四个顶点的集合的个数
        {%- elif kind == "open" %}两两之间恰有两条边的三个顶点的集合的个数
        {%- else %}两两之间恰有三条边、且这三条边有公共顶点的四个顶点的集合的个数
        {%- endif %}。

        求 N 的{{ "方差" if variance else "期望" }}的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        whole = rng.randint(params.whole // 2, params.whole)
        instance = self.Instance(
            vertices=rng.randint(max(4, params.vertices - 6), params.vertices),
            chance=Fraction(rng.randint(1, whole - 1), whole),
            kind=rng.choice(_KINDS[min(params.easy, params.kinds - 1) : params.kinds]),
            variance=params.variance,
        )
        answer = self.solve(instance)
        if not worth_asking(answer, digits=14) or instance.chance == Fraction(1, 2):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        p, all_ = instance.chance, _structures(instance.kind, instance.vertices)

        def chance(there: int, absent: int) -> Fraction:
            return p**there * (1 - p) ** absent

        there, absent = all_[0]  # all structures are alike, so the first one stands for each
        single = chance(len(there), len(absent))
        if not instance.variance:
            return len(all_) * single
        pairs: dict[tuple[int, int], int] = {}
        for other, gone in all_:
            if not (there & gone or other & absent):
                size = len(there | other), len(absent | gone)
                pairs[size] = pairs.get(size, 0) + 1
        both = sum((count * chance(*size) for size, count in pairs.items()), Fraction(0))
        return len(all_) * both - (len(all_) * single) ** 2


def _structures(kind: str, n: int) -> list[Structure]:
    """List the structures of a kind on n vertices."""
    if kind in ("isolated", "pair", "leaf"):
        choices: dict[str, list[tuple[tuple[int, ...], tuple[tuple[int, int], ...]]]] = {
            "isolated": [((v,), ()) for v in range(n)],
            "pair": [(pair, (pair,)) for pair in combinations(range(n), 2)],
            "leaf": [((v,), ((v, w),)) for v, w in permutations(range(n), 2)],
        }
        return [(_edges(there), _edges(_around(inner, n)) - _edges(there)) for inner, there in choices[kind]]
    size, drawings = {
        "triangle": (3, ["01 02 12"]),
        "cherry": (3, ["01 02", "01 12", "02 12"]),
        "open": (3, ["01 02", "01 12", "02 12"]),
        "square": (4, ["01 12 23 03", "01 13 23 02", "02 12 13 03"]),
        "clique": (4, ["01 02 03 12 13 23"]),
        "star": (4, ["01 02 03", "01 12 13", "02 12 23", "03 13 23"]),
        "path": (4, [f"{a}{b} {b}{c} {c}{d}" for a, b, c, d in permutations("0123") if a < d]),
    }[kind]
    found = []
    for chosen_vertices in combinations(range(n), size):
        for drawing in drawings:
            there = _edges([chosen_vertices[int(end)] for end in edge] for edge in drawing.split())
            full = _edges(combinations(chosen_vertices, 2)) if kind in ("open", "star") else there
            found.append((there, full - there))
    return found


def _edges(pairs: Iterable[Sequence[int]]) -> frozenset[tuple[int, int]]:
    return frozenset((min(pair), max(pair)) for pair in pairs)


def _around(inner: tuple[int, ...], n: int) -> list[tuple[int, int]]:
    """List the possible edges at some vertices."""
    return [(v, w) for v in inner for w in range(n) if w != v]
