"""Change stacks of lettered blocks on a board and tell which letters are seen from one side.

Answer: the view as rows of letters; it is unique.
Harder: larger boards and higher stacks, more blocks added and taken away, turns of the board.
Skills: spatial, simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Stacks = tuple[tuple[str, ...], ...]
"""The letters of each stack from the bottom up, by rows from the north."""
Change = tuple[str, int, int, str]
"""``add`` (row, column, letter), ``take`` (row, column, place from the bottom) or ``turn`` (quarter turns)."""

_LETTERS = "ABCDEFGH"


class LetteredBlockViews(Task["LetteredBlockViews.Params", "LetteredBlockViews.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        height: int = knob("the height of the stacks at first", levels=(3, 3, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        changes: int = knob("how many changes there are", levels=(0, 1, 2, 4, 5, 6, 8, 9, 11, 13), ge=0, le=20)

    class Instance(task.Instance):
        stacks: Stacks
        changes: tuple[Change, ...]
        side: str

        @property
        def shown(self) -> list[list[str]]:
            return [[stack or "-" for stack in row] for row in self.stacks]

        @property
        def rows(self) -> int:
            return len(self.stacks) if self.side == "above" else max(map(len, sum(_after(self), ())))

        def told(self, language: str) -> list[str]:
            return [_said(change)[language == "zh"] for change in self.changes]

    prompt = Prompt(
        en=r"""
        Stacks of lettered blocks stand on a board with {{ stacks | length }} rows (from north to south) and as many
        columns (from west to east). Each stack is written from its lowest to its highest block, - is an empty place:

        {{ shown | board }}

        {% if changes %}
        Rows are always counted from the north and columns from the west, both from 1. These changes are made in turn:

        {{ told(language) | numbered }}

        {% endif %}
        {% if side == "above" %}
        Then somebody looks at the board straight from above, with north at the top. Give what is seen, a row of letters
        for each row of the board: the highest block of each stack, . for an empty place.
        {% else %}
        Then somebody looks at the board level from the {{ side }}. Give what is seen, a row of letters for each layer,
        the highest layer first, {{ rows }} in all:
        {{ "from west to east" if side == "south" else "from south to north" }}, the letter of the block in this layer
        that is nearest to the viewer, . where there is none.
        {% endif %}
        """,
        zh=r"""
        一块板有 {{ stacks | length }} 行（从北到南）和同样多的列（从西到东），上面叠放着带字母的积木。
        每叠从最下面的积木写到最上面的积木，- 表示空位：

        {{ shown | board }}

        {% if changes %}
        行总是从北往南数，列总是从西往东数，都从 1 开始。依次进行下列改动：

        {{ told(language) | numbered }}

        {% endif %}
        {% if side == "above" %}
        然后有人从正上方看这块板，北在上方。给出所看到的，板的每一行写一行字母：每叠最上面的积木，空位写点（.）。
        {% else %}
        然后有人从{{ "南" if side == "south" else "东" }}面平视这块板。给出所看到的，每一层写一行字母，
        最高的一层在最前，共 {{ rows }} 行：{{ "从西到东" if side == "south" else "从南到北" }}
        {#- #}依次写这一层中离观察者最近的积木的字母，没有积木的地方写点（.）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, len(instance.stacks), _LETTERS + ".")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size = params.size
        heights = [rng.randint(0, params.height) for _ in range(size * size)]
        stacks = fill(size, size, ("".join(rng.choices(_LETTERS, k=height)) for height in heights))
        changes: list[Change] = []
        now = stacks
        for _ in range(params.changes):
            change = _draw(rng, now, params.height)
            changes.append(change)
            now = _changed(now, change)
        side = rng.choice(("south", "east", "above") if params.changes > 1 else ("south", "east"))
        instance = self.Instance(stacks=stacks, changes=tuple(changes), side=side)
        view = self.solve(instance)
        if not any(sum(now, ())) or sum(row.count(".") for row in view) > len(view) * size // 2:
            raise task.Retry
        return instance, view

    def solve(self, instance: Instance) -> Board:
        return tuple(tuple(map(_nearest, row)) for row in _sights(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, stacks = list[str](), instance.stacks
        for number, change in enumerate(instance.changes, 1):
            stacks = _changed(stacks, change)
            lines.append(f"{number}. {' / '.join(' '.join(stack or '-' for stack in row) for row in stacks)}")
        lines += [", ".join(f"{sight} → {_nearest(sight)}" for sight in row) for row in _sights(instance)]
        return "\n".join(lines)


def _sights(instance: LetteredBlockViews.Instance) -> Iterator[list[str]]:
    """Give for each row of the view the letters in each line of sight, the nearest first."""
    stacks = _after(instance)
    if instance.side == "above":
        yield from ([stack[::-1] or "." for stack in row] for row in stacks)
        return
    ranks = list(zip(*stacks[::-1], strict=True)) if instance.side == "south" else [row[::-1] for row in stacks[::-1]]
    for layer in range(instance.rows - 1, -1, -1):
        yield ["".join(stack[layer : layer + 1] or "." for stack in rank) for rank in ranks]


def _nearest(sight: str) -> str:
    return sight.lstrip(".")[:1] or "."


def _draw(rng: Random, stacks: Stacks, height: int) -> Change:
    """Draw a change that is possible."""
    size, kind = len(stacks), rng.choice(("add", "add", "take", "take", "turn"))
    row, col = rng.randrange(size), rng.randrange(size)
    stack = stacks[row][col]
    if kind == "turn":
        return "turn", rng.choice((1, 2, 3)), 0, ""
    if kind == "take" and stack:
        return "take", row + 1, col + 1, str(rng.randint(1, len(stack)))
    if len(stack) <= height:
        return "add", row + 1, col + 1, rng.choice(_LETTERS)
    return "take", row + 1, col + 1, str(rng.randint(1, len(stack)))


def _changed(stacks: Stacks, change: Change) -> Stacks:
    """Carry out a change."""
    kind, row, col, what = change
    if kind == "turn":
        for _ in range(row):
            stacks = tuple(zip(*stacks[::-1], strict=True))
        return stacks
    rows = [list(line) for line in stacks]
    stack = rows[row - 1][col - 1]
    rows[row - 1][col - 1] = stack + what if kind == "add" else stack[: int(what) - 1] + stack[int(what) :]
    return tuple(map(tuple, rows))


def _after(instance: LetteredBlockViews.Instance) -> Stacks:
    """Give the stacks after all changes."""
    stacks = instance.stacks
    for change in instance.changes:
        stacks = _changed(stacks, change)
    return stacks


def _said(change: Change) -> tuple[str, str]:
    """Say a change in English and in Chinese."""
    kind, row, col, what = change
    if kind == "turn":
        return (
            f"The board with its stacks is turned clockwise, as seen from above, by {90 * row} degrees.",
            f"把板连同积木转 {90 * row} 度（从上方看为顺时针）。",
        )
    if kind == "add":
        return (
            f"A block {what} is put on the stack at row {row}, column {col}.",
            f"在第 {row} 行第 {col} 列的叠上加放积木 {what}。",
        )
    return (
        f"Block {what} from the bottom of the stack at row {row}, column {col} is taken out; those above it drop.",
        f"抽走第 {row} 行第 {col} 列那一叠从下数第 {what} 块积木，它上面的积木落下。",
    )
