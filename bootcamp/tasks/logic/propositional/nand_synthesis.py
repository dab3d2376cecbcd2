"""Write a Boolean function with one kind of gate only, and with few of them.

Answer: an expression; all that compute the function with at most so many gates are right.
Harder: more inputs, functions that need more gates, fewer gates to spare.
Skills: logic, search
Source: original; that one gate is enough was shown by C. S. Peirce and by H. M. Sheffer (1913).
Small: level 1 has functions of two inputs.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, columns, essential, mask
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat
from bootcamp.verifiers.formula import parts

_LETTERS = "abcdghkmnpqrstuvwxyz"
_LARGEST = 10  # the most gates of a least expression for four inputs; for fewer inputs all functions are known


class NandSynthesis(Task["NandSynthesis.Params", "NandSynthesis.Instance", Formula]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        inputs: int = knob("how many inputs there are", levels=(2, 3, 4, 4, 4, 4, 4, 4, 4, 4), ge=2, le=4)
        low: int = knob("the fewest gates that may be needed", levels=(2, 2, 4, 5, 5, 6, 7, 8, 9, 10), ge=1, le=10)
        high: int = knob("the most gates that may be needed", levels=(5, 7, 7, 7, 8, 8, 8, 9, 10, 10), ge=1, le=10)
        slack: int = knob("how many gates there are to spare", levels=(2, 2, 3, 2, 2, 1, 1, 1, 0, 0), ge=0, le=6)

    class Instance(task.Instance):
        gate: str
        names: tuple[str, ...]
        values: tuple[int, ...]
        most: int

        @property
        def rows(self) -> list[list[str]]:
            bits = [f"{row:0{len(self.names)}b}" for row in range(len(self.values))]
            return [[*digits, str(value)] for digits, value in zip(bits, self.values, strict=True)]

        @property
        def head(self) -> list[str]:
            return [*self.names, "output"]

    prompt = Prompt(
        en=r"""
        A gate of the kind {{ gate }} has two inputs.
        Its output is {{ "0 if both inputs are 1, else 1" if gate == "nand" else "1 if both inputs are 0, else 0" }}.

        Write an expression that has this truth table:

        {{ rows | table(head) }}

        Use only {{ names | listed(language) }}, {{ gate }} and parentheses, as in
        {{ names[0] }} {{ gate }} ({{ names[1] }} {{ gate }} {{ names[1] }}).
        No constants are allowed. The word {{ gate }} may occur at most {{ most }} times; a part that is
        needed twice is written, and counted, twice. Any such expression is right.
        """,
        zh=r"""
        {{ gate }} 门有两个输入。{{ "两个输入都是 1 时输出 0，否则输出 1" if gate == "nand" else
        "两个输入都是 0 时输出 1，否则输出 0" }}。

        请写出一个具有如下真值表的表达式（output 是输出）：

        {{ rows | table(head) }}

        只能使用 {{ names | listed(language) }}、{{ gate }} 和括号，写法如
        {{ names[0] }} {{ gate }} ({{ names[1] }} {{ gate }} {{ names[1] }})。
        不得使用常数。{{ gate }} 最多出现 {{ most }} 次；需要用两次的部分要写两遍，也算两遍。
        满足要求的任何表达式都算对。
        """,
    )

    def format(self, instance: Instance) -> Format[Formula]:
        return FormulaFormat(instance.names, (instance.gate,))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Formula]:
        gate = rng.choice(("nand", "nor"))
        n = params.inputs
        found = _least(gate, n)
        size = rng.randint(params.low, params.high)
        able = [table for table in found[size] if len(essential(table, n)) == n] if size < len(found) else []
        if not able:
            raise task.Retry
        table = rng.choice(able)
        names = tuple(rng.sample(_LETTERS, n))
        values = tuple(table >> row & 1 for row in range(1 << n))
        instance = self.Instance(gate=gate, names=names, values=values, most=size + params.slack)
        return instance, _expression(gate, names, table, size)

    def key(self, instance: Instance) -> object:
        return [instance.gate, instance.values, instance.most]

    def check(self, instance: Instance, answer: Formula) -> str:
        gates = sum(isinstance(part, Join) for part in parts(answer))
        if gates > instance.most:
            return f"{instance.gate} occurs {gates} times, more than {instance.most}"
        wanted = sum(value << row for row, value in enumerate(instance.values))
        wrong = (mask(answer, instance.names) ^ wanted).bit_count()
        return f"the output is wrong in {wrong} row{'s' * (wrong > 1)}" if wrong else ""


@lru_cache(maxsize=6)
def _least(gate: str, inputs: int) -> list[dict[int, tuple[int, int, int]]]:
    """List by number of gates the truth tables that need so many, each with two tables that make it and a size."""
    full = (1 << (1 << inputs)) - 1
    found: list[dict[int, tuple[int, int, int]]] = [dict.fromkeys(columns(inputs), (0, 0, 0))]
    known = set(found[0])
    while len(known) <= full and len(found) <= (_LARGEST if inputs > 3 else full):
        layer: dict[int, tuple[int, int, int]] = {}
        for small in range((len(found) + 1) // 2):
            for one in found[small]:
                for other in found[len(found) - 1 - small]:
                    table = full & ~(one & other if gate == "nand" else one | other)
                    if table not in known:
                        known.add(table)
                        layer[table] = (one, other, small)
        found.append(layer)
    return found


def _expression(gate: str, names: tuple[str, ...], table: int, size: int) -> Formula:
    """Write the expression that was found for a table that needs `size` gates."""
    if not size:
        return Atom(names[columns(len(names)).index(table)])
    one, other, small = _least(gate, len(names))[size][table]
    return Join(gate, _expression(gate, names, one, small), _expression(gate, names, other, size - 1 - small))
