"""Find all single stuck-at faults of a circuit that explain what it gave on some tests.

Answer: a set of faults, each a wire and the value at which it is stuck; it is unique.
Harder: more gates and tests, more faults that fit.
Skills: logic, deduction
Source: original; the fault model is that of R. D. Eldred (1959).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.circuits._netlist import (
    SIZES,
    Gate,
    cone,
    legend,
    lines,
    ordered,
    random_netlist,
    simulate,
)
from bootcamp.verifiers import Set, Word


class StuckAtDiagnosis(Task["StuckAtDiagnosis.Params", "StuckAtDiagnosis.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        inputs: int = knob("how many inputs there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)
        gates: int = knob("how many gates there are", levels=(3, 4, 6, 7, 9, 11, 14, 17, 21, 25), ge=2, le=40)
        outputs: int = knob("how many outputs there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        tests: int = knob("how many tests there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=1, le=12)
        least: int = knob("the fewest faults that fit", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=6)
        most: int = knob("the most faults that fit", levels=(3, 4, 4, 5, 5, 5, 6, 6, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        inputs: tuple[str, ...]
        gates: tuple[Gate, ...]
        outputs: tuple[str, ...]
        tests: tuple[tuple[str, str], ...]

        @property
        def texts(self) -> list[str]:
            return lines(self.gates)

        @property
        def legends(self) -> dict[str, str]:
            return legend(self.gates)

        @property
        def rows(self) -> list[list[str]]:
            return [[*given, *seen] for given, seen in self.tests]

        @property
        def head(self) -> list[str]:
            return [*self.inputs, *(f"{name}!" for name in self.outputs)]

    answer = Set(Word())
    prompt = Prompt(
        en=r"""
        In a circuit of logic gates every wire has the value 0 or 1. {{ legends[language] }}. The inputs are
        {{ inputs | listed(language) }}. Each line gives the gate that drives a wire; the lines are in no particular
        order:

        {{ texts | lines }}

        A faulty copy of this circuit was tested. Each row of the table is one test: the values that were put on the
        inputs, and the values seen on {{ outputs | listed(language) }} (marked with !).

        {{ rows | table(head) }}

        Exactly one wire of the copy is faulty: an input or the output of a gate is stuck at 0 or stuck at 1. It then
        always has that value, wherever it leads, whatever drives it; all gates work as they should. Find all faults
        that agree with all tests. Write a fault as the wire, a slash and the value, such as {{ inputs[0] }}/0 or
        {{ inputs[0] }}/1.
        """,
        zh=r"""
        在一个逻辑门电路中，每条线的值是 0 或 1。{{ legends[language] }}。输入为 {{ inputs | listed(language) }}。
        每行给出驱动一条线的门；各行没有特定的顺序：

        {{ texts | lines }}

        对这个电路的一个有故障的复制品进行了测试。表中每一行是一次测试：加在各输入上的值，以及在
        {{ outputs | listed(language) }}（标有 !）上观察到的值。

        {{ rows | table(head) }}

        复制品中恰有一条线有故障：某个输入或某个门的输出固定为 0 或固定为 1。无论什么驱动它，
        它在所通向的各处总是取这个值；所有的门都正常工作。请找出与全部测试相符的所有故障。
        一个故障写成线名、斜杠和固定值，例如 {{ inputs[0] }}/0 或 {{ inputs[0] }}/1。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        inputs = [f"x{n}" for n in range(1, params.inputs + 1)]
        names = [f"w{n}" for n in rng.sample(range(1, params.gates + 1), params.gates)]
        gates = random_netlist(rng, inputs, names, [*SIZES, "and", "or", "nand", "nor"])
        read = {one for gate in gates for one in gate[2]}
        outputs = [name for name in names if name not in read]
        if len(outputs) > params.outputs:
            raise task.Retry
        outputs += rng.sample([name for name in names if name in read], params.outputs - len(outputs))
        if not cone(gates, outputs) >= set(inputs):
            raise task.Retry
        rows = rng.sample(range(1 << params.inputs), min(params.tests, 1 << params.inputs))
        full = (1 << len(rows)) - 1
        given = {
            name: sum((row >> place & 1) << number for number, row in enumerate(rows))
            for place, name in enumerate(inputs)
        }
        good = _seen(simulate(gates, given, full), outputs)
        seen = {
            (wire, value): _seen(simulate(gates, given, full, {wire: full * value}), outputs)
            for wire in (*inputs, *names)
            for value in (0, 1)
        }
        faults = [fault for fault, result in seen.items() if result != good]
        if not faults:
            raise task.Retry
        planted = rng.choice(faults)
        fitting = [fault for fault, result in seen.items() if result == seen[planted]]
        if not params.least <= len(fitting) <= params.most:
            raise task.Retry
        tests = tuple(
            (
                "".join(str(given[name] >> number & 1) for name in inputs),
                "".join(str(result >> number & 1) for result in seen[planted]),
            )
            for number in range(len(rows))
        )
        rng.shuffle(gates)
        instance = self.Instance(inputs=tuple(inputs), gates=tuple(gates), outputs=tuple(outputs), tests=tests)
        return instance, frozenset(f"{wire}/{value}" for wire, value in fitting)

    def key(self, instance: Instance) -> object:
        places = {name: str(place) for place, name in enumerate(instance.inputs)}
        gates = ordered(sorted(instance.gates, key=lambda gate: (gate[1], gate[2])))
        for wire, _, _ in gates:
            places[wire] = str(len(places))
        drawn = [[kind, *(places[one] for one in read)] for _, kind, read in gates]
        return [drawn, [places[one] for one in instance.outputs], sorted(instance.tests)]


def _seen(wires: dict[str, int], outputs: list[str]) -> tuple[int, ...]:
    return tuple(wires[name] for name in outputs)
