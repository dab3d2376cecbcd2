"""Find a differential characteristic of the greatest probability through the rounds of a small network.

Answer: the differences before the first round and after each round; any characteristic of greatest probability is
right.
Harder: more rounds, wider tables and blocks.
Skills: optimization, search, probability
Source: original; E. Biham and A. Shamir, Differential cryptanalysis of DES-like cryptosystems, 1991.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.bits import bit_text, permuted, random_box
from bootcamp.lib.permutation import inverse
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class SboxDifferentialTrail(Task["SboxDifferentialTrail.Params", "SboxDifferentialTrail.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("bits of a table", levels=(3, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=3, le=4)
        boxes: int = knob("tables side by side", levels=(1, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        rounds: int = knob("the number of rounds", levels=(1, 1, 2, 3, 4, 5, 3, 4, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        table: tuple[int, ...]
        order: tuple[int, ...]
        rounds: int
        best: int

        @property
        def size(self) -> int:
            return len(self.table).bit_length() - 1

        @property
        def width(self) -> int:
            return len(self.order)

        @property
        def boxes(self) -> list[list[str]]:
            return [
                ["x", *(bit_text(x, self.size) for x in range(len(self.table)))],
                ["S(x)", *(bit_text(entry, self.size) for entry in self.table)],
            ]

    hidden = ("best",)
    prompt = Prompt(
        en=r"""
        A cipher works on blocks of {{ width }} bits. In
        {{ "each of its %d rounds" % rounds if rounds > 1 else "its only round" }} the block is joined with a round key
        by exclusive or, bit by bit (1 where the two bits differ, else 0); then
        {{- " each piece" if width > size else " the block" }} x of {{ size }} bits is replaced by S(x); then the bits
        change places: bit i of the new block is bit p_i of the old one, counted from 0 at the left.

        {{ boxes | aligned }}

        p_0, ..., p_{{ width - 1 }}: {{ order | comma }}

        Two blocks go through the rounds with the same keys; their difference is their exclusive or. The table turns the
        difference a of two pieces into the difference b with the probability that is the number of all x with S(x) xor
        S(x xor a) = b, divided by {{ table | length }} (so a = 0 always gives 0). A characteristic is a list of
        differences: d_0 before the first round, not only zeros, and for each round i the difference d_i after it, after
        its change of places. Its probability is the product, over all rounds and all pieces of a round, of the
        probability that the table turns the difference of the piece into the one that leads to the next difference of
        the list; it must not be 0.

        Give a characteristic of the greatest probability as the list [d_0, {% if rounds > 1 %}...,
        {% endif %}d_{{ rounds }}]. If there are several,
        give any one.
        """,
        zh=r"""
        一种密码对 {{ width }} 个比特的分组进行运算，共 {{ rounds }} 轮。每一轮先把分组与轮密钥逐比特异或
        （两个比特不同时为 1，相同时为 0）；然后把{{ "每 " if width > size else "这 " }}{{ size }} 个比特 x 换成 S(x)；
        再让比特换位：新分组的第 i 个比特是旧分组的第 p_i 个比特，从左边起编号为 0、1、2……。

        {{ boxes | aligned }}

        p_0, ..., p_{{ width - 1 }}：{{ order | comma }}

        两个分组用相同的密钥经过各轮，它们的差分是它们的异或。表把两段比特的差分 a 变成差分 b 的概率，
        是满足 S(x) xor S(x xor a) = b 的 x 的个数除以 {{ table | length }}（因此 a = 0 总是得到 0）。
        一条差分特征是一列差分：第一轮之前的 d_0（不全为 0），以及第 i 轮（i = 1、2……）换位之后的 d_i。
        它的概率是所有轮、一轮中所有各段的下述概率之积：表把该段的差分恰好变成列中下一个差分所要求的差分的概率；
        这个积不能为 0。

        请给出一条概率最大的差分特征，写成列表 [d_0, {% if rounds > 1 %}..., {% endif %}d_{{ rounds }}]。有多条时，
        写出任意一条。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text("01", length=instance.width), length=instance.rounds + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        table = random_box(rng, params.size)
        width = params.size * params.boxes
        order = tuple(rng.sample(range(width), width))
        instance = self.Instance(table=table, order=order, rounds=params.rounds, best=0)
        steps = _steps(instance)
        if any(weight == 2**width for row in steps[1:] for _, weight in row):
            raise task.Retry
        best, trail = _best(steps, params.rounds)
        if params.rounds > 1 and params.boxes > 1 and _greedy(steps, params.rounds) == best:
            raise task.Retry
        return instance.model_copy(update={"best": best}), tuple(bit_text(one, width) for one in trail)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        trail = [int(bits, 2) for bits in answer]
        if not trail[0]:
            return "d_0 has only zeros"
        weight, mask = 1, len(instance.table) - 1
        for before, after in pairwise(trail):
            mixed = permuted(after, inverse(instance.order))
            for place in range(0, instance.width, instance.size):
                weight *= _count(instance.table, before >> place & mask, mixed >> place & mask)
        if not weight:
            return "the probability is 0"
        return "" if weight == instance.best else "another characteristic has a greater probability"


def _count(table: tuple[int, ...], a: int, b: int) -> int:
    """Count the x for which the table turns the difference a into b."""
    return sum(table[x] ^ table[x ^ a] == b for x in range(len(table)))


def _steps(instance: SboxDifferentialTrail.Instance) -> list[list[tuple[int, int]]]:
    """List for each difference before a round those that may come after it, with the products of their counts."""
    table, size = instance.table, instance.size
    rows = [Counter(table[x] ^ table[x ^ a] for x in range(len(table))) for a in range(len(table))]
    pieces = [[(b << place, row[b]) for b in sorted(row)] for place in range(0, instance.width, size) for row in rows]
    moved = [permuted(mixed, instance.order) for mixed in range(1 << instance.width)]
    steps = []
    for before in range(1 << instance.width):
        reached = [(0, 1)]
        for number in range(instance.width // size):
            part = pieces[number * len(table) + (before >> number * size & len(table) - 1)]
            reached = [(mixed | b, weight * count) for mixed, weight in reached for b, count in part]
        steps.append([(moved[mixed], weight) for mixed, weight in reached])
    return steps


def _best(steps: list[list[tuple[int, int]]], rounds: int) -> tuple[int, list[int]]:
    """Give the greatest product of counts and a trail that has it."""
    best = dict.fromkeys(range(1, len(steps)), 1)
    origins: list[dict[int, int]] = []
    for _ in range(rounds):
        reached: dict[int, int] = {}
        origin: dict[int, int] = {}
        for before, weight in best.items():
            for after, count in steps[before]:
                if weight * count > reached.get(after, 0):
                    reached[after], origin[after] = weight * count, before
        best = reached
        origins.append(origin)
    last = max(best, key=lambda one: best[one])
    trail = [last]
    for origin in reversed(origins):
        trail.append(origin[trail[-1]])
    return best[last], trail[::-1]


def _greedy(steps: list[list[tuple[int, int]]], rounds: int) -> int:
    """Give the product of counts when a most probable round is taken each time, the first one of equal ones."""
    total = 1
    choices = [(start, after, count) for start in range(1, len(steps)) for after, count in steps[start]]
    for _ in range(rounds):
        _, after, count = min(choices, key=lambda one: (-one[2], one[0], one[1]))
        total *= count
        choices = [(after, following, weight) for following, weight in steps[after]]
    return total
