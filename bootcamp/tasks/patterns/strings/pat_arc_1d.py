"""Find from examples how rows of coloured blocks are changed, and change a new row.

Answer: the changed row; every rule of the stated kind that fits the examples gives it.
Harder: longer rows with more blocks, more kinds of changes, rows that may be read backwards, two changes in turn.
Skills: induction, simulation
Source: original; rows in place of the grids of F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.blocks import CHANGES, Block, changed, drawn
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS
from bootcamp.verifiers import Format, Text


class PatArc1d(Task["PatArc1d.Params", "PatArc1d.Instance", str]):
    version = 1

    class Params(task.Params):
        width: int = knob("the length of a row", levels=(10, 12, 14, 16, 18, 20, 22, 26, 32, 40), ge=6, le=60)
        blocks: int = knob("the most blocks of a row", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=12)
        colours: int = knob("how many digits other than 0 occur", levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        changes: int = knob(
            "how many kinds of changes are possible", levels=(4, 6, 8, 10, 12, 6, 8, 10, 12, 12), ge=3, le=12
        )
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)
        backward: bool = knob("whether rows may be read from right to left", levels=(False, False) + (True,) * 8)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        changes: tuple[str, ...]
        steps: int
        backward: bool

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    prompt = line_prompt(
        en=r"""
        In a row of digits, 0 is empty and every longest run of one other digit is a block. A hidden rule changes rows,
        but not their lengths. It is
        {%- if steps == 1 %}
         one of these:
        {% else %}
         one of these, or two of them, equal or not, the second one acting on the row that the first one has left:
        {% endif %}

        {{ ways[language] | bullets }}

        {% if backward %}
        The rule may be meant for rows that are read from right to left: then left and right, first and last change
        places in all that is said here.
        {% endif %}
        Places that no block fills become 0, what would leave the row is lost, and where blocks overlap, the one that
        was farther to the right is seen.
        """,
        zh=r"""
        一行数字中，0 表示空，同一个非 0 数字的极大连续段是一块。一条隐藏的规则改变各行，但不改变行的长度，它是
        {%- if steps == 1 -%}
        下列之一：
        {% else -%}
        下列之一，或者其中两条（可以相同），第二条作用于第一条留下的行：
        {% endif %}

        {{ ways[language] | bullets }}

        {% if backward %}
        规则也可能是对从右往左读的行说的，这时这里所说的左与右、第一与最后全部互换。
        {% endif %}
        没有块的位置变成 0，移出行的部分丢失，块重叠时显示原来靠右的一块。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="0123456789", length=len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        changes = tuple(CHANGES)[: params.changes]
        ways = (False, True) if params.backward else (False,)
        family = [
            partial(changed, names, way)
            for steps in range(1, params.steps + 1)
            for names in product(changes, repeat=steps)
            for way in ways
        ]
        hidden = partial(changed, tuple(rng.choices(changes, k=params.steps)), rng.choice(ways))
        *befores, query = (_random_row(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if not int(result) or any(result in pair for pair in pairs) or any(a == b or not int(b) for a, b in pairs):
            raise task.Retry
        return self.Instance(
            pairs=pairs, query=query, changes=changes, steps=params.steps, backward=params.backward
        ), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.changes, instance.steps, instance.backward]


def _random_row(params: PatArc1d.Params, rng: Random) -> str:
    """Draw blocks with at least one 0 before each; raise Retry if fewer than two find room."""
    blocks: list[Block] = []
    place = rng.randint(0, 2)
    for _ in range(params.blocks):
        length = rng.randint(1, 4)
        if place + length <= params.width:
            blocks.append((place, length, rng.choice(COLOURS[: params.colours])))
        place += length + rng.randint(1, 3)
    if len(blocks) < 2:
        raise task.Retry
    return drawn(params.width, blocks)
