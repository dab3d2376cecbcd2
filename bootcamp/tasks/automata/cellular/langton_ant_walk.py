"""Follow an ant that turns by the colour of its cell and changes the colour.

Answer: where the ant stands, its heading, and the cells of a colour; one answer is right.
Harder: more steps and colours, ants that go straight on or turn back, more coloured cells at the start.
Skills: simulation, spatial
Source: original; C. G. Langton, Studying artificial life with cellular automata, Physica D 22, 1986.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Integer, Record, Sequence, Set

Cell = tuple[int, int]
_HEADINGS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_TURNS = {
    "R": ("a quarter turn to the right", "向右转四分之一圈", 1),
    "L": ("a quarter turn to the left", "向左转四分之一圈", -1),
    "N": ("no turn", "不转", 0),
    "U": ("a half turn", "转半圈", 2),
}
"""Each turn in English, in Chinese, and as quarter turns to the right."""

_DRAWS = 60


class LangtonAntWalk(Task["LangtonAntWalk.Params", "LangtonAntWalk.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps an ant makes", levels=(5, 7, 9, 12, 15, 19, 25, 32, 38, 46), ge=2, le=400)
        colours: int = knob("how many colours there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=2, le=6)
        painted: int = knob("how many cells are coloured at first", levels=(3, 4, 4, 4, 5, 5, 6, 6, 7, 7), ge=0, le=12)
        turns: bool = knob("whether ants may also go straight on or turn back", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        word: str  # the turn at each colour
        painted: tuple[tuple[Cell, int], ...]
        start: Cell
        heading: str
        steps: int
        asked: int  # a colour

        @property
        def turns(self) -> dict[str, tuple[str, str, int]]:
            return _TURNS

    prompt = Prompt(
        en=r"""
        An ant walks on an endless grid of cells (x, y); x grows to the east (E), y to the north (N). Every cell has a
        colour from 0 to {{ word | length - 1 }}; at first
        {%- for cell, colour in painted %} {{ cell | point }} has the colour {{ colour }},{% endfor %}
        {{- " and all other cells have" if painted else " all cells have" }} the colour 0. The ant starts at
        {{ start | point }}, heading {{ heading }}.

        In a step the ant first turns by the colour of the cell on which it stands, then adds 1 to the colour of this
        cell ({{ word | length - 1 }} becomes 0), then moves one cell in its new heading. The turns:

        {% for turn in word %}
        - colour {{ loop.index0 }}: {{ turns[turn][0] }}
        {% endfor %}

        The ant makes {{ steps }} steps. Give "place", the cell (x, y) where it is then; "heading", its heading then (N,
        E, S or W); and "cells", the set of all cells that have the colour {{ asked }} then.
        """,
        zh=r"""
        一只蚂蚁在由格子 (x, y) 组成的无限方格上行走；x 向东（E）增大，y 向北（N）增大。
        每格的颜色是 0 到 {{ word | length - 1 }} 中的一个；开始时
        {%- for cell, colour in painted %}{{ " " if loop.first }}{{ cell | point }} 的颜色为 {{ colour }}，{% endfor %}
        {{- "其余各格" if painted else "所有格" }}的颜色都为 0。蚂蚁从 {{ start | point }} 出发，朝向 {{ heading }}。

        每一步，蚂蚁先按它所在格的颜色转向，再把这一格的颜色加 1（{{ word | length - 1 }} 变为 0），
        然后沿新的朝向前进一格。转向如下：

        {% for turn in word %}
        - 颜色 {{ loop.index0 }}：{{ turns[turn][1] }}
        {% endfor %}

        蚂蚁走 {{ steps }} 步。给出 "place"：此时它所在的格 (x, y)；"heading"：此时它的朝向（N、E、S 或 W）；
        以及 "cells"：此时颜色为 {{ asked }} 的所有格的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        cell = Sequence(Integer(), length=2, brackets="()")
        return Record(place=cell, heading=Choice(tuple(_HEADINGS)), cells=Set(cell))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(_DRAWS):
            word = "".join(rng.choices("RLNU" if params.turns else "RL", k=params.colours))
            if not {"R", "L"} <= set(word):
                continue
            start = rng.randint(-3, 3), rng.randint(-3, 3)
            near = [(start[0] + x, start[1] + y) for x in range(-2, 3) for y in range(-2, 3)]
            cells = sorted(rng.sample(near, params.painted))
            painted = tuple((cell, rng.randint(1, params.colours - 1)) for cell in cells)
            asked = rng.randint(1, params.colours - 1)
            instance = self.Instance(
                word=word, painted=painted, start=start, heading=rng.choice("NESW"), steps=params.steps, asked=asked
            )
            found = _walk(instance)
            if 2 <= len(found["cells"]) <= 14 and found["place"] != start:
                return instance, found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        x, y = instance.start
        painted = sorted(((a - x, b - y), colour) for (a, b), colour in instance.painted)
        return [instance.word, painted, instance.heading, instance.steps, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        colours = dict(instance.painted)
        lines = []
        for (x, y), colour, heading in _steps(instance, colours):
            lines.append(f"({x},{y}) {colour}{instance.word[colour]} {heading}, {colours[x, y]}")
        end = _walk(instance)
        x, y = end["place"]
        cells = " ".join(f"({x},{y})" for x, y in sorted(end["cells"]))
        return "\n".join([*lines, f"({x},{y})", f"{instance.asked}: {cells or '-'}"])


def _walk(instance: LangtonAntWalk.Instance) -> dict[str, Any]:
    """Let the ant make its steps."""
    colours = dict(instance.painted)
    *_, (cell, _, heading) = _steps(instance, colours)
    x, y = _HEADINGS[heading]
    cells = frozenset(cell for cell, colour in colours.items() if colour == instance.asked)
    return {"place": (cell[0] + x, cell[1] + y), "heading": heading, "cells": cells}


def _steps(instance: LangtonAntWalk.Instance, colours: dict[Cell, int]) -> Iterator[tuple[Cell, int, str]]:
    """Give the cell from which each step starts, its colour before, and the new heading; `colours` are kept up."""
    headings = list(_HEADINGS)
    (x, y), facing = instance.start, headings.index(instance.heading)
    for _ in range(instance.steps):
        colour = colours.get((x, y), 0)
        facing = (facing + _TURNS[instance.word[colour]][2]) % 4
        colours[x, y] = (colour + 1) % len(instance.word)
        yield (x, y), colour, headings[facing]
        step = _HEADINGS[headings[facing]]
        x, y = x + step[0], y + step[1]
