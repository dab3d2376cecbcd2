"""Find how much information tables of counts or a channel hold: mutual information, divergence, gain.

Answer: an exact number of bits, written with logarithms to the base 2.
Harder: larger tables, channels, information given a third variable, the best of several attributes.
Skills: probability, algebra
Source: original; S. Kullback and R. Leibler, 1951; J. Quinlan, "Induction of decision trees", 1986.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.information import _bits
from bootcamp.tasks.probability.information._bits import Bits, draw_smooth, entropy, expression, logarithm, total
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, evaluate

Chances = Sequence[Sequence[Fraction]]

_KINDS = ("divergence", "table", "channel", "given", "gain")
_TOLD = {
    "divergence": (
        "Two distributions P and Q on the same values:",
        "Find the Kullback-Leibler divergence D(P ‖ Q), the sum of P(x)·log_2(P(x)/Q(x)) over all values x, in bits.",
        "同一组取值上的两个分布 P 和 Q 如下：",
        "求 KL 散度 D(P ‖ Q)，即对所有取值 x 的 P(x)·log_2(P(x)/Q(x)) 之和，以比特为单位。",
    ),
    "table": (
        "The joint distribution of X and Y:",
        "Find the mutual information I(X; Y) in bits.",
        "X 与 Y 的联合分布如下：",
        "求互信息 I(X; Y)，以比特为单位。",
    ),
    "channel": (
        "The first table gives the distribution of the input X of a channel. A row of the second table tells with what"
        " probabilities each output Y comes from an input.",
        "Find the mutual information I(X; Y) in bits.",
        "第一张表给出某信道输入 X 的分布，第二张表的每一行给出由该输入得到各输出 Y 的概率。",
        "求互信息 I(X; Y)，以比特为单位。",
    ),
    "given": (
        "The joint distribution of X, Y and Z, as a table for each value of Z:",
        "Find the conditional mutual information I(X; Y | Z) in bits.",
        "X、Y、Z 的联合分布按 Z 的取值分表给出：",
        "求条件互信息 I(X; Y | Z)，以比特为单位。",
    ),
    "gain": (
        "Items belong to classes y1, y2, ... and have several attributes. For each attribute, a table counts the same"
        " items by their class and by the value of the attribute.",
        "The information gain of an attribute is the entropy of the class less the mean entropy of the class in the"
        " groups that have the same value of the attribute, weighted by the sizes of the groups. Find the largest"
        " information gain that an attribute has, in bits.",
        "物品分属类别 y1、y2……，并有若干属性。每个属性有一张表，把同一批物品按类别和该属性的取值统计件数。",
        "一个属性的信息增益，等于类别的熵减去该属性取值相同的各组内类别的熵的平均（按各组件数加权）。"
        "求各属性的信息增益中的最大值，以比特为单位。",
    ),
}


class MutualInformationTable(Task["MutualInformationTable.Params", "MutualInformationTable.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of questions there are", levels=(2, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        size: int = knob("how many rows a table has", levels=(2, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        tables: int = knob(
            "how many values the third variable, or how many attributes, there are",
            levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 4),
            ge=2,
            le=5,
        )

    class Instance(task.Instance):
        kind: str
        tables: tuple[tuple[tuple[Fraction, ...], ...], ...]
        """Chances or counts; of a channel the chances of the inputs and the channel."""

        @property
        def told(self) -> tuple[str, ...]:
            return _TOLD[self.kind]

        def titled(self, language: str) -> list[tuple[list[str], list[tuple[object, ...]]]]:
            """List the tables, each with its heads."""
            title = {"given": "Z = {0}", "gain": "属性 {1}" if language == "zh" else "Attribute {1}"}.get(self.kind, "")
            letter = "v" if self.kind == "gain" else "x"
            found = []
            for place, rows in enumerate(self.tables, 1):
                heads = ["P", "Q"] if self.kind == "divergence" else [f"y{j}" for j in range(1, len(rows[0]) + 1)]
                lines = [(f"{letter}{i}", *row) for i, row in enumerate(rows, 1)]
                if self.kind == "channel" and place == 1:
                    heads, lines = [f"x{j}" for j in range(1, len(rows[0]) + 1)], [("P(X)", *rows[0])]
                found.append(([title.format(place, "ABCDE"[place - 1]), *heads], lines))
            return found

    answer = Math()
    prompt = Prompt(
        en=r"""
        {{ told[0] }}

        {% for heads, rows in titled("en") %}
        {{ rows | table(heads) }}

        {% endfor %}
        {{ told[1] }}
        Give the exact value, with logarithms to the base 2, such as log_2(3), where they are needed.
        """,
        zh=r"""
        {{ told[2] }}

        {% for heads, rows in titled("zh") %}
        {{ rows | table(heads) }}

        {% endfor %}
        {{ told[3] }}
        请给出精确值，必要时使用以 2 为底的对数，例如 log_2(3)。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind, n = rng.choice(_KINDS[params.easiest : params.kinds]), params.size
        for _ in range(60):
            tables = _draw(kind, n, params.tables, rng)
            instance = self.Instance(kind=kind, tables=tables)
            values = _values(instance)
            sizes = [float(evaluate(expression(bits), {}, digits=15).real) for bits in values]
            best = values[sizes.index(max(sizes))]
            close = sorted(sizes)[-2:]
            if _bits.short(best, 4, 19) and close[-1] > 1e-9 and (len(close) == 1 or close[1] - close[0] > 0.001):
                return instance, expression(best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        tables = [sorted(table) for table in instance.tables] if instance.kind != "channel" else instance.tables
        return [instance.kind, sorted(tables)]


def _draw(kind: str, n: int, count: int, rng: Random) -> tuple[tuple[tuple[Fraction, ...], ...], ...]:
    if kind == "divergence":
        below = rng.choice((12, 16, 18, 24, 32, 36, 48))
        first, second = draw_smooth(rng, n, below), draw_smooth(rng, n, rng.choice((below, 24, 36)))
        return (tuple(zip(first, second, strict=True)),)
    n = min(n, 3 if kind == "given" else 4)
    wide = rng.randint(2, n)
    if kind == "channel":
        below = rng.choice((4, 6, 8, 9, 12))
        return ((draw_smooth(rng, n, rng.choice((6, 8, 12))),), tuple(draw_smooth(rng, wide, below) for _ in range(n)))
    if kind == "gain":
        classes = random_composition(rng, rng.choice((12, 16, 18, 24)), wide, low=2)
        splits = [[_split(size, n, rng) for size in classes] for _ in range(count)]
        return tuple(
            tuple(tuple(map(Fraction, row)) for row in zip(*split, strict=True) if any(row)) for split in splits
        )
    layers = count if kind == "given" else 1
    parts = random_composition(
        rng, rng.choice((1, 2, 3)) * rng.choice((8, 12, 16, 18, 24)) + n * wide * layers, n * wide * layers
    )
    whole = sum(parts)
    cells = iter(Fraction(part, whole) for part in parts)
    return tuple(tuple(tuple(next(cells) for _ in range(wide)) for _ in range(n)) for _ in range(layers))


def _split(size: int, n: int, rng: Random) -> list[int]:
    """Part a number into n numbers that may be 0."""
    return [part - 1 for part in random_composition(rng, size + n, n)]


def _values(instance: MutualInformationTable.Instance) -> list[Bits]:
    """Give the amount of information, or that of each attribute."""
    tables = instance.tables
    if instance.kind == "divergence":
        return [total(*((p, logarithm(p / q)) for p, q in tables[0]))]
    if instance.kind == "channel":
        (chances,), rows = tables
        return [_mutual([[p * cell for cell in row] for p, row in zip(chances, rows, strict=True)])]
    if instance.kind == "given":
        sizes = [sum((cell for row in table for cell in row), Fraction(0)) for table in tables]
        scaled = [[[cell / size for cell in row] for row in table] for size, table in zip(sizes, tables, strict=True)]
        return [total(*((size, _mutual(table)) for size, table in zip(sizes, scaled, strict=True)))]
    scale = sum((cell for row in tables[0] for cell in row), Fraction(0))
    return [_mutual([[cell / scale for cell in row] for row in table]) for table in tables]


def _mutual(table: Chances) -> Bits:
    rows = [sum(row, Fraction(0)) for row in table]
    columns = [sum(column, Fraction(0)) for column in zip(*table, strict=True)]
    return total((1, entropy(rows)), (1, entropy(columns)), (-1, entropy(cell for row in table for cell in row)))
