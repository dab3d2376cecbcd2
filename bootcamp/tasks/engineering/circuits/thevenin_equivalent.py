"""Replace a network of resistors and sources by one source and one resistance, seen from two of its nodes.

Answer: the voltage and the resistance, and in most cases a current or power at a load; unique.
Harder: more nodes and elements, sources that a voltage elsewhere controls, a load.
Skills: algebra, arithmetic
Source: original; L. Thévenin, 1883.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.circuit import LAWS, Element, random_network, solution
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

_LARGEST = 10**6  # the largest numerator or denominator asked for


class TheveninEquivalent(Task["TheveninEquivalent.Params", "TheveninEquivalent.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(2, 3, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        elements: int = knob("how many elements there are", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=2, le=30)
        sources: int = knob("how many independent sources there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=8)
        controlled: int = knob(
            "how many controlled sources there are", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5
        )
        loads: int = knob("how many kinds of questions about a load", levels=(0, 0, 1, 1, 2, 2, 2, 2, 2, 2), ge=0, le=2)
        largest: int = knob("the largest value", levels=(9, 9, 10, 10, 12, 12, 15, 18, 20, 24), ge=5, le=60)

    class Instance(task.Instance):
        elements: tuple[Element, ...]
        a: int
        b: int
        question: str  # about the load: none, current or power
        load: int

        @property
        def netlist(self) -> list[list[str]]:
            told = []
            for i, (middle, from_) in enumerate(
                ((" from node {1} to node {2}: ", ""), ("，从节点 {1} 到节点 {2}：", ""))
            ):
                told.append([(e[0] + middle + LAWS[e[0][0]][i] + from_).format(*e) for e in self.elements])
            return told

    prompt = Prompt(
        en=r"""
        A direct-current network consists of these elements, each between two nodes:

        {{ netlist[0] | bullets }}

        vN is the voltage of node N in volts, and iX the current in amperes through element X from its first node to its
        second one; for a current source it is the stated current. Seen from nodes {{ a }} and {{ b }}, the network acts
        like a voltage source in series with a resistance. Find

        - voltage: v{{ a }} - v{{ b }} in volts while nothing is joined to the two nodes.
        - resistance: in ohms, with all independent sources set to zero; with controlled sources it may be negative.
        {% if question == "current" %}
        - current: in amperes, from node {{ a }} to node {{ b }} through a resistor of {{ load }} ohm joined to them.
        {% elif question == "power" %}
        - power: in watts, the greatest that a resistor joined to the two nodes can take up.
        {% endif %}
        """,
        zh=r"""
        一个直流网络由下列元件组成，每个元件接在两个节点之间：

        {{ netlist[1] | bullets }}

        vN 表示节点 N 的电压，单位为伏特；iX 表示从元件 X 的第一个节点经元件流向第二个节点的电流，单位为安培，
        对电流源，它就是所给的电流。从节点 {{ a }} 和 {{ b }} 看，这个网络等效于一个电压源与一个电阻串联。求：

        - voltage：两节点间不接任何元件时的 v{{ a }} - v{{ b }}，单位为伏特。
        - resistance：所有独立源置零后的等效电阻，单位为欧姆；有受控源时它可能为负。
        {% if question == "current" %}
        - current：在两节点间接一个 {{ load }} Ω 的电阻时，从节点 {{ a }} 经该电阻流向节点 {{ b }} 的电流，单位为安培。
        {% elif question == "power" %}
        - power：接在两节点间的电阻所能吸收的最大功率，单位为瓦特。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        fields = {"voltage": Rational(unit="V"), "resistance": Rational(unit="Ω")}
        if instance.question != "none":
            fields[instance.question] = Rational(unit="A" if instance.question == "current" else "W")
        return Record(**fields)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        kinds = rng.choices("VI", k=params.sources) + rng.choices("EG", k=params.controlled)
        kinds += ["R"] * (params.elements - len(kinds))
        elements = random_network(rng, params.nodes, kinds, params.largest)
        a, b = rng.sample(range(params.nodes), 2)
        question = rng.choice(("power", "current")[: params.loads]) if params.loads else "none"
        load = rng.randint(1, params.largest) if question == "current" else 0
        if any({c, d} == {p, q} for name, p, q, _, c, d in elements if name[0] in "EG"):
            raise task.Retry  # a source that its own voltage controls
        voltage = _between(elements, a, b)
        # one ampere more that flows into node a and out of node b
        resistance = _between((*elements, ("It", b, a, 1, 0, 0)), a, b) - voltage
        if not voltage or not resistance or voltage == resistance or resistance == -load:
            raise task.Retry
        answer = {"voltage": voltage, "resistance": resistance}
        if question == "power":
            if resistance < 0:
                raise task.Retry
            answer["power"] = voltage**2 / (4 * resistance)
        elif question == "current":
            answer["current"] = voltage / (resistance + load)
        plain = {element[3] for element in elements if element[0][0] == "R"}
        if params.nodes > 2 and resistance in plain:
            raise task.Retry
        if any(max(abs(x.numerator), x.denominator) > _LARGEST for x in answer.values()):
            raise task.Retry
        return self.Instance(elements=elements, a=a, b=b, question=question, load=load), answer

    def key(self, instance: Instance) -> object:
        bare = sorted([name[0], *rest] for name, *rest in instance.elements)
        return [bare, instance.a, instance.b, instance.question, instance.load]


def _between(elements: tuple[Element, ...], a: int, b: int) -> Fraction:
    values = solution(elements)
    return values[f"v{a}"] - values[f"v{b}"]
