"""Place falling blocks in a well so that enough rows are cleared.

Answer: the rotation and the column of every block; every plan that clears enough rows is right.
Harder: wider wells, more blocks, more rows to clear.
Skills: planning, spatial
Source: original; the game Tetris by A. Pajitnov.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Well = tuple[str, ...]
Plan = tuple[tuple[int, ...], ...]

_SHAPES: dict[str, tuple[Well, ...]] = {
    "I": (("####",), ("#", "#", "#", "#")),
    "O": (("##", "##"),),
    "T": (("###", ".#."), (".#", "##", ".#"), (".#.", "###"), ("#.", "##", "#.")),
    "S": ((".##", "##."), ("#.", "##", ".#")),
    "Z": (("##.", ".##"), (".#", "##", "#.")),
    "J": (("#..", "###"), ("##", "#.", "#."), ("###", "..#"), (".#", ".#", "##")),
    "L": (("..#", "###"), ("#.", "#.", "##"), ("###", "#.."), ("##", ".#", ".#")),
}
_SPARE = 4  # empty rows on top


class FallingBlockClearPlan(Task["FallingBlockClearPlan.Params", "FallingBlockClearPlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        width: int = knob("how many columns there are", levels=(5, 5, 6, 6, 6, 7, 8, 8, 8, 9), ge=4, le=10)
        rows: int = knob("how many rows must be cleared", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        blocks: int = knob("how many blocks fall", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=7)

    class Instance(task.Instance):
        well: Well
        """Rows from the top of ``#`` for a filled cell and ``.`` for an empty one."""
        blocks: str
        shapes: tuple[tuple[str, tuple[Well, ...]], ...]
        rows: int

    prompt = Prompt(
        en=r"""
        Blocks fall into a well of {{ well | length }} rows and {{ well[0] | length }} columns. Filled cells are `#`,
        empty ones `.`:

        {{ well | lines }}

        These blocks fall one after the other: {{ blocks | join(", ") }}. Their rotations are:

        {% for letter, turns in shapes %}
        {% for turn in turns %}
        - {{ letter }}, rotation {{ loop.index }}, from its top row to its bottom row: {{ turn | join(" / ") }}
        {% endfor %}
        {% endfor %}

        You choose a rotation and a column for each block. The column is that of the leftmost column of its rotation
        as shown; columns are counted from 1 at the left, and the block must not stick out of the well at a side. It
        comes from above the well and falls straight down, without any turn or move to a side, until one of its cells
        stands on the floor or on a filled cell. Its cells are filled then, and none
        of them may lie above the top row of the well. After that every row that is full vanishes at once, and each
        row above moves down by as many rows as have vanished below it, without any change in it; empty rows come in
        at the top.

        Give the rotation and the column of every block, in the order in which they fall, so that at least
        {{ rows }} rows vanish in total. If there are several plans, give any one.
        """,
        zh=r"""
        方块落入一口 {{ well | length }} 行 {{ well[0] | length }} 列的井中。`#` 是已填的格子，`.` 是空格：

        {{ well | lines }}

        依次落下的方块是：{{ blocks | join("、") }}。它们的各种转法如下：

        {% for letter, turns in shapes %}
        {% for turn in turns %}
        - {{ letter }}，转法 {{ loop.index }}，从最上一行到最下一行：{{ turn | join(" / ") }}
        {% endfor %}
        {% endfor %}

        每个方块由你选定转法和列。所说的列是这种转法的图中最左一列所在的列；列从左边的 1 数起，方块不得从两侧伸出井外。
        方块从井的上方笔直落下，途中不转动也不横移，直到它的某一格落在井底或已填的格子上。
        这时它的各格变为已填，其中任何一格都不得高出井的最上一行。然后所有填满的行同时消失，
        上面的每一行原样下移，它下方消失了几行就下移几行；顶上补入空行。

        按落下的顺序给出每个方块的转法和列，使得总共至少有 {{ rows }} 行消失。如果有几种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Sequence[tuple[int, ...]]:
        return Sequence(Sequence(Integer(), length=2), length=len(instance.blocks))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        width, rows = params.width, params.rows
        junk = list[str]()
        for _ in range(rng.randint(2, 3)):
            holes = rng.sample(range(width), rng.randint(1, width // 2))
            junk.append("".join("#."[col in holes] for col in range(width)))
        blocks, plan, heights = "", list[tuple[int, ...]](), [rows] * width
        # Blocks are taken out of full rows from above, the last one first, so that each column stays a solid stack.
        for _ in range(params.blocks):
            ways = [
                (letter, (turn, col), below)
                for letter, turns in _SHAPES.items()
                for turn, shape in enumerate(turns, 1)
                for col in range(1, width - len(shape[0]) + 2)
                if (below := _lifted(heights, shape, col - 1))
            ]
            if not ways:
                raise task.Retry
            letter = rng.choice(sorted({way[0] for way in ways}))
            _, move, heights = rng.choice([way for way in ways if way[0] == letter])
            blocks, plan = letter + blocks, [move, *plan]
        if min(heights):
            raise task.Retry
        stacks = ["".join(".#"[height >= row] for height in heights) for row in range(rows + _SPARE, 0, -1)]
        well: Well = (*stacks, *junk)
        shapes = tuple((letter, turns) for letter, turns in _SHAPES.items() if letter in blocks)
        instance = self.Instance(well=well, blocks=blocks, shapes=shapes, rows=rows)
        eager = params.blocks > 1 and not self.check(instance, _greedy(well, blocks))
        if eager or self.check(instance, tuple(plan)):
            raise task.Retry
        return instance, tuple(plan)

    def check(self, instance: Instance, answer: Plan) -> str:
        well, cleared = instance.well, 0
        for number, (letter, (turn, col)) in enumerate(zip(instance.blocks, answer, strict=True), 1):
            turns = _SHAPES[letter]
            if not 1 <= turn <= len(turns):
                return f"block {number} has no rotation {str(turn)[:9]}"
            if not 1 <= col <= len(well[0]) - len(turns[turn - 1][0]) + 1:
                return f"block {number} sticks out of the well at a side"
            after = _dropped(well, turns[turn - 1], col - 1)
            if after is None:
                return f"block {number} sticks out of the well at the top"
            well = _settled(after)
            cleared += sum("#" * len(row) == row for row in after)
        return "" if cleared >= instance.rows else "too few rows vanish"

    def key(self, instance: Instance) -> object:
        mirrored = [row[::-1] for row in instance.well], instance.blocks.translate(str.maketrans("SZJL", "ZSLJ"))
        return [min((list(instance.well), instance.blocks), mirrored), instance.rows]


@lru_cache(maxsize=64)
def _outline(shape: Well) -> tuple[tuple[int, int], ...]:
    """Give for each column of a shape how many rows of it end above its lowest and its highest cell."""
    return tuple(
        (len(shape) - 1 - "".join(col).rindex("#"), len(shape) - col.index("#")) for col in zip(*shape, strict=True)
    )


def _lifted(heights: list[int], shape: Well, left: int) -> list[int] | None:
    """Give the heights of the stacks without a block on top of them, or None if it cannot be there."""
    outline = _outline(shape)
    base = heights[left] - outline[0][1]
    if base < 0 or any(heights[left + c] != base + top for c, (_, top) in enumerate(outline)):
        return None
    return [*heights[:left], *(base + low for low, _ in outline), *heights[left + len(outline) :]]


def _dropped(well: Well, shape: Well, left: int) -> Well | None:
    """Give the well with a block that has fallen, full rows still there, or None if it sticks out at the top."""
    free = [next((r for r, row in enumerate(well) if row[left + c] == "#"), len(well)) for c in range(len(shape[0]))]
    end = min(row + low for row, (low, _) in zip(free, _outline(shape), strict=True))
    rows = list(well)
    for r, line in enumerate(shape, end - len(shape)):
        if r < 0:
            return None
        merged = "".join("#" if "#" in pair else "." for pair in zip(rows[r][left:], line, strict=False))
        rows[r] = rows[r][:left] + merged + rows[r][left + len(line) :]
    return tuple(rows)


def _settled(well: Well) -> Well:
    kept = tuple(row for row in well if "." in row)
    return ("." * len(well[0]),) * (len(well) - len(kept)) + kept


def _greedy(well: Well, blocks: str) -> Plan:
    """Clear as many rows as each block can, else lay it as deep as it goes; the first of equals."""
    plan = list[tuple[int, ...]]()
    for letter in blocks:
        ways = list[tuple[int, int, int, int]]()
        for turn, shape in enumerate(_SHAPES[letter], 1):
            for col in range(1, len(well[0]) - len(shape[0]) + 2):
                if after := _dropped(well, shape, col - 1):
                    depth = sum(r * (new != old) for r, (new, old) in enumerate(zip(after, well, strict=True)))
                    ways.append((-sum("." not in row for row in after), -depth, turn, col))
        if not ways:
            return tuple(plan) + ((0, 0),) * (len(blocks) - len(plan))
        plan.append(min(ways)[2:])
        well = _settled(_dropped(well, _SHAPES[letter][plan[-1][0] - 1], plan[-1][1] - 1) or well)
    return tuple(plan)
