"""Find from examples how pictures grow, shrink or close by rules on neighbours, and change a new picture.

Answer: the changed picture; every rule of the stated kind that fits the examples gives it.
Harder: larger pictures, more kinds of changes, two changes in turn.
Skills: induction, spatial, simulation
Source: original; J. Serra, Image analysis and mathematical morphology, 1982.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import graph, mark, size, where
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import EMPTY, random_board
from bootcamp.tasks.patterns.local_rules._morphology import CHANGES
from bootcamp.verifiers import Board, Format, Grid

FILLED = "1"


class PatMorphology(Task["PatMorphology.Params", "PatMorphology.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 7, 8, 9, 10, 11, 12, 14), ge=4, le=18)
        changes: int = knob("how many kinds of changes are possible", levels=(3, 5, 8, 4, 5, 6, 7, 8, 8, 8), ge=2, le=8)
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        changes: tuple[str, ...]
        steps: int

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell and 1 a filled one. The rule is
        {%- if steps == 1 %}
         one of these changes:
        {% else %}
         one of these changes, or two of them, equal or not, the second one acting on what the first one has left:
        {% endif %}

        {{ ways[language] | bullets }}

        In a change, all cells are filled and emptied at once. Only cells of the grid count; nothing lies outside it.
        """,
        zh=r"""
        0 是空格，1 是填色格。规则是
        {%- if steps == 1 -%}
        下列改变之一：
        {% else -%}
        下列改变之一，或者其中两个（可以相同），第二个作用于第一个留下的网格：
        {% endif %}

        {{ ways[language] | bullets }}

        一次改变中所有格子同时填色和变空。只考虑网格中的格子，网格外面什么也没有。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query), "01")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        changes = tuple(CHANGES)[: params.changes]
        family = [
            partial(_changed, names) for steps in range(params.steps) for names in product(changes, repeat=steps + 1)
        ]
        hidden = partial(_changed, tuple(rng.choices(changes, k=params.steps)))
        *befores, query = (
            random_board(rng, params.size, params.size, FILLED, rng.uniform(0.25, 0.75))
            for _ in range(params.pairs + 1)
        )
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if any(len({item for row in after for item in row}) < 2 for after in (result, *(after for _, after in pairs))):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, changes=changes, steps=params.steps), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.changes, instance.steps]


def _changed(names: tuple[str, ...], board: Board) -> Board:
    filled, around = frozenset(where(board, FILLED)), graph(*size(board))
    for name in names:
        filled = CHANGES[name][2](filled, around)
    return mark(*size(board), filled, FILLED, EMPTY)
