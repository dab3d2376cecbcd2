"""Complete a block design: find the missing blocks, so that every two points lie together equally often.

Answer: the missing blocks; every completion counts.
Harder: more points and larger blocks, more blocks missing.
Skills: search, logic
Source: original; balanced incomplete block designs, R. Fisher and F. Yates (1938).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Block = tuple[int, ...]
Blocks = frozenset[frozenset[int]]

_CYCLIC: dict[str, tuple[int, tuple[Block, ...]]] = {
    "7,3,1": (7, ((0, 1, 3),)),
    "7,4,2": (7, ((2, 4, 5, 6),)),
    "11,5,2": (11, ((1, 3, 4, 5, 9),)),
    "13,4,1": (13, ((0, 1, 3, 9),)),
    "13,3,1": (13, ((0, 1, 4), (0, 2, 7))),
    "19,3,1": (19, ((0, 1, 6), (0, 2, 10), (0, 3, 7))),
    "21,5,1": (21, ((3, 6, 7, 12, 14),)),
}
"""Points and base blocks, whose shifts modulo the number of points are the blocks."""


class BlockDesignComplete(Task["BlockDesignComplete.Params", "BlockDesignComplete.Instance", Blocks]):
    version = 1

    class Params(task.Params):
        design: str = knob(
            "points, size of a block, and how often two points lie together",
            levels=("7,3,1", "7,4,2", "9,3,1", "13,4,1", "11,5,2", "13,3,1", "15,3,1", "13,3,1", "21,5,1", "19,3,1"),
            pattern="^(7,3,1|7,4,2|9,3,1|11,5,2|13,3,1|13,4,1|15,3,1|19,3,1|21,5,1)$",
        )
        missing: int = knob("the number of missing blocks", levels=(2, 3, 5, 5, 5, 9, 12, 15, 10, 24), ge=1, le=40)

    class Instance(task.Instance):
        points: int
        size: int
        together: int
        missing: int
        blocks: tuple[Block, ...]

    prompt = Prompt(
        en=r"""
        From the points 1 to {{ points }} blocks are formed, sets of {{ size }} points each, no two of them alike, so
        that every two points lie together in exactly {{ "one block" if together == 1 else "%d blocks" % together }}.
        These are all the blocks but {{ missing }}:

        {{ blocks | map("braces") | join(", ") }}

        Find the {{ missing }} missing blocks. Any way to complete the blocks will do.
        """,
        zh=r"""
        由点 1 到 {{ points }} 组成若干区组，每个区组是 {{ size }} 个点的集合，没有两个相同，
        使得任意两个点恰好同在 {{ together }} 个区组中。除了 {{ missing }} 个之外，所有的区组如下：

        {{ blocks | map("braces") | join(", ") }}

        请找出所缺的 {{ missing }} 个区组。任何一种补全的方法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Blocks]:
        return Set(Set(Integer(1, instance.points), size=instance.size), size=instance.missing)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Blocks]:
        points, size, together = map(int, params.design.split(","))
        names = rng.sample(range(1, points + 1), points)
        blocks = [tuple(sorted(names[point] for point in block)) for block in _design(params.design)]
        rng.shuffle(blocks)
        missing, kept = blocks[: params.missing], sorted(blocks[params.missing :])
        instance = self.Instance(
            points=points, size=size, together=together, missing=params.missing, blocks=tuple(kept)
        )
        return instance, frozenset(map(frozenset, missing))

    def check(self, instance: Instance, answer: Blocks) -> str:
        if answer & {frozenset(block) for block in instance.blocks}:
            return "a block that is given is given again"
        often = Counter(pair for block in (*instance.blocks, *answer) for pair in combinations(sorted(block), 2))
        for one, two in combinations(range(1, instance.points + 1), 2):
            if often[one, two] != instance.together:
                return f"{one} and {two} do not lie together as often as they must"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lacking = Counter(dict.fromkeys(combinations(range(1, instance.points + 1), 2), instance.together))
        lacking.subtract(pair for block in instance.blocks for pair in combinations(block, 2))
        lacking = +lacking
        lines = list[str]()
        for point in sorted({point for pair in lacking for point in pair}):
            others = sorted(sum(pair) - point for pair in lacking.elements() if point in pair)
            lines.append(f"{point}: {', '.join(map(str, others))}")
        blocks = _completed(instance, lacking, [], lines) or []
        return "\n".join([*lines, f"{_ALL[language]}{braces(map(braces, blocks))}"])


_ALL = {"en": "all: ", "zh": "全部："}


def _completed(
    instance: BlockDesignComplete.Instance, lacking: Counter[tuple[int, int]], blocks: list[Block], lines: list[str]
) -> list[Block] | None:
    """Try each block that may hold the first pair that is lacking, in order."""
    if not lacking:
        return blocks
    beside = {v: {sum(pair) - v for pair in lacking if v in pair} for v in range(1, instance.points + 1)}
    near = {(u, v): sorted(beside[u] & beside[v]) for u, v in lacking}
    first = min(lacking, key=lambda pair: (len(near[pair]), pair))
    for more in combinations(near[first], instance.size - 2):
        block = tuple(sorted((*first, *more)))
        pairs = Counter(combinations(block, 2))
        if pairs <= lacking and block not in (*instance.blocks, *blocks):
            lines.append(f"{first[0]}-{first[1]}: {braces(block)}")
            found = _completed(instance, lacking - pairs, [*blocks, block], lines)
            if found is not None:
                return found
    lines.append(f"{first[0]}-{first[1]}: -")
    return None


def _design(name: str) -> list[Block]:
    if name in _CYCLIC:
        points, base = _CYCLIC[name]
        return [tuple((point + shift) % points for point in block) for block in base for shift in range(points)]
    if name == "15,3,1":  # the lines of the projective space over two elements
        return [(a - 1, b - 1, (a ^ b) - 1) for a, b in combinations(range(1, 16), 2) if b < a ^ b]
    lines: list[Block] = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]  # those of the affine plane over three elements
    return lines + [tuple(3 * x + (a * x + b) % 3 for x in range(3)) for a, b in product(range(3), repeat=2)]
