"""Follow painters along a wall who paint over everything, only what is blank, or only what has a certain colour.

Answer: the runs of one colour in the end, and the total length of each colour; unique.
Harder: more strokes and colours, larger numbers, conditional strokes.
Skills: simulation, arithmetic
Source: original; sweeping over compressed coordinates.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Order = tuple[int, int, int, int]
"""Start, end, colour, and the colour that is painted over: `ALL` for everything, 0 for what is blank."""
ALL = -1
Runs = list[tuple[int, int, int]]


class IntervalOverpainting(Task["IntervalOverpainting.Params", "IntervalOverpainting.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        orders: int = knob("the number of orders", levels=(3, 4, 5, 7, 9, 11, 13, 16, 20, 24), ge=2, le=40)
        length: int = knob(
            "the length of the wall", levels=(20, 30, 50, 99, 200, 500, 999, 9999, 99999, 999999), ge=10, le=10**7
        )
        colours: int = knob("the number of colours", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)

    class Instance(task.Instance):
        length: int
        colours: int
        orders: tuple[Order, ...]

    prompt = Prompt(
        en=r"""
        A wall of {{ length }} metres is blank. Painters with the colours 1 to {{ colours }} carry out these orders, one
        after the other:

        {% for start, end, colour, over in orders %}
        {{ loop.index }}. from {{ start }} to {{ end }} with colour {{ colour }}
        {{- ", only where it is blank" if over == 0 else ", only over colour %d" % over if over > 0 }}
        {% endfor %}

        Places are in metres from the left end. An order without a condition covers whatever is there; the others change
        only the parts that they name. Give "runs" and "lengths". The runs are the longest stretches that have one and
        the same colour in the end, from left to right, each as [start, end, colour], without the blank ones; two such
        stretches of one colour never touch. The lengths are how many metres have each of the colours 1 to
        {{ colours }} in the end, in this order.
        """,
        zh=r"""
        一面长 {{ length }} 米的墙上还没有任何颜色。油漆工用颜色 1 到 {{ colours }}，依次完成下列任务：

        {% for start, end, colour, over in orders %}
        {{ loop.index }}. 从 {{ start }} 到 {{ end }}，用颜色 {{ colour }}
        {{- "，只涂空白处" if over == 0 else "，只涂在颜色 %d 上" % over if over > 0 }}
        {% endfor %}

        位置是到左端的米数。没有条件的任务盖住原有的一切；有条件的只改变所说的部分。
        请给出 "runs" 和 "lengths"。runs 是最后颜色相同的极大区段，从左到右，每段写成 [起点, 终点, 颜色]，
        不含空白处；同色的两段绝不相接。lengths 依次是最后颜色 1 到 {{ colours }} 各占多少米。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        run = Sequence(Integer(low=0), length=3, brackets="[]")
        return Record(
            runs=Sequence(run, brackets="[]"), lengths=Sequence(Integer(low=0, unit="m"), length=instance.colours)
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        orders: list[Order] = []
        runs: Runs = [(0, params.length, 0)]
        for _ in range(60 * params.orders):
            if len(orders) == params.orders:
                break
            start = rng.choice(runs)[rng.randrange(2)] if rng.random() < 0.2 else rng.randrange(params.length)
            end = start + rng.randint(params.length // 8, params.length // (3 if len(orders) < 6 else 4))
            colour = rng.randint(1, params.colours)
            others = sorted({there for _, _, there in runs} - {0, colour})
            free = not others or rng.random() < (0.7 if len(orders) < params.orders // 2 else 0.3)
            over = ALL if free else rng.choice([0, *others])
            after = _painted(runs, (start, end, colour, over))
            if end <= params.length and after != runs:
                orders.append((start, end, colour, over))
                runs = after
        instance = self.Instance(length=params.length, colours=params.colours, orders=tuple(orders))
        answer = self.solve(instance)
        unasked = tuple((start, end, colour, ALL) for start, end, colour, _ in orders)
        alike = self.solve(instance.model_copy(update={"orders": unasked})) == answer  # the conditions change nothing
        if (alike and params.orders > 3) or len(answer["runs"]) < max(2, min(8, params.orders // 2)):
            raise task.Retry
        if len(orders) < params.orders or answer["lengths"].count(0) > 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        runs: Runs = [(0, instance.length, 0)]
        for order in instance.orders:
            runs = _painted(runs, order)
        lengths = [0] * (instance.colours + 1)
        for start, end, colour in runs:
            lengths[colour] += end - start
        return {"runs": tuple(run for run in runs if run[2]), "lengths": tuple(lengths[1:])}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        runs: Runs = [(0, instance.length, 0)]
        lines = []
        for number, order in enumerate(instance.orders, start=1):
            runs = _painted(runs, order)
            lines.append(f"{number}. {', '.join(str(list(run)) for run in runs if run[2])}")
        for colour in range(1, instance.colours + 1):
            own = [(start, end) for start, end, there in runs if there == colour]
            steps = [f"{end} - {start} = {end - start}" for start, end in own]
            total = [running_sum([end - start for start, end in own])] if len(own) > 1 else []
            lines.append(f"{colour}: {', '.join(steps + total) or 0}")
        return "\n".join(lines)


def _painted(runs: Runs, order: Order) -> Runs:
    """Carry out an order on the runs of the wall, blank ones among them."""
    start, end, colour, over = order
    after: Runs = []
    for first, last, there in runs:
        low, high = max(first, start), min(last, end)
        if low >= high or over not in (ALL, there):
            low = high = last
        for part in ((first, low, there), (low, high, colour), (high, last, there)):
            if part[0] < part[1] and after and after[-1][2] == part[2]:
                after[-1] = (after[-1][0], part[1], part[2])
            elif part[0] < part[1]:
                after.append(part)
    return after
