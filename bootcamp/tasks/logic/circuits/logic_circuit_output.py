"""Work out the outputs of a circuit of logic gates.

Answer: a string of bits; it is unique.
Harder: more gates on longer ways, more outputs.
Skills: logic, simulation
Source: original; the evaluation of combinational circuits is a standard exercise.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.circuits._netlist import (
    SIZES,
    Gate,
    cone,
    depths,
    legend,
    lines,
    ordered,
    random_netlist,
    simulate,
)
from bootcamp.verifiers import Format, Text


class LogicCircuitOutput(Task["LogicCircuitOutput.Params", "LogicCircuitOutput.Instance", str]):
    version = 1

    class Params(task.Params):
        inputs: int = knob("how many inputs there are", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=16)
        gates: int = knob("how many gates there are", levels=(4, 6, 9, 13, 19, 27, 40, 60, 85, 120), ge=3, le=160)
        outputs: int = knob("how many outputs are asked for", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 10), ge=3, le=16)
        depth: int = knob(
            "how many gates the longest way has at least", levels=(2, 3, 4, 5, 6, 8, 10, 13, 16, 20), ge=1, le=30
        )

    class Instance(task.Instance):
        inputs: tuple[tuple[str, int], ...]
        gates: tuple[Gate, ...]
        outputs: tuple[str, ...]

        @property
        def texts(self) -> list[str]:
            return lines(self.gates)

        @property
        def legends(self) -> dict[str, str]:
            return legend(self.gates)

    prompt = Prompt(
        en=r"""
        In a circuit of logic gates every wire has the value 0 or 1. {{ legends[language] }}.

        The inputs have these values: {{ inputs | mapping }}.

        Each line gives the gate that drives a wire; the lines are in no particular order:

        {{ texts | lines }}

        What are the values of the wires {{ outputs | join(", ") }}? Write them in this order as a string of
        {{ outputs | length }} digits.
        """,
        zh=r"""
        在一个逻辑门电路中，每条线的值是 0 或 1。{{ legends[language] }}。

        各输入的值为：{{ inputs | mapping }}。

        每行给出驱动一条线的门；各行没有特定的顺序：

        {{ texts | lines }}

        线 {{ outputs | join(", ") }} 的值是多少？按此顺序写成 {{ outputs | length }} 位数字的串。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="01", length=len(instance.outputs))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        inputs = {f"x{n}": rng.randint(0, 1) for n in range(1, params.inputs + 1)}
        names = [f"w{n}" for n in rng.sample(range(1, params.gates + 1), params.gates)]
        gates = random_netlist(rng, [*inputs], names, [*SIZES, "xor", "nand", "nor"])
        wires = simulate(gates, inputs, 1)
        deep = depths(gates)
        if max(deep.values()) < params.depth:
            raise task.Retry
        late = sorted(names, key=lambda name: (-deep[name], name))[: 2 * params.outputs]
        ones = rng.randint(1, params.outputs - 1)
        chosen: list[str] = []
        for value, wanted in ((1, ones), (0, params.outputs - ones)):
            chosen += [name for name in late if wires[name] == value][:wanted]
        used = cone(gates, chosen)
        if len(chosen) < params.outputs or len(used & set(names)) < 0.6 * params.gates:
            raise task.Retry
        rng.shuffle(chosen)
        rng.shuffle(gates)
        instance = self.Instance(inputs=tuple(inputs.items()), gates=tuple(gates), outputs=tuple(chosen))
        return instance, "".join(str(wires[name]) for name in chosen)

    def key(self, instance: Instance) -> object:
        places = {name: str(place) for place, (name, _) in enumerate(instance.inputs)}
        gates = ordered(sorted(instance.gates, key=lambda gate: (gate[1], gate[2])))
        for wire, _, _ in gates:
            places[wire] = str(len(places))
        shape = [[kind, [places[one] for one in read]] for _, kind, read in gates]
        return [[value for _, value in instance.inputs], shape, [places[one] for one in instance.outputs]]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        gates = ordered(instance.gates)
        wires, used = simulate(gates, dict(instance.inputs), 1), cone(gates, instance.outputs)
        found = []
        for gate in gates:
            wire, kind, read = gate
            if wire in used:
                values = ", ".join(str(wires[one]) for one in read)
                found.append(f"{lines([gate])[0]} = {kind}({values}) = {wires[wire]}")
        return "\n".join([*found, ", ".join(f"{wire} = {wires[wire]}" for wire in instance.outputs)])
