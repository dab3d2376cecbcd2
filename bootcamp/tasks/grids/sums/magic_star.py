"""Place numbers at the points of a star so that all its lines have the same sum.

Answer: the number of every point; every placement that keeps the given numbers is right.
Harder: stars with more points and fewer given numbers.
Skills: arithmetic, deduction, search
Source: original; magic stars as in H. E. Dudeney, 536 Puzzles and curious problems, 1967.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Placement = dict[str, str]

_BUDGET = 20_000


class MagicStar(Task["MagicStar.Params", "MagicStar.Instance", Placement]):
    version = 1

    class Params(task.Params):
        tips: int = knob("how many tips, and lines, the star has", levels=(6, 6, 6, 7, 7, 8, 8, 9, 10, 11), ge=6, le=11)
        given: int = knob("how many numbers are given", levels=(9, 7, 6, 6, 5, 5, 4, 4, 3, 3), ge=0, le=20)

    class Instance(task.Instance):
        lines: tuple[str, ...]  # four letters each
        given: tuple[tuple[str, int], ...]

        @property
        def tips(self) -> int:
            return len(self.lines)

        @property
        def points(self) -> list[str]:
            return [letter(index) for index in range(2 * self.tips)]

        @property
        def total(self) -> int:
            return 4 * self.tips + 2

    prompt = Prompt(
        en=r"""
        A star has {{ tips }} straight lines, each through four of its {{ 2 * tips }} points {{ points | comma }}; every
        point is on two lines. These are the points on each line:

        {% for line in lines %}
        {{ line | join("-") }}
        {% endfor %}

        Put the numbers 1 to {{ 2 * tips }} at the points, each exactly once, so that the four numbers on every line
        have the sum {{ total }}.
        {%- if given %} These numbers are given: {{ given | mapping }}.{% endif %} If there are several ways, give any
        one. List all points, the given ones too.
        """,
        zh=r"""
        一个星形有 {{ 2 * tips }} 个点 {{ points | comma }} 和 {{ tips }} 条直线。
        每条直线经过其中四个点，每个点都在两条直线上。各条直线上的点如下：

        {% for line in lines %}
        {{ line | join("-") }}
        {% endfor %}

        请把 1 到 {{ 2 * tips }} 的数放在这些点上，每个数恰好用一次，使每条直线上四个数之和都等于 {{ total }}。
        {%- if given %}已给出的数：{{ given | mapping }}。{% endif %}
        如果有多种放法，给出任意一种即可。请列出所有的点，包括已给出的点。
        """,
    )

    def format(self, instance: Instance) -> Format[Placement]:
        return Assignment(
            tuple(instance.points), tuple(str(number) for number in range(1, 2 * instance.tips + 1)), distinct=True
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Placement]:
        tips = params.tips
        names = [letter(index) for index in rng.sample(range(2 * tips), 2 * tips)]
        inner = names[tips:]
        lines = [(names[i], inner[i], inner[(i + 1) % tips], names[(i + 2) % tips]) for i in range(tips)]
        order = rng.sample(range(1, 2 * tips + 1), 2 * tips)
        numbers = _numbers(order[:2], order[2:3], order, [_BUDGET])
        if not numbers:
            raise task.Retry
        placement = {names[place]: numbers[place] for place in range(2 * tips)}
        rng.shuffle(lines)
        instance = self.Instance(
            lines=tuple("".join(line) for line in lines),
            given=tuple((name, placement[name]) for name in sorted(rng.sample(names, params.given))),
        )
        return instance, {name: str(placement[name]) for name in instance.points}

    def key(self, instance: Instance) -> object:
        given = dict(instance.given)
        return [instance.tips, sorted(sorted(given.get(name, 0) for name in line) for line in instance.lines)]

    def check(self, instance: Instance, answer: Placement) -> str:
        for name, number in instance.given:
            if answer[name] != str(number):
                return f"the given number at {name} is changed"
        for line in instance.lines:
            total = sum(int(answer[name]) for name in line)
            if total != instance.total:
                return f"the sum on the line {'-'.join(line)} is {total}, not {instance.total}"
        return ""


def _numbers(tips: list[int], inner: list[int], order: list[int], budget: list[int]) -> list[int]:
    """Find the numbers at the tips, then at the inner points, from the first ones; raise Retry after the budget.

    Line i holds tips i and i + 2 and the inner points i and i + 1, so that each further inner point gives a tip.
    """
    size = len(order) // 2
    for number in order:
        budget[0] -= 1
        if budget[0] < 0:
            raise task.Retry
        tip = 4 * size + 2 - tips[-2] - inner[-1] - number
        if number in tips or number in inner:
            continue
        if len(inner) == size - 1:
            if tip == tips[0] and tips[-1] + number + inner[0] + tips[1] == 4 * size + 2:
                return [*tips, *inner, number]
        elif 1 <= tip <= 2 * size and tip != number and tip not in tips and tip not in inner:
            found = _numbers([*tips, tip], [*inner, number], order, budget)
            if found:
                return found
    return []
