"""Find an order of letters in which a list of words is sorted, or a cycle of letters that proves there is none.

Answer: the letters in order, or the letters of a cycle; several may be right.
Harder: more words and letters, longer cycles.
Skills: logic, search
Source: original; a common exercise on topological sorting.
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class AlienAlphabetOrder(Task["AlienAlphabetOrder.Params", "AlienAlphabetOrder.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("the number of letters", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=20)
        words: int = knob("the number of words", levels=(6, 8, 10, 12, 14, 16, 18, 21, 24, 27), ge=3, le=40)
        impossible: int = knob("what percentage has no order", levels=(0, 0) + (50,) * 8, ge=0, le=60)

    class Instance(task.Instance):
        words: tuple[str, ...]

        @property
        def letters(self) -> list[str]:
            return sorted(set("".join(self.words)))

    prompt = Prompt(
        en=r"""
        A dictionary of a strange language is said to list these words in alphabetic order, in an unknown order of the
        letters {{ letters | comma }}:

        {{ words | lines }}

        Two words are compared at the first place where they differ.

        If there is an order of all these letters in which the list is sorted, give such an order, the first letter
        first. If there is none, give a cycle instead: two or more different letters so that, by two neighbouring words
        of the list, each of them must come before the next one, and the last one before the first. If several answers
        are right, any one will do.
        """,
        zh=r"""
        据说一种陌生语言的词典按字母顺序列出了下面这些词，而字母 {{ letters | join("、") }} 的先后次序未知：

        {{ words | lines }}

        两个词在它们第一个不同的位置上比较先后。

        如果存在这些字母的一个次序使词表有序，就给出这样的一个次序（排在最前的字母写在最前）。
        如果不存在，就给出一个环：两个或更多个不同的字母，由词表中相邻的两个词可知，其中每个字母都必须排在下一个之前，
        最后一个必须排在第一个之前。若有多个正确答案，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(instance.letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = rng.sample("abcdefghijklmnopqrstuvwxyz", params.letters)
        broken = rng.randrange(100) < params.impossible
        for _ in range(30):
            words: set[str] = set()
            while len(words) < params.words:
                word = random_text(rng, rng.randint(2, 4), "".join(letters))
                start = rng.choice(sorted(words) or [""])[: rng.randint(0, 2)]
                words.add((start + word)[:5])
            listed = sorted(words, key=lambda word: [letters.index(letter) for letter in word])
            if broken:
                one, two = sorted(rng.sample(range(params.words), 2))
                listed.insert(one, listed.pop(two))
            if any(first.startswith(second) for first, second in pairwise(listed)):
                continue
            instance = self.Instance(words=tuple(listed))
            answer = self.solve(instance)
            few = broken and len(answer) < min(4, 2 + params.letters // 5)
            many = len(_arcs(instance.words)) >= params.letters - 1 - (params.letters < 6)
            if many and not few and len(instance.letters) == params.letters and broken != _sorted(instance, answer):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        return [[seen.setdefault(letter, len(seen)) for letter in word] for word in instance.words]

    def check(self, instance: Instance, answer: str) -> str:
        if len(set(answer)) < len(answer):
            return "a letter is given twice"
        arcs = _arcs(instance.words)
        if len(answer) > 1 and all(pair in arcs for pair in zip(answer, answer[1:] + answer[0], strict=True)):
            return ""
        if len(answer) < len(instance.letters):
            return "these are neither all letters nor a cycle that neighbouring words force"
        return "" if _sorted(instance, answer) else "the list is not sorted in this order"

    def solve(self, instance: Instance) -> str:
        below: dict[str, list[str]] = {letter: [] for letter in instance.letters}
        for first, second in sorted(_arcs(instance.words)):
            below[second].append(first)
        try:
            return "".join(TopologicalSorter(below).static_order())
        except CycleError as cycle:
            return "".join(cycle.args[1][:-1])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, arcs, left, order = [], _arcs(instance.words), instance.letters, ""
        for one, two in pairwise(instance.words):
            lines += [f"{one} {two}: {a} < {b}" for a, b in sorted(_arcs((one, two)))]
        while free := [one for one in left if not any((other, one) in arcs for other in left)]:
            order += free[0]
            left.remove(free[0])
            lines.append(f"{' '.join(free)}: {order}")
        if left:
            walk = left[0]
            while walk.count(walk[0]) < 2:
                walk = next(other for other in left if (other, walk[0]) in arcs) + walk
            lines.append(f"{' < '.join(walk[: walk.index(walk[0], 1) + 1])}: {walk[: walk.index(walk[0], 1)]}")
        return "\n".join(lines)


def _arcs(words: tuple[str, ...]) -> set[tuple[str, str]]:
    """Give the pairs of letters that neighbouring words put in order."""
    pairs = (((a, b) for a, b in zip(*two, strict=False) if a != b) for two in pairwise(words))
    return {pair for several in pairs for pair in [next(several, None)] if pair}


def _sorted(instance: AlienAlphabetOrder.Instance, order: str) -> bool:
    return len(order) == len(instance.letters) and all(
        order.index(a) < order.index(b) for a, b in _arcs(instance.words)
    )
