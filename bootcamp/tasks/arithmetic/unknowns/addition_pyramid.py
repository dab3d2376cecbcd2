"""Complete a number pyramid of which some bricks are shown.

Answer: the rows of the pyramid from the top; they are unique.
Harder: wider pyramids, larger numbers, bricks that no single step gives, rows of differences.
Skills: arithmetic, algebra
Source: original; a common school exercise.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_systems import solved_system
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Rows = tuple[tuple[int, ...], ...]


class AdditionPyramid(Task["AdditionPyramid.Params", "AdditionPyramid.Instance", Rows]):
    version = 1

    class Params(task.Params):
        width: int = knob("how many bricks the bottom row has", levels=(3, 3, 4, 4, 4, 5, 6, 7, 8, 9), ge=3, le=12)
        largest: int = knob(
            "the largest number in the bottom row", levels=(9, 20, 20, 20, 40, 60, 99, 200, 400, 999), ge=9, le=10**4
        )
        differences: bool = knob("whether bricks of some rows are differences", levels=(False,) * 4 + (True,) * 6)
        stepwise: bool = knob(
            "whether the bricks can be found one by one, without equations", levels=(True,) * 3 + (False,) * 7
        )

    class Instance(task.Instance):
        rows: tuple[tuple[int | None, ...], ...]  # from the top
        signs: tuple[str, ...]  # for each row but the bottom one: + or -

        @property
        def drawing(self) -> list[str]:
            """Write each row with its sign."""
            shown = [", ".join("?" if brick is None else str(brick) for brick in row) for row in self.rows]
            return [
                f"[{row}]" + f"  ({sign})" * (sign != "") for row, sign in zip(shown, (*self.signs, ""), strict=True)
            ]

    prompt = Prompt(
        en=r"""
        A pyramid of bricks has one brick in the top row and one more in every row below. Each brick that is not in the
        bottom row stands on two bricks. In a row marked (+) each brick is the sum of the two below it
        {{- "; in a row marked (-) it is the left one of the two below it minus the right one" if "-" in signs }}.
        The rows from the top, with ? for unknown bricks:

        {{ drawing | lines }}

        Find all the bricks; they are integers. Give the rows from the top, each from left to right.
        """,
        zh=r"""
        一座数字金字塔，最上面一行有一块砖，往下每行多一块。除最下面一行外，每块砖都压在下一行的两块砖上。
        标有 (+) 的行中，每块砖上的数等于它下面两块砖上的数之和
        {{- "；标有 (-) 的行中，等于下面左边的数减去右边的数" if "-" in signs }}。
        从上到下各行如下，? 表示未知的砖：

        {{ drawing | lines }}

        请求出所有砖上的数（都是整数），从上到下逐行给出，每行从左到右。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Sequence(Sequence(Integer()), length=len(instance.rows))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        signs = tuple(rng.choice("++-") if params.differences else "+" for _ in range(params.width - 1))
        bottom = tuple(rng.randint(1, params.largest) for _ in range(params.width))
        rows = _pyramid(bottom, signs)
        units = [_pyramid(unit, signs) for unit in matrix.identity(params.width)]
        places = [(i, j) for i in range(params.width) for j in range(i + 1)]
        rng.shuffle(places)
        shown: list[tuple[int, int]] = []
        for i, j in places:
            forms = [[unit[a][b] for unit in units] for a, b in [*shown, (i, j)]]
            if matrix.rank(forms) == len(forms):
                shown.append((i, j))
        if _is_stepwise(params.width, shown) != params.stepwise:
            raise task.Retry
        given = tuple(tuple(x if (i, j) in shown else None for j, x in enumerate(row)) for i, row in enumerate(rows))
        return self.Instance(rows=given, signs=signs), rows

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        known = {(i, j): x for i, row in enumerate(instance.rows) for j, x in enumerate(row) if x is not None}
        width = len(instance.rows)
        if _is_stepwise(width, list(known)):
            return "\n".join(_steps(instance, known))
        units = [_pyramid(unit, instance.signs) for unit in matrix.identity(width)]
        forms = [[[unit[i][j] for unit in units] for j in range(i + 1)] for i in range(width)]
        lines = [f"{i + 1}: {', '.join(map(sequence, row))}" for i, row in reversed(list(enumerate(forms)))]
        steps, solution = solved_system([[*forms[i][j], x] for (i, j), x in known.items()], width)
        below = [int(value) for (value,) in solution]
        lines += [*steps, sequence(below)]
        for sign in reversed(instance.signs):
            pairs = list(pairwise(below))
            below = [a + b if sign == "+" else a - b for a, b in pairs]
            told = (f"{a} {sign} {bracketed(b)} = {x}" for (a, b), x in zip(pairs, below, strict=True))
            lines.append(", ".join(told))
        return "\n".join(lines)


def _steps(instance: AdditionPyramid.Instance, known: dict[tuple[int, int], int]) -> Iterator[str]:
    """Write how the bricks are found one by one, each from two of a brick and the two below it."""
    while True:
        before = len(known)
        for i, sign in enumerate(instance.signs):
            for j in range(i + 1):
                top, left, right = (i, j), (i + 1, j), (i + 1, j + 1)
                if len(known.keys() & {top, left, right}) != 2:
                    continue
                factor, minus = (1, "-") if sign == "+" else (-1, "+")
                if top not in known:
                    known[top] = known[left] + factor * known[right]
                    place, shown = top, f"{known[left]} {sign} {bracketed(known[right])}"
                elif left not in known:
                    known[left] = known[top] - factor * known[right]
                    place, shown = left, f"{known[top]} {minus} {bracketed(known[right])}"
                else:
                    known[right] = factor * (known[top] - known[left])
                    a, b = (top, left) if factor > 0 else (left, top)
                    place, shown = right, f"{known[a]} - {bracketed(known[b])}"
                yield f"({place[0] + 1}, {place[1] + 1}): {shown} = {known[place]}"
        if len(known) == before:
            return


def _pyramid(bottom: tuple[int, ...], signs: tuple[str, ...]) -> Rows:
    rows = [bottom]
    for sign in reversed(signs):
        below = rows[0]
        rows.insert(0, tuple(a + b if sign == "+" else a - b for a, b in pairwise(below)))
    return tuple(rows)


def _is_stepwise(width: int, shown: list[tuple[int, int]]) -> bool:
    """Tell whether all bricks follow one by one, each from two of a brick and the two below it."""
    known = set(shown)
    triples = [((i, j), (i + 1, j), (i + 1, j + 1)) for i in range(width - 1) for j in range(i + 1)]
    for _ in triples:
        known.update(*(triple for triple in triples if len(known.intersection(triple)) == 2))
    return len(known) == width * (width + 1) // 2
