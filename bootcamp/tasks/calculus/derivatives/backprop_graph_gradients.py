r"""Propagate gradients backwards through a small graph of operations.

Answer: the derivative of the output by each input, rational numbers in the order of the inputs; it is unique.
Harder: more inputs and nodes, nodes used several times, more kinds of operations.
Skills: calculus, arithmetic
Source: original; reverse-mode differentiation as in any text on neural networks.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Step = tuple[str, tuple[int, ...], tuple[int, ...]]  # an operation, the places of its operands, constants
_KINDS = ("add", "mul", "linear", "relu", "square", "max", "div", "softsign")


class BackpropGraphGradients(
    Task["BackpropGraphGradients.Params", "BackpropGraphGradients.Instance", tuple[Fraction, ...]]
):
    version = 1

    class Params(task.Params):
        inputs: int = knob("how many inputs there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        nodes: int = knob("how many operations there are", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 15), ge=1, le=24)
        kinds: int = knob("how many kinds of operations there are", levels=(2, 3, 4, 5, 6, 7, 8, 8, 8, 8), ge=2, le=8)
        digits: int = knob("how many digits a value may have", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=8)

    class Instance(task.Instance):
        values: tuple[int, ...]
        steps: tuple[Step, ...]

        @property
        def inputs(self) -> tuple[str, ...]:
            return tuple(f"x{i}" for i in range(1, len(self.values) + 1))

        @property
        def given(self) -> tuple[tuple[str, int], ...]:
            return tuple(zip(self.inputs, self.values, strict=True))

        @property
        def names(self) -> tuple[str, ...]:
            return (*self.inputs, *(f"v{i}" for i in range(1, len(self.steps) + 1)))

        @property
        def lines(self) -> tuple[str, ...]:
            new, names = self.names[len(self.values) :], self.names
            return tuple(
                f"{v} = {_written(k, [names[p] for p in q], c)}" for v, (k, q, c) in zip(new, self.steps, strict=True)
            )

        @property
        def kinds(self) -> tuple[str, ...]:
            return tuple(kind for kind, _, _ in self.steps)

    prompt = Prompt(
        en=r"""
        The nodes of a computation are

        {{ lines | lines }}

        {% if "relu" in kinds %}
        Here relu(t) is t for t > 0 and 0 for t < 0.
        {% endif %}
        {% if "max" in kinds %}
        Here max(s, t) is the larger of the two numbers.
        {% endif %}
        {% if "softsign" in kinds %}
        Here |t| is the absolute value.
        {% endif %}
        The inputs are {{ given | mapping }}. The output is the last node, {{ names[-1] }}. Find the partial derivatives
        of the output by the inputs at these values, the other inputs held fixed, as a list in the order of the inputs.
        """,
        zh=r"""
        一个计算过程的各结点为

        {{ lines | lines }}

        {% if "relu" in kinds %}
        其中 relu(t) 在 t > 0 时为 t，在 t < 0 时为 0。
        {% endif %}
        {% if "max" in kinds %}
        其中 max(s, t) 是两数中较大的一个。
        {% endif %}
        {% if "softsign" in kinds %}
        其中 |t| 是绝对值。
        {% endif %}
        输入为 {{ given | mapping }}。输出是最后一个结点 {{ names[-1] }}。
        求输出在这些值处对每个输入的偏导数（其他输入固定不变），按输入的顺序列出。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=len(instance.values))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        values = [random_nonzero(rng, 5) for _ in range(params.inputs)]
        known: list[Fraction] = list(map(Fraction, values))
        steps: list[Step] = []
        unused = list(range(params.inputs))
        for left in range(params.nodes, 0, -1):
            for _ in range(40):
                step = _draw(params, rng, len(known), unused, left)
                value = _value(step, known)
                if value is not None and max(abs(value.numerator), value.denominator) < 10**params.digits:
                    break
            else:
                raise task.Retry
            steps.append(step)
            unused = [p for p in unused if p not in step[1]] + [len(known)]
            known.append(value)
        instance = self.Instance(values=tuple(values), steps=tuple(steps))
        answer = self.solve(instance)
        dull = len(unused) > 1 or sum(g == 0 for g in answer) * 2 > len(answer) or len({step[0] for step in steps}) < 2
        if dull or any(max(abs(g.numerator), g.denominator) > 10 ** (params.digits + 2) for g in answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        known: list[Fraction] = list(map(Fraction, instance.values))
        for step in instance.steps:
            known.append(_value(step, known) or Fraction(0))
        slopes = [Fraction(0)] * (len(known) - 1) + [Fraction(1)]
        for place in range(len(known) - 1, len(instance.values) - 1, -1):
            step = instance.steps[place - len(instance.values)]
            for operand, slope in zip(step[1], _slopes(step, known), strict=True):
                slopes[operand] += slopes[place] * slope
        return tuple(slopes[: len(instance.values)])


def _draw(params: BackpropGraphGradients.Params, rng: Random, count: int, unused: list[int], left: int) -> Step:
    """Draw an operation; towards the end it takes up the nodes that nothing uses yet."""
    kind = rng.choice(_KINDS[: params.kinds])
    arity = 1 if kind in ("relu", "square", "softsign") else 2
    if len(unused) > left:
        kind, arity = (kind, 2) if arity == 2 else ("linear", 2)
        places = rng.sample(unused, 2)
    else:
        pool = unused if rng.random() < 0.6 else range(count)
        first = rng.choice(list(pool))
        places = [first, *rng.sample([p for p in range(count) if p != first], arity - 1)]
    constants = [rng.choice((-3, -2, -1, 1, 2, 3)) for _ in range(2)] + [rng.randint(-4, 4)]
    return kind, tuple(places), tuple(constants) if kind == "linear" else ()


def _written(kind: str, names: list[str], constants: tuple[int, ...]) -> str:
    if kind == "linear":
        first, second, shift = constants
        times = {-1: "-", 1: ""}
        text = times.get(first, f"{first}·") + names[0]
        text += (" + " if second > 0 else " - ") + times.get(abs(second), f"{abs(second)}·") + names[1]
        return text + (f" {'+' if shift > 0 else '-'} {abs(shift)}" if shift else "")
    return {
        "add": " + ".join(names),
        "mul": "·".join(names),
        "div": " / ".join(names),
        "relu": f"relu({names[0]})",
        "square": f"{names[0]}^2",
        "max": f"max({', '.join(names)})",
        "softsign": f"{names[0]} / (1 + |{names[0]}|)",
    }[kind]


def _value(step: Step, known: list[Fraction]) -> Fraction | None:
    """Give the value of a node, or None where it or its derivative is not defined."""
    kind, places, constants = step
    s, t = known[places[0]], known[places[-1]]
    if kind == "linear":
        return constants[0] * s + constants[1] * t + constants[2]
    if kind in ("add", "mul", "square"):
        return s + t if kind == "add" else s * t
    if kind == "div":
        return s / t if t else None
    if kind == "max":
        return max(s, t) if s != t else None
    if not s:
        return None
    return max(s, Fraction(0)) if kind == "relu" else s / (1 + abs(s))


def _slopes(step: Step, known: list[Fraction]) -> tuple[Fraction, ...]:
    """Give the derivatives of a node by its operands."""
    kind, places, constants = step
    s, t = known[places[0]], known[places[-1]]
    one = Fraction(1)
    if kind == "linear":
        return Fraction(constants[0]), Fraction(constants[1])
    if kind in ("add", "mul"):
        return (one, one) if kind == "add" else (t, s)
    if kind == "div":
        return 1 / t, -s / t**2
    if kind == "max":
        return (one, 0 * one) if s > t else (0 * one, one)
    return (2 * s if kind == "square" else one * (s > 0) if kind == "relu" else 1 / (1 + abs(s)) ** 2,)
