"""Find linear equations between the variables of a loop that always hold.

Answer: the coefficients of as many independent equations as there are; every such choice is right.
Harder: more variables, equations and branches, larger coefficients, updates that hide what stays.
Skills: algebra, coding
Source: original; the affine relations of M. Karr, 1976.
"""

from __future__ import annotations

from collections.abc import Sequence as Items
from random import Random

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Row = tuple[int, ...]
"""Coefficients of the variables and a constant."""
Branch = tuple[Row, ...]

_NAMES = "xyzuvw"


class LinearInvariantFind(Task["LinearInvariantFind.Params", "LinearInvariantFind.Instance", tuple[Row, ...]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("the number of variables", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=6)
        equations: int = knob("the number of equations", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        branches: int = knob("the number of branches", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        largest: int = knob("the largest change by a step", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=9)
        terms: int = knob("the most variables in a change", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3)
        hidden: int = knob("how many changes vanish unseen", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        start: tuple[int, ...]
        branches: tuple[Branch, ...]
        count: int

        @property
        def names(self) -> str:
            return _NAMES[: len(self.start)]

        @property
        def updates(self) -> list[str]:
            left = ", ".join(self.names)
            sums = [[linear(zip(row, (*self.names, ""), strict=True)) for row in branch] for branch in self.branches]
            return [f"({left}) := ({', '.join(one)})" for one in sums]

        @property
        def form(self) -> str:
            return " + ".join(f"a{place}*{name}" for place, name in enumerate(self.names, 1)) + " = c"

    prompt = Prompt(
        en=r"""
        A loop begins with {{ names | list | sequence }} = {{ start | sequence }}. In each round it carries out
        {{ "this update" if updates | length == 1 else "one of these updates, any of them each time" }}; all variables
        are set at the same time, from their old values:

        {{ updates | bullets }}

        Give {{ "an equation" if count == 1 else "%d linearly independent equations" % count }}
        {{ form }} with integer coefficients, not all of a1 to a{{ start | length }} being 0, that
        {{ "holds" if count == 1 else "hold" }} at the start and after every round, however many rounds there are
        {{- "" if updates | length == 1 else " and whichever updates are taken" }}. Write
        {{ "the list [[a1, ..., a%d, c]] of this one equation" % (start | length) if count == 1
        else "each of them as [a1, ..., a%d, c]" % (start | length) }}. Any right choice will do.
        """,
        zh=r"""
        一个循环开始时 {{ names | list | sequence }} = {{ start | sequence }}。每一轮执行
        {{- "下面的更新" if updates | length == 1 else "下面的更新之一，每次可以是其中任何一个" }}；
        所有变量同时用旧值来更新：

        {{ updates | bullets }}

        请给出 {{ count }} 个{{ "" if count == 1 else "线性无关的" }}整系数方程 {{ form }}（a1 到 a{{ start | length }}
        不全为 0），无论执行多少轮{{ "" if updates | length == 1 else "、每轮取哪个更新" }}，{{ "它" if count == 1 else
        "它们" }}在开始时和每一轮之后都成立。
        {{- "写成只含这一个方程的列表 [[a1, ..., a%d, c]]" % (start | length) if count == 1
        else "每个方程写成 [a1, ..., a%d, c]" % (start | length) }}。任何正确的选择都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Row, ...]]:
        item = Sequence(Integer(), length=len(instance.start) + 1, brackets="[]")
        return Sequence(item, length=instance.count, brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Row, ...]]:
        n, r = params.variables, params.equations
        steps = (0, *range(-params.largest, params.largest + 1))
        for _ in range(100):
            ways = [tuple(rng.choice(steps) for _ in range(n)) for _ in range(n - r)]
            kept = matrix.null_space(ways)
            if len(kept) == r and all(sum(map(bool, row)) > 1 for row in kept) and _largest(kept) < 40:
                break
        else:
            raise task.Retry
        start = tuple(rng.randint(-4, 9) for _ in range(n))
        for _ in range(20):
            branches = tuple(_branch(params, ways, kept, start, rng) for _ in range(params.branches))
            if max(map(_largest, branches)) < 60 and len(set(branches)) == len(branches):
                instance = self.Instance(start=start, branches=branches, count=r)
                answer = self.solve(instance)
                if len(answer) == r and _largest(answer) < 1000:
                    return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.branches), instance.start]

    def check(self, instance: Instance, answer: tuple[Row, ...]) -> str:
        points = _points(instance)
        for place, (*row, total) in enumerate(answer, 1):
            values = [sum(a * x for a, x in zip(row, point, strict=True)) for point in points]
            if values[0] != total:
                return f"equation {place} does not hold at the start"
            if len(set(values)) > 1:
                return f"equation {place} does not always hold after some rounds"
        independent = matrix.rank([row[:-1] for row in answer]) == instance.count
        return "" if independent else "the equations are not independent, or one has no variable"

    def solve(self, instance: Instance) -> tuple[Row, ...]:
        found = matrix.null_space([(*point, -1) for point in _points(instance)])
        return tuple(tuple(-a for a in row) if next(filter(None, row), 0) < 0 else row for row in found)


def _branch(params: LinearInvariantFind.Params, ways: Items[Row], kept: Items[Row], start: Row, rng: Random) -> Branch:
    """Draw an update that moves along `ways` and, where an equation of `kept` is broken, anywhere else."""
    n = params.variables
    rows = [[int(i == j) for j in range(n)] + [0] for i in range(n)]

    def add(way: Items[int], change: Items[int]) -> None:
        for row, step in zip(rows, way, strict=True):
            for place, value in enumerate(change):
                row[place] += step * value

    for way in ways:
        change = [0] * n + [rng.randint(-2, 2)]
        for place in rng.sample(range(n), rng.randint(0, params.terms)):
            change[place] = rng.choice((-1, 1))
        add(way, change)
    for _ in range(rng.randint(0, params.hidden)):
        row = rng.choice(list(kept))
        total = sum(a * x for a, x in zip(row, start, strict=True))
        add([rng.choice((0, 0, 1, -1)) for _ in range(n)], [*row, -total])
    return tuple(map(tuple, rows))


def _largest(rows: Items[Row]) -> int:
    return max(abs(value) for row in rows for value in row)


def _points(instance: LinearInvariantFind.Instance) -> list[Row]:
    """Reach states, the start first, until every other one is in the affine hull of those found."""
    points = [instance.start]
    for point in points:
        for branch in instance.branches:
            new = tuple(sum(a * x for a, x in zip(row, (*point, 1), strict=True)) for row in branch)
            if matrix.rank([(*one, 1) for one in [*points, new]]) > len(points):
                points.append(new)
    return points
