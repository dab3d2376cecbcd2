"""Run a counter machine: give its registers at the end and how many lines it carries out.

Answer: the registers and the number of lines carried out; unique.
Harder: longer programs, loops in loops, larger numbers, so that loops must be summed, not stepped; subroutines.
Skills: simulation, arithmetic
Source: original; M. Minsky, Computation: finite and infinite machines, 1967.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Node = tuple[Any, ...]  # an instruction, or ("move", from, to), ("if", r, nodes), ("loop", r, nodes)
State = list[list[int]]  # 1, the lines carried out and the registers, each a row of numbers or of coefficients

_KINDS = {
    "inc": ("inc r: add 1 to register r", "inc r：寄存器 r 加 1"),
    "dec": ("dec r: subtract 1 from register r", "dec r：寄存器 r 减 1"),
    "jz": ("jz r n: if register r holds 0, go on with line n", "jz r n：如果寄存器 r 为 0，转到第 n 行"),
    "goto": ("goto n: go on with line n", "goto n：转到第 n 行"),
    "copy": ("copy r s: put the number of register s into register r too", "copy r s：把寄存器 s 的数也放入寄存器 r"),
    "add": ("add r s: add the number of register s to register r", "add r s：把寄存器 s 的数加到寄存器 r 上"),
    "call": (
        "call n: go on with line n; the next ret leads back behind it",
        "call n：转到第 n 行；遇到 ret 时回到它之后",
    ),
    "halt": ("halt: the run is over", "halt：运行结束"),
}
_MOST, _LONGEST = 10**15, 50


class CounterMachineRun(Task["CounterMachineRun.Params", "CounterMachineRun.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        registers: int = knob("how many registers there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        parts: int = knob("how many parts the program has", levels=(2, 2, 2, 3, 4, 3, 4, 4, 5, 5), ge=1, le=10)
        body: int = knob("the most parts of a loop", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        high: int = knob(
            "the largest number at first", levels=(5, 6, 7, 8, 10, 14, 40, 150, 1000, 10000), ge=2, le=10**6
        )
        nested: bool = knob("whether loops may hold loops", levels=(False,) * 2 + (True,) * 8)
        wide: bool = knob("whether registers may be copied and added", levels=(False,) * 5 + (True,) * 5)
        calls: bool = knob("whether there is a subroutine", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        program: tuple[str, ...]
        start: tuple[int, ...]

        @property
        def used(self) -> list[tuple[str, str]]:
            kinds = {line.split(" ")[0] for line in self.program}
            return [said for kind, said in _KINDS.items() if kind in kinds]

        @property
        def given(self) -> list[str]:
            return [f"R{number} = {value}" for number, value in enumerate(self.start, start=1)]

    prompt = Prompt(
        en=r"""
        A machine has the registers R1 to R{{ start | length }}, each of which holds a whole number of any size, and
        runs this program from line 1 on, line after line unless a line says otherwise:

        {{ program | numbered }}

        {% for kind in used %}
        - {{ kind[0] }}
        {% endfor %}

        At first {{ given | listed(language) }}. Give "registers", the numbers in R1 to R{{ start | length }} at the
        end, in this order, and "lines", how many lines are carried out in the whole run: each line counts each time
        that it is carried out, a jz also when it does not jump, and the halt counts too.
        """,
        zh=r"""
        一台机器有寄存器 R1 到 R{{ start | length }}，每个存放一个任意大的非负整数。机器从第 1 行起逐行执行下面的程序，
        除非某一行另有规定：

        {{ program | numbered }}

        {% for kind in used %}
        - {{ kind[1] }}
        {% endfor %}

        开始时 {{ given | listed(language) }}。给出 "registers"：结束时 R1 到 R{{ start | length }} 中的数，
        按此顺序；以及 "lines"：整个运行中一共执行了多少行：每行每执行一次就计一次，jz 不跳转时也计，halt 也计。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(registers=Sequence(Integer(low=0), length=len(instance.start)), lines=Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        start = [rng.choice((0, rng.randint(1, params.high), params.high)) for _ in range(params.registers)]
        order = rng.sample(range(2, params.registers + 2), params.registers)  # each may grow by those behind it
        start[order[-1] - 2] = rng.randint((params.high + 1) // 2, params.high)
        sub = _body(rng, params, order[:-1], 2) if params.calls else []
        state: State = [[1], [1], *([value] for value in start)]  # the halt is counted already
        nodes = list[Node]()
        for part in range(params.parts):
            full = [one for one in order if state[one][0]]
            if full and (part == 0 or rng.random() < 0.7):
                counter = order[-1] if sub and order[-1] in full else rng.choice(full)
                body = _body(rng, params, [one for one in order if one != counter], rng.randint(1, params.body))
                if sub and counter == order[-1]:
                    body.insert(rng.choice((0, len(body))), ("call",))
                new: list[Node] = [("loop", counter, body)]
            elif part and rng.random() < 0.5:
                new = [("if", rng.choice(order), _body(rng, params, order, 1))]
            else:
                new = _body(rng, params, order, 1)
            nodes += new
            for node in new:
                _apply(node, state, sub)
            if max(row[0] for row in state) > _MOST:
                raise task.Retry
        lines: list[str] = []
        for node in [*nodes, ("halt",), *sub, *[("ret",)] * params.calls]:
            _write(node, lines)
        program = tuple(f"call {lines.index('halt') + 2}" if line == "call" else line for line in lines)
        registers = tuple(row[0] for row in state[2:])
        dull = len(set(registers)) < 2 or sum(map(bool, registers)) * 3 < len(registers)
        if dull or state[1][0] * 2 < len(program) * 3 or ("call" in lines) < params.calls or len(program) > _LONGEST:
            raise task.Retry
        return self.Instance(program=program, start=tuple(start)), {"registers": registers, "lines": state[1][0]}


def _body(rng: Random, params: CounterMachineRun.Params, order: list[int], size: int) -> list[Node]:
    """Draw what may stand in a loop; registers grow by those behind them in the order only, so that growth is slow."""
    nodes, store = list[Node](), order[0]
    order = order[1:] if params.nested and len(order) > 2 else order
    kinds = ["inc"] * 2 + ["move"] * 2 * params.nested + ["add", "add", "add", "copy"] * params.wide
    while len(nodes) < size:
        kind = rng.choice(kinds)
        low, high = sorted(rng.sample(range(len(order)), 2)) if len(order) > 1 else (0, 0)
        if kind == "inc":
            nodes.append(("inc", rng.choice(order)))
        elif kind == "move" and high and store not in order and rng.random() < 0.6:  # add by way of a store
            nodes += [("move", order[high], (store, order[low])), ("move", store, (order[high],))]
        elif kind == "move" and high:
            nodes.append(("move", order[high], tuple(rng.choices(order[:high], k=rng.randint(1, 2)))))
        elif high:
            nodes.append((kind, order[low], order[high]))
    return nodes


def _plus(row: list[int], other: list[int], times: int = 1) -> None:
    row[:] = [one + times * more for one, more in zip(row, other, strict=True)]


def _apply(node: Node, state: State, sub: list[Node]) -> None:
    kind, one, lines = node[0], state[0], state[1]  # rows of one number or, in a loop, of coefficients
    if kind in ("inc", "add"):
        _plus(state[node[1]], one if kind == "inc" else state[node[2]])
    elif kind == "copy":
        state[node[1]] = list(state[node[2]])
    elif kind == "move":
        count, state[node[1]] = state[node[1]], [0] * len(one)
        for register in node[2]:
            _plus(state[register], count)
        _plus(lines, count, 3 + len(node[2]))
    elif kind == "loop":
        times, size = state[node[1]][0], len(state)
        once: State = [[int(place == other) for other in range(size)] for place in range(size)]
        for inner in node[2]:
            _apply(inner, once, sub)
        _plus(once[1], once[0], 3)
        _plus(once[node[1]], once[0], -1)
        while times:
            if times % 2:
                state[:] = _product(once, state)
            once, times = _product(once, once) if times > 1 else once, times // 2
    else:
        for inner in sub if kind == "call" else node[2] if state[node[1]][0] else ():
            _apply(inner, state, sub)
        _plus(lines, one, int(kind == "call"))  # its ret
    _plus(state[1], one)


def _product(left: State, right: State) -> State:
    return [[sum(a * b for a, b in zip(row, col, strict=True)) for col in zip(*right, strict=True)] for row in left]


def _write(node: Node, lines: list[str]) -> None:
    """Write out a node behind the lines before it."""
    start, names = len(lines), [f"R{part - 1}" for part in node[1:] if isinstance(part, int)]
    if node[0] not in ("move", "loop", "if"):
        lines.append(" ".join([node[0], *names]))
        return
    lines += ["", *[f"dec {names[0]}"] * (node[0] != "if")]
    for inner in node[2]:
        _write(("inc", inner) if isinstance(inner, int) else inner, lines)
    if node[0] != "if":
        lines.append(f"goto {start + 1}")
    lines[start] = f"jz {names[0]} {len(lines) + 1}"
