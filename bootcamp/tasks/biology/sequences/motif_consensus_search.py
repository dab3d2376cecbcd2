"""Find a word that comes as close as possible to some window of every row of DNA.

Answer: a word with the least total distance; every such word is right.
Harder: more and longer rows, longer words, more changes in the hidden copies.
Skills: search, optimization
Source: original; the median string problem.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class MotifConsensusSearch(Task["MotifConsensusSearch.Params", "MotifConsensusSearch.Instance", str]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=12)
        length: int = knob("bases of a row", levels=(7, 9, 11, 14, 16, 18, 20, 24, 26, 30), ge=6, le=40)
        width: int = knob("bases of the word", levels=(3, 4, 4, 4, 5, 5, 5, 6, 6, 6), ge=3, le=7)
        changes: int = knob("most changes in a copy", levels=(0, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        hidden = ("best",)

        rows: tuple[str, ...]
        width: int
        best: int

    prompt = Prompt(
        en=r"""
        Rows of DNA:

        {{ rows | lines }}

        The distance of two words of {{ width }} bases is the number of places where they differ. The distance of a word
        from a row is its least distance from any {{ width }} neighbouring bases of that row. Only the printed strand
        counts, from left to right.

        Find a word of {{ width }} bases for which the sum of its distances from all rows is as small as possible. The
        word need not occur in any row. If there are several such words, give any one.
        """,
        zh=r"""
        下面是若干行 DNA：

        {{ rows | lines }}

        两个由 {{ width }} 个碱基组成的词的距离，是它们碱基不同的位置的个数。一个词与一行的距离，
        是它与该行中任意连续 {{ width }} 个碱基的距离的最小值。只看所印的链，从左往右读。

        请找一个由 {{ width }} 个碱基组成的词，使它与各行的距离之和尽可能小。这个词不必在某一行中出现。
        如果有多个这样的词，写出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=dna.BASES, length=instance.width)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        word, rows = dna.random_bases(rng, params.width), list[str]()
        for _ in range(params.rows):
            copy = list(word)
            for place in rng.sample(range(params.width), rng.randint(min(1, params.changes), params.changes)):
                copy[place] = rng.choice(dna.BASES.replace(copy[place], ""))
            at = rng.randrange(params.length - params.width + 1)
            rest = params.length - params.width - at
            rows.append(dna.random_bases(rng, at) + "".join(copy) + dna.random_bases(rng, rest))
        windows = Counter(row[i : i + params.width] for row in rows for i in range(params.length - params.width + 1))
        best, found = _least(rows, params.width, _distance(word, rows))
        top = max(windows.values())
        common = [one for one, count in windows.items() if count == top]
        first = [rows[0][i : i + params.width] for i in range(params.length - params.width + 1)]
        nearest = min(first, key=lambda one: _distance(one, rows))
        if len(found) > 3 or (params.changes and {nearest, common[0], sorted(common)[0]} & set(found)):
            raise task.Retry  # the obvious words would do
        return self.Instance(rows=tuple(rows), width=params.width, best=best), found[0]

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) != instance.width:
            return f"the word does not have {instance.width} bases"
        return "" if _distance(answer, instance.rows) == instance.best else "a word with a smaller sum exists"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.rows), instance.width]


def _distance(word: str, rows: Sequence[str]) -> int:
    width = len(word)
    return sum(
        min(sum(a != b for a, b in zip(word, row[i:], strict=False)) for i in range(len(row) - width + 1))
        for row in rows
    )


def _least(rows: Sequence[str], width: int, bound: int) -> tuple[int, list[str]]:
    """Give the least sum, at most `bound`, and the words that have it; letters are added while the bound allows."""
    best, found = bound, list[str]()
    starts = [(0, "", [[0] * (len(row) - width + 1) for row in rows])]
    while starts:
        _, word, counts = starts.pop()
        if sum(map(min, counts)) > best:
            continue
        if len(word) == width:
            total = sum(map(min, counts))
            found = [*found, word] if total == best else [word]
            best = total
            continue
        at = len(word)
        for base in dna.BASES:
            longer = [
                [n + (row[i + at] != base) for i, n in enumerate(line)] for line, row in zip(counts, rows, strict=True)
            ]
            starts.append((at + 1, word + base, longer))
    return best, sorted(found)
