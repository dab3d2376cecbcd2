"""Give the place of an arrangement of letters in alphabetical order, or the arrangement at a place.

Answer: one integer, or one string.
Harder: longer strings, more repeated letters.
Skills: counting
Source: original; D. E. Knuth, The Art of Computer Programming 4A (2011), section 7.2.1.2.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.counting import multinomial
from bootcamp.lib.text import shuffled
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Text


class MultisetPermutationRank(Task["MultisetPermutationRank.Params", "MultisetPermutationRank.Instance", Any]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the strings", levels=(5, 6, 7, 8, 8, 9, 10, 11, 13, 15), ge=3, le=20)
        distinct: int = knob("the number of different letters", levels=(3, 4, 5, 5, 6, 6, 6, 6, 6, 7), ge=2, le=12)

    class Instance(task.Instance):
        letters: str
        """The letters in alphabetical order."""
        word: str
        place: int
        """From 1; 0 if it is asked."""

    prompt = Prompt(
        en=r"""
        All different strings that use each of the {{ letters | length }} letters {{ letters | list | comma }} exactly
        once are sorted alphabetically and numbered from 1.

        {% if place %}
        Which string has the number {{ place }}?
        {% else %}
        What is the number of the string {{ word }}?
        {% endif %}
        """,
        zh=r"""
        把 {{ letters | length }} 个字母 {{ letters | list | comma }} 各恰好用一次，排成所有不同的字符串，
        按字母顺序排列并从 1 开始编号。

        {% if place %}
        编号为 {{ place }} 的字符串是什么？
        {% else %}
        字符串 {{ word }} 的编号是多少？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.place:
            return Text("".join(sorted(set(instance.letters))), length=len(instance.letters))
        return Integer(low=1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        pool = sorted(rng.sample("ABCDEFGHKLMNOPRSTUVWXYZ", params.distinct))
        letters = "".join(sorted([*pool, *rng.choices(pool, k=params.length - params.distinct)]))
        word = shuffled(rng, letters)
        place = _place(word)
        total = multinomial(Counter(letters).values())
        if not total // 20 < place < total - total // 20 or total < 8:
            raise Retry
        if rng.random() < 0.5:
            return self.Instance(letters=letters, word="", place=place), word
        return self.Instance(letters=letters, word=word, place=0), place

    def key(self, instance: Instance) -> object:
        """Keep the pattern of the letters only."""
        counts = sorted(Counter(instance.letters).items())
        order = {letter: index for index, (letter, _) in enumerate(counts)}
        return [[count for _, count in counts], [order[letter] for letter in instance.word], instance.place]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        total, steps, left, place = 1, [], Counter(instance.letters), instance.place or 1
        for i, letter in enumerate(instance.letters[1:], start=2):
            copy = instance.letters[:i].count(letter)
            steps.append(f"{total}*{i}/{copy}={total * i // copy}")
            total = total * i // copy
        lines, word = [", ".join(steps)], ""
        while (size := left.total()) and len(left) > 1:
            steps = []
            for letter in sorted(left):
                share = total * left[letter] // size
                steps.append(f"{letter} {total}*{left[letter]}/{size}={share}")
                if instance.word[len(word) : len(word) + 1] == letter or (not instance.word and place <= share):
                    break
                place += share if instance.word else -share
            left = +(left - Counter(letter))
            total, word = share, word + letter
            lines.append(f"{', '.join(steps)} → {word}, {place}")
        return "\n".join([*lines, f"{word}{''.join(left.elements())}, {place}"])


def _place(word: str) -> int:
    """Count the strings up to a word: those that share a beginning and then have a smaller letter come before."""
    left, place = Counter(word), 1
    for letter in word:
        for smaller in left:
            if smaller < letter and left[smaller]:
                place += multinomial(left[one] - (one == smaller) for one in left)
        left[letter] -= 1
    return place
