"""Recover a text from its Burrows-Wheeler transform and search for a pattern backwards in it.

Answer: the text, the number of occurrences and the intervals of rows; unique.
Harder: longer texts and patterns, longer repeats.
Skills: simulation
Source: original; the transform and the backward search are in texts on compressed indexes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import repetitive_text, rotations
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Text


class BwtInverse(Task["BwtInverse.Params", "BwtInverse.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the text", levels=(5, 7, 9, 11, 14, 18, 22, 27, 33, 40), ge=4, le=60)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        pattern: int = knob("the length of the pattern", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        last: str
        pattern: str

    prompt = Prompt(
        en=r"""
        To a text of small letters the sign $ was added at the end, all rotations of the result were sorted, with $
        before all letters, and written below each other. The last column, read from the top down, is

        {{ last }}

        The rows are numbered from 1. A pattern is searched for backwards: for its last letter, its last two letters and
        so on, up to the whole pattern {{ pattern }}, the interval [first, last] of the rows that begin with them is
        found. The search ends with the whole pattern, or as soon as no row begins with them, when the interval is [].

        Give the text without the $ (text), how often the whole pattern occurs in it, overlaps included (count), and
        the list of the intervals found (intervals).
        """,
        zh=r"""
        在一个由小写字母组成的文本末尾加上符号 $，把所得字符串的所有循环移位排序（$ 排在所有字母之前），逐行写下。
        最后一列从上到下为

        {{ last }}

        各行从 1 开始编号。现在从后往前查找一个模式串：先看它的最后一个字母，再看最后两个字母，依此类推，
        直到整个模式串 {{ pattern }}，每次求出以这些字母开头的各行所在的区间 [first, last]。
        查到整个模式串时结束；一旦没有一行以这些字母开头，区间写作 []，查找也随即结束。

        请给出不含 $ 的文本（text）、整个模式串在其中出现的次数（可重叠，count），以及依次得到的区间列表（intervals）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = "".join(sorted(set(instance.last) - {"$"}))
        text = Text(alphabet=letters, length=len(instance.last) - 1)
        return Record(text=text, count=Integer(low=0), intervals=Sequence(Sequence(Integer())))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        text = repetitive_text(rng, params.length, "abcde"[: params.letters])
        start = rng.randrange(params.length - params.pattern + 1)
        pattern = text[start : start + params.pattern]
        if rng.random() < 0.2:
            pattern = rng.choice(text) + pattern[1:]
        if len(set(text)) < params.letters or set(pattern) == {pattern[0]}:
            raise task.Retry
        rows = sorted(rotations(text + "$"))
        return self.Instance(last="".join(row[-1] for row in rows), pattern=pattern), _searched(text, pattern)

    def solve(self, instance: Instance) -> dict[str, Any]:
        *_, (_, text) = _walk(instance.last)
        return _searched(text[1:], instance.pattern)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        last, goes = instance.last, _goes(instance.last)
        lines = [" ".join(f"{row}{sign}" for row, sign in enumerate(signs, start=1)) for signs in (sorted(last), last)]
        lines.append(" ".join(f"{row + 1}-{to + 1}" for row, to in enumerate(goes)))
        lines += [f"{row + 1}: {text}" for row, text in _walk(last)]
        rows = range(len(last))
        for place, letter in reversed([*enumerate(instance.pattern)]):
            hits = [goes[row] for row in rows if last[row] == letter]
            told = ", ".join(f"{row + 1}-{goes[row] + 1}" for row in rows if last[row] == letter)
            shown = [min(hits) + 1, max(hits) + 1] if hits else []
            lines.append(f"{instance.pattern[place:]}: {told or '-'}: {shown}")
            if not hits:
                break
            rows = range(min(hits), max(hits) + 1)
        return "\n".join(lines)


def _goes(last: str) -> list[int]:
    """Give for each row the row that begins with its last letter."""
    order = sorted(range(len(last)), key=last.__getitem__)
    return sorted(range(len(last)), key=order.__getitem__)


def _walk(last: str) -> Iterator[tuple[int, str]]:
    """Give the rows by which the text is read backwards, from that which begins with $, and what is then read."""
    goes, row, text = _goes(last), 0, ""
    while not text.startswith("$"):
        text = last[row] + text
        yield row, text
        row = goes[row]


def _searched(text: str, pattern: str) -> dict[str, Any]:
    """Give the answer for a text."""
    rows = sorted(rotations(text + "$"))
    intervals: list[tuple[int, ...]] = []
    for size in range(1, len(pattern) + 1):
        hits = [place for place, row in enumerate(rows, 1) if row.startswith(pattern[-size:])]
        intervals.append((hits[0], hits[-1]) if hits else ())
        if not hits:
            break
    count = len(hits) if len(intervals) == len(pattern) else 0
    return {"text": text, "count": count, "intervals": tuple(intervals)}
