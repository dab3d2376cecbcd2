"""Find the worst setup slack and the worst hold slack of a synchronous circuit, with their paths.

Answer: both slacks and both paths; the cases are drawn so that they are unique.
Harder: more registers and gates, clock skew, paths that do not count.
Skills: arithmetic, optimization, knowledge
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

Answer = dict[str, Any]
Gate = tuple[str, int, int, tuple[str, ...]]
"""A name, the shortest and the longest delay, and what its inputs come from."""
Register = tuple[str, int, str]
"""A name, when the clock arrives, and what the data come from."""


class StaticTimingSlack(Task["StaticTimingSlack.Params", "StaticTimingSlack.Instance", Answer]):
    version = 1

    class Params(task.Params):
        registers: int = knob("how many registers there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=9)
        gates: int = knob("how many gates there are", levels=(3, 4, 5, 7, 8, 10, 12, 14, 16, 18), ge=2, le=20)
        skew: int = knob("the latest arrival of the clock", levels=(0, 0, 0, 20, 30, 40, 50, 60, 70, 80), ge=0, le=100)
        ignored: int = knob("how many pairs do not count", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        period: int
        start: int
        setup: int
        hold: int
        gates: tuple[Gate, ...]
        registers: tuple[Register, ...]
        ignored: tuple[tuple[str, str], ...]

        @property
        def pairs(self) -> list[str]:
            return [f"{a} → {b}" for a, b in self.ignored]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple([row[0] for row in self.registers] + [gate[0] for gate in self.gates])

    prompt = Prompt(
        en=r"""
        A synchronous circuit has registers and gates. All times are in ps. The gates, with their shortest and longest
        delay, and where their inputs come from:

        {% for name, low, high, inputs in gates %}
        - {{ name }}: {{ low }} to {{ high }}, inputs from {{ inputs | listed(language) }}.
        {% endfor %}

        The registers, with the time by which their clock edges come later than the clock source, and where their data
        come from:

        {% for name, skew, source in registers %}
        - {{ name }}: clock {{ skew }}, data from {{ source }}.
        {% endfor %}

        The clock has a period of {{ period }}. A register puts out new data {{ start }} after its clock edge. A path
        leads from a register through any number of gates to the data of a register, which may be the same one.

        - The latest arrival of a path is the clock of its first register, plus {{ start }}, plus the longest delays of
          its gates; the earliest arrival is the same with the shortest delays.
        - The setup slack of a path is {{ period }} plus the clock of its last register, less the setup time
          {{ setup }}, less the latest arrival.
        - The hold slack of a path is the earliest arrival, less the clock of its last register, less the hold time
          {{ hold }}.
        {% if ignored %}
        - Paths from the first to the last register of these pairs do not count: {{ pairs | comma }}.
        {% endif %}

        Give the least setup slack of all paths (setup) and the path that has it (setup_path), and the least hold slack
        (hold) and its path (hold_path). A path is the list of its names, from the first register to the last.
        """,
        zh=r"""
        一个同步电路由寄存器和门组成，时间单位都是 ps。各门的最短和最长延迟以及输入来源如下：

        {% for name, low, high, inputs in gates %}
        - {{ name }}：{{ low }} 到 {{ high }}，输入来自 {{ inputs | listed(language) }}。
        {% endfor %}

        各寄存器的时钟沿比时钟源晚的时间以及数据来源如下：

        {% for name, skew, source in registers %}
        - {{ name }}：时钟 {{ skew }}，数据来自 {{ source }}。
        {% endfor %}

        时钟周期为 {{ period }}。寄存器在自己的时钟沿之后 {{ start }} 输出新数据。
        路径从一个寄存器出发，经过若干个门（可以没有），到达一个寄存器的数据端，可以是同一个寄存器。

        - 路径的最晚到达时间是第一个寄存器的时钟加 {{ start }}，再加路径上各门的最长延迟；
          最早到达时间同样计算，但用最短延迟。
        - 路径的建立时间裕量是 {{ period }} 加最后一个寄存器的时钟，减去建立时间 {{ setup }}，再减去最晚到达时间。
        - 路径的保持时间裕量是最早到达时间减去最后一个寄存器的时钟，再减去保持时间 {{ hold }}。
        {% if ignored %}
        - 从下列各对的前一个寄存器到后一个寄存器的路径不计：{{ pairs | comma }}。
        {% endif %}

        给出所有路径中最小的建立时间裕量（setup）和取到它的路径（setup_path），
        以及最小的保持时间裕量（hold）和它的路径（hold_path）。路径写成从第一个到最后一个寄存器依次经过的名称的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        path = Sequence(Word(instance.names))
        return Record(setup=Integer(unit="ps"), setup_path=path, hold=Integer(unit="ps"), hold_path=path)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        flops = [f"R{n + 1}" for n in range(params.registers)]
        gates, free = list[Gate](), list(flops)
        for n in range(params.gates):
            known = flops + [gate[0] for gate in gates]
            first = free.pop(rng.randrange(len(free))) if free and rng.random() < 0.7 else rng.choice(known[-6:])
            inputs = {first, rng.choice(known[-6:])} if rng.random() < 0.8 else {first}
            low = rng.randint(5, 40)
            gates.append((f"G{n + 1}", low, low + rng.randint(3, 50), tuple(sorted(inputs))))
            free = [name for name in free if name not in inputs] + [f"G{n + 1}"]
        ends = [gate[0] for gate in gates]
        sources = [free.pop() if free else rng.choice(ends) for _ in flops]
        registers = [(name, rng.randint(0, params.skew), source) for name, source in zip(flops, sources, strict=True)]
        pairs = [(a, b) for a in flops for b in flops]
        instance = self.Instance(
            period=100 + 10 * rng.randint(5, 30),
            start=rng.randint(8, 20),
            setup=rng.randint(6, 20),
            hold=rng.randint(3, 12),
            gates=tuple(gates),
            registers=tuple(registers),
            ignored=(),
        )
        paths = _paths(instance)
        if params.ignored and paths:  # the worst of all are among those that do not count
            worst = [min(paths)[2], min(paths, key=lambda row: row[1])[2]]
            chosen = {(path[0], path[-1]) for path in worst[: params.ignored]}
            others = [pair for pair in pairs if pair not in chosen]
            chosen |= set(rng.sample(others, max(0, min(len(others), params.ignored - len(chosen)))))
            instance = instance.model_copy(update={"ignored": tuple(sorted(chosen))})
            paths = _paths(instance)
        setups, holds = sorted(row[0] for row in paths), sorted(row[1] for row in paths)
        if not 3 <= len(paths) <= 3000 or setups[0] == setups[1] or holds[0] == holds[1]:
            raise task.Retry
        late, early = min(paths), min(paths, key=lambda row: row[1])
        return instance, {"setup": late[0], "setup_path": late[2], "hold": early[1], "hold_path": early[2]}

    def key(self, instance: Instance) -> object:
        return [instance.period, instance.start, instance.gates, instance.registers, instance.ignored]


def _paths(instance: StaticTimingSlack.Instance) -> list[tuple[int, int, tuple[str, ...]]]:
    """List the paths that count, each with its setup and hold slack; nothing if there are over 3,000."""
    gates = {name: (low, high, inputs) for name, low, high, inputs in instance.gates}
    clocks = {name: clock for name, clock, _ in instance.registers}
    found, steps = list[tuple[int, int, tuple[str, ...]]](), 0
    for end, clock, source in instance.registers:
        stack: list[tuple[tuple[str, ...], int, int]] = [((source, end), 0, 0)]
        while stack:
            path, low, high = stack.pop()
            steps += 1
            if steps > 9000:
                return []
            if path[0] in gates:
                least, most, inputs = gates[path[0]]
                stack += [((name, *path), low + least, high + most) for name in inputs]
            elif (path[0], end) not in instance.ignored:
                start = clocks[path[0]] + instance.start
                setup = instance.period + clock - instance.setup - start - high
                found.append((setup, start + low - clock - instance.hold, path))
    return found
