"""Give the result of a recursive function, the number of its calls and the last numbers that it prints.

Answer: the result, the number of calls and the printed numbers asked for; all unique.
Harder: more calls, two functions that call each other, results of calls as arguments.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Call = tuple[str, int, bool]
"""A function, what is subtracted from n, and whether the result of the call before replaces m."""


class RecursionTrace(Task["RecursionTrace.Params", "RecursionTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        functions: int = knob("the number of functions", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        calls: int = knob("the most calls", levels=(5, 8, 12, 16, 20, 26, 34, 44, 56, 70), ge=4, le=150)
        shown: int = knob("how many printed numbers are asked for", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=1, le=10)
        twice: int = knob("the most calls in one function", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        modulus: int = knob("the largest modulus", levels=(10, 10, 10, 13, 13, 15, 20, 30, 40, 50), ge=7, le=99)

    class Instance(task.Instance):
        bodies: tuple[tuple[tuple[Call, ...], int, int, int, int], ...]  # calls, place of print, p, q, modulus
        n: int
        m: int
        shown: int

        @property
        def lines(self) -> list[str]:
            return [line for place, body in enumerate(self.bodies) for line in _written("fg"[place], body)]

        @property
        def start(self) -> str:
            return f"f({self.n}, {self.m})"

    prompt = Prompt(
        en=r"""
        This is Python code, in which a % b is the remainder from 0 to b - 1:

        {% for line in lines %}
        {{ line }}
        {% endfor %}

        {{ start }} is called once from outside. Give its result (result), the number of all calls, this one included
        (calls), and the last {{ shown }} numbers printed, in the order of printing (printed).
        """,
        zh=r"""
        下面是一段 Python 代码，其中 a % b 是 0 到 b - 1 的余数：

        {% for line in lines %}
        {{ line }}
        {% endfor %}

        从外部调用一次 {{ start }}。给出它的返回值（result）、所有函数被调用的总次数（calls，包括这一次），
        以及最后输出的 {{ shown }} 个数，按输出的先后顺序（printed）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(result=Integer(), calls=Integer(), printed=Sequence(Integer(), length=instance.shown))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = "fg"[: params.functions]
        for _ in range(100):
            bodies = []
            for name in names:
                count = rng.randint(1, params.twice) if len(names) > 1 else params.twice
                calls = [
                    (rng.choice(names), rng.randint(1, 3), place > 0 and rng.random() < 0.5) for place in range(count)
                ]
                if len(names) > 1:
                    calls[0] = ("fg".replace(name, ""), *calls[0][1:])
                numbers = (rng.randint(0, count), rng.randint(2, 5), rng.randint(1, 9), rng.randint(7, params.modulus))
                bodies.append((tuple(calls), *numbers))
            instance = self.Instance(
                bodies=tuple(bodies), n=rng.randint(3, 12), m=rng.randint(1, 6), shown=params.shown
            )
            printed: list[int] = []
            most = [params.calls]
            result = _run(instance, 0, instance.n, instance.m, printed, most)
            calls_made = params.calls - most[0]
            if result is not None and 2 * calls_made >= params.calls and len(printed) > params.shown:
                return instance, {"result": result, "calls": calls_made, "printed": tuple(printed[-params.shown :])}
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        _run(instance, 0, instance.n, instance.m, [], [10**4], lines)
        return "\n".join(lines)


def _run(
    instance: RecursionTrace.Instance,
    place: int,
    n: int,
    m: int,
    printed: list[int],
    left: list[int],
    log: list[str] | None = None,
) -> int | None:
    """Give the result, or None after too many calls; note calls, prints and results in a log."""
    lines = [] if log is None else log
    called = f"{'fg'[place]}({n}, {m})"
    lines.append(f"{1 + sum(line[0].isdigit() for line in lines)}. {called}")
    left[0] -= 1
    if left[0] < 0:
        return None
    calls, when, p, q, modulus = instance.bodies[place]
    if n <= 0:
        lines[-1] += f": {m}"
        return m
    results: list[int] = []
    for number, (name, less, nested) in enumerate(calls):
        if when == number:
            printed.append(n + m)
            lines.append(f"print {n + m}")
        value = _run(instance, "fg".index(name), n - less, results[-1] if nested else m + number, printed, left, log)
        if value is None:
            return None
        results.append(value)
    if when == len(calls):
        printed.append(n + m)
        lines.append(f"print {n + m}")
    total = p * results[0] + sum(results[1:]) + q * n
    terms = " + ".join(map(str, (p * results[0], *results[1:], q * n)))
    lines.append(f"{called}: {terms} = {total}, {total % modulus}")
    return total % modulus


def _written(name: str, body: tuple[tuple[Call, ...], int, int, int, int]) -> list[str]:
    calls, when, p, q, modulus = body
    lines = [f"def {name}(n, m):", "    if n <= 0:", "        return m"]
    for number, (called, less, nested) in enumerate(calls):
        if when == number:
            lines.append("    print(n + m)")
        second = "xyz"[number - 1] if nested else f"m + {number}" if number else "m"
        lines.append(f"    {'xyz'[number]} = {called}(n - {less}, {second})")
    if when == len(calls):
        lines.append("    print(n + m)")
    rest = "".join(f" + {letter}" for letter in "xyz"[1 : len(calls)])
    return [*lines, f"    return ({p} * x{rest} + {q} * n) % {modulus}"]
