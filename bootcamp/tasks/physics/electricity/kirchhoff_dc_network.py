"""Find node voltages and branch currents of a network of resistors and sources.

Answer: a rational number for each quantity asked for; it is unique.
Harder: more nodes and elements, larger values, sources that a voltage elsewhere controls, more quantities.
Skills: algebra, arithmetic
Source: original; C.-W. Ho, A. Ruehli and P. Brennan, The modified nodal approach to network analysis, 1975.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.circuit import LAWS, Element, Values, random_network, solution
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

_LARGEST = 10**7  # the largest numerator or denominator asked for


class KirchhoffDcNetwork(Task["KirchhoffDcNetwork.Params", "KirchhoffDcNetwork.Instance", Values]):
    version = 1

    class Params(task.Params):
        nodes: int = knob(
            "how many nodes there are, earth included", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=2, le=15
        )
        elements: int = knob("how many elements there are", levels=(2, 3, 5, 6, 8, 9, 11, 13, 15, 18), ge=2, le=40)
        sources: int = knob(
            "how many of them are independent sources", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8
        )
        controlled: int = knob(
            "how many of them are controlled sources", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=5
        )
        largest: int = knob(
            "the largest value of an element", levels=(9, 9, 9, 12, 12, 20, 24, 30, 36, 60), ge=5, le=100
        )
        asked: int = knob("how many quantities are asked for", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=8)

    class Instance(task.Instance):
        elements: tuple[Element, ...]
        asked: tuple[str, ...]

        @property
        def netlist(self) -> list[tuple[str, int, int, dict[str, str]]]:
            """Each element's name and nodes, and its law in both languages."""
            laws = [(LAWS[element[0][0]], element) for element in self.elements]
            return [
                (*element[:3], {"en": en.format(*element), "zh": zh.format(*element)}) for (en, zh, _), element in laws
            ]

    prompt = Prompt(
        en=r"""
        A direct-current network consists of these elements, each between two nodes:

        {% for name, a, b, law in netlist %}
        {{ name }} from node {{ a }} to node {{ b }}: {{ law[language] }}
        {% endfor %}

        Node 0 is earth, at 0 V, and vN is the voltage of node N in volts. iX is the current in amperes that flows
        through element X from its first node to its second one; for a current source, that is the stated current.
        Find {{ asked | listed(language) }}.
        """,
        zh=r"""
        一个直流网络由下列元件组成，每个元件接在两个节点之间：

        {% for name, a, b, law in netlist %}
        {{ name }}，从节点 {{ a }} 到节点 {{ b }}：{{ law[language] }}
        {% endfor %}

        节点 0 接地，电压为 0 V。vN 表示节点 N 的电压，单位为伏特。
        iX 表示从元件 X 的第一个节点经元件流向第二个节点的电流，单位为安培；对电流源，它就是所给的电流。
        求 {{ asked | listed(language) }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{name: Rational(unit="V" if name[0] == "v" else "A") for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        kinds = rng.choices("VI", k=params.sources) + rng.choices("EG", k=params.controlled)
        kinds += ["R"] * (params.elements - len(kinds))
        elements = random_network(rng, params.nodes, kinds, params.largest)
        values = solution(elements)
        unknown = [name for name, value in values.items() if name[:2] != "iI" and value]
        if len(unknown) < params.asked:
            raise task.Retry
        found = {name: values[name] for name in sorted(rng.sample(unknown, params.asked))}
        if any(max(abs(value.numerator), value.denominator) > _LARGEST for value in found.values()):
            raise task.Retry
        return self.Instance(elements=tuple(elements), asked=tuple(found)), found

    def key(self, instance: Instance) -> object:
        bare = {f"i{name}": [name[0], *rest] for name, *rest in instance.elements}
        return [sorted(bare.values()), sorted(str(bare.get(name, name)) for name in instance.asked)]

    def solve(self, instance: Instance) -> Values:
        values = solution(instance.elements)
        return {name: values[name] for name in instance.asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        values = solution(instance.elements)
        balances = []
        for node in range(1, sum(name[0] == "v" for name in values)):
            out = [f"i{name}" for name, a, *_ in instance.elements if a == node]
            into = [f"i{name}" for name, _, b, *_ in instance.elements if b == node]
            balances.append(f"{' + '.join(out) or 0} = {' + '.join(into) or 0}")
        laws = [LAWS[element[0][0]][2].format(*element) for element in instance.elements]
        return "\n".join([*balances, *laws, ", ".join(f"{name} = {value}" for name, value in values.items())])
