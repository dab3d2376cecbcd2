"""Find the starts from which a function, applied several times, ends at a given number.

Answer: a set of one start, or of all of them, as asked; where one is asked every right one counts.
Harder: more applications, larger numbers, functions with more cases, all starts instead of one.
Skills: search, arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._case_functions import Case, draw_cases, value, written
from bootcamp.verifiers import Format, Integer, Set

Starts = frozenset[int]


class IterationPreimage(Task["IterationPreimage.Params", "IterationPreimage.Instance", Starts]):
    version = 1

    class Params(task.Params):
        times: int = knob("how often the function is applied", levels=(1, 2, 2, 3, 3, 4, 5, 6, 8, 10), ge=1, le=20)
        largest: int = knob(
            "the largest modulus", levels=(60, 99, 200, 300, 600, 1000, 2000, 5000, 10000, 30000), ge=20, le=10**5
        )
        cases: int = knob("how many cases the function has at most", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=4)
        formulas: int = knob("how many kinds of formulas occur", levels=(2, 3, 4, 5, 6, 6, 6, 6, 6, 6), ge=2, le=6)
        everything: bool = knob("whether half of the cases ask for all starts", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("count",)

        modulus: int
        cases: tuple[Case, ...]
        times: int
        goal: int
        everything: bool
        count: int  # of the right starts

        @property
        def lines(self) -> list[tuple[str, str]]:
            return [written(case, self.modulus) for case in self.cases]

    prompt = Prompt(
        en=r"""
        For the integers x from 0 to {{ modulus - 1 }} a function f is defined by the first of these lines whose
        condition holds. Here y mod {{ modulus }} is the remainder of y on division by {{ modulus }}, from 0 to
        {{ modulus - 1 }}, and ⌊y⌋ is y rounded down.

        {% for en, zh in lines %}
        f(x) = {{ en }}
        {% endfor %}

        Starting from x, f is applied {{ "once. The" if times == 1 else
        "%d times, each time to the result of the time before. The last" % times }} result is {{ goal }}.

        {% if everything %}
        Find all such x from 0 to {{ modulus - 1 }}.
        {%- else %}
        Find one such x from 0 to {{ modulus - 1 }}. Any one will do.
        {%- endif %}
        """,
        zh=r"""
        对 0 到 {{ modulus - 1 }} 的整数 x，函数 f 由下列各行中条件成立的第一行定义。
        其中 y mod {{ modulus }} 是 y 除以 {{ modulus }} 的余数（0 到 {{ modulus - 1 }}），⌊y⌋ 表示 y 向下取整。

        {% for en, zh in lines %}
        f(x) = {{ zh }}
        {% endfor %}

        从 x 出发，把 f 作用
        {{- "一次，结果" if times == 1 else " %d 次，每次作用于前一次的结果，最后的结果" % times }}是 {{ goal }}。

        {% if everything %}
        求 0 到 {{ modulus - 1 }} 中所有这样的 x。
        {%- else %}
        求 0 到 {{ modulus - 1 }} 中一个这样的 x，任意一个都可以。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Starts]:
        return Set(Integer(low=0, high=instance.modulus - 1), size=None if instance.everything else 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        modulus = rng.randint(params.largest // 2, params.largest)
        cases = draw_cases(rng, rng.randint(2, params.cases), params.formulas, modulus)
        everything = params.everything and rng.random() < 0.5
        ends = _ends(cases, modulus, params.times)
        sizes = Counter(ends)
        low, high = (2, 8) if everything else (1, max(1, modulus // 30))
        goals = [goal for goal in sorted(sizes) if low <= sizes[goal] <= high]
        if not goals or len(sizes) < 10:
            raise task.Retry
        goal = rng.choice(goals)
        starts = [x for x, end in enumerate(ends) if end == goal]
        instance = self.Instance(
            modulus=modulus, cases=cases, times=params.times, goal=goal, everything=everything, count=len(starts)
        )
        return instance, frozenset(starts if everything else [rng.choice(starts)])

    def check(self, instance: Instance, answer: Starts) -> str:
        for start in sorted(answer):
            x = start
            for _ in range(instance.times):
                x = value(instance.cases, instance.modulus, x)
            if x != instance.goal:
                return f"from {start} the last result is {x}, not {instance.goal}"
        return "there are more such x" if instance.everything and len(answer) < instance.count else ""


def _ends(cases: tuple[Case, ...], modulus: int, times: int) -> list[int]:
    """List the last results from all starts."""
    once = [value(cases, modulus, x) for x in range(modulus)]
    ends = list(range(modulus))
    for _ in range(times):
        ends = [once[x] for x in ends]
    return ends
