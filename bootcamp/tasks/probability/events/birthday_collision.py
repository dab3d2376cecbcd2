"""Find the chance of a pattern of shared birthdays in a short year whose days need not be equally likely.

Answer: a rational number; it is unique.
Harder: more people and days, days of different chances, pairs, named people and groups instead of any match.
Skills: probability, counting
Source: original; the birthday problem is in every text on probability.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb, factorial
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("some", "groups", "named", "pairs", *("some", "groups", "named", "pairs") * 2, "ring")


class BirthdayCollision(Task["BirthdayCollision.Params", "BirthdayCollision.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=8)
        days: int = knob("the most days of a year", levels=(30, 20, 24, 20, 24, 24, 24, 24, 24, 24), ge=6, le=30)
        classes: int = knob(
            "the most classes of days of equal chances", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=4
        )
        kinds: int = knob(
            "how many kinds of questions there are, some of them repeated",
            levels=(1, 3, 4, 4, 13, 13, 13, 13, 13, 13),
            ge=1,
            le=13,
        )

    class Instance(task.Instance):
        people: tuple[str, ...]
        days: tuple[tuple[int, int], ...]  # for each class in turn: how many days, and the weight of each of them
        kind: str
        number: int  # of pairs, or of people in the first group

        @property
        def chances(self) -> list[tuple[int, int, Fraction]]:
            whole, first, rows = sum(n * weight for n, weight in self.days), 1, []
            for n, weight in self.days:
                rows.append((first, first + n - 1, Fraction(weight, whole)))
                first += n
            return rows

        @property
        def groups(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
            return self.people[: self.number], self.people[self.number :]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        On a planet the year has {{ chances[-1][1] }} days. The birthdays of {{ people | listed(language) }} are
        independent.
        {% if days | length == 1 %}
        Each day is equally likely to be somebody's birthday.
        {% else %}
        The probability that a person's birthday is a given day is:
        {% for low, high, chance in chances %}
        - {{ chance }} for {{ "day %d" % low if low == high else
        "each of the days %d %s %d" % (low, "and" if high == low + 1 else "to", high) }}
        {% endfor %}
        {% endif %}

        {% if kind == "pairs" %}
        Find the probability that there {{ "is exactly 1 day" if number == 1 else "are exactly %d days" % number }} on
        which exactly two of these people have their birthday, and no day on which three or more of them have it.
        {% elif kind == "named" %}
        Find the probability that {{ people[0] }} and {{ people[1] }} have the same birthday, and no other two of these
        people do.
        {% elif kind == "groups" %}
        Find the probability that nobody of the group {{ groups[0] | comma }} has the same birthday as somebody of the
        group {{ groups[1] | comma }}; birthdays may be shared within a group.
        {% elif kind == "some" %}
        Find the probability that some two of these people have the same birthday.
        {% else %}
        Find the probability that some two of these people have the same birthday or birthdays on days that follow each
        other, where day 1 follows day {{ chances[-1][1] }}.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        某行星的一年有 {{ chances[-1][1] }} 天。{{ people | listed(language) }} 的生日相互独立。
        {% if days | length == 1 %}
        每个人的生日在各天是等可能的。
        {% else %}
        一个人的生日恰在某一天的概率是：
        {% for low, high, chance in chances %}
        - {{ "第 %d 天为" % low if low == high else
        "第 %d %s第 %d 天每天为" % (low, "和" if high == low + 1 else "到", high) }} {{ chance }}
        {% endfor %}
        {% endif %}

        {% if kind == "pairs" %}
        求下述情形的概率：恰有 {{ number }} 天各是其中恰好两人的生日，且没有任何一天是其中三人或更多人的生日。
        {% elif kind == "named" %}
        求 {{ people[0] }} 和 {{ people[1] }} 生日相同，而其他任何两人（包括他们之一与别人）生日都不同的概率。
        {% elif kind == "groups" %}
        求下述情形的概率：第一组（{{ groups[0] | comma }}）中没有人与第二组（{{ groups[1] | comma }}）中的人生日相同；
        同一组内的人可以同日生。
        {% elif kind == "some" %}
        求其中至少有两人生日相同的概率。
        {% else %}
        求其中至少有两人生日相同或生日在相邻两天的概率；第 {{ chances[-1][1] }} 天与第 1 天视为相邻。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind = rng.choice(_KINDS[: params.kinds])
        if params.people == 2:
            kind = "some"
        classes = 1 if kind == "ring" else rng.randint(1 if params.people == 2 else 2, params.classes)
        total = rng.randint(params.days // 2, params.days)
        cuts = [0, *sorted(rng.sample(range(1, total), classes - 1)), total]
        weights = rng.sample(range(1, 5), classes) if classes > 1 else [1]
        days = tuple((high - low, weight) for low, high, weight in zip(cuts, cuts[1:], weights, strict=False))
        number = {"pairs": rng.randint(1, params.people // 2), "groups": rng.randint(1, params.people - 1)}.get(kind, 0)
        instance = self.Instance(
            people=draw_names(rng, params.people, initials=True), days=days, kind=kind, number=number
        )
        answer = self.solve(instance)
        even = self.solve(instance.model_copy(update={"days": ((total, 1),)})) if classes > 1 else Fraction(0)
        if not worth_asking(answer, even) or not 1 < 100 * answer < 99:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        weights = [weight for count, weight in instance.days for _ in range(count)]
        n, total = len(instance.people), sum(weights)
        whole = Fraction(total) ** n
        if instance.kind == "ring":
            apart = factorial(n) * comb(total - n, n) * Fraction(total, total - n)
            return 1 - apart / whole
        pairs = instance.number if instance.kind == "pairs" else 1
        parts: dict[str, tuple[int, int, Fraction, Callable[[int, int], int | Fraction]]] = {
            "pairs": (n - pairs, pairs, Fraction(factorial(n), 2**pairs), lambda a, b: int(b <= a <= 1)),
            "groups": (
                instance.number,
                n - instance.number,
                Fraction(factorial(instance.number) * factorial(n - instance.number)),
                lambda a, b: 0 if a and b else Fraction(1, factorial(a) * factorial(b)),
            ),
            "named": (n - 1, 1, Fraction(factorial(n - 2)), lambda a, b: int(b <= a <= 1)),
            "some": (n, 0, Fraction(factorial(n)), lambda a, b: int(a <= 1)),
        }
        first, second, orders, share = parts[instance.kind]
        chance = _spread(weights, share, first, second) * orders / whole
        return 1 - chance if instance.kind == "some" else chance

    def key(self, instance: Instance) -> object:
        return [len(instance.people), sorted(instance.days), instance.kind, instance.number]


def _spread(weights: list[int], share: Callable[[int, int], int | Fraction], first: int, second: int) -> Fraction:
    """Add, over all ways to put `first` and `second` things of two kinds on the days, the products of weights and
    shares.

    A day with a and b of them has its weight to the power a + b.
    """
    ways = {(0, 0): Fraction(1)}
    for weight in weights:
        following: dict[tuple[int, int], Fraction] = {}
        for (a, b), value in ways.items():
            for more, extra in product(range(first - a + 1), range(second - b + 1)):
                if part := share(more, extra):
                    place = a + more, b + extra
                    following[place] = following.get(place, Fraction(0)) + value * weight ** (more + extra) * part
        ways = following
    return ways.get((first, second), Fraction(0))
