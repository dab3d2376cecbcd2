"""Give the value and the winner of red-blue Hackenbush on stalks and trees.

Answer: the value as a fraction and who wins; unique.
Harder: more edges, more branches and more parts.
Skills: arithmetic, logic
Source: original; J. H. Conway, On Numbers and Games, 1976, for values of games.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Rational, Record

Line = tuple[int, int, str]
"""The lower point, the upper point, and ``L`` for blue or ``R`` for red; point 0 is the ground."""
Answer = dict[str, object]


class RedBlueHackenbush(Task["RedBlueHackenbush.Params", "RedBlueHackenbush.Instance", Answer]):
    version = 1

    class Params(task.Params):
        edges: int = knob("how many lines there are", levels=(7, 8, 9, 10, 12, 14, 18, 24, 30, 36), ge=3, le=60)
        parts: int = knob("how many lines stand on the ground", levels=(2, 3, 2, 2, 2, 3, 3, 4, 5, 5), ge=1, le=9)
        branches: int = knob(
            "how likely a line branches off, in percent", levels=(0, 0, 20, 25) + (30,) * 6, ge=0, le=90
        )

    class Instance(task.Instance):
        lines: tuple[Line, ...]

    answer = Record(value=Rational(), winner=Choice(("Left", "Right", "second")))
    prompt = Prompt(
        en=r"""
        A drawing of coloured lines stands on the ground, which is point 0. Each line leads from a lower point to a
        higher one:

        {% for low, high, colour in lines %}
        - {{ low }}-{{ high }} {{ "blue" if colour == "L" else "red" }}
        {% endfor %}

        Two players, Left and Right, take turns. Left cuts one blue line at a time, Right one red line. Then every line
        that is no longer joined to the ground, directly or through other lines, vanishes. Whoever cannot move loses.

        Every such position has a value, which is a number found as follows. An empty drawing has the value 0.
        Otherwise let a be the greatest value among the positions after one cut by Left, and b the smallest value among
        those after one cut by Right; a is always less than b. The value is the simplest number strictly between a and b
        (with no bound on a side on which there is no cut): if there are integers between them, the one closest to 0;
        else the fraction between them whose denominator is the smallest possible power of 2. If the value is positive,
        Left wins whoever begins; if it is negative, Right does; if it is 0, whoever begins loses.

        Give the value, and the winner: Left, Right, or second if whoever moves second wins.
        """,
        zh=r"""
        一个由彩色线段组成的图形立在地面上，地面是点 0。每条线段从较低的点通向较高的点：

        {% for low, high, colour in lines %}
        - {{ low }}-{{ high }} {{ "蓝" if colour == "L" else "红" }}
        {% endfor %}

        两名玩家 Left 和 Right 轮流走：Left 每次剪断一条蓝线，Right 每次剪断一条红线。
        随后所有不再（直接或通过其他线段）与地面相连的线段都消失。无法走步的一方输。

        每个这样的局面都有一个值，它是一个数，求法如下。空图形的值为 0。
        否则，设 a 是 Left 剪一次后所得各局面的值中最大的，b 是 Right 剪一次后所得各局面的值中最小的；a 总小于 b。
        局面的值是严格介于 a 与 b 之间的最简单的数（某一方没有可剪的线段时，那一侧没有界限）：
        如果其间有整数，就取最接近 0 的那个整数；否则取其间以 2 的幂为分母且分母最小的那个分数。
        值为正时，无论谁先走都是 Left 胜；值为负时，无论谁先走都是 Right 胜；值为 0 时，先走的一方输。

        给出这个局面的值（value）和获胜者（winner）：Left、Right，或者 second（后走的一方获胜）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        lines: list[Line] = []
        tips = [0] * params.parts
        parents = [0] * params.parts
        for point in range(1, params.edges + 1):
            part = (point - 1) if point <= params.parts else rng.randrange(params.parts)
            low = tips[part]
            if low and rng.randrange(100) < params.branches:
                low = parents[part] or low
            parents[part], tips[part] = low, point
            lines.append((low, point, rng.choice("LR")))
        names = [0, *rng.sample(range(1, params.edges + 1), params.edges)]
        drawn = [(names[low], names[high], colour) for low, high, colour in lines]
        rng.shuffle(drawn)
        instance = self.Instance(lines=tuple(drawn))
        answer = self.solve(instance)
        value = answer["value"]
        assert isinstance(value, Fraction)
        if value.denominator > 2**13 or (value == 0 and rng.random() < 0.5):
            raise task.Retry
        if params.edges > 7 and (value.denominator == 1 or rng.random() < 1 / value.denominator):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        value = _value(instance.lines, 0)
        return {"value": value, "winner": "Left" if value > 0 else "Right" if value < 0 else "second"}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        written: list[str] = []
        _value(instance.lines, 0, written)
        return "\n".join(written)

    def key(self, instance: Instance) -> object:
        return _shape(instance.lines, 0)


def _shape(lines: tuple[Line, ...], point: int) -> str:
    return "".join(sorted(f"{colour}({_shape(lines, high)})" for low, high, colour in lines if low == point))


def _value(lines: tuple[Line, ...], point: int, written: list[str] | None = None) -> Fraction:
    """Add the values of the lines at a point, each found from what stands on it; write the steps down."""
    values = []
    for low, high, colour in lines:
        if low == point:
            sign = 1 if colour == "L" else -1
            above = _value(lines, high, written) * sign
            step = 1
            while above + step <= 1:
                step += 1
            values.append((above + step) / 2 ** (step - 1) * sign)
            if written is not None:
                top = f"({above} + {step})" if sign > 0 else f"-({above} + {step})"
                quotient = f"{top} / {2 ** (step - 1)}" if step > 1 else top
                written.append(f"{low}-{high}: {quotient} = {values[-1]}")
    if written is not None and len(values) > 1:
        written.append(f"{point}: {running_sum(values)}")
    return sum(values, Fraction(0))
