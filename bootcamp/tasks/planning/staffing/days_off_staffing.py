"""Choose how many workers start their week on each day, so that demand is covered by as few as possible.

Answer: the number that starts on each day of the week; every best choice counts.
Harder: larger demands, shorter or split weeks, wages that depend on the first day.
Skills: optimization, planning
Source: original; cyclic staffing, K. R. Baker (1974).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise_whole, optimum
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Starts = tuple[int, ...]

_DAYS = {
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "zh": ("星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"),
}
_PATTERNS = ((0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4), (0, 1, 3, 4), (0, 1, 2, 4), (0, 1, 3, 5), (0, 2, 3, 4))
"""The days of work of a week, counted from its first day."""


class DaysOffStaffing(Task["DaysOffStaffing.Params", "DaysOffStaffing.Instance", Starts]):
    version = 1

    class Params(task.Params):
        demand: int = knob("the largest demand", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 15), ge=2, le=40)
        patterns: int = knob("how many forms of weeks there are", levels=(2, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=1, le=8)
        paid: bool = knob("wages depend on the first day", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        hidden = ("best",)

        demand: Starts
        pattern: Starts
        wages: Starts
        """For each first day; none if only the number of workers counts."""
        best: int

        def rows(self, language: str) -> list[list[object]]:
            columns = [_DAYS[language], self.demand, *([self.wages] if self.wages else [])]
            return [list(row) for row in zip(*columns, strict=True)]

        def head(self, language: str) -> list[str]:
            words = (
                ["星期", "至少需要的人数", "从该日开始的工资"]
                if language == "zh"
                else ["day", "needed", "wage if first day"]
            )
            return words[: 2 + bool(self.wages)]

        def told(self, language: str) -> str:
            zh = language == "zh"
            days = [f"第 {i + 1} 天" if zh else f"day {i + 1}" for i in self.pattern]
            return "、".join(days) if zh else f"{', '.join(days[:-1])} and {days[-1]}"

    prompt = Prompt(
        en="""
        A shop plans one week that repeats for ever. Each worker has a first day; counted from it as day 1, the worker
        works on {{ told(language) }} and is off on the other days of the 7. After Sunday comes Monday.

        {{ rows(language) | table(head(language)) }}

        On every day of the week at least the number of workers under "needed" must be at work; more are fine. Give how
        many workers have Monday, Tuesday, ..., Sunday as their first day, so that
        {{ "the wages sum to as little as possible" if wages else "there are as few workers as possible" }}. Any best
        choice will do.
        """,
        zh="""
        一家商店制定一周的排班，每周重复。每名员工有一个开始日；以它为第 1 天，员工在{{ told(language) }}上班，
        7 天中的其余日子休息。星期日之后是星期一。

        {{ rows(language) | table(head(language)) }}

        一周中每一天上班的人数不得少于“至少需要的人数”，可以更多。请依次写出以星期一、星期二、……、星期日为开始日的员工人数，
        使{{ "工资总和最小" if wages else "员工总数最少" }}。任何一种最优的安排都可以。
        """,
    )
    answer = Sequence(Integer(0), length=7)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        instance = self.Instance(
            demand=tuple(rng.randint(0 if params.demand < 5 else 1, params.demand) for _ in range(7)),
            pattern=rng.choice(_PATTERNS[: params.patterns]),
            wages=tuple(rng.randint(4, 9) for _ in range(7)) if params.paid else (),
            best=0,
        )
        costs = [_cost(instance, _greedy(instance, i)) for i in range(7)]
        rows = _works(instance)
        bound = optimum(instance.demand, list(zip(*rows, strict=True)), instance.wages or (1,) * 7)
        if params.demand > 4 and (bound is None or min(costs) < bound.value + 1):
            raise task.Retry  # going through the week is best
        try:
            answer = self.solve(instance)
        except BudgetError:
            raise task.Retry from None
        best = _cost(instance, answer)
        if not best or (params.demand > 4 and best in costs):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Starts:
        wages = instance.wages or (1,) * 7
        rows = [[-x for x in row] for row in _works(instance)]
        found = maximise_whole([-wage for wage in wages], rows, [-need for need in instance.demand], budget=60)
        if found is None:
            raise task.Retry
        return found[1]

    def check(self, instance: Instance, answer: Starts) -> str:
        for day, need in enumerate(instance.demand):
            if sum(answer[(day - i) % 7] for i in instance.pattern) < need:
                return f"too few are at work on {_DAYS['en'][day]}"
        return "" if _cost(instance, answer) == instance.best else "the demand can be covered at less cost"

    def key(self, instance: Instance) -> object:
        turns = [(instance.demand[i:] + instance.demand[:i], instance.wages[i:] + instance.wages[:i]) for i in range(7)]
        return [instance.pattern, min(turns)]


def _works(instance: DaysOffStaffing.Instance) -> list[list[int]]:
    """Give for each day 1 for the first days with which one works on it."""
    return [[int((day - first) % 7 in instance.pattern) for first in range(7)] for day in range(7)]


def _cost(instance: DaysOffStaffing.Instance, starts: Starts) -> int:
    return sum(map(int.__mul__, starts, instance.wages or (1,) * 7))


def _greedy(instance: DaysOffStaffing.Instance, first: int) -> Starts:
    """Go through the week from a day on and let as many start as that day still lacks."""
    starts = [0] * 7
    for day in [(first + i) % 7 for i in range(7)]:
        at_work = sum(starts[(day - i) % 7] for i in instance.pattern)
        starts[day] += max(0, instance.demand[day] - at_work)
    return tuple(starts)
