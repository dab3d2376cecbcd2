"""Find inputs for which two logic circuits differ.

Answer: a value for each input; all inputs for which the outputs differ are right.
Harder: more inputs and gates, fewer inputs for which the circuits differ.
Skills: logic, search
Source: original; a counterexample of an equivalence check.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import columns, essential
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.circuits._netlist import Gate, cone, legend, lines, ordered, random_netlist, simulate
from bootcamp.verifiers import Assignment, Format

_KINDS = ("and", "or", "xor", "nand", "nor", "and", "or")
_ALIKE = {"and": ("or", "nand", "xor"), "or": ("and", "nor", "xor"), "xor": ("or", "nand"), "nand": ("nor", "and"),
          "nor": ("nand", "or"), "not": ()}  # fmt: skip


class CircuitDifferenceWitness(
    Task["CircuitDifferenceWitness.Params", "CircuitDifferenceWitness.Instance", dict[str, str]]
):
    version = 1

    class Params(task.Params):
        inputs: int = knob("how many inputs there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 10), ge=3, le=12)
        gates: int = knob(
            "how many gates the first circuit has", levels=(3, 4, 6, 8, 11, 14, 18, 23, 28, 34), ge=2, le=50
        )
        rows: int = knob(
            "for how many inputs they differ at most", levels=(2, 3, 4, 3, 5, 8, 10, 10, 9, 6), ge=1, le=200
        )

    class Instance(task.Instance):
        inputs: int
        first: tuple[Gate, ...]
        second: tuple[Gate, ...]
        outputs: tuple[str, str]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(f"x{n}" for n in range(1, self.inputs + 1))

        @property
        def texts(self) -> tuple[list[str], list[str]]:
            return lines(self.first), lines(self.second)

        @property
        def legends(self) -> dict[str, str]:
            return legend((*self.first, *self.second))

    prompt = Prompt(
        en=r"""
        Two circuits of logic gates have the same inputs {{ names | listed(language) }}. Every wire is 0 or 1.
        {{ legends[language] }}. Each line gives the gate that drives a wire; the lines are in no particular order.

        The first circuit, with the output {{ outputs[0] }}:

        {{ texts[0] | lines }}

        The second circuit, with the output {{ outputs[1] }}:

        {{ texts[1] | lines }}

        The circuits do not compute the same function. Find values of the inputs for which {{ outputs[0] }} and
        {{ outputs[1] }} differ. If there are several solutions, give any one.
        """,
        zh=r"""
        两个逻辑门电路有相同的输入 {{ names | listed(language) }}。每条线的值是 0 或 1。{{ legends[language] }}。
        每行给出驱动一条线的门；各行没有特定的顺序。

        第一个电路，输出是 {{ outputs[0] }}：

        {{ texts[0] | lines }}

        第二个电路，输出是 {{ outputs[1] }}：

        {{ texts[1] | lines }}

        两个电路计算的函数不同。求各输入的值，使 {{ outputs[0] }} 与 {{ outputs[1] }} 不同。
        如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(instance.names, ("0", "1"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        n = params.inputs
        inputs = [f"x{i}" for i in range(1, n + 1)]
        full = (1 << (1 << n)) - 1
        known = dict(zip(inputs, columns(n), strict=True))
        gates = random_netlist(rng, inputs, [f"g{i}" for i in range(params.gates)], _KINDS)
        top = gates[-1][0]
        gates = [gate for gate in gates if gate[0] in cone(gates, [top])]
        right = simulate(gates, known, full)[top]
        if len(gates) < 0.8 * params.gates or len(essential(right, n)) < n:
            raise task.Retry
        plain = sum(1 << row for row in (0, full.bit_length() - 1, *(1 << i for i in range(n)))) if n > 4 else 0
        changes = [(place, kind) for place, gate in enumerate(gates) for kind in _ALIKE[gate[1]]]
        for place, kind in rng.sample(changes, len(changes)):
            other = [*gates]
            other[place] = (gates[place][0], kind, gates[place][2])
            rows = simulate(other, known, full)[top] ^ right
            if 0 < rows.bit_count() <= params.rows and not rows & plain:
                break
        else:
            raise task.Retry
        first, one = _named(gates, top, "a", rng)
        second, two = _named(_rewritten(other, rng), top, "b", rng)
        instance = self.Instance(inputs=n, first=first, second=second, outputs=(one, two))
        row = rng.choice([row for row in range(1 << n) if rows >> row & 1])
        return instance, dict(zip(inputs, f"{row:0{n}b}", strict=True))

    def key(self, instance: Instance) -> object:
        return [
            instance.inputs,
            _shape(instance.first, instance.outputs[0]),
            _shape(instance.second, instance.outputs[1]),
        ]

    def check(self, instance: Instance, answer: dict[str, str]) -> str:
        inputs = {name: int(answer[name]) for name in instance.names}
        one, two = (
            simulate(ordered(gates), inputs, 1)[name]
            for gates, name in zip((instance.first, instance.second), instance.outputs, strict=True)
        )
        return f"both outputs are {one}" if one == two else ""


def _rewritten(gates: list[Gate], rng: Random) -> list[Gate]:
    """Write about half of the gates with others of the same meaning."""
    found: list[Gate] = []
    for wire, kind, read in gates:
        a, b = read
        p, q = f"{wire}p", f"{wire}q"
        ways: dict[str, list[Gate]] = {
            "and": [(p, "nand", (b, a)), (wire, "not", (p,))],
            "or": [(p, "nor", (b, a)), (wire, "not", (p,))],
            "nand": [(p, "and", (b, a)), (wire, "not", (p,))],
            "nor": [(p, "or", (b, a)), (wire, "not", (p,))],
            "xor": [(p, "or", (b, a)), (q, "nand", (a, b)), (wire, "and", (q, p))],
        }
        if rng.random() < 0.25 and kind in ("and", "or"):
            inner = "nor" if kind == "and" else "nand"
            found += [(p, "not", (a,)), (q, "not", (b,)), (wire, inner, (q, p))]
        else:
            found += ways[kind] if rng.random() < 0.4 else [(wire, kind, (b, a))]
    return found


def _named(gates: list[Gate], top: str, letter: str, rng: Random) -> tuple[tuple[Gate, ...], str]:
    """Number the wires of a circuit and shuffle its gates; give its output too."""
    numbers = rng.sample(range(1, len(gates) + 1), len(gates))
    names = {gate[0]: f"{letter}{number}" for gate, number in zip(gates, numbers, strict=True)}
    renamed = [(names[wire], kind, tuple([names.get(one, one) for one in read])) for wire, kind, read in gates]
    rng.shuffle(renamed)
    return tuple(renamed), names[top]


def _shape(gates: tuple[Gate, ...], top: str) -> list[object]:
    """Write a circuit without the names of its wires and the order of its gates, from its output."""
    drivers = {wire: (kind, read) for wire, kind, read in gates}
    places: dict[str, int] = {}
    found: list[object] = []
    stack = [top]
    while stack:
        wire = stack.pop()
        if wire in drivers and wire not in places:
            places[wire] = len(places)
            kind, read = drivers[wire]
            found.append([kind, *(places.get(one, one if one not in drivers else "new") for one in read)])
            stack += read
    return found
