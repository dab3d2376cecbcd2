"""Find voltages and currents of a network of resistors, coils, capacitors and sources at one frequency, as phasors.

Answer: the real and imaginary part of each quantity; unique.
Harder: more nodes, elements and sources, more quantities.
Skills: algebra, arithmetic
Source: original; nodal analysis with complex admittances.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.circuit import random_network
from bootcamp.lib.matrix import rref
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

Values = dict[str, tuple[Fraction, ...]]
Element = tuple[str, int, int, int, int]
"""Its name, its nodes, and a complex number: the impedance, or the value of a source."""
_LAWS = {
    "R": ("resistor, impedance {}", "电阻，阻抗 {}"),
    "L": ("coil, impedance {}", "电感，阻抗 {}"),
    "C": ("capacitor, impedance {}", "电容，阻抗 {}"),
    "V": ("voltage source of {} V", "电压源，{} V"),
    "I": ("current source of {} A", "电流源，{} A"),
}


class AcPhasorNetwork(Task["AcPhasorNetwork.Params", "AcPhasorNetwork.Instance", Values]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        elements: int = knob("how many elements there are", levels=(3, 4, 4, 5, 6, 6, 7, 8, 8, 9), ge=3, le=16)
        sources: int = knob("how many of them are sources", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 3), ge=1, le=4)
        size: int = knob("the largest value", levels=(6, 9, 6, 6, 6, 6, 6, 6, 8, 8), ge=4, le=40)
        asked: int = knob("how many quantities are asked for", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 3), ge=1, le=4)

    class Instance(task.Instance):
        elements: tuple[Element, ...]
        asked: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            lines = []
            for name, a, b, x, y in self.elements:
                value = f"{x} + {y}j" if x and y > 0 else f"{x} - {-y}j" if x and y else f"{y}j" if y else str(x)
                unit = (" ohm" if language == "en" else " Ω") if name[0] in "RLC" else ""
                law = _LAWS[name[0]][language == "zh"].format(value + unit)
                nodes = f"from node {a} to node {b}: " if language == "en" else f"从节点 {a} 到节点 {b}："
                lines.append(f"{name} {nodes}{law}" + (";" if language == "en" else "；"))
            return [line[:-1] + ("." if language == "en" else "。") for line in lines]

    prompt = Prompt(
        en=r"""
        An alternating-current network of one frequency is described by complex phasors, j² = -1. Impedances in ohm are
        real for resistors, positive multiples of j for coils, negative multiples of j for capacitors; the voltage along
        an element is impedance times current.

        {{ told("en") | bullets }}

        Node 0 is earth, at 0 V, and vN is the voltage of node N in volts. iX is the current in amperes that flows
        through element X from its first node to its second one; for a current source, that is the stated current, and a
        voltage source keeps the voltage of its first node above that of its second one at the stated value.
        Find {{ asked | listed("en") }}{{ ", each" if asked | length > 1 }} as the list of the real and the imaginary
        part.
        """,
        zh=r"""
        一个单一频率的交流网络用复相量描述，j² = -1。阻抗以欧姆为单位，电阻的为实数，电感的为 j 的正倍数，
        电容的为 j 的负倍数；元件两端的电压等于阻抗乘以电流。

        {{ told("zh") | bullets }}

        节点 0 接地，电压为 0 V，vN 表示节点 N 的电压（单位伏特）。
        iX 表示从元件 X 的第一个节点经元件流向第二个节点的电流（单位安培）；
        对电流源，它就是所给的电流；电压源使其第一个节点的电压比第二个节点高出所给的值。
        求 {{ asked | listed("zh") }}，{{ "每个量" if asked | length > 1 }}写成由实部和虚部组成的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(
            **{name: Sequence(Rational(unit="V" if name[0] == "v" else "A"), length=2) for name in instance.asked}
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        passive = params.elements - params.sources
        kinds = [rng.choice("VI") for _ in range(params.sources)]
        kinds += [*rng.sample("RLC", min(3, passive)), *rng.choices("RLC", k=max(0, passive - 3))]
        elements = list[Element]()
        for name, a, b, size, *_ in random_network(rng, params.nodes, kinds, params.size):
            x, y = {"R": (size, 0), "L": (0, size), "C": (0, -size)}.get(name[0], (size, 0))
            if name[0] in "VI" and params.elements > 3:
                x, y = rng.choice(((size, 0), (0, size), (size, rng.choice((-1, 1)) * rng.randint(1, params.size))))
            elements.append((name, a, b, x, y))
        values = _solution(elements)
        pool = [name for name, parts in values.items() if all(parts) and name[:2] != "iI"]
        if len(pool) < params.asked:
            raise task.Retry
        found = {name: values[name] for name in sorted(rng.sample(pool, params.asked))}
        if not all(readable(parts, 6) for parts in found.values()):
            raise task.Retry
        return self.Instance(elements=tuple(elements), asked=tuple(found)), found

    def key(self, instance: Instance) -> object:
        bare = {f"i{name}": [name[0], *rest] for name, *rest in instance.elements}
        return [sorted(bare.values()), sorted(str(bare.get(name, name)) for name in instance.asked)]


def _solution(elements: list[Element]) -> Values:
    """Solve nodal equations, real and imaginary parts apart; raise Retry unless they have one solution."""
    nodes = 1 + max(max(a, b) for _, a, b, _, _ in elements)
    names = [f"v{node}" for node in range(1, nodes)] + [f"i{name}" for name, *_ in elements if name[0] == "V"]
    n = len(names)
    rows = [[Fraction(0)] * (2 * n + 1) for _ in range(2 * n)]

    def add(row: str, column: str, x: Fraction | int, y: Fraction | int = 0) -> None:
        """Add x + yj times an unknown, or the number itself, to a law: that of a node or of a voltage source."""
        if row != "v0" and column != "v0":
            real = names.index(row)
            places = (names.index(column), n + names.index(column)) if column else (-1, -1)
            for place, part in zip((real, n + real), (x, y), strict=True):
                rows[place][places[0]] += part
            if column:
                rows[real][places[1]] -= y
                rows[n + real][places[1]] += x

    for name, a, b, x, y in elements:
        if name[0] == "V":
            add(f"i{name}", "", x, y)
        for node, sign in ((f"v{a}", 1), (f"v{b}", -1)):
            if name[0] == "I":
                add(node, "", -sign * x, -sign * y)
            elif name[0] == "V":
                add(node, f"i{name}", sign)
                add(f"i{name}", node, sign)
            else:
                for other, turn in ((f"v{a}", sign), (f"v{b}", -sign)):
                    add(node, other, Fraction(turn * x, x * x + y * y), Fraction(-turn * y, x * x + y * y))
    reduced, pivots = rref(rows)
    if pivots != tuple(range(2 * n)):
        raise task.Retry
    found: Values = {name: (reduced[i][-1], reduced[n + i][-1]) for i, name in enumerate(names)}
    volts = found | {"v0": (Fraction(0), Fraction(0))}
    for name, a, b, x, y in elements:
        if name[0] in "RLC":
            u, w = (p - q for p, q in zip(volts[f"v{a}"], volts[f"v{b}"], strict=True))
            found[f"i{name}"] = ((u * x + w * y) / (x * x + y * y), (w * x - u * y) / (x * x + y * y))
    return found
