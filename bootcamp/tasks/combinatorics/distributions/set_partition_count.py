"""Count the partitions of a set into blocks of allowed sizes, some elements together and some apart.

Answer: one integer; it is unique.
Harder: more elements, more pairs that must be together or apart, fewer sizes.
Skills: counting
Source: original; Stirling numbers with conditions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.counting import set_partitions
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Pair = tuple[int, int]


class SetPartitionCount(Task["SetPartitionCount.Params", "SetPartitionCount.Instance", int]):
    version = 1

    class Params(task.Params):
        size: int = knob("the least number of elements", levels=(5, 5, 7, 7, 8, 8, 9, 9, 10, 11), ge=4, le=14)
        pairs: int = knob("how many pairs are together or apart", levels=(2, 3, 4, 4, 4, 4, 5, 5, 6, 6), ge=0, le=8)
        least: int = knob("the least answer", levels=(3, 4, 5, 8, 12, 15, 20, 30, 40, 50), ge=2, le=100)

    class Instance(task.Instance):
        size: int
        blocks: int | None
        """The number of blocks, if it is given."""
        sizes: tuple[int, ...]
        """The allowed sizes; all are if there are none."""
        together: tuple[Pair, ...]
        apart: tuple[Pair, ...]

        def allowed(self, language: str) -> str:
            return listed(self.sizes, language, "或" if language == "zh" else "or")

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        The set {1, 2, ..., {{ size }}} is partitioned into non-empty blocks: every element is in exactly one block.
        Neither the order of the blocks nor the order inside a block matters. All of these conditions must hold:

        {% if blocks %}
        - There are exactly {{ blocks }} blocks.
        {% endif %}
        {% if sizes %}
        - Every block has {{ allowed(language) }} elements.
        {% endif %}
        {% for a, b in together %}
        - {{ a }} and {{ b }} are in the same block.
        {% endfor %}
        {% for a, b in apart %}
        - {{ a }} and {{ b }} are in different blocks.
        {% endfor %}

        How many such partitions are there?
        """,
        zh=r"""
        把集合 {1, 2, ..., {{ size }}} 划分成若干非空的块，每个元素恰好属于一个块。块的先后次序和块内元素的次序都不计。
        必须满足下列所有条件：

        {% if blocks %}
        - 恰好有 {{ blocks }} 个块。
        {% endif %}
        {% if sizes %}
        - 每个块的元素个数是 {{ allowed(language) }}。
        {% endif %}
        {% for a, b in together %}
        - {{ a }} 与 {{ b }} 在同一个块中。
        {% endfor %}
        {% for a, b in apart %}
        - {{ a }} 与 {{ b }} 在不同的块中。
        {% endfor %}

        这样的划分共有多少种？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        size = params.size + rng.randint(0, 3)
        elements = rng.sample(range(1, size + 1), min(size, 8))
        pairs = {tuple(sorted(rng.sample(elements, 2))) for _ in range(params.pairs)}
        together = {pair for pair in pairs if rng.random() < 0.35}
        form = rng.choice(("blocks", "sizes", "both", "both"))
        if len(pairs) < params.pairs or len(together) > params.pairs // 2:
            raise Retry
        instance = self.Instance(
            size=size,
            blocks=rng.randint(2, size // 2 + 1) if form != "sizes" else None,
            sizes=tuple(sorted(rng.sample(range(1, 8), rng.randint(2, 4)))) if form != "blocks" else (),
            together=tuple((a, b) for a, b in sorted(together)),
            apart=tuple((a, b) for a, b in sorted(pairs - together)),
        )
        count = self.solve(instance)
        if not params.least <= count < 10**12:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Put the elements of pairs into blocks in all ways, then count the ways to add the others."""
        bound = sorted({one for pair in (*instance.together, *instance.apart) for one in pair})
        starts = Counter(tuple(sorted(map(len, blocks))) for blocks in _partitions(instance, bound))
        return sum(ways * _extensions(instance, start, instance.size - len(bound)) for start, ways in starts.items())

    def key(self, instance: Instance) -> object:
        pairs = [
            (kind, frozenset(map(str, pair))) for kind in ("together", "apart") for pair in getattr(instance, kind)
        ]
        return [instance.size, instance.blocks, instance.sizes, nameless(pairs)]


def _partitions(instance: SetPartitionCount.Instance, elements: list[int]) -> Iterator[list[list[int]]]:
    """Yield the partitions of some elements that keep the pairs."""
    if not elements:
        yield []
        return
    *before, new = elements
    friends = {a + b - new for a, b in instance.together if new in (a, b)} & set(before)
    enemies = {a + b - new for a, b in instance.apart if new in (a, b)}
    for blocks in _partitions(instance, before):
        for index, block in enumerate(blocks):
            if friends <= set(block) and not enemies & set(block):
                yield [*blocks[:index], [*block, new], *blocks[index + 1 :]]
        if not friends:
            yield [*blocks, [new]]


def _extensions(instance: SetPartitionCount.Instance, start: tuple[int, ...], free: int) -> int:
    """Count the ways to put free elements into blocks that have some elements, and into new blocks."""
    sizes = instance.sizes or range(1, instance.size + 1)
    ways = {free: 1}
    for held in start:
        after: Counter[int] = Counter()
        for left, count in ways.items():
            for size in sizes:
                if held <= size <= held + left:
                    after[left - size + held] += count * comb(left, size - held)
        ways = after
    total = 0
    for left, count in ways.items():
        new = set_partitions(left, sizes)
        if instance.blocks is None:
            total += count * sum(new)
        elif 0 <= instance.blocks - len(start) <= left:
            total += count * new[instance.blocks - len(start)]
    return total
