"""Find the shortest piece of a string that holds all letters of a list, as often as they are listed.

Answer: the places of the first and last letters of the piece; unique.
Harder: longer strings, more required letters.
Skills: search, counting
Source: original; a standard exercise on sliding windows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class SmallestCoverWindow(Task["SmallestCoverWindow.Params", "SmallestCoverWindow.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(10, 14, 20, 26, 34, 44, 56, 70, 90, 120), ge=8, le=200)
        needed: int = knob("the number of required letters", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=12)
        letters: int = knob("the number of letters", levels=(4, 5, 5, 5, 6, 6, 6, 6, 7, 7), ge=2, le=12)

    class Instance(task.Instance):
        text: str
        needed: str

        @property
        def counts(self) -> list[tuple[str, int]]:
            return sorted(Counter(self.needed).items())

    prompt = Prompt(
        en=r"""
        Find the shortest piece of neighbouring letters of

        {{ text }}

        that holds these letters, each at least as often as stated: {{ counts | mapping(": ") }}. If several pieces are
        shortest, take the one furthest to the left.

        Give the places of its first and of its last letter, counted from 1.
        """,
        zh=r"""
        在字符串

        {{ text }}

        中求最短的一段连续字母，使它含有下列字母，每个字母的个数不少于所写的数：{{ counts | mapping(": ") }}。
        若最短的不止一段，取最靠左的一段。

        请给出它的第一个字母和最后一个字母的位置，从 1 开始计数。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1, high=len(instance.text)), length=2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        letters = "abcdefghijkl"[: params.letters]
        weights = [rng.randint(1, 5) for _ in letters]  # some letters are rare
        text = "".join(rng.choices(letters, weights, k=params.length))
        needed = "".join(sorted(rng.choices(letters, k=params.needed)))
        instance = self.Instance(text=text, needed=needed)
        if len(set(needed)) < 2 or not Counter(needed) <= Counter(text):
            raise task.Retry
        answer = self.solve(instance)
        if answer[1] - answer[0] + 1 < params.needed + (params.needed > 2) or answer[0] == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        pieces = [(start, end) for start, end in _pieces(instance) if start]
        return min(pieces, key=lambda piece: piece[1] - piece[0])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text, best = [], instance.text, (0, 0)
        for start, end in _pieces(instance):
            if not start:
                lines.append(f"{end} {text[end - 1]}: -")
                continue
            if not best[0] or end - start < best[1] - best[0]:
                best = (start, end)
            lines.append(f"{end} {text[end - 1]}: {text[start - 1 : end]} [{start}, {end}]; min {list(best)}")
        return "\n".join(lines)


def _pieces(instance: SmallestCoverWindow.Instance) -> Iterator[tuple[int, int]]:
    """Give for each end the greatest start from which all letters are there, counted from 1, or 0."""
    missing, start = Counter(instance.needed), 0
    for end, letter in enumerate(instance.text, 1):
        missing[letter] -= 1
        while max(missing.values()) <= 0:
            missing[instance.text[start]] += 1
            start += 1
        yield start, end
