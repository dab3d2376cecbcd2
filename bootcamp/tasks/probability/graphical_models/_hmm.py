"""Hidden Markov models with chances of one denominator: drawn, tabled, and summed over paths."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.prompts import letter, letters
from bootcamp.task import Prompt

Rows = tuple[tuple[int, ...], ...]
SIGNS = "xyzw"


class Observed(task.Instance):
    """A model, its chances in units of 1/whole, and the signs that it showed from time 1 on."""

    whole: int
    start: tuple[int, ...]
    moves: Rows
    emissions: Rows
    seen: tuple[int, ...]

    @property
    def states(self) -> tuple[str, ...]:
        return letters(range(len(self.start)))

    @property
    def signs(self) -> list[str]:
        return list(SIGNS[: len(self.emissions[0])])

    @property
    def steps(self) -> list[list[object]]:
        return [["start", *self.start], *([letter(state), *row] for state, row in enumerate(self.moves))]

    @property
    def shows(self) -> list[list[object]]:
        return [[letter(state), *row] for state, row in enumerate(self.emissions)]

    @property
    def shown(self) -> str:
        return ", ".join(SIGNS[sign] for sign in self.seen)

    @property
    def heads(self) -> dict[str, list[str]]:
        return {"steps": ["now", *self.states], "shows": ["now", *self.signs]}


MODEL = Prompt(
    en=r"""
    A machine has the hidden states {{ states | listed(language) }}. At each time 1, 2, 3, ... it is in one state and
    shows one sign. The tables hold chances in units of 1/{{ whole }}. The first row of the first table is for the state
    at time 1; another row is for the state at the next time, given the present state. The second table is for the sign
    shown, given the present state; it depends on nothing else.

    {{ steps | table(heads.steps) }}

    {{ shows | table(heads.shows) }}
    """,
    zh=r"""
    一台机器有隐藏状态 {{ states | listed(language) }}。在每个时刻 1、2、3、…，它处于一个状态并显示一个符号。
    表中的概率以 1/{{ whole }} 为单位。行首 now 表示当前状态。第一张表的首行（start）是时刻 1 的状态的概率；
    其余各行是已知当前状态时下一时刻的状态的概率。第二张表是已知当前状态时所显示符号的概率，它不依赖于其他任何因素。

    {{ steps | table(heads.steps) }}

    {{ shows | table(heads.shows) }}
    """,
)
"""The model; uses `states`, `signs`, `whole`, and the tables `steps` and `shows` with their `heads`."""


def draw_model(rng: Random, states: int, signs: int, whole: int) -> tuple[tuple[int, ...], Rows, Rows]:
    """Draw the chances of the first state, of steps and of signs, in units of 1/whole; none is 0."""
    start = random_composition(rng, whole, states)
    steps = tuple(random_composition(rng, whole, states) for _ in range(states))
    return (
        tuple(start),
        tuple(map(tuple, steps)),
        tuple(tuple(random_composition(rng, whole, signs)) for _ in range(states)),
    )


def first_step(model: Observed) -> tuple[list[str], list[int]]:
    """Give the weights of the states at time 1, and the lines that find them."""
    shows = [row[model.seen[0]] for row in model.emissions]
    weights = [start * shown for start, shown in zip(model.start, shows, strict=True)]
    told = zip(model.states, model.start, shows, weights, strict=True)
    return [", ".join(f"{name} {start}·{shown} = {weight}" for name, start, shown, weight in told)], weights


def forward(start: Sequence[int], steps: Rows, shows: Rows, seen: Sequence[int]) -> list[list[int]]:
    """Give for each time and state the weight of all paths so far that end there and show what was seen."""
    states = range(len(start))
    rows = [[start[state] * shows[state][seen[0]] for state in states]]
    for sign in seen[1:]:
        last = rows[-1]
        rows.append(
            [sum(last[before] * steps[before][state] for before in states) * shows[state][sign] for state in states]
        )
    return rows


def backward(steps: Rows, shows: Rows, seen: Sequence[int]) -> list[list[int]]:
    """Give for each time and state the weight of all paths from there that show what is seen later."""
    states = range(len(steps))
    rows = [[1 for _ in states]]
    for sign in reversed(seen[1:]):
        then = rows[0]
        rows.insert(
            0, [sum(steps[state][after] * shows[after][sign] * then[after] for after in states) for state in states]
        )
    return rows
