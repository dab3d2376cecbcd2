"""Find the transfer function of a ladder of resistors, inductors, capacitors and ideal amplifiers.

Answer: an expression in s and the symbols of the values; it is unique up to its form.
Harder: more elements that load each other, values with symbols, amplifiers between parts.
Skills: algebra
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import multivariate
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, parse

Element = tuple[str, int, int, int]
"""R, L, C or A for an amplifier, its first and second node, and its value or gain."""

_NAMES = "sRLC"


class LadderTransferFunction(Task["LadderTransferFunction.Params", "LadderTransferFunction.Instance", Node]):
    version = 1

    class Params(task.Params):
        elements: int = knob("how many elements there are", levels=(2, 2, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=10)
        symbols: int = knob("how many kinds have a symbol", levels=(0, 1, 1, 1, 2, 2, 2, 2, 2, 3), ge=0, le=3)
        amplifiers: int = knob("how many amplifiers there are", levels=(*[0] * 6, 1, 1, 1, 1), ge=0, le=2)

    class Instance(task.Instance):
        elements: tuple[Element, ...]
        symbols: str  # the kinds whose values are multiples of a symbol, named as the kind
        order: tuple[int, ...]  # in which the elements are listed

        @property
        def last(self) -> int:
            return max(b for _, _, b, _ in self.elements)

        def value(self, kind: str, size: int) -> str:
            return f"{size if size > 1 else ''}{kind}" if kind in self.symbols else str(size)

        @property
        def listed(self) -> list[Element]:
            return [self.elements[k] for k in self.order]

    prompt = Prompt(
        en=r"""
        A circuit joins node 0 (ground), where the voltage is 0, node 1, where the ideal source of the input voltage is
        connected, and further nodes. All quantities are in normalised units. Its elements are:

        {% for kind, a, b, size in listed %}
        {% if kind == "A" %}
        - an ideal amplifier that takes no current at node {{ a }} and keeps the voltage of node {{ b }} at {{ size }}
          times that of node {{ a }}, whatever current flows
        {% else %}
        - {{ {"R": "a resistor with resistance", "L": "an inductor with inductance",
               "C": "a capacitor with capacitance"}[kind] }} {{ value(kind, size) }} between nodes {{ a }} and {{ b }}
        {% endif %}
        {% endfor %}

        In the Laplace domain with zero initial conditions, a resistor R has impedance R, an inductor L has sL, and a
        capacitor C has 1/(sC). Nothing else is connected to node {{ last }}. Find the transfer function H(s), the
        voltage of node {{ last }} divided by that of node 1
        {%- if symbols %}, in terms of {{ ("s" ~ symbols) | listed(language) }}{% endif %}. Common factors may be left.
        """,
        zh=r"""
        一个电路连接节点 0（接地，电压为 0）、节点 1（接输入电压的理想电压源）和其他节点。
        所有量都采用归一化单位。元件如下：

        {% for kind, a, b, size in listed %}
        {% if kind == "A" %}
        - 一个理想放大器，在节点 {{ a }} 处不取电流，并使节点 {{ b }} 的电压保持为节点 {{ a }} 电压的 {{ size }} 倍，
          与输出电流无关
        {% else %}
        - 节点 {{ a }} 与节点 {{ b }} 之间的{{ {"R": "电阻", "L": "电感", "C": "电容"}[kind] }}：{{ value(kind, size) }}
        {% endif %}
        {% endfor %}

        在零初始条件下的拉普拉斯域中，电阻 R 的阻抗为 R，电感 L 为 sL，电容 C 为 1/(sC)。
        节点 {{ last }} 上没有接其他东西。求传递函数 H(s)，即节点 {{ last }} 的电压与节点 1 的电压之比
        {%- if symbols %}，用 {{ ("s" ~ symbols) | listed(language) }} 表示{% endif %}。公因式可以不约去。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        return Math(variables=("s", *instance.symbols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        n = params.elements
        kinds = [rng.choice("RRLC") for _ in range(n)]
        symbols = "".join(sorted(rng.sample("RLC", params.symbols)))
        series = [True, *(rng.random() < 0.5 for _ in range(n - 2)), False]
        cuts = set(rng.sample(range(1, n - 1), params.amplifiers)) if params.amplifiers else set()
        if not {"L", "C"} & {*kinds} or (n > 2 and len({*kinds}) < 2) or not {*symbols} <= {*kinds}:
            raise Retry
        if any(a == b and k == m for a, b, k, m in zip(series, series[1:], kinds, kinds[1:], strict=False)):
            raise Retry  # two of a kind side by side are one
        elements, node = list[Element](), 1
        for place, (kind, along) in enumerate(zip(kinds, series, strict=True)):
            size = rng.choice((1, 1, 2, 3)) if kind in symbols else rng.randint(1, 6)
            elements.append((kind, node, node + 1, size) if along else (kind, 0, node, size))
            node += along
            if place in cuts:
                elements.append(("A", node, node + 1, rng.choice((-3, -2, 2, 3, 4))))
                node += 1
        if elements[-1][0] == "A" or (elements[-2][0] == "A" and not series[-1]):
            raise Retry  # a load that an amplifier feeds alone changes nothing
        order = tuple(rng.sample(range(len(elements)), len(elements)))
        instance = self.Instance(elements=tuple(elements), symbols=symbols, order=order)
        above, below = _transfer(instance)
        if max(len(above), len(below)) > 24 or len(below) < 2:
            raise Retry
        return instance, parse(f"({_written(above)})/({_written(below)})")

    def key(self, instance: Instance) -> object:
        return [instance.elements, instance.symbols]


def _monomial(kind: str, size: int, symbols: str) -> multivariate.Poly:
    """Write R, sL or sC."""
    return {(int(kind != "R"), *(int(kind == name and name in symbols) for name in _NAMES[1:])): size}


def _transfer(instance: LadderTransferFunction.Instance) -> tuple[multivariate.Poly, multivariate.Poly]:
    """Go back from the output, where the voltage is 1, to the input; voltage and current have one denominator."""
    one: multivariate.Poly = {(0,) * len(_NAMES): 1}
    times = multivariate.multiply
    voltage, current, below, gain = one, multivariate.Poly(), one, 1
    for kind, a, _, size in reversed(instance.elements):
        if kind == "A":  # no current is taken before it
            current, gain = {}, gain * size
            continue
        monomial = _monomial(kind, size, instance.symbols)
        top, bottom = (one, monomial) if kind == "C" else (monomial, one)  # of the impedance
        if a == 0:
            current = multivariate.add(times(current, top), times(voltage, bottom))
            voltage, below = times(voltage, top), times(below, top)
        else:
            voltage = multivariate.add(times(voltage, bottom), times(current, top))
            current, below = times(current, bottom), times(below, bottom)
    least = [min(e[k] for e in (*below, *voltage)) for k in range(len(_NAMES))]
    reduced = ({tuple(x - y for x, y in zip(e, least, strict=True)): c for e, c in p.items()} for p in (below, voltage))
    above, under = reduced
    return {e: gain * c for e, c in above.items()}, under


def _written(p: multivariate.Poly) -> str:
    terms = list[str]()
    for exponents, factor in p.items():
        powers = [f"{name}^{e}" if e > 1 else name for name, e in zip(_NAMES, exponents, strict=True) if e]
        terms.append("*".join([f"({factor})", *powers] if factor != 1 or not powers else powers))
    return " + ".join(terms)
