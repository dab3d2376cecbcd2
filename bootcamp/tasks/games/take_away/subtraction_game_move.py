"""Find all winning moves in a sum of subtraction games.

Answer: the winning moves as pairs of heap and number taken; unique.
Harder: more heaps, sizes for which the period of the values is needed, numbers of their own for each heap.
Skills: logic, arithmetic
Source: original; Winning Ways, chapter 4, for the periods of subtraction games.
"""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.games import mex
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence, Set

Answer = frozenset[tuple[int, ...]]

_LONGEST = 1500
"""How many values are computed at most until they repeat."""


class SubtractionGameMove(Task["SubtractionGameMove.Params", "SubtractionGameMove.Instance", Answer]):
    version = 1

    class Params(task.Params):
        heaps: int = knob("how many heaps there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=9)
        largest: int = knob(
            "the size of the largest heap",
            levels=(20, 25, 50, 60, 100, 500, 10**4, 10**5, 10**7, 10**9),
            ge=12,
            le=10**12,
        )
        choices: int = knob("how many numbers may be taken", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        greatest: int = knob("the greatest number taken", levels=(6, 7, 7, 8, 8, 9, 10, 11, 12, 12), ge=6, le=12)
        own: bool = knob("whether each heap has numbers of its own", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        heaps: tuple[int, ...]
        numbers: tuple[tuple[int, ...], ...]
        """What may be taken from each heap, or once what may be taken from any."""

    answer = Set(Sequence(Integer(low=1), length=2, separator=":"))
    prompt = Prompt(
        en=r"""
        {% if numbers | length == 1 %}
        Two players take turns. A move takes {{ numbers[0] | listed(language, "or") }} counters from a single heap, no
        other number and never more than the heap holds. The heaps are:

        {% for size in heaps %}
        - heap {{ loop.index }}: {{ size }}
        {% endfor %}
        {% else %}
        Two players take turns. A move takes counters from a single heap, never more than the heap holds. Each heap has
        its own list of the numbers that may be taken from it at once:

        {% for size in heaps %}
        - heap {{ loop.index }}: {{ size }} counters, take {{ numbers[loop.index0] | listed(language, "or") }}
        {% endfor %}
        {% endif %}

        Whoever cannot move loses. It is your turn.
        Give all moves after which you can force a win, each as heap:number, that is the number of the heap and how many
        counters you take from it. There is at least one.
        """,
        zh=r"""
        {% if numbers | length == 1 %}
        两人轮流走。每一步从某一堆中取走 {{ numbers[0] | listed(language, "或") }} 枚筹码，不能取别的数目，
        也不能超过这一堆现有的数目。各堆如下：

        {% for size in heaps %}
        - 第 {{ loop.index }} 堆：{{ size }} 枚
        {% endfor %}
        {% else %}
        两人轮流走。每一步从某一堆中取走若干枚筹码，不能超过这一堆现有的数目。每一堆各有规定，
        一次只能取所列的数目之一：

        {% for size in heaps %}
        - 第 {{ loop.index }} 堆：{{ size }} 枚，可取 {{ numbers[loop.index0] | listed(language, "或") }} 枚
        {% endfor %}
        {% endif %}

        无法走步的一方输。现在轮到你走。
        给出所有走后你能保证获胜的走法，每一种写成 堆号:取走的枚数。至少有一种。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.heaps if params.own else 1
        numbers = tuple(tuple(sorted(rng.sample(range(1, params.greatest + 1), params.choices))) for _ in range(count))
        if any(len(set(taken)) == len(taken) == taken[-1] for taken in numbers):
            raise task.Retry  # 1, 2, ..., k: a heap modulo k + 1
        low = max(3, params.largest // 4) if params.heaps > 1 else 2
        heaps = tuple(rng.randint(low, params.largest) for _ in range(params.heaps))
        instance = self.Instance(heaps=heaps, numbers=numbers)
        answer = self.solve(instance)
        if not answer or (params.heaps > 1 and 3 * len(answer) > params.heaps * params.choices):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        numbers = instance.numbers * (len(instance.heaps) // len(instance.numbers))
        cycles = [_cycle(taken) for taken in numbers]
        total = reduce(xor, map(_value, cycles, instance.heaps))
        return frozenset(
            (place, taken)
            for place, size in enumerate(instance.heaps, 1)
            for taken in numbers[place - 1]
            if taken <= size and total ^ _value(cycles[place - 1], size) == _value(cycles[place - 1], size - taken)
        )

    def key(self, instance: Instance) -> object:
        numbers = instance.numbers * (len(instance.heaps) // len(instance.numbers))
        return sorted(zip(instance.heaps, numbers, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers, lines = instance.numbers * (len(instance.heaps) // len(instance.numbers)), list[str]()
        cycles = [_cycle(taken) for taken in numbers]
        for taken, cycle in zip(instance.numbers, cycles, strict=False):
            values = cycle[0][: max(instance.heaps) + 1]
            lines += [f"{', '.join(map(str, taken))}:"] if instance.numbers[1:] else []
            for size, value in enumerate(values):
                seen = sorted({values[size - one] for one in taken if one <= size})
                lines.append(f"{size}:{''.join(map(str, seen))}={value}")
            if cycle[0] == values:
                first, last, far = cycle[1] - taken[-1], cycle[1] - 1, len(values) - 1
                lines.append(f"[{far - taken[-1] + 1}..{far}] = [{first}..{last}], {far}-{last}={far - last}")
        found = [_value(cycle, size) for cycle, size in zip(cycles, instance.heaps, strict=True)]
        total = reduce(xor, found)
        for place, (cycle, size, value) in enumerate(zip(cycles, instance.heaps, found, strict=True), 1):
            lines += [f"{place}: {size}{_reduced(cycle, size)}{value}"] if found[1:] else []
        lines += [f"{' xor '.join(map(str, found))} = {total}"] if found[1:] else []
        for place, (cycle, size, value) in enumerate(zip(cycles, instance.heaps, found, strict=True), 1):
            lines += [f"{place}: {total} xor {value} = {total ^ value}"] if found[1:] else []
            for less in numbers[place - 1]:
                if less <= size:
                    after = _value(cycle, size - less)
                    mark = "+" if after == total ^ value else "-"
                    lines.append(
                        f"{place}:{less} {size}-{less}={size - less}{_reduced(cycle, size - less)}{after} {mark}"
                    )
        return "\n".join(lines)


def _cycle(numbers: tuple[int, ...]) -> tuple[list[int], int]:
    """Give the Grundy values of a heap until they repeat, and from which size on they do."""
    values: list[int] = []
    seen: dict[tuple[int, ...], int] = {}
    for size in range(_LONGEST):
        values.append(mex(values[size - taken] for taken in numbers if taken <= size))
        if size + 1 >= numbers[-1]:
            last = tuple(values[-numbers[-1] :])
            if last in seen:
                start = seen[last]
                return values[: size + 1], start + 1
            seen[last] = size
    raise task.Retry


def _reduced(cycle: tuple[list[int], int], size: int) -> str:
    values, start = cycle
    if size < len(values):
        return ": "
    period = len(values) - start
    rest = (size - start) % period
    return f", ({size}-{start}) mod {period}={rest}, {start}+{rest}={start + rest}: "


def _value(cycle: tuple[list[int], int], size: int) -> int:
    values, start = cycle
    return values[size] if size < len(values) else values[start + (size - start) % (len(values) - start)]
