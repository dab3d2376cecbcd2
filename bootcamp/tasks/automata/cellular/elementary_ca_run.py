"""Run a cellular automaton on a row of cells.

Answer: the row after some steps; it is unique.
Harder: more cells and steps, three states, rules of second order and block rules.
Skills: simulation
Source: original; S. Wolfram, Statistical mechanics of cellular automata, Rev. Mod. Phys. 55, 1983.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_KINDS = ("table", "table", "total", "second", "block")


class ElementaryCaRun(Task["ElementaryCaRun.Params", "ElementaryCaRun.Instance", str]):
    version = 1

    class Params(task.Params):
        cells: int = knob("how many cells there are", levels=(8, 9, 11, 13, 15, 17, 20, 23, 26, 30), ge=5, le=40)
        steps: int = knob("how many steps are made", levels=(1, 2, 3, 4, 5, 7, 9, 12, 16, 22), ge=1, le=60)
        kinds: int = knob("how many kinds of rules there are", levels=(2, 2, 3, 3, 3, 4, 5, 5, 5, 5), ge=2, le=5)

    class Instance(task.Instance):
        kind: str
        rule: (
            str  # new states: by neighbourhood from the largest down, by sum from 0 up, or new pairs for 00, 01, 10, 11
        )
        ring: bool
        row: str
        steps: int

        @property
        def table(self) -> list[tuple[str, str]]:
            if self.kind == "total":
                return [(str(total), state) for total, state in enumerate(self.rule)]
            if self.kind == "block":
                return [(f"{i:02b}", self.rule[2 * i : 2 * i + 2]) for i in range(4)]
            return [(f"{7 - i:03b}", state) for i, state in enumerate(self.rule)]

    prompt = Prompt(
        en=r"""
        A row of {{ row | length }} cells, each in state 0{{ ", 1 or 2" if kind == "total" else " or 1" }}, changes in
        steps, all cells at once.
        {% if ring %}
        The row is closed to a ring: the first and the last cell are neighbours.
        {% elif kind != "block" %}
        The cells beyond both ends of the row are always 0.
        {% endif %}
        {% if kind == "block" %}
        In steps 1, 3, 5, ... cells 1 and 2, cells 3 and 4, and so on form pairs; in steps 2, 4, 6, ... cells 2 and 3,
        cells 4 and 5, and so on do{{ ", and the last cell with the first" if ring }}. In a step every pair is replaced
        by the pair behind its arrow{{ "; a cell without a partner keeps its state" if not ring }}:
        {% elif kind == "total" %}
        The new state of a cell depends on the sum of the old states of its left neighbour, itself and its right
        neighbour:
        {% else %}
        A cell looks at the old states of its left neighbour, itself and its right neighbour, in this order. These
        three digits stand before the arrow, behind it {{ "its new state" if kind == "table" else "a digit d" }}:
        {% endif %}

        {% for before, after in table %}
        {{ before }} -> {{ after }}
        {% endfor %}

        {% if kind == "second" %}
        The new state of the cell is d if the cell was 0 one step earlier still (before the old states), and 1 - d if it
        was 1 then. Before the start all cells were 0.
        {% endif %}
        The row at the start:

        {{ row }}

        Give the row after {{ steps }} step{{ "s" if steps > 1 }}.
        """,
        zh=r"""
        一排 {{ row | length }} 个格子，每格的状态为 0{{ "、1 或 2" if kind == "total" else " 或 1" }}，
        所有格子逐步同时变化。
        {% if ring %}
        这一排首尾相接成环：第一格与最后一格相邻。
        {% elif kind != "block" %}
        两端以外的格子总是 0。
        {% endif %}
        {% if kind == "block" %}
        在第 1、3、5……步，第 1、2 格，第 3、4 格，依此类推，两两成对；在第 2、4、6……步，第 2、3 格，第 4、5 格，
        依此类推，两两成对{{ "，最后一格与第一格成对" if ring }}。每一步把每一对换成箭头后的一对
        {{- "；没有配成对的格子保持不变" if not ring }}：
        {% elif kind == "total" %}
        一格的新状态取决于它的左邻、它自己和右邻的旧状态之和：
        {% else %}
        每一格依次看它的左邻、它自己和右邻的旧状态。箭头前是这三个数字，
        箭头后是{{ "它的新状态" if kind == "table" else "一个数字 d" }}：
        {% endif %}

        {% for before, after in table %}
        {{ before }} -> {{ after }}
        {% endfor %}

        {% if kind == "second" %}
        若该格在再早一步（旧状态之前的那一步）为 0，则它的新状态为 d；若为 1，则新状态为 1 - d。开始之前所有格子都是 0。
        {% endif %}
        开始时的一排：

        {{ row }}

        求经过 {{ steps }} 步之后的一排。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="012" if instance.kind == "total" else "01", length=len(instance.row), ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        for _ in range(100):
            kind = rng.choice(_KINDS[: params.kinds])
            ring = rng.random() < 0.5
            cells = params.cells - (params.cells % 2 if kind == "block" and ring else 0)
            if kind == "block":
                pairs = (
                    rng.sample(["00", "01", "10", "11"], 4)
                    if rng.random() < 0.7
                    else rng.choices(["00", "01", "10", "11"], k=4)
                )
                rule = "".join(pairs)
            else:
                rule = "".join(rng.choices("012", k=7) if kind == "total" else rng.choices("01", k=8))
            row = "".join(rng.choices("012" if kind == "total" else "01", k=cells))
            instance = self.Instance(kind=kind, rule=rule, ring=ring, row=row, steps=params.steps)
            rows = list(_rows(instance))
            lively = min(rows[-1].count(state) for state in "01") > cells // 8
            if lively and rows[-1] not in rows[:-1] and rows[-1] not in (row[1:] + row[0], row[-1] + row[:-1]):
                return instance, rows[-1]
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.rule, instance.ring, instance.row, instance.steps]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{step}. {row}" for step, row in enumerate(_rows(instance)))


def _rows(instance: ElementaryCaRun.Instance) -> Iterator[str]:
    """Give the row at the start and after each step."""
    rule, row = instance.rule, instance.row
    before = "0" * len(row)
    yield row
    for step in range(instance.steps):
        if instance.kind == "block":
            following = _paired(rule, row, step % 2, instance.ring)
        else:
            ends = (row[-1], row[0]) if instance.ring else ("0", "0")
            wide = ends[0] + row + ends[1]
            near = [wide[place : place + 3] for place in range(len(row))]
            if instance.kind == "total":
                following = "".join(rule[sum(map(int, three))] for three in near)
            else:
                following = "".join(rule[7 - int(three, 2)] for three in near)
        if instance.kind == "second":
            following = "".join(str(int(new) ^ int(old)) for new, old in zip(following, before, strict=True))
        before, row = row, following
        yield row


def _paired(rule: str, row: str, shift: int, ring: bool) -> str:
    """Replace the pairs of a row; a cell without a partner keeps its state."""
    new = list(row)
    for first in range(shift, len(row) - (0 if ring else 1), 2):
        second = (first + 1) % len(row)
        if second == 0 and not shift:
            continue
        pair = int(row[first] + row[second], 2)
        new[first], new[second] = rule[2 * pair], rule[2 * pair + 1]
    return "".join(new)
