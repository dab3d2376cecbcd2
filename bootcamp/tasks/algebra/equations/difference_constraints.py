"""Satisfy a system of inequalities between differences of unknowns, or prove that it has no solution.

Answer: values of the unknowns, or numbers of inequalities that contradict one another; any right ones will do.
Harder: more unknowns, more inequalities, less slack, longer contradictions.
Skills: algebra, deduction
Source: original; the graph of a system of difference constraints is in textbooks of algorithms.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Word

Constraint = tuple[int, int, int]  # (i, j, c) stands for x_i - x_j <= c, 0-based
_SOLVABLE, _CONTRADICTION = "solvable", "contradiction"


class DifferenceConstraints(Task["DifferenceConstraints.Params", "DifferenceConstraints.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(3, 4, 4, 5, 6, 7, 8, 9, 11, 14), ge=3, le=20)
        constraints: int = knob(
            "how many inequalities there are", levels=(4, 6, 7, 9, 12, 15, 18, 22, 28, 38), ge=4, le=60
        )
        slack: int = knob("the largest slack of an inequality", levels=(6, 5, 4, 4, 3, 3, 3, 3, 2, 2), ge=1, le=20)
        largest: int = knob("the largest value planted", levels=(10, 12, 15, 20, 20, 25, 30, 30, 40, 50), ge=5, le=100)
        cycle: int = knob("the length of a contradiction planted", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 10), ge=2, le=14)

    class Instance(task.Instance):
        unknowns: int
        constraints: tuple[Constraint, ...]

        @property
        def lines(self) -> list[str]:
            return [f"x{i + 1} - x{j + 1} <= {c}" for i, j, c in self.constraints]

    answer = Record(verdict=Word((_SOLVABLE, _CONTRADICTION)), list=Sequence(Integer(-(10**9), 10**9)))
    prompt = Prompt(
        en=r"""
        The unknowns x1, ..., x{{ unknowns }} are integers. They are to satisfy all of these inequalities:

        {{ lines | numbered }}

        If that is possible, the verdict is solvable,
        and the list holds values of x1, ..., x{{ unknowns }} in this order.

        If not, the verdict is contradiction, and the list holds the numbers of some of the inequalities above
        whose left sides add up to 0 while their right sides add up to a negative number.
        An inequality may be listed more than once.

        Any right list will do.
        """,
        zh=r"""
        未知数 x1, ..., x{{ unknowns }} 都是整数，要求同时满足下列不等式：

        {{ lines | numbered }}

        若能满足，则 verdict 为 solvable，list 依次给出 x1, ..., x{{ unknowns }} 的值。

        若不能满足，则 verdict 为 contradiction，list 给出上面若干个不等式的编号，
        使它们的左边相加等于 0，而右边相加为负数。同一个不等式可以列出多次。

        任意一个正确的 list 都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        values = [rng.randint(0, params.largest) for _ in range(params.unknowns)]
        order = rng.sample(range(params.unknowns), params.unknowns)
        pairs = [(order[k], order[rng.randrange(k)]) for k in range(1, params.unknowns)]  # a tree, so that all hang on
        pairs = [pair if rng.random() < 0.5 else pair[::-1] for pair in pairs]
        contradicts = rng.random() < 0.5
        if contradicts:
            ring = rng.sample(range(params.unknowns), min(params.cycle, params.unknowns))
            tight = list(zip(ring, ring[1:] + ring[:1], strict=True))
            pairs = [*tight, *(pair for pair in pairs if pair not in tight)]
        if len(pairs) > params.constraints:
            pairs = pairs[: params.constraints]
        while len(pairs) < params.constraints:
            i, j = rng.sample(range(params.unknowns), 2)
            if (i, j) not in pairs:
                pairs.append((i, j))
        slacks = [rng.randint(int(contradicts), params.slack) for _ in pairs]
        if contradicts:  # the ring alone contradicts itself: another way past a part of it has slack
            slacks[: len(tight)] = [0] * len(tight)
            slacks[rng.randrange(len(tight))] = -1
        found = [(i, j, values[i] - values[j] + slack) for (i, j), slack in zip(pairs, slacks, strict=True)]
        rng.shuffle(found)
        instance = self.Instance(unknowns=params.unknowns, constraints=tuple(found))
        answer = self.solve(instance)
        if (answer["verdict"] == _CONTRADICTION) != contradicts or _is_easy(instance):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return instance.unknowns, sorted(instance.constraints)

    def solve(self, instance: Instance) -> dict[str, Any]:
        """Lower values from 0 until all hold (Bellman and Ford), or until one is lowered around a cycle."""
        values, causes = [0] * instance.unknowns, [-1] * instance.unknowns
        changed = -1
        for _ in range(instance.unknowns + 1):
            changed = -1
            for place, (i, j, c) in enumerate(instance.constraints):
                if values[i] > values[j] + c:
                    values[i], causes[i], changed = values[j] + c, place, i
            if changed < 0:
                return {"verdict": _SOLVABLE, "list": tuple(values)}
        for _ in range(instance.unknowns):  # go back until the cycle is surely reached
            changed = instance.constraints[causes[changed]][1]
        cycle: list[int] = []
        here = changed
        while not cycle or here != changed:
            cycle.append(causes[here] + 1)
            here = instance.constraints[causes[here]][1]
        return {"verdict": _CONTRADICTION, "list": tuple(cycle)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        values = [0] * instance.unknowns
        ways: list[list[int]] = [[] for _ in values]  # the inequalities that a value comes from
        lines = [f"x = {sequence(values)}"]
        changed = True
        while changed:
            changed = False
            for place, (i, j, c) in enumerate(instance.constraints, 1):
                if values[i] <= values[j] + c:
                    continue
                changed, ways[i] = True, [*ways[j], place]
                values[i] = values[j] + c
                shown = f"{values[j]} {'-' if c < 0 else '+'} {abs(c)} = {values[i]}"
                lines.append(
                    f"{place}. x{i + 1} = x{j + 1} {'-' if c < 0 else '+'} {abs(c)} = {shown}, {sequence(ways[i])}"
                )
                starts = [instance.constraints[n - 1][1] for n in ways[i]]
                if i in starts:
                    cycle = ways[i][starts.index(i) :]
                    total = running_sum([instance.constraints[n - 1][2] for n in cycle])
                    return "\n".join([*lines, f"{total} < 0: verdict = {_CONTRADICTION}, list = {sequence(cycle)}"])
            lines += [f"x = {sequence(values)}"] if changed else []
        checks = (
            f"{values[i]} - {bracketed(values[j])} = {values[i] - values[j]} <= {c}" for i, j, c in instance.constraints
        )
        return "\n".join([*lines, *checks])

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        numbers = answer["list"]
        if answer["verdict"] == _SOLVABLE:
            if len(numbers) != instance.unknowns:
                return f"the list does not have {instance.unknowns} values"
            for place, (i, j, c) in enumerate(instance.constraints, 1):
                if numbers[i] - numbers[j] > c:
                    return f"inequality {place} does not hold"
            return ""
        if not numbers or any(not 1 <= n <= len(instance.constraints) for n in numbers):
            return f"the list is not one of numbers from 1 to {len(instance.constraints)}"
        chosen = [instance.constraints[n - 1] for n in numbers]
        left = Counter(i for i, _, _ in chosen)
        left.subtract(j for _, j, _ in chosen)
        if any(left.values()):
            return "the left sides do not add up to 0"
        return "" if sum(c for _, _, c in chosen) < 0 else "the right sides do not add up to a negative number"


def _is_easy(instance: DifferenceConstraints.Instance) -> bool:
    """Tell whether equal, growing or falling values do."""
    n = instance.unknowns
    tries = ([0] * n, list(range(n)), list(range(n, 0, -1)))
    return any(all(values[i] - values[j] <= c for i, j, c in instance.constraints) for values in tries)
