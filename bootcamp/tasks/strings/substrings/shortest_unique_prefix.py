"""Find for every word the shortest beginning, or the shortest block of letters, that no other word has.

Answer: a string for each word, in their order; unique.
Harder: more and more similar words, blocks from anywhere instead of beginnings.
Skills: search, language
Source: original; beginnings as in abbreviations of commands.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import substrings
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class ShortestUniquePrefix(Task["ShortestUniquePrefix.Params", "ShortestUniquePrefix.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(3, 4, 5, 6, 6, 7, 8, 10, 12, 14), ge=2, le=24)
        length: int = knob("the most letters of a word", levels=(5, 6, 7, 8, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        letters: int = knob("the number of different letters", levels=(5, 4, 4, 3, 4, 4, 4, 4, 4, 4), ge=2, le=8)
        blocks: bool = knob("whether blocks count instead of beginnings", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        words: tuple[str, ...]
        blocks: bool

    prompt = Prompt(
        en=r"""
        {{ words | numbered }}

        {% if blocks %}
        For each of these words find the shortest block of neighbouring letters of it that does not occur anywhere in
        any other word of the list. Of several shortest ones take the one that begins furthest to the left. If there is
        no such block, take the whole word.
        {% else %}
        For each of these words find the shortest beginning with which no other word of the list begins. If there is
        none, take the whole word.
        {% endif %}

        Give them in the order of the words.
        """,
        zh=r"""
        {{ words | numbered }}

        {% if blocks %}
        对上面的每个词，求它的一段连续字母中最短的、不在表中任何其他词里出现的一段。如果有几段同样最短，
        取开始位置最靠左的。
        如果没有这样的一段，就取整个词。
        {% else %}
        对上面的每个词，求它的最短的开头部分，使表中没有其他词以它开头。如果没有，就取整个词。
        {% endif %}

        请按词的顺序给出。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        letters = "".join(sorted(set("".join(instance.words))))
        return Sequence(Text(alphabet=letters), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        alphabet = rng.sample("abcdeghiklmnoprstu", params.letters)
        words = ["".join(rng.choice(alphabet) for _ in range(params.length))]
        while len(words) < params.words:
            old = rng.choice(words)
            cut = rng.randint(1, len(old) - 1)
            rest = "".join(rng.choice(alphabet) for _ in range(rng.randint(0, max(1, params.length - cut))))
            new = (old[:cut] + rest)[: params.length]
            if params.blocks and rng.random() < 0.4:
                new = (rest + old[cut:])[: params.length]
            if len(new) > 2 and new not in words:
                words.append(new)
        instance = self.Instance(words=tuple(rng.sample(words, len(words))), blocks=params.blocks)
        answer = self.solve(instance)
        if answer == instance.words or len({*map(len, answer)}) < min(3, params.words - 2):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.words), instance.blocks]

    def solve(self, instance: Instance) -> tuple[str, ...]:
        return tuple(
            next((piece for piece, other in _tried(instance, word) if not other), word) for word in instance.words
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for word in instance.words:
            tried = list(_tried(instance, word))
            told = [f"{piece} ({instance.words.index(other) + 1})" if other else piece for piece, other in tried]
            lines.append(f"{word}: {', '.join(told)}" + f", {word}" * bool(tried[-1][1]))
        return "\n".join(lines)


def _tried(instance: ShortestUniquePrefix.Instance, word: str) -> Iterator[tuple[str, str]]:
    """Give the pieces of a word by length, each with another word that has it, to the first that none has."""
    pieces = [word[:size] for size in range(1, len(word) + 1)]
    if instance.blocks:
        pieces = sorted(substrings(word), key=len)  # stable: those of one length from left to right
    for piece in pieces:
        others = [other for other in instance.words if other != word and piece in other]
        if not instance.blocks:
            others = [other for other in others if other.startswith(piece)]
        yield piece, next(iter(others), "")
        if not others:
            return
