"""List the lines that are highest somewhere, from left to right, and where they change.

Answer: the numbers of the lines and the places x of the changes; both are unique.
Harder: more lines, more of them just hidden, larger numbers.
Skills: geometry, algebra
Source: original; the convex hull trick of programming contests.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record, Sequence

Line = tuple[int, int]
"""Slope and height at 0."""


class UpperEnvelopeLines(Task["UpperEnvelopeLines.Params", "UpperEnvelopeLines.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many lines there are", levels=(3, 4, 5, 6, 8, 9, 11, 13, 16, 20), ge=3, le=30)
        steepest: int = knob("the largest slope", levels=(3, 4, 5, 6, 8, 9, 11, 13, 16, 20), ge=3, le=60)
        upper: bool = knob("whether it is always the highest line, not the lowest", levels=(True,) * 4 + (False,) * 6)

    class Instance(task.Instance):
        lines: tuple[Line, ...]
        upper: bool

        @property
        def equations(self) -> list[str]:
            return [f"y = {linear([(a, 'x'), (b, '')])}" for a, b in self.lines]

    answer = Record(lines=Sequence(Integer()), changes=Sequence(Rational()))
    prompt = Prompt(
        en=r"""
        These lines are numbered:

        {{ equations | numbered }}

        A line is {{ "highest" if upper else "lowest" }} at x if its y there is {{ "larger" if upper else "smaller" }}
        than that of every other line. List the numbers of the lines that are {{ "highest" if upper else "lowest" }} at
        some x, in the order of increasing x (lines), and the increasing values of x at which one of them gives way to
        the next (changes).
        """,
        zh=r"""
        下列直线已编号：

        {{ equations | numbered }}

        如果一条直线在 x 处的 y 值{{ "大" if upper else "小" }}于其他所有直线在该处的 y 值，
        就说它在 x 处{{ "最高" if upper else "最低" }}。
        按 x 从小到大的顺序，列出在某个 x 处{{ "最高" if upper else "最低" }}的直线的编号（lines），
        并从小到大列出相邻两条这样的直线交替处的 x 值（changes）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.steepest
        upper = params.upper or rng.random() < 0.5
        curve, shift = rng.choice((1, 1, 2)), rng.randint(-5, 5)
        lines: set[Line] = set()
        for _ in range(40 * params.lines):
            slope = rng.randint(-n, n)
            depth = rng.choice((0, 0, 1, rng.randint(1, n)))
            lines.add((slope, shift - curve * slope * slope // 2 - depth))  # near the tangents of a parabola
            if len(lines) == params.lines:
                break
        if len(lines) < params.lines:
            raise task.Retry
        shown = sorted(lines)
        rng.shuffle(shown)
        instance = self.Instance(lines=tuple(shown if upper else [(-a, -b) for a, b in shown]), upper=upper)
        answer = self.solve(instance)
        count = len(answer["lines"])
        if count < 2 + params.lines // 4 or count == params.lines > 3:
            raise task.Retry
        for x in answer["changes"]:
            heights = [a * x + b for a, b in shown]
            if heights.count(max(heights)) > 2:
                raise task.Retry  # three lines through a point of the envelope
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.lines), instance.upper]

    def solve(self, instance: Instance) -> dict[str, Any]:
        sign = 1 if instance.upper else -1
        lines = {(sign * a, sign * b): i for i, (a, b) in enumerate(instance.lines, 1)}
        hull = _hull(sorted(lines))[0]
        changes = tuple(_meet(one, other) for one, other in pairwise(hull))
        return {"lines": tuple(lines[line] for line in hull), "changes": changes}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        sign = 1 if instance.upper else -1
        names = {(sign * a, sign * b): i for i, (a, b) in enumerate(instance.lines, 1)}
        lines = [", ".join(f"{names[line]}: {sign * line[0]}" for line in sorted(names))]
        for event, bound, *them in _hull(sorted(names))[1]:
            if event == "meet":
                (a, b), (c, d) = ((sign * slope, sign * height) for slope, height in them)
                told = f"({b} - {bracketed(d)})/({c} - {bracketed(a)}) = {b - d}/{bracketed(c - a)}"
                x = str(_meet(*them[:2]))
                told += "" if told.endswith(f" {x}") else f" = {x}"
                lines.append(f"{names[them[0]]}, {names[them[1]]}: {told}{bound}")
            else:
                lines.append(" ".join([event, *(str(names[line]) for line in them)]))
        return "\n".join(lines)


def _hull(lines: list[Line]) -> tuple[list[Line], list[tuple[Any, ...]]]:
    """Go through lines of increasing slope: give those that are highest somewhere, and what is done on the way."""
    hull, done = list[Line](), list[tuple[Any, ...]]()  # what, how it compares, lines
    for line in lines:
        if hull and hull[-1][0] == line[0]:
            done.append(("-", "", hull.pop()))
        while len(hull) > 1:
            before = _meet(hull[-2], hull[-1])
            kept = _meet(hull[-1], line) > before
            done.append(("meet", f" {'>' if kept else '≤'} {before}", hull[-1], line))
            if kept:
                break
            done.append(("-", "", hull.pop()))
        else:
            done += [("meet", "", hull[-1], line)] if hull else []
        hull.append(line)
        done.append(("+", "", *hull))
    return hull, done


def _meet(one: Line, other: Line) -> Fraction:
    return Fraction(one[1] - other[1], other[0] - one[0])
