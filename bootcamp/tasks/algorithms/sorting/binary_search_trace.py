"""Follow a binary search for the first number that is not smaller than a given one.

Answer: for each search the places that are looked at and the place where it ends; unique.
Harder: more searches, longer lists that are given by a formula.
Skills: simulation, arithmetic
Source: original; the lower bound of the C++ standard library.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Traces = tuple[tuple[int, ...], ...]


class BinarySearchTrace(Task["BinarySearchTrace.Params", "BinarySearchTrace.Instance", Traces]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the length of the list", levels=(6, 9, 14, 60, 120, 250, 500, 900, 1700, 3000), ge=4, le=10**6
        )
        searches: int = knob("the number of searches", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=9)
        formula: int = knob("whether a formula gives the list", levels=(0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ge=0, le=1)

    class Instance(task.Instance):
        size: int
        numbers: tuple[int, ...]
        """Empty if the formula gives them."""
        formula: tuple[int, ...]
        """The numbers p, q, r and s of a[i] = p*i + q*floor(i/r) + floor(i*i/s); the last is left out where s is 0."""
        searched: tuple[int, ...]

        @property
        def rule(self) -> str:
            p, q, r, s = self.formula
            first = "" if p == 0 else "i + " if p == 1 else f"{p}*i + "
            return f"{first}{q}*floor(i/{r})" + (f" + floor(i*i/{s})" if s else "")

    prompt = Prompt(
        en=r"""
        {% if numbers %}
        The list a = {{ numbers | sequence }} has the places 0 to {{ size - 1 }}.
        {% else %}
        The list a has the places 0 to {{ size - 1 }} and holds a[i] = {{ rule }} at each place i, where floor rounds
        down to an integer.
        {% endif %}
        It is searched for {{ "each of the numbers x = " if searched | length > 1 else "the number x = " }}
        {{- searched | comma }} like this: at first lo = 0 and hi = {{ size }}. As long as lo < hi, let
        mid = (lo + hi) / 2, rounded down, and look at a[mid]: lo becomes mid + 1 if a[mid] < x, otherwise hi becomes
        mid.

        Give{{ " for each x, in the order above," if searched | length > 1 }} the list of all values of mid in order,
        followed by the value of lo in the end: a list of {{ searched | length }}
        {{ "lists" if searched | length > 1 else "list" }}.
        """,
        zh=r"""
        {% if numbers %}
        列表 a = {{ numbers | sequence }} 的位置为 0 到 {{ size - 1 }}。
        {% else %}
        列表 a 的位置为 0 到 {{ size - 1 }}，位置 i 上的数为 a[i] = {{ rule }}，其中 floor 表示向下取整。
        {% endif %}
        {{- "依次查找各个数 x = " if searched | length > 1 else "查找数 x = " }}{{ searched | comma }}，方法如下：
        开始时 lo = 0，hi = {{ size }}。只要 lo < hi，就令 mid 为 (lo + hi) / 2 向下取整，并查看 a[mid]：
        如果 a[mid] >= x，hi 变为 mid，否则 lo 变为 mid + 1。

        请{{ "按上面的次序，对每个 x " if searched | length > 1 }}依次列出 mid 的所有取值，最后再写上结束时 lo 的值：
        答案是 {{ searched | length }} 个列表组成的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[Traces]:
        trace = Sequence(Integer(0, instance.size), brackets="[]")
        return Sequence(trace, length=len(instance.searched), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Traces]:
        size, formula, numbers = params.size + rng.randrange(max(2, params.size // 8)), (0, 0, 1, 0), tuple[int, ...]()
        if params.formula:
            curved = rng.randint(size // 4, size) if rng.random() < 0.6 else 0
            formula = (rng.randint(0 if curved else 1, 3), rng.randint(2, 9), rng.randint(3, 12), curved)
        else:
            numbers = tuple(sorted(rng.choices(range(1, 8 * size), k=size)))
        instance = self.Instance(size=size, numbers=numbers, formula=formula, searched=())
        last = _at(instance, size - 1)
        drawn = [_at(instance, rng.randrange(size)) + rng.choice((0, 0, 1)) for _ in range(params.searches - 1)]
        drawn += [rng.randint(1, last + 1) for _ in range(params.searches + 1)]
        searched = tuple(rng.sample(sorted(set(drawn)), min(params.searches, len(set(drawn)))))
        instance = instance.model_copy(update={"searched": searched})
        answer = self.solve(instance)
        if len({trace[-1] for trace in answer}) < params.searches or 1 in map(len, answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Traces:
        return tuple(tuple((low + high) // 2 for low, high in _search(instance, x)) for x in instance.searched)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for x in instance.searched:
            *steps, (end, _) = _search(instance, x)
            for low, high in steps:
                middle = (low + high) // 2
                value = _at(instance, middle)
                worked = "" if instance.numbers else f" = {_worked(instance, middle)}"
                moved = f"{value} >= {x}, hi = {middle}" if value >= x else f"{value} < {x}, lo = {middle + 1}"
                lines.append(f"{low} + {high} = {low + high}, mid = {middle}, a[{middle}]{worked} = {moved}")
            places = sequence([*((low + high) // 2 for low, high in steps), end])
            lines.append(f"x = {x}, lo = hi = {end}, {places}")
        return "\n".join(lines)


def _at(instance: BinarySearchTrace.Instance, place: int) -> int:
    p, q, r, s = instance.formula
    if instance.numbers:
        return instance.numbers[place]
    return p * place + q * (place // r) + (place * place // s if s else 0)


def _worked(instance: BinarySearchTrace.Instance, place: int) -> str:
    """Write the terms of the formula with a place, and their values."""
    p, q, r, s = instance.formula
    square = f" + floor({place * place}/{s})" if s else ""
    values = [p * place, q * (place // r), *([place * place // s] if s else [])]
    return f"{p}·{place} + {q}·floor({place}/{r}){square} = {' + '.join(map(str, values))}"


def _search(instance: BinarySearchTrace.Instance, x: int) -> Iterator[tuple[int, int]]:
    """Give the bounds lo and hi before each step and at the end, where they are equal."""
    low, high = 0, instance.size
    while low < high:
        yield low, high
        middle = (low + high) // 2
        low, high = (low, middle) if _at(instance, middle) >= x else (middle + 1, high)
    yield low, high
