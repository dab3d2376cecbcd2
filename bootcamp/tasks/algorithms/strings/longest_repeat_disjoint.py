"""Find a longest string that occurs several times in a text without overlaps.

Answer: the string and the places; any of the longest and any such places count.
Harder: longer texts with more repeats, more occurrences.
Skills: search, optimization
Source: original; a standard question on suffix structures.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Text


class LongestRepeatDisjoint(Task["LongestRepeatDisjoint.Params", "LongestRepeatDisjoint.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the text", levels=(10, 13, 16, 20, 25, 30, 36, 44, 52, 60), ge=8, le=90)
        times: int = knob("how often the string occurs", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 2, 2, 2, 2, 2), ge=2, le=4)

    class Instance(task.Instance):
        hidden = ("best",)
        text: str
        times: int
        best: int

    prompt = Prompt(
        en=r"""
        Find a string, as long as possible, that occurs at least {{ times }} times in

        {{ text }}

        at places that do not overlap. Give the string (text) and {{ times }} such places, by the numbers of their first
        letters, counted from 1 and in increasing order (starts). If several answers are right, any one will do.
        """,
        zh=r"""
        求一个尽可能长的字符串，它在

        {{ text }}

        中互不重叠地出现至少 {{ times }} 次。请给出这个字符串（text）和 {{ times }} 个这样的位置，
        即各次出现的首字母的序号，从 1 开始计数，从小到大排列（starts）。若有多个正确答案，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = "".join(sorted(set(instance.text)))
        return Record(text=Text(alphabet=letters), starts=Sequence(Integer(low=1), length=instance.times))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        alphabet = "abcd"[: params.letters]
        text = random_text(rng, params.length, alphabet)
        for _ in range(2):  # planted pieces, which may overlap
            size = rng.randint(2, max(2, params.length // (params.times + 2)))
            piece = random_text(rng, size, alphabet)
            for _ in range(params.times):
                start = rng.randrange(params.length - size + 1)
                text = text[:start] + piece + text[start + size :]
        answer = _longest(text, params.times)
        size = len(answer["text"])
        if size < 2 or size > params.length // params.times - 2:
            raise task.Retry
        return self.Instance(text=text, times=params.times, best=size), answer

    def key(self, instance: Instance) -> object:
        ways = []
        for text in (instance.text, instance.text[::-1]):
            seen: dict[str, int] = {}
            ways.append([seen.setdefault(letter, len(seen)) for letter in text])
        return [min(ways), instance.times]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        text, starts = answer["text"], answer["starts"]
        if any(not instance.text.startswith(text, start - 1) for start in starts):
            return "the string does not occur at one of the places"
        if any(later - start < len(text) for start, later in pairwise(starts)):
            return "two of the places overlap or are out of order"
        return "" if len(text) >= instance.best else "there is a longer string"

    def solve(self, instance: Instance) -> dict[str, Any]:
        return _longest(instance.text, instance.times)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text, times = instance.text, instance.times
        found, lines = {"": [0]}, list[str]()
        last: dict[str, list[int]] = {}
        while found:
            last = found
            grown = [piece + letter for piece in found for letter in sorted(set(text)) if piece + letter in text]
            tried = {piece: _starts(text, piece, times) for piece in grown}
            shown = [f"{piece} {' '.join(str(start + 1) for start in starts)}" for piece, starts in tried.items()]
            lines.append(", ".join(shown) or "-")
            found = {piece: starts for piece, starts in tried.items() if len(starts) == times}
        piece, starts = next(iter(last.items()))
        answer = self.format(instance).render({"text": piece, "starts": tuple(start + 1 for start in starts)})
        return "\n".join([*lines, f"{len(piece)}: {answer}"])


def _longest(text: str, times: int) -> dict[str, Any]:
    """Give the first of the longest strings with the first places."""
    for size in range(len(text) // times, 0, -1):
        for start in range(len(text) - size + 1):
            piece = text[start : start + size]
            starts = _starts(text, piece, times)
            if len(starts) == times:
                return {"text": piece, "starts": tuple(place + 1 for place in starts)}
    raise task.Retry


def _starts(text: str, piece: str, times: int) -> list[int]:
    """Give the first places, at most so many, at which a piece occurs without overlaps."""
    starts, start = list[int](), text.find(piece)
    while start >= 0 and len(starts) < times:
        starts.append(start)
        start = text.find(piece, start + len(piece))
    return starts
