"""Run an assembly program of a small register machine with flags, memory and a stack.

Answer: the asked registers and memory cells at the end; unique.
Harder: longer programs, loops, indexed memory, a stack that lies in the memory, subroutines.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import assembly
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

_LONGEST = 48


class AssemblyTrace(Task["AssemblyTrace.Params", "AssemblyTrace.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        parts: int = knob("how many parts the program has", levels=(4, 5, 4, 5, 5, 6, 6, 7, 8, 9), ge=1, le=16)
        features: int = knob(
            "what may occur: 1 tests, 2 loops, 3 memory, 4 indices, 5 the stack, 6 subroutines",
            levels=(0, 1, 2, 2, 3, 4, 4, 5, 6, 6),
            ge=0,
            le=6,
        )
        registers: int = knob("how many registers there are", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        width: int = knob("the bits of a word", levels=(8, 8, 8, 8, 8, 8, 10, 12, 16, 16), ge=4, le=32)
        steps: int = knob("the most steps", levels=(12, 18, 30, 45, 60, 75, 95, 120, 150, 190), ge=4, le=2000)

    class Instance(task.Instance):
        lines: tuple[str, ...]
        memory: tuple[int, ...]
        registers: int
        width: int

        @property
        def rules(self) -> list[tuple[str, str]]:
            return assembly.manual(self.lines)

        @property
        def flagged(self) -> bool:
            return any(line.startswith("j") for line in self.lines)

        @property
        def last(self) -> int:
            return len(self.memory) - 1

        @property
        def stacked(self) -> bool:
            return any(line.startswith(("push", "call")) for line in self.lines)

        @property
        def asked(self) -> list[str]:
            """Name the registers and the cells that may be stored to, and of the stack the first one."""
            stores = [line for line in self.lines if line.startswith("st")]
            cells = {int(line[line.index("[") + 1 : -1]) for line in stores if "+" not in line}
            cells |= {self.last} if self.stacked else set()
            cells |= set(range(8)) if any("+" in line for line in stores) else set()
            return [f"r{number}" for number in range(self.registers)] + [f"m{cell}" for cell in sorted(cells)]

    prompt = Prompt(
        en=r"""
        A machine has registers r0 to r{{ registers - 1 }}
        {{- ", memory cells with the addresses 0 to %d" % last if memory }}{{ " and flags Z, N and C" if flagged }}. The
        registers{{ " and memory cells" if memory }} hold words of {{ width }} bits, whole numbers from 0 to
        {{ 2 ** width - 1 }}; results are reduced modulo {{ 2 ** width }}. It carries out this program from line 1 on:

        {{ lines | numbered }}

        Here d is a register and x a register or a number{{ "; in [r + k] the address is the sum of register r and k" if
        "+" in lines | join }}.

        {% for rule in rules %}
        - {{ rule[0] }}
        {% endfor %}

        {% if flagged %}
        add, sub, cmp, and, xor, shl and shr set Z if their result (of cmp: the difference) is 0 and N if its top bit is
        1, and otherwise clear them; C is cleared where it is not set. Nothing else changes the flags.
        {% endif %}
        {% if stacked %}
        The stack lies in the memory: SP, which is no register of the program, is {{ memory | length }} at first.
        {% endif %}
        At first all registers are 0{{ " and all flags clear" if flagged }}.
        {%- if memory %} The memory cells from address 0 on hold {{ memory | comma }}.{% endif %}

        Give the words that {{ asked | listed(language) }} hold at the end
        {{- "; m0 is the memory cell at address 0, and so on" if asked[-1][0] == "m" }}.
        """,
        zh=r"""
        一台机器有寄存器 r0 到 r{{ registers - 1 }}
        {{- "、地址为 0 到 %d 的存储单元" % last if memory }}{{ " " if flagged and not memory }}
        {{- "以及标志 Z、N、C" if flagged }}。
        寄存器{{ "和存储单元" if memory }}存放 {{ width }} 位的字，即 0 到 {{ 2 ** width - 1 }} 的整数；
        结果按模 {{ 2 ** width }} 化简。机器从第 1 行起执行下面的程序：

        {{ lines | numbered }}

        其中 d 是寄存器，x 是寄存器或数{{ "；[r + k] 的地址是寄存器 r 与 k 的和" if "+" in lines | join }}。

        {% for rule in rules %}
        - {{ rule[1] }}
        {% endfor %}

        {% if flagged %}
        add、sub、cmp、and、xor、shl、shr 的结果（cmp 则指差）为 0 时 Z 置位，结果的最高位为 1 时 N 置位，否则分别清零；
        C 不置位时清零。其他指令都不改变标志。
        {% endif %}
        {% if stacked %}
        栈位于存储器中：SP 不是程序可用的寄存器，开始时为 {{ memory | length }}。
        {% endif %}
        开始时所有寄存器都是 0{{ "，所有标志都清零" if flagged }}。
        {%- if memory %}从地址 0 起各存储单元依次为 {{ memory | comma }}。{% endif %}

        给出结束时 {{ asked | listed(language) }} 中的字
        {{- "；m0 是地址 0 处的存储单元，依此类推" if asked[-1][0] == "m" }}。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        asked = tuple(instance.asked)
        return Mapping(Word(asked), Integer(low=0), required=asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        lines = [f"mov r{number}, {rng.randrange(2**params.width)}" for number in range(params.registers)]
        called = params.features > 5
        for _ in range(params.parts):
            _part(rng, params, lines, (), 2, called)
        lines.append("halt")
        if called:
            first = len(lines) + 1
            _part(rng, params, lines, (), 1, False)
            lines = [line.replace("call", f"call {first}") for line in lines] + ["ret"]
        if len(lines) > _LONGEST or called > any(line.startswith("call") for line in lines):
            raise task.Retry
        size = 8 if params.features == 3 or params.features == 4 else 12 if params.features > 4 else 0
        memory = tuple(rng.randrange(2**params.width) if address < 8 else 0 for address in range(size))
        instance = self.Instance(lines=tuple(lines), memory=memory, registers=params.registers, width=params.width)
        found = assembly.run(lines, params.registers, memory, params.width, params.steps)
        if found is None or found.steps < params.steps // 3:
            raise task.Retry
        values = {f"r{number}": value for number, value in enumerate(found.registers)}
        values |= {f"m{cell}": value for cell, value in enumerate(found.cells)}
        return instance, {name: values[name] for name in instance.asked}

    def key(self, instance: Instance) -> object:
        return [instance.lines, instance.memory, instance.width]


def _part(
    rng: Random, params: AssemblyTrace.Params, lines: list[str], taken: tuple[int, ...], depth: int, called: bool
) -> None:
    """Add a part to the lines; registers in `taken` count rounds and are left alone."""
    free = [number for number in range(params.registers) if number not in taken]
    d = rng.choice(free)
    x = f"r{rng.randrange(params.registers)}" if rng.random() < 0.6 else str(rng.randint(1, 2**params.width // 3))
    kinds = ["alu", "alu", "if", "loop", "memory", "index", "stack", "call"][: 2 + params.features]
    kind = rng.choice([*kinds[:2], *kinds[1:]] if depth else ["alu", "alu", *kinds[4:6]])
    if kind == "if":
        lines.append(rng.choice((f"cmp r{d}, {x}", f"sub r{d}, {x}", f"add r{d}, {x}", f"cmp r{d}, {x}")))
        start = len(lines)
        lines.append("")
        _part(rng, params, lines, taken, depth - 1, called)
        lines[start] = f"{rng.choice(('jz', 'jnz', 'jc', 'jnc', 'jn'))} {len(lines) + 1}"
    elif kind == "loop" and len(free) > 1:
        lines.append(f"mov r{d}, {rng.randint(2, 6)}")
        start = len(lines) + 1
        for _ in range(rng.randint(1, 2)):
            _part(rng, params, lines, (*taken, d), depth - 1, False)
        lines += [f"sub r{d}, 1", f"jnz {start}"]
    elif kind == "memory":
        lines.append(f"{rng.choice(('ld', 'st'))} r{d}, [{rng.randrange(8)}]")
    elif kind == "index" and taken:
        lines.append(f"{rng.choice(('ld', 'st'))} r{d}, [r{taken[-1]} + {rng.randrange(3)}]")
    elif kind == "stack" and depth > 1:
        lines.append(f"push {f'r{d}'}")
        _part(rng, params, lines, taken, depth - 1, False)
        lines.append(f"pop r{rng.choice(free)}")
    elif kind == "call" and called:
        lines.append("call")
    elif rng.random() < 0.2:
        lines.append(f"{rng.choice(('shl', 'shr'))} r{d}")
    else:
        lines.append(f"{rng.choice(('add', 'sub', 'xor', 'and', 'add', 'mov'))} r{d}, {x}")
