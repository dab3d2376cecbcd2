"""Find the area under the ROC curve of scores with ties, or the threshold of least cost.

Answer: a rational number, or a threshold among the scores; it is unique.
Harder: more items and ties, unequal costs, several scores of nearly the same cost.
Skills: probability, counting
Source: original; J. Hanley and B. McNeil, "The meaning and use of the area under a ROC curve", 1982.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class RocAucExact(Task["RocAucExact.Params", "RocAucExact.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        items: int = knob("how many items there are", levels=(5, 7, 9, 11, 13, 15, 18, 21, 25, 30), ge=4, le=30)
        scores: int = knob(
            "how many different scores there may be", levels=(30, 20, 12, 12, 12, 12, 14, 14, 16, 16), ge=5, le=60
        )
        kind: Literal["area", "part", "cost"] = knob(
            "the area under the curve, its part at small false positive rates, or the threshold of least cost",
            levels=("area", "area", "area", "cost", "area", "part", "cost", "part", "cost", "part"),
        )

    class Instance(task.Instance):
        items: tuple[tuple[int, bool], ...]  # scores and whether the item is positive
        kind: Literal["area", "part", "cost"]
        costs: tuple[int, int]  # of a false positive and of a missed positive
        limit: Fraction

        @property
        def rows(self) -> list[tuple[int, int, str]]:
            return [(i, score, "+" if good else "-") for i, (score, good) in enumerate(self.items, start=1)]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        A classifier gave these scores to items whose true labels are + or -:

        {{ rows | table(["item", "score", "label"]) }}

        {% if kind == "cost" %}
        For a threshold t the items with score ≥ t are predicted as +, the others as -. An item of label - that is
        predicted as + costs {{ costs[0] }}, an item of label + that is predicted as - costs {{ costs[1] }}; all else
        costs nothing. Among the listed scores, find the threshold t with the least total cost (the smallest such t if
        there are several).
        {% else %}
        For each threshold t the items with score ≥ t are predicted as +; this gives the point (share of the items of
        label - that are predicted as +, share of the items of label + that are predicted as +). The ROC curve joins the
        points of neighbouring thresholds by straight segments, from (0, 0), no item predicted as +, to (1, 1); items
        with equal scores enter together.
        {% if kind == "area" %}
        Find the area under the ROC curve between 0 and 1. Give the exact value.
        {% else %}
        Find the area under the ROC curve over the first coordinates from 0 to {{ limit }} only. Give the exact value.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        某分类器对若干项目给出下列分数，项目的真实标签为 + 或 -：

        {{ rows | table(["项目", "分数", "标签"]) }}

        {% if kind == "cost" %}
        对阈值 t，分数 ≥ t 的项目预测为 +，其余预测为 -。标签为 - 而预测为 + 的每个项目代价为 {{ costs[0] }}，
        标签为 + 而预测为 - 的每个项目代价为 {{ costs[1] }}，其余没有代价。
        在所列的分数中，求总代价最小的阈值 t（若有多个，取最小的 t）。
        {% else %}
        对每个阈值 t，分数 ≥ t 的项目预测为 +，由此得到点（标签为 - 的项目中预测为 + 的比例，
        标签为 + 的项目中预测为 + 的比例）。
        ROC 曲线用直线段连接相邻阈值的点，从没有项目预测为 + 的 (0, 0) 到 (1, 1)；分数相等的项目同时计入。
        {% if kind == "area" %}
        求 0 到 1 之间 ROC 曲线下的面积。请给出精确值。
        {% else %}
        只求横坐标从 0 到 {{ limit }} 的部分 ROC 曲线下的面积。请给出精确值。
        {% endif %}
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        good = rng.randint(max(2, params.items // 3), params.items - max(2, params.items // 3))
        labels = [i < good for i in range(params.items)]
        rng.shuffle(labels)
        shift = params.scores // 4
        pool = sorted(rng.sample(range(10, 100), params.scores))
        items = tuple((pool[rng.randrange(params.scores - shift) + shift * label], label) for label in labels)
        costs = tuple(rng.sample(range(1, 8), 2)) if params.kind == "cost" else (0, 0)
        limit = Fraction(1, rng.randint(2, 5)) if params.kind == "part" else Fraction(1)
        instance = self.Instance(items=items, kind=params.kind, costs=(costs[0], costs[1]), limit=limit)
        if params.kind == "cost":
            scores = sorted({score for score, _ in items})
            totals = [_cost(instance, t) for t in scores]
            best = totals.index(min(totals))
            even = [_cost(instance.model_copy(update={"costs": (1, 1)}), t) for t in scores]
            if best in (0, len(scores) - 1) or best == even.index(min(even)):
                raise task.Retry
            return instance, Fraction(scores[best])
        answer = _area(_points(items), limit)
        spread = _area(_points(tuple((2 * score + (not label), label) for score, label in items)), limit)
        packed = _area(_points(tuple((2 * score + label, label) for score, label in items)), limit)
        ties = [spread, packed] if spread != packed else []
        if not worth_asking(answer, *ties) or (params.items > 8 and not ties):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.items), instance.kind, instance.costs, instance.limit]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, good = [], sum(label for _, label in instance.items)
        bad, point, total = len(instance.items) - good, (0, 0), Fraction(0)
        for score in sorted({score for score, _ in instance.items}, reverse=True):
            labels = [label for other, label in instance.items if other == score]
            (a, b), point = point, (point[0] + labels.count(False), point[1] + labels.count(True))
            shown = f"{score}: {' '.join('-+'[label] for label in labels)} → ({point[0]}, {point[1]})"
            if instance.kind == "cost":
                x, y = instance.costs
                missed = good - point[1]
                lines.append(f"{shown}, {point[0]}*{x} + {missed}*{y} = {point[0] * x + missed * y}")
                continue
            end = min(Fraction(point[0]), instance.limit * bad)
            if end > a:
                high = b + (point[1] - b) * (end - a) / (point[0] - a)
                total += (end - a) * (b + high)
                shown += f", ({end} - {a})*({b} + {high}) = {(end - a) * (b + high)}, {total}"
            lines.append(shown)
        if instance.kind == "cost":
            return "\n".join(lines)
        lines.append(f"{total} / (2*{bad}*{good})")
        return "\n".join([*lines, lowest_terms(total.numerator, total.denominator * 2 * bad * good)])


def _cost(instance: RocAucExact.Instance, t: int) -> int:
    return sum(instance.costs[label] * ((score >= t) != label) for score, label in instance.items)


def _points(items: tuple[tuple[int, bool], ...]) -> list[tuple[Fraction, Fraction]]:
    """List the points of the curve from (0, 0) on."""
    good = sum(label for _, label in items)
    bad = len(items) - good
    points = [(Fraction(0), Fraction(0))]
    for t in sorted({score for score, _ in items}, reverse=True):
        above = [label for score, label in items if score >= t]
        points.append((Fraction(len(above) - sum(above), bad), Fraction(sum(above), good)))
    return points


def _area(points: list[tuple[Fraction, Fraction]], limit: Fraction) -> Fraction:
    """Add the trapezia under the curve up to a first coordinate."""
    total = Fraction(0)
    for (a, b), (c, d) in pairwise(points):
        if a >= limit or c == a:
            continue
        end = min(c, limit)
        total += (end - a) * (b + b + (d - b) * (end - a) / (c - a)) / 2
    return total
