"""Count the strings in which given words occur a number of times in all.

Answer: one integer; it is unique.
Harder: longer strings, more and longer words, a number of occurrences above 0.
Skills: counting, coding
Source: original; the transfer-matrix method, R. P. Stanley, Enumerative Combinatorics 1 (1986), section 4.7.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.counting import reached
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class ForbiddenWordsCount(Task["ForbiddenWordsCount.Params", "ForbiddenWordsCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        length: int = knob("the least length of the strings", levels=(4, 5, 6, 7, 8, 9, 11, 13, 15, 18), ge=3, le=40)
        letters: int = knob("the greatest number of letters", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=5)
        words: int = knob("the greatest number of words", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        longest: int = knob("the length of the longest words", levels=(3, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        total: int = knob("the greatest number of occurrences", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5)

    class Instance(task.Instance):
        length: int
        alphabet: str
        words: tuple[str, ...]
        total: int

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many strings of length {{ length }} over the letters {{ alphabet | list | listed }} contain {{ "none"
        if total == 0 else "exactly %d %s" % (total, "occurrence" if total == 1 else "occurrences") }} of the words
        {{ words | listed }}{{ ", all counted together" if total }}?

        A word occurs wherever its letters stand side by side in the string in this order. Not every letter has to be
        used.
        {% if total %}
        Every place where a word begins counts, also where occurrences overlap or one word stands inside another.
        {% endif %}
        """,
        zh=r"""
        由字母 {{ alphabet | join("、") }} 组成的长度为 {{ length }} 的字符串中，
        {{ "不含" if total == 0 else "" }}单词 {{ words | join("、") }}
        {{ "中任何一个的" if total == 0 else "总共恰好出现 %d 次的" % total }}有多少个？

        单词的字母在字符串中按顺序连续出现，就算出现一次。不必用到所有字母。
        {% if total %}
        每个起始位置都计一次，互相重叠或一个单词出现在另一个单词之内也算。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        letters = rng.randint(2, params.letters)
        alphabet = "ABCDE"[:letters]
        number = rng.randint(max(2, params.words - 1), max(2, params.words))
        words = {random_text(rng, rng.randint(2, params.longest), alphabet) for _ in range(number)}
        instance = self.Instance(
            length=params.length + rng.randint(0, 3),
            alphabet=alphabet,
            words=tuple(sorted(words)),
            total=rng.randint(0, params.total),
        )
        count = self.solve(instance)
        if len(words) < number or not 4 + instance.length <= count < 10**12:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Read letter by letter with the last letters and the number of occurrences so far."""
        memory = max(map(len, instance.words)) - 1

        def moves(state: tuple[str, int]) -> Iterator[tuple[str, int]]:
            last, found = state
            for letter in instance.alphabet:
                text = last + letter
                now = found + sum(text.endswith(word) for word in instance.words)
                if now <= instance.total:
                    yield text[-memory:], now

        ends = reached(("", 0), moves, instance.length)
        return sum(ways for (_, found), ways in ends.items() if found == instance.total)

    def key(self, instance: Instance) -> object:
        """Fold mirror images and the order of the letters in which they first occur."""
        sides = []
        for words in (sorted(instance.words), sorted(word[::-1] for word in instance.words)):
            names: dict[str, int] = {}
            sides.append([[names.setdefault(letter, len(names)) for letter in word] for word in words])
        return [instance.length, len(instance.alphabet), instance.total, min(sides)]
