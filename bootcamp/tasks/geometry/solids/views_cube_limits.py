"""Find the least and the greatest number of unit cubes in stacks with given front and side views.

Answer: the two numbers; they are unique.
Harder: a larger plan, higher stacks, cells that must stay empty, unknown views.
Skills: geometry, optimization
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.flow import matching_cover, matching_ways
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence


class ViewsCubeLimits(Task["ViewsCubeLimits.Params", "ViewsCubeLimits.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns of the plan", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=9)
        highest: int = knob("the highest stack", levels=(4, 5, 6, 6, 6, 6, 7, 7, 8, 9), ge=2, le=20)
        empty: int = knob(
            "the share of cells in percent that stay empty", levels=(0, 10, *[25] * 4, *[30] * 4), ge=0, le=60
        )
        unknown: int = knob("how many views are not known", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 3), ge=0, le=6)

    class Instance(task.Instance):
        plan: tuple[str, ...]  # . where a stack may stand, x where not
        columns: tuple[int, ...]  # the highest stack of each column, -1 if it is not known
        rows: tuple[int, ...]
        highest: int

        @property
        def views(self) -> dict[str, list[str]]:
            return {
                name: ["?" if height < 0 else str(height) for height in heights]
                for name, heights in (("columns", self.columns), ("rows", self.rows))
            }

    answer = Sequence(Integer(low=0), length=2)
    prompt = Prompt(
        en=r"""
        Unit cubes are stacked on the cells of this plan. On each cell marked . there is a stack of 0 to {{ highest }}
        cubes; cells marked x are empty.

        {{ plan | grid }}

        The highest stack of each column, from left to right, has this number of cubes: {{ views["columns"] | comma }}.
        The highest stack of each row, from top to bottom, has this number of cubes: {{ views["rows"] | comma }}.
        {% if "?" in views["columns"] or "?" in views["rows"] %}
        A question mark means that nothing is known.
        {% endif %}

        What are the least and the greatest possible number of cubes in all? Answer with [least, greatest].
        """,
        zh=r"""
        在下面的平面图的格子上堆放单位小正方体。标 . 的格子上有一摞 0 到 {{ highest }} 个小正方体，标 x 的格子是空的。

        {{ plan | grid }}

        从左到右，各列中最高的一摞的个数依次为：{{ views["columns"] | comma }}。
        从上到下，各行中最高的一摞的个数依次为：{{ views["rows"] | comma }}。
        {% if "?" in views["columns"] or "?" in views["rows"] %}
        问号表示该数未知。
        {% endif %}

        小正方体的总数最少和最多分别是多少？按 [最少, 最多] 的形式作答。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.size
        plan = ["".join("x" if rng.randrange(100) < params.empty else "." for _ in range(n)) for _ in range(n)]
        levels = rng.sample(range(1, params.highest + 1), min(params.highest, 2 + n // 2))
        caps = [rng.choice(levels) for _ in range(2 * n)]  # of rows and columns, so that they share heights
        stacks = [[min(caps[i], caps[n + j]) if plan[i][j] == "." else 0 for j in range(n)] for i in range(n)]
        views = [max(column) for column in zip(*stacks, strict=True)] + [max(row) for row in stacks]
        for i in rng.sample(range(2 * n), params.unknown):
            views[i] = -1
        instance = self.Instance(
            plan=tuple(plan), columns=tuple(views[:n]), rows=tuple(views[n:]), highest=params.highest
        )
        low, high = answer = _limits(instance)
        known = [view for view in views if view >= 0]
        if high - low < 3 or (n > 2 and low == max(sum(known[:n]), sum(known[n:]))) or 0 in known[:1]:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        marks = [".x"[cell == "x"] for row in instance.plan for cell in row]
        return ["".join(marks), instance.columns, instance.rows, instance.highest]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        n, most, shared, lines = len(instance.plan), list[int](), list[int](), list[str]()
        rows, columns = (
            [h if h >= 0 else instance.highest for h in view] for view in (instance.rows, instance.columns)
        )
        for i in range(n):
            free = [min(rows[i], columns[j]) for j in range(n) if instance.plan[i][j] == "."]
            most.append(sum(free))
            lines.append(f"{i + 1} ({rows[i]}): {_sum(free)}")
        lines.append(_sum(most))
        known = [[h for h in view if h > 0] for view in (instance.rows, instance.columns)]
        lines += [*map(_sum, known), _sum([sum(view) for view in known])]
        near = _near(instance)
        for i, way in enumerate(matching_ways(near)):
            if near[i]:
                pairs = ", ".join(f"{a + 1}-{b + 1}" for a, b in zip(way[::2], way[1::2], strict=True))
                options_told = ", ".join(f"{i + 1}-{j + 1}" for j in near[i])
                lines.append(f"{instance.rows[i]}: {options_told}: {pairs or '-'}")
                shared += [instance.rows[i]] if way else []
        total = sum(map(sum, known))
        least = total - sum(shared)
        lines += [f"{' - '.join(map(str, [total, *shared]))} = {least}"] if shared else []
        return "\n".join([*lines, f"[{least}, {sum(most)}]"])


def _limits(instance: ViewsCubeLimits.Instance) -> tuple[int, int]:
    """Fill up all cells; and put one stack for each view, where a row and a column of one height can share a stack."""
    n = len(instance.plan)
    free = [(i, j) for i in range(n) for j in range(n) if instance.plan[i][j] == "."]
    caps = [h if h >= 0 else instance.highest for h in (*instance.rows, *instance.columns)]
    most = sum(min(caps[i], caps[n + j]) for i, j in free)
    least = sum(h for h in (*instance.rows, *instance.columns) if h > 0)
    pairs, _, _ = matching_cover(_near(instance))
    least -= sum(instance.rows[i] for i in pairs)
    return least, most


def _near(instance: ViewsCubeLimits.Instance) -> list[list[int]]:
    """List for each row the columns of the same height that it can share a stack with."""
    plan, rows, columns = instance.plan, instance.rows, instance.columns
    n = range(len(plan))
    return [[j for j in n if plan[i][j] == "." and 0 < rows[i] == columns[j]] for i in n]


def _sum(sizes: list[int]) -> str:
    return f"{' + '.join(map(str, sizes))} = {sum(sizes)}" if sizes[1:] else str(sum(sizes))
