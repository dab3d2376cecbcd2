"""Give the output of a program in the language of eight signs that moves along a tape of cells.

Answer: the numbers printed, in order; unique.
Harder: longer programs, loops in loops, so many steps that loops must be understood.
Skills: simulation, coding
Source: original; the language is brainfuck by U. Müller, 1993.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Node = tuple[Any, ...]  # ("add", cell, number), ("print", cell), ("read", cell) or ("loop", cell, nodes)

_MOST_OUTPUTS = 12


class TapeLanguageOutput(Task["TapeLanguageOutput.Params", "TapeLanguageOutput.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        parts: int = knob("how many parts the program has", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=1, le=12)
        nesting: int = knob("how deep loops are nested", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=4)
        cells: int = knob("how many cells are used", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        inputs: int = knob("how many numbers are read", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=6)
        length: int = knob("the most signs", levels=(20, 30, 40, 60, 80, 95, 110, 130, 150, 170), ge=8, le=400)
        least: int = knob("the least number of steps", levels=(6, 12, 25, 40, 80, 140, 250, 500, 1000, 2000), ge=4)
        steps: int = knob(
            "the largest number of steps",
            levels=(30, 60, 120, 300, 700, 1500, 4000, 12000, 40000, 200000),
            ge=8,
            le=10**7,
        )

    class Instance(task.Instance):
        program: str
        modulus: int
        inputs: tuple[int, ...]

        @property
        def top(self) -> int:
            return self.modulus - 1

    prompt = Prompt(
        en=r"""
        A program is a row of signs that are carried out from left to right. It works on a tape of cells that is endless
        in both directions; each cell holds a number from 0 to {{ top }}, at first 0, and a pointer stands on one cell.

        - + and -: add 1 to the cell at the pointer, or subtract 1, where {{ top }} + 1 is 0 and 0 - 1 is {{ top }}
        {% if ">" in program or "<" in program %}
        - > and <: move the pointer one cell to the right, or to the left
        {% endif %}
        {% if inputs %}
        - , (comma): put the next input number into the cell at the pointer
        {% endif %}
        - . (dot): print the number in the cell at the pointer
        {% if "[" in program %}
        - [: if the cell at the pointer is 0, go on behind the ] that belongs to this [
        - ]: if the cell at the pointer is not 0, go back to the sign behind the [ that belongs to this ]
        {% endif %}

        The program:

        {{ program }}
        {% if inputs %}

        The input: {{ inputs | comma }}
        {% endif %}

        Give the numbers that it prints, in order.
        """,
        zh=r"""
        一个程序是一串符号，从左到右执行。它在一条向两端无限延伸、由格子组成的带上工作；
        每格存放一个 0 到 {{ top }} 的数，开始时都是 0，
        有一个指针停在某一格上。

        - + 和 -：指针所在格的数加 1 或减 1，其中 {{ top }} + 1 得 0，0 - 1 得 {{ top }}
        {% if ">" in program or "<" in program %}
        - > 和 <：指针向右或向左移动一格
        {% endif %}
        {% if inputs %}
        - ,（逗号）：把下一个输入的数放入指针所在的格
        {% endif %}
        - .（点）：输出指针所在格中的数
        {% if "[" in program %}
        - [：如果指针所在格为 0，转到与这个 [ 配对的 ] 之后继续
        - ]：如果指针所在格不为 0，转回与这个 ] 配对的 [ 之后的那个符号
        {% endif %}

        程序：

        {{ program }}
        {% if inputs %}

        输入：{{ inputs | comma }}
        {% endif %}

        按先后顺序给出它输出的数。
        """,
    )
    answer = Sequence(Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        modulus = 256 if params.length < 50 else rng.choice((10, 16, 32, 60, 100, 128, 256, 256))
        nodes: list[Node] = [("read", cell) for cell in range(min(params.inputs, params.cells))]
        for _ in range(params.parts):
            nodes += _part(rng, params, params.nesting, ())
        cells = rng.sample(range(params.cells), rng.randint(1, min(3, params.cells)))
        nodes += [("print", cell) for cell in cells]
        inputs = tuple(rng.randrange(2, min(modulus, 13)) for node in nodes if node[0] == "read")
        run = _Run(modulus, list(inputs), params.steps)
        program = "".join(_written(nodes, [0]))
        if len(program) > params.length or not run.works(nodes) or run.steps + len(program) < params.least:
            raise task.Retry
        output = tuple(run.output)
        if len(output) > _MOST_OUTPUTS or not any(output) or (params.parts > 2 and len(set(output)) < 2):
            raise task.Retry
        return self.Instance(program=program, modulus=modulus, inputs=inputs), output

    def key(self, instance: Instance) -> object:
        mirrored = instance.program.translate(str.maketrans("<>", "><"))
        return [min(instance.program, mirrored), instance.modulus, instance.inputs]


class _Run:
    """A run of nodes; loops that only add are not stepped through."""

    def __init__(self, modulus: int, inputs: list[int], limit: int) -> None:
        self.modulus, self.inputs, self.limit = modulus, inputs, limit
        self.cells: dict[int, int] = {}
        self.output: list[int] = []
        self.steps = 0

    def works(self, nodes: list[Node], times: int = 1) -> bool:
        """Carry out nodes so many times; False if it takes too long."""
        for kind, cell, *rest in nodes:
            value = self.cells.get(cell, 0)
            if kind == "add":
                self.cells[cell] = (value + times * rest[0]) % self.modulus
                self.steps += times * (abs(rest[0]) + 2)
            elif kind == "print":
                self.output.append(value)
            elif kind == "read":
                self.cells[cell] = self.inputs.pop(0)
            elif all(inner[0] == "add" for inner in rest[0]):
                self.works(rest[0], value)
            else:
                while self.cells.get(cell, 0) and self.works(rest[0]):
                    pass
            if self.steps > self.limit or len(self.output) > _MOST_OUTPUTS:
                return False
        return True


def _part(rng: Random, params: TapeLanguageOutput.Params, depth: int, taken: tuple[int, ...]) -> list[Node]:
    """Draw an addition, or a loop over a cell that its body leaves alone but for counting down."""
    free = [cell for cell in range(params.cells) if cell not in taken]
    cell = rng.choice(free)
    nodes: list[Node] = []
    if depth == 0 or len(free) < 2 or rng.random() < 0.25:
        nodes.append(("add", cell, rng.choice((1, 1, 2, 2, 3, 4, -1, -1, -2))))
        return nodes + [("print", cell)] * (rng.random() < (0.05 if taken else 0.3))
    body: list[Node] = []
    while not any(node[0] != "print" for node in body) or (len(body) < 4 and rng.random() < 0.5):
        body += _part(rng, params, depth - 1, (*taken, cell))
    body.insert(rng.choice((0, len(body))), ("add", cell, -1))
    if not params.inputs or taken or rng.random() < 0.6:
        nodes.append(("add", cell, rng.randint(2, 6)))
    return [*nodes, ("loop", cell, body)]


def _written(nodes: list[Node], at: list[int]) -> list[str]:
    """Write nodes as signs; `at` holds the cell of the pointer."""
    signs = []
    for kind, cell, *rest in nodes:
        signs.append(">" * (cell - at[0]) + "<" * (at[0] - cell))
        at[0] = cell
        if kind == "add":
            signs.append("+" * rest[0] + "-" * -rest[0])
        elif kind == "loop":
            signs += ["[", *_written(rest[0], at), ">" * (cell - at[0]) + "<" * (at[0] - cell), "]"]
            at[0] = cell
        else:
            signs.append("." if kind == "print" else ",")
    return signs
