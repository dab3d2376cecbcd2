"""Give the suffix array of a string and the lengths of the common beginnings of neighbouring suffixes.

Answer: the starts in order and the lengths; unique.
Harder: longer strings with longer repeats.
Skills: simulation
Source: original; a standard index of texts.
"""

from __future__ import annotations

from bisect import insort
from itertools import pairwise, takewhile
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class SuffixArrayLcp(Task["SuffixArrayLcp.Params", "SuffixArrayLcp.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(5, 7, 9, 11, 14, 17, 20, 24, 28, 34), ge=4, le=60)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 2), ge=2, le=4)

    class Instance(task.Instance):
        text: str

    prompt = Prompt(
        en=r"""
        The suffixes of {{ text }} are sorted in alphabetic order; one that is the beginning of another comes first.

        Give the list of the places at which the sorted suffixes begin, counted from 0 (sa), and for each two
        neighbouring suffixes of this order the number of letters that they have in common at their beginnings (lcp).
        """,
        zh=r"""
        把 {{ text }} 的所有非空后缀按字典序排序；如果一个后缀是另一个的前缀，它排在前面。

        请依次给出排序后各个后缀的起始位置，从 0 开始计数（sa），
        以及这一次序中每两个相邻后缀的公共前缀的长度（lcp）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        size = len(instance.text)
        return Record(sa=Sequence(Integer(low=0), length=size), lcp=Sequence(Integer(low=0), length=size - 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        text = repetitive_text(rng, params.length, "abcd"[: params.letters])
        if len(set(text)) < params.letters:
            raise task.Retry
        instance = self.Instance(text=text)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        text = instance.text
        order = sorted(range(len(text)), key=lambda start: text[start:])
        lengths = (_shared(text[one:], text[two:]) for one, two in pairwise(order))
        return {"sa": tuple(order), "lcp": tuple(lengths)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text, row = list[str](), instance.text, list[str]()
        for start in reversed(range(len(text))):
            insort(row, text[start:])
            lines.append(f"{start}: {' '.join(row)}")
        for before, suffix in zip(["", *row], row, strict=False):
            told = f"{len(text) - len(suffix)} {suffix}"
            lines.append(f"{told} {_shared(before, suffix)}" if before else told)
        return "\n".join(lines)


def _shared(one: str, two: str) -> int:
    """Count the letters that two texts have in common at their beginnings."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))
