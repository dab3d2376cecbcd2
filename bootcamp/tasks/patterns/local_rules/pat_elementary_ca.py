"""Find a rule of an elementary cellular automaton from rows before and after some steps, and apply it to a new row.

Answer: the row after the steps; every one of the 256 rules that fits the examples gives it.
Harder: longer rows, more steps between what is shown, fewer examples.
Skills: induction, simulation
Source: original; S. Wolfram, Statistical mechanics of cellular automata, Rev. Mod. Phys. 55, 1983.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt, settled
from bootcamp.verifiers import Format, Text


class PatElementaryCa(Task["PatElementaryCa.Params", "PatElementaryCa.Instance", str]):
    version = 1

    class Params(task.Params):
        width: int = knob("the number of cells", levels=(8, 9, 12, 10, 12, 16, 18, 24, 32, 40), ge=6, le=60)
        steps: int = knob(
            "how many steps lie between input and output", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=8
        )
        pairs: int = knob("how many examples are given", levels=(3, 2, 2, 3, 3, 3, 3, 3, 3, 2), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        steps: int
        ring: bool

    prompt = line_prompt(
        en=r"""
        Cells in a row hold 0 or 1. In one step all cells change at once: the new value of a cell depends, by a hidden
        table that is the same for all cells and steps, on its own old value and on those of its left and its right
        neighbour.
        {% if ring %}
        The last cell is the left neighbour of the first one, and the first the right neighbour of the last one.
        {% else %}
        Beyond both ends of the row all values count as 0.
        {% endif %}
        {% if steps == 1 %}
        The output is what one step makes of the input.
        {% else %}
        The output is what {{ steps }} steps make of the input.
        {% endif %}
        """,
        zh=r"""
        一行格子各为 0 或 1。每一步所有格子同时变化：
        一个格子的新值由一张隐藏的表决定，取决于它自己以及左邻、右邻的旧值；
        这张表对所有格子和所有步都相同。
        {% if ring %}
        最后一格是第一格的左邻，第一格是最后一格的右邻。
        {% else %}
        两端之外的值都算作 0。
        {% endif %}
        {% if steps == 1 %}
        输出是输入经过一步之后的样子。
        {% else %}
        输出是输入经过 {{ steps }} 步之后的样子。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="01", length=len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        ring = rng.random() < 0.5
        rules = [partial(_evolved, number, params.steps, ring) for number in range(256)]
        hidden = rng.choice(rules)
        *befores, query = (random_text(rng, params.width, "01") for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(rules, pairs, query)
        if len(set(result)) == 1 or any(result in pair for pair in pairs):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, steps=params.steps, ring=ring), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.steps, instance.ring]


def _evolved(number: int, steps: int, ring: bool, row: str) -> str:
    """Apply a rule by its Wolfram number to a row."""
    table = {f"{place:03b}": str(number >> place & 1) for place in range(8)}
    for _ in range(steps):
        padded = row[-1] + row + row[0] if ring else f"0{row}0"
        row = "".join(table[padded[start : start + 3]] for start in range(len(row)))
    return row
