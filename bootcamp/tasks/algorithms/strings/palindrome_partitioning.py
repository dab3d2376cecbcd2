"""List all ways to cut a word into the fewest palindromes.

Answer: all such cuts, in any order; unique.
Harder: longer words, more pieces, more ways.
Skills: search, optimization
Source: original; a standard exercise on dynamic programming.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set, Text

Cuts = frozenset[tuple[str, ...]]


class PalindromePartitioning(Task["PalindromePartitioning.Params", "PalindromePartitioning.Instance", Cuts]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the word", levels=(9, 11, 13, 14, 15, 16, 17, 19, 22, 24), ge=4, le=40)
        letters: int = knob("the number of letters", levels=(4, 4, 4, 4, 4, 4, 4, 3, 3, 3), ge=2, le=5)
        ways: int = knob("the fewest ways", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 4), ge=1, le=8)

    class Instance(task.Instance):
        word: str

    prompt = Prompt(
        en=r"""
        The word {{ word }} is cut into consecutive pieces, each of which reads the same forwards and backwards; a
        single letter does. As few pieces as possible are used.

        Give all ways to do so, each as the list of its pieces from left to right.
        """,
        zh=r"""
        把单词 {{ word }} 切成若干个前后相接的段，每一段正读与倒读相同（单个字母也算），且段数尽可能少。

        请给出所有这样的切法，每种写成从左到右各段的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[Cuts]:
        return Set(Sequence(Text(alphabet="".join(sorted(set(instance.word))))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Cuts]:
        letters = "abcde"[: params.letters]
        for _ in range(60):
            word = ""
            while len(word) < params.length:
                half = random_text(rng, rng.randint(1, 3), letters)
                word += (half + half[::-1][rng.randint(0, 1) :])[rng.randint(0, 1) :]
            word = word[: params.length]
            cuts = _fewest(word)
            pieces = len(next(iter(cuts), ()))
            hard = params.length < 10 or len(cuts) > 2 or _greedy(word) > pieces
            if hard and params.ways <= len(cuts) <= 8 and params.length // 6 < pieces <= params.length // 2 + 1:
                return self.Instance(word=word), frozenset(cuts)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        ways = []
        for word in (instance.word, instance.word[::-1]):
            seen: dict[str, int] = {}
            ways.append([seen.setdefault(letter, len(seen)) for letter in word])
        return min(ways)

    def solve(self, instance: Instance) -> Cuts:
        return frozenset(_fewest(instance.word))


def _fewest(word: str) -> list[tuple[str, ...]]:
    """List the cuts of a word into the fewest palindromes; at most 20 for each beginning are kept."""
    best: list[list[tuple[str, ...]]] = [[()]]
    for end in range(1, len(word) + 1):
        ways = [
            (*way, word[start:end])
            for start in range(end)
            if word[start:end] == word[start:end][::-1]
            for way in best[start]
        ]
        least = min(map(len, ways))
        best.append([way for way in ways if len(way) == least][:20])
    return best[-1]


def _greedy(word: str) -> int:
    """Count the pieces if always the longest palindrome at the left is cut off."""
    count = 0
    while word:
        size = max(size for size in range(1, len(word) + 1) if word[:size] == word[:size][::-1])
        word, count = word[size:], count + 1
    return count
