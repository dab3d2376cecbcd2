"""Encrypt or decrypt by moving the letters of each block as lists of numbers say, once or many times.

Answer: a string of letters; it is unique.
Harder: longer blocks, more of them, several lists in turn, lists read in two ways, many repetitions.
Skills: simulation, arithmetic
Source: original; a classical cipher.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.permutation import cycles, power
from bootcamp.lib.text import UPPER, chunks, only_letters
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import ASK, Ciphered, one_way, plain_text
from bootcamp.verifiers import Text

Numbers = tuple[int, ...]


class BlockPermutationCipher(Task["BlockPermutationCipher.Params", "BlockPermutationCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many letters a block has", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=3, le=16)
        blocks: int = knob("how many blocks the text has", levels=(1, 2, 2, 3, 3, 2, 3, 3, 3, 4), ge=1, le=10)
        lists: int = knob("how many lists take turns", levels=(1, 1, 1, 2, 2, 1, 2, 2, 3, 3), ge=1, le=4)
        most: int = knob(
            "the most times that a list is applied", levels=(1, 1, 1, 1, 2, 12, 50, 300, 2000, 10**6), ge=1, le=10**9
        )

    class Instance(Ciphered):
        lists: tuple[Numbers, ...]  # as they are shown
        sends: bool  # whether a number says where a letter goes, not where it comes from
        first: int  # the number of the first place of a block, 0 or 1
        times: int

    prompt = Prompt(
        en=r"""
        To encrypt a text without its blanks, it is cut into blocks of {{ lists[0] | length }} letters. The places of a
        block, and likewise those of a list, are numbered from {{ first }}, from left to right.
        {% if lists[1:] %}
        There are {{ lists | length }} lists of numbers, which take turns: the first block is changed by the first list,
        the second by the second, and so on; after the last list comes the first again.
        {% else %}
        There is a list of numbers, by which each block is changed.
        {% endif %}
        {% if sends %}
        If the number at place i of the list is j, then the letter at place i of the block goes to place j of the new
        block.
        {% else %}
        If the number at place i of the list is j, then place i of the new block gets the letter that was at place j of
        the block.
        {% endif %}
        {% if times > 1 %}
        This is done {{ times }} times to each block, always by the same list and to what the time before has left.
        {% endif %}

        {% for list in lists %}
        - {{ list | comma }}
        {% endfor %}
        """,
        zh=r"""
        加密时去掉文本中的空格，把文本切成每块 {{ lists[0] | length }} 个字母。块中的位置从左到右编号，
        从 {{ first }} 开始。
        {% if lists[1:] %}
        有 {{ lists | length }} 个数列轮流使用：第一块按第一个数列变换，第二块按第二个，依此类推；
        用完最后一个后再从第一个开始。
        {% else %}
        有一个数列，每块都按它变换。
        {% endif %}
        {% if sends %}
        若数列第 i 位上的数是 j，则块中第 i 位的字母移到新块的第 j 位。
        {% else %}
        若数列第 i 位上的数是 j，则新块的第 i 位放块中原来第 j 位的字母。
        {% endif %}
        {% if times > 1 %}
        对每块都这样做 {{ times }} 次，每次用同一个数列，并作用于前一次的结果。
        {% endif %}

        {% for list in lists %}
        - {{ list | comma }}
        {% endfor %}
        """,
        after=ASK,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=UPPER, length=len(only_letters(instance.text)), ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        length = params.size * params.blocks
        plain = plain_text(rng, length)
        if len(only_letters(plain)) != length:
            raise Retry
        orders = [tuple(rng.sample(range(params.size), params.size)) for _ in range(params.lists)]
        first = rng.randrange(2)
        instance = self.Instance(
            text=plain,
            encrypt=True,
            lists=tuple(tuple(place + first for place in order) for order in orders),
            sends=rng.random() < 0.5,
            first=first,
            times=rng.randint((params.most + 1) // 2, params.most),
        )
        secret = self.solve(instance)
        turned = instance.model_copy(update={"sends": not instance.sends})
        others = [self.solve(turned), only_letters(plain)]
        if instance.times > 1:
            others.append(self.solve(instance.model_copy(update={"times": 1})))
        if params.size > 3 and secret in others:
            raise Retry  # the two ways of reading a list should differ, and the number of times should matter
        shown, answer = one_way(rng, plain, secret)
        return instance.model_copy(update=shown), only_letters(answer)

    def solve(self, instance: Instance) -> str:
        return "".join(after for _, _, after in _blocks(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, first = [], instance.first
        for shown in instance.lists if instance.times > 1 else ():
            places = tuple(place - first for place in shown)
            for cycle in cycles(places):
                turns = (
                    f"{instance.times} = {instance.times // len(cycle)}·{len(cycle)} + {instance.times % len(cycle)}"
                )
                lines.append(f"{' → '.join(str(place + first) for place in (*cycle, cycle[0]))}: {turns}")
            lines.append(", ".join(str(place + first) for place in power(places, instance.times)))
        for block, sources, after in _blocks(instance):
            moves = [
                f"{block[i]} {i + first} → {j + first}"
                if instance.sends == instance.encrypt
                else f"{i + first} ← {j + first} {block[j]}"
                for i, j in enumerate(sources)
            ]
            lines.append(f"{block}: {', '.join(moves)}: {after}")
        return "\n".join(lines)


def _blocks(instance: BlockPermutationCipher.Instance) -> Iterator[tuple[str, Numbers, str]]:
    """Give each block, the places of its list from 0 as often as it is applied, and the new block."""
    for number, block in enumerate(chunks(only_letters(instance.text), len(instance.lists[0]))):
        shown = instance.lists[number % len(instance.lists)]
        sources = power(tuple(place - instance.first for place in shown), instance.times)
        if instance.sends == instance.encrypt:  # the letter at place i goes to place sources[i]
            moved = sorted(zip(sources, block, strict=True))
            yield block, sources, "".join(letter for _, letter in moved)
        else:
            yield block, sources, "".join(block[source] for source in sources)
