"""Put binary words in an order in which neighbours differ in exactly one bit.

Answer: the words in order; any order that keeps the rule is right.
Harder: more and longer words, more neighbours to choose from.
Skills: search
Source: original; Gray codes, F. Gray, Pulse code communication, US patent 2,632,058 (1953).
Small: six or eight words of four bits are few sets up to the order and the sense of the bits.
"""

from __future__ import annotations

import itertools
from random import Random

from bootcamp import task
from bootcamp.lib.permutation import random_permutation
from bootcamp.lib.text import hamming
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Words = tuple[str, ...]


class GrayOrderWords(Task["GrayOrderWords.Params", "GrayOrderWords.Instance", Words]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        words: int = knob("the number of words", levels=(6, 8, 12, 13, 14, 16, 18, 22, 28, 34), ge=3, le=60)
        bits: int = knob("the length of the words", levels=(4, 4, 5, 5, 5, 5, 6, 6, 6, 6), ge=3, le=10)

    class Instance(task.Instance):
        words: Words
        first: str

    prompt = Prompt(
        en=r"""
        Put these {{ words | length }} binary words in an order in which every two neighbouring words differ in exactly
        one bit:

        {{ words | comma }}

        The first word must be {{ first }}, and every word is used exactly once. If there are several such orders, give
        any one.
        """,
        zh=r"""
        把下面 {{ words | length }} 个二进制词排成一列，使任意相邻的两个词恰好有一位不同：

        {{ words | comma }}

        第一个词必须是 {{ first }}，每个词恰好用一次。如果有多种排法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        return Sequence(Word(tuple(sorted(instance.words))), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        n = params.bits
        walk = [rng.randrange(1 << n)]
        while len(walk) < params.words:
            near = [walk[-1] ^ 1 << bit for bit in range(n)]
            free = [one for one in near if one not in walk]
            if not free:
                raise Retry
            walk.append(rng.choice(free))
        words = tuple(f"{one:0{n}b}" for one in walk)
        shown = tuple(words[i] for i in random_permutation(rng, len(words)))
        if params.words > 8 and (_greedy(shown, words[0]) or _greedy(tuple(sorted(words)), words[0])):
            raise Retry
        return self.Instance(words=shown, first=words[0]), words

    def check(self, instance: Instance, answer: Words) -> str:
        if answer[0] != instance.first:
            return "another word comes first"
        if sorted(answer) != sorted(instance.words):
            return "a word is used twice or not at all"
        for one, other in itertools.pairwise(answer):
            if hamming(one, other) != 1:
                return f"{one} and {other} do not differ in exactly one bit"
        return ""

    def key(self, instance: Instance) -> object:
        """Measure all words against the first one, and sort the bits by where they differ."""
        others = sorted(int(word, 2) ^ int(instance.first, 2) for word in instance.words)
        columns = sorted("".join(str(one >> bit & 1) for one in others) for bit in range(len(instance.first)))
        return sorted("".join(row) for row in zip(*columns, strict=True))


def _greedy(words: Words, first: str) -> bool:
    """Tell whether it works to go on to the first unused word that differs in one bit."""
    walk = [first]
    while len(walk) < len(words):
        new = next((word for word in words if word not in walk and hamming(word, walk[-1]) == 1), "")
        if not new:
            return False
        walk.append(new)
    return True
