"""Tell what bubble sort or its shaking kin has made of a list after some passes, without running them one swap at a
time.

Answer: the list, the swaps so far, and the passes that are still to change something; unique.
Harder: longer lists, more passes, passes in both directions.
Skills: simulation, arithmetic
Source: original; D. E. Knuth, The Art of Computer Programming 3, section 5.2.2, on inversion tables.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class BubbleSortPasses(Task["BubbleSortPasses.Params", "BubbleSortPasses.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 6, 8, 10, 12, 14, 17, 20, 25, 32), ge=4, le=60)
        passes: int = knob("the most passes", levels=(1, 2, 2, 3, 4, 4, 5, 6, 8, 10), ge=1, le=30)
        shaking: int = knob("whether passes may go both ways", levels=(0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ge=0, le=1)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        passes: int
        shaking: bool

    prompt = Prompt(
        en=r"""
        This list is sorted by passes: {{ numbers | sequence }}.

        A pass to the right compares the numbers at the places 1 and 2, then those at 2 and 3, and so on to the end, and
        exchanges the two whenever the left one is greater.
        {% if shaking %}
        A pass to the left does the same with the pairs in the opposite order, from the last two to the first two.
        Passes to the right and to the left alternate, beginning with one to the right.
        {% else %}
        All passes go to the right.
        {% endif %}
        Every pass goes over the whole list.

        Give, after {{ passes }} {{ "passes" if passes > 1 else "pass" }}, "list" (the list), "swaps" (how many
        exchanges there have been in all) and "left" (how many of the passes that would follow change something).
        """,
        zh=r"""
        用若干趟来给这个列表排序：{{ numbers | sequence }}。

        向右的一趟先比较第 1、2 位的数，再比较第 2、3 位的数，依此类推直到末尾；每当左边的数更大，就交换两者。
        {% if shaking %}
        向左的一趟以相反的次序处理同样的各对，从最后两位到最前两位。向右与向左的趟交替进行，第一趟向右。
        {% else %}
        每一趟都向右。
        {% endif %}
        每一趟都扫过整个列表。

        请给出 {{ passes }} 趟之后的 "list"（列表）、"swaps"（至此总共交换了多少次）和
        "left"（此后各趟中还有多少趟会改变列表）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        numbers = Sequence(Integer(), length=len(instance.numbers))
        return Record(list=numbers, swaps=Integer(low=0), left=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        numbers = tuple(rng.choices(range(1, 100), k=params.size))
        shaking = bool(params.shaking) and rng.random() < 0.6
        passes = rng.randint(max(1, params.passes // 2), params.passes)
        instance = self.Instance(numbers=numbers, passes=passes, shaking=shaking)
        answer = self.solve(instance)
        if answer["left"] == 0 or answer["swaps"] < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        passes = _passes(instance)
        asked = passes[: instance.passes]
        swaps = sum(len(pairs) for _, pairs in asked)
        return {"list": asked[-1][0], "swaps": swaps, "left": len(passes) - 1 - len(asked)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, swaps = list[str](), 0
        for number, (numbers, pairs) in enumerate(_passes(instance), start=1):
            told = ",".join(f"{left}>{right}" for left, right in pairs)
            lines.append(f"{number}. {told}: {' '.join(map(str, numbers))}" if pairs else f"{number}. -")
            if number <= instance.passes:
                lines[-1] += f"; {swaps}+{len(pairs)}={swaps + len(pairs)}"
                swaps += len(pairs)
            elif pairs:
                lines[-1] += f"; {number - instance.passes}"
        return "\n".join(lines)


def _passes(instance: BubbleSortPasses.Instance) -> list[tuple[tuple[int, ...], list[tuple[int, int]]]]:
    """Give the list after each pass, with the pairs that it exchanged, to the first later one that changes nothing."""
    numbers, passes = list(instance.numbers), list[tuple[tuple[int, ...], list[tuple[int, int]]]]()
    while len(passes) <= instance.passes or passes[-1][1]:
        pairs = _sweep(numbers, leftwards=instance.shaking and len(passes) % 2 == 1)
        passes.append((tuple(numbers), pairs))
    return passes


def _sweep(numbers: list[int], leftwards: bool) -> list[tuple[int, int]]:
    """Make one pass and give the pairs that it exchanges."""
    swaps = []
    places = range(len(numbers) - 1)
    for place in reversed(places) if leftwards else places:
        if numbers[place] > numbers[place + 1]:
            swaps.append((numbers[place], numbers[place + 1]))
            numbers[place : place + 2] = numbers[place + 1], numbers[place]
    return swaps
