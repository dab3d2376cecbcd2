"""Work out the root of a hash tree, the proof of a leaf, or which leaf was altered and what it was before.

Answer: the root, the siblings and their sides, or a leaf and its old value; it is unique.
Harder: more leaves, odd levels, proofs, an altered leaf to be found from hashes above it.
Skills: arithmetic, simulation, search
Source: original; R. C. Merkle, A digital signature based on a conventional encryption function, 1987.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import random_prime
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Text
from bootcamp.verifiers.base import Format

Question = Literal["root", "proof", "altered"]


class MerkleTreeProof(Task["MerkleTreeProof.Params", "MerkleTreeProof.Instance", Any]):
    version = 1

    class Params(task.Params):
        question: Question = knob("what is asked", levels=("root",) * 3 + ("proof",) * 3 + ("altered",) * 4)
        leaves: int = knob("how many leaves there are", levels=(3, 5, 6, 5, 7, 10, 6, 9, 11, 17), ge=3, le=32)
        modulus: int = knob("about the modulus", levels=(30, 60, 90, 90, 100, 100, 100, 150, 200, 300), ge=20, le=10**5)
        stored: int = knob(
            "how many levels above the leaves the stored old hashes are", levels=(0,) * 6 + (1, 1, 2, 2), ge=0, le=3
        )

    class Instance(task.Instance):
        question: Question
        m: int
        a: int
        b: int
        leaves: tuple[int, ...]
        asked: int  # the leaf whose proof is asked, from 1, or 0
        stored: int  # how many levels above the leaves the old hashes are
        hashes: tuple[int, ...]  # the old hashes there, from left to right
        largest: int  # a bound on the leaves

    prompt = Prompt(
        en=r"""
        A hash tree is built with h(x, y) = ({{ a }}·x + {{ b }}·y + x·y) mod {{ m }}. Its lowest level, level 0,
        consists of {{ leaves | length }} leaves, each a number from 0 to {{ largest }}. The next level up is made of
        neighbouring pairs from left to right: the first and second number x, y give h(x, y), the third and fourth give
        the next number, and so on. If a last number x is left over, it is paired with itself and gives h(x, x). This is
        repeated until a level has one number only, the root.

        {% if question == "altered" %}
        From the old leaves the numbers of level {{ stored }} were computed, from left to right:
        {{ hashes | comma }}.

        After that exactly one leaf was changed to another number. Now the leaves are, from left to right:
        {{ leaves | comma }}.

        Only one change is possible. Which leaf was changed (1 for the leftmost one), and what was its old value?
        {% else %}
        The leaves are, from left to right: {{ leaves | comma }}.

        {% if question == "root" %}
        Find the root.
        {% else %}
        The proof of a leaf lists, from level 0 up to the level below the root, the number with which the leaf, and then
        the number made from it, is paired; and for each the side on which it stands, L for left (it is x) or R for
        right (it is y). A number that is paired with itself stands in the proof with side R.

        Find the proof of leaf number {{ asked }}, the leftmost being number 1: the list of numbers (siblings) and the
        row of letters (sides).
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        用 h(x, y) = ({{ a }}·x + {{ b }}·y + x·y) mod {{ m }} 构造一棵哈希树。最低层（第 0 层）是 {{ leaves | length }}
        个叶子，每个是 0 到 {{ largest }} 的数。上一层由从左到右的相邻数对得到：第一、第二个数 x, y 得到 h(x, y)，
        第三、第四个数得到下一个数，依此类推。若最后剩下一个数 x，则它与自己配对，得到 h(x, x)。
        如此重复，直到某层只有一个数，即根。

        {% if question == "altered" %}
        由原来的叶子算得第 {{ stored }} 层的数，从左到右为：{{ hashes | comma }}。

        此后恰有一个叶子被改成了另一个数。现在的叶子从左到右为：{{ leaves | comma }}。

        只有一种改动是可能的。被改的是第几个叶子（最左边的是第 1 个），它原来的值是多少？
        答案中 leaf 是叶子的序号，value 是原来的值。
        {% else %}
        叶子从左到右为：{{ leaves | comma }}。

        {% if question == "root" %}
        求根。
        {% else %}
        一个叶子的证明，从第 0 层到根的下一层，依次列出与该叶子（以及由它得到的数）配对的数，
        并给出每个数所在的一侧：L 表示左（它是 x），R 表示右（它是 y）。与自己配对的数，在证明中记作 R 一侧。

        求第 {{ asked }} 个叶子（最左边的是第 1 个）的证明：数的列表（siblings）和字母串（sides）。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.question == "root":
            return Integer()
        if instance.question == "altered":
            return Record(leaf=Integer(), value=Integer())
        return Record(siblings=Sequence(Integer()), sides=Text(alphabet="LR", ignore_case=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        m = random_prime(rng, params.modulus, 2 * params.modulus)
        altered = params.question == "altered"
        largest = min(m - 1, 49) if altered else m - 1
        leaves = [rng.randint(0, largest) for _ in range(params.leaves)]
        place = rng.randrange(params.leaves)
        old = leaves[place]
        instance = self.Instance(
            question=params.question,
            m=m,
            a=rng.randrange(2, m - 1),
            b=rng.randrange(2, m - 1),
            leaves=tuple(leaves),
            asked=place + 1 if params.question == "proof" else 0,
            stored=min(params.stored, (params.leaves - 1).bit_length()),
            hashes=(),
            largest=largest,
        )
        levels = _levels(instance, leaves)
        if instance.a == instance.b:
            raise Retry
        if params.question == "root":
            return instance, levels[-1][0]
        if params.question == "proof":
            siblings, sides = [], ""
            for level in levels[:-1]:
                sibling = place ^ 1 if place ^ 1 < len(level) else place
                siblings.append(level[sibling])
                sides += "L" if sibling < place else "R"
                place //= 2
            return instance, {"siblings": tuple(siblings), "sides": sides}
        leaves[place] = rng.choice([value for value in range(largest + 1) if value != old])
        hashes = tuple(levels[instance.stored])
        instance = instance.model_copy(update={"leaves": tuple(leaves), "hashes": hashes})
        if _changes(instance) != [(place, old)]:
            raise Retry
        return instance, {"leaf": place + 1, "value": old}


def _levels(instance: MerkleTreeProof.Instance, leaves: list[int]) -> list[list[int]]:
    """Give all levels of the tree, the leaves first."""
    levels = [leaves]
    while len(levels[-1]) > 1:
        below = levels[-1]
        pairs = zip(below[::2], [*below[1::2], below[-1]], strict=False)
        levels.append([(instance.a * x + instance.b * y + x * y) % instance.m for x, y in pairs])
    return levels


def _changes(instance: MerkleTreeProof.Instance) -> list[tuple[int, int]]:
    """List the leaves, from 0, and other values of theirs that give the stored hashes."""
    found: list[tuple[int, int]] = []
    now = _levels(instance, list(instance.leaves))[instance.stored]
    wrong = [i for i, (x, y) in enumerate(zip(now, instance.hashes, strict=True)) if x != y]
    width = 1 << instance.stored
    if len(wrong) != 1:  # none: the change cannot be seen
        return found
    for place in range(wrong[0] * width, min(wrong[0] * width + width, len(now) * width, len(instance.leaves))):
        for value in range(instance.largest + 1):
            leaves = list(instance.leaves)
            leaves[place] = value
            if value != instance.leaves[place] and _levels(instance, leaves)[instance.stored] == list(instance.hashes):
                found.append((place, value))
    return found
