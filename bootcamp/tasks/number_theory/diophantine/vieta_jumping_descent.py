"""Jump from a solution of a symmetric quadratic equation to smaller ones until there is none.

Answer: the list of all solutions on the way, each in increasing order; it is unique.
Harder: more jumps, larger numbers, three unknowns.
Skills: algebra, arithmetic
Source: original; A. Markoff, Sur les formes quadratiques binaires indéfinies, 1879; olympiads name it after Vieta.
"""

from __future__ import annotations

from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Solutions = tuple[tuple[int, ...], ...]


class VietaJumpingDescent(Task["VietaJumpingDescent.Params", "VietaJumpingDescent.Instance", Solutions]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("the most unknowns; 2 for two only", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        largest: int = knob(
            "a bound on the numbers of a solution to jump up from",
            levels=(6, 8, 12, 13, 14, 15, 16, 18, 20, 24),
            ge=4,
            le=100,
        )
        low: int = knob("the fewest jumps", levels=(1, 2, 2, 3, 4, 5, 6, 8, 10, 12), ge=1, le=30)
        high: int = knob("the most jumps", levels=(2, 3, 3, 4, 5, 6, 8, 10, 12, 14), ge=1, le=30)
        limit: int = knob(
            "a bound on the numbers of the first solution",
            levels=(100, 1000, 10000, 10**5, 10**7, 10**9, 10**12, 10**15, 10**18, 10**22),
            ge=30,
            le=10**40,
        )

    class Instance(task.Instance):
        factor: int
        constant: int
        start: tuple[int, ...]

        @property
        def names(self) -> str:
            return "xyz"[: len(self.start)]

        @property
        def equation(self) -> str:
            squares = [f"{name}^2" for name in self.names]
            left = " + ".join([*squares, *([str(self.constant)] if self.constant else [])])
            return f"{left} = {self.factor if self.factor > 1 else ''}{self.names}"

    answer = Sequence(Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        The equation {{ equation }} has the solution {{ names | sequence }} = {{ start | sequence }}.

        If all unknowns but one keep their values, the equation is quadratic in that one and has a second root.
        Replace the largest number of the solution by the other root of its quadratic equation, which gives a new
        solution, and write the numbers of the new solution in increasing order. Go on in the same way as long as the
        new root is smaller than the number it replaces.

        List all solutions from the given one to the last one, each as a list of its numbers in increasing order.
        """,
        zh=r"""
        方程 {{ equation }} 有一组解 {{ names | sequence }} = {{ start | sequence }}。

        如果固定其余未知数而只看其中一个，方程就是关于它的二次方程，还有另一个根。
        把解中最大的数换成相应二次方程的另一个根，得到一组新的解，并把新解的各数从小到大排列。
        只要新根比被替换的数小，就继续这样做。

        请从所给的解开始，直到最后一组解，依次列出所有的解，每组解的各数从小到大排列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Solutions]:
        size = rng.choice([2, params.unknowns, params.unknowns])
        numbers = sorted(rng.randint(1, params.largest) for _ in range(size))
        factor = rng.randint(1, 12 if size == 2 else 5)
        constant = factor * prod(numbers) - sum(x * x for x in numbers)
        if constant < 0 or (size == 2 and constant == 0):
            raise task.Retry
        for _ in range(params.high):
            index = 0 if rng.random() < 0.1 else size - 2
            numbers = sorted([*numbers[:index], *numbers[index + 1 :], _other_root(numbers, index, factor)])
            solutions = self.solve(self.Instance(factor=factor, constant=constant, start=tuple(numbers)))
            if numbers[-1] > params.limit:
                break
            if rng.random() < 0.5 and params.low < len(solutions) <= params.high + 1:
                return self.Instance(factor=factor, constant=constant, start=tuple(numbers)), solutions
        raise task.Retry

    def format(self, instance: Instance) -> Format[Solutions]:
        return Sequence(Sequence(Integer(low=1), length=len(instance.start)))

    def solve(self, instance: Instance) -> Solutions:
        numbers = list(instance.start)
        solutions = [tuple(numbers)]
        while (root := _other_root(numbers, len(numbers) - 1, instance.factor)) < numbers[-1]:
            numbers = sorted([*numbers[:-1], root])
            solutions.append(tuple(numbers))
        return tuple(solutions)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for numbers in self.solve(instance):
            *others, largest = numbers
            root = _other_root([*numbers], len(others), instance.factor)
            factors = " × ".join(map(str, [*([instance.factor] if instance.factor > 1 else []), *others]))
            then = f"< {largest}, {sorted([*others, root])}" if root < largest else f"≥ {largest}"
            lines.append(f"{factors} - {largest} = {root} {then}")
        return "\n".join(lines)


def _other_root(numbers: list[int], index: int, factor: int) -> int:
    """The two roots add up to the factor times the product of the other numbers."""
    return factor * prod(numbers[:index] + numbers[index + 1 :]) - numbers[index]
