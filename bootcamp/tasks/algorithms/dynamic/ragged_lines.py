"""Break words into lines so that the squares of the free room add up to as little as possible.

Answer: the number of words on each line; every best breaking counts.
Harder: more words, wider lines, texts on which filling each line fails.
Skills: search, arithmetic
Source: original; D. E. Knuth and M. F. Plass, Breaking paragraphs into lines, Software: Practice and Experience 11
(1981).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Counts = tuple[int, ...]


class RaggedLines(Task["RaggedLines.Params", "RaggedLines.Instance", Counts]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(5, 6, 8, 9, 11, 13, 15, 18, 22, 28), ge=4, le=50)
        width: int = knob("the width of a line", levels=(10, 11, 12, 13, 14, 16, 18, 20, 24, 28), ge=8, le=60)
        longest: int = knob("the longest word", levels=(6, 6, 7, 7, 8, 8, 9, 10, 11, 12), ge=3, le=20)

    class Instance(task.Instance):
        lengths: Counts
        width: int
        least: int

    prompt = Prompt(
        en=r"""
        Words of the lengths {{ lengths | comma }} are set in this order into lines of width {{ width }}, with one blank
        between neighbouring words of a line. The free room of a line is {{ width }} less the lengths of its words and
        its blanks; it may not be below 0. Each line but the last costs the square of its free room, the last one
        nothing.
        Break the words into lines so that the total cost is as small as possible, and give the number of words on each
        line, in order. Any best breaking will do.
        """,
        zh=r"""
        长度依次为 {{ lengths | comma }} 的单词按此顺序排成宽度为 {{ width }} 的若干行，同一行中相邻的单词之间空一格。
        一行的余量是 {{ width }} 减去该行各单词的长度和空格数，不能小于 0。除最后一行外，每行的代价是余量的平方，
        最后一行没有代价。请把单词分行，使总代价尽可能小，并依次写出每行的单词数。任何一种最优的分法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Counts]:
        return Sequence(Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Counts]:
        lengths = tuple(rng.randint(1, params.longest) for _ in range(params.words))
        instance = self.Instance(lengths=lengths, width=params.width, least=0)
        answer = self.solve(instance)
        least = _cost(instance, answer)
        if len(answer) < 3 or least is None or (params.words > 7 and _cost(instance, _filled(instance)) == least):
            raise task.Retry
        return instance.model_copy(update={"least": least}), answer

    def solve(self, instance: Instance) -> Counts:
        count = len(instance.lengths)

        @cache
        def best(start: int) -> tuple[int, Counts]:
            found: tuple[int, Counts] = (10**9, (1,))
            for end in range(start + 1, count + 1):
                room = _room(instance, start, end)
                if room < 0:
                    break
                later, rest = best(end) if end < count else (0, ())
                found = min(found, (later + (room**2 if end < count else 0), (end - start, *rest)))
            return found

        return best(0)[1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lengths, count = instance.lengths, len(instance.lengths)
        best: dict[int, tuple[int, Counts]] = {count: (0, ())}
        lines = []
        for start in reversed(range(count)):
            told, ways, used = list[str](), list[tuple[int, Counts]](), -1
            for end in range(start + 1, count + 1):
                used += 1 + lengths[end - 1]
                room = instance.width - used
                if room < 0:
                    break
                later, rest = best[end]
                cost = 0 if end == count else room**2 + later
                told.append(f"{used} {room}" + (f"*{room}+{later}={cost}" if end < count else " 0"))
                ways.append((cost, (end - start, *rest)))
            best[start] = min(ways)
            lines.append(f"{start + 1}: {', '.join(told)}; {best[start][0]}: {list(best[start][1])}")
        return "\n".join(lines)

    def check(self, instance: Instance, answer: Counts) -> str:
        if sum(answer) != len(instance.lengths):
            return f"these are {sum(answer)} words, not {len(instance.lengths)}"
        cost = _cost(instance, answer)
        if cost is None:
            return "a line is too long"
        return "" if cost == instance.least else "the lines can cost less"


def _room(instance: RaggedLines.Instance, start: int, end: int) -> int:
    return instance.width - sum(instance.lengths[start:end]) - (end - start - 1)


def _cost(instance: RaggedLines.Instance, counts: Counts) -> int | None:
    """Give the cost of a breaking; None if a line is too long."""
    rooms, start = [], 0
    for count in counts:
        rooms.append(_room(instance, start, start + count))
        start += count
    return None if min(rooms) < 0 else sum(room**2 for room in rooms[:-1])


def _filled(instance: RaggedLines.Instance) -> Counts:
    """Put as many words on each line as there is room for."""
    counts, start = list[int](), 0
    while start < len(instance.lengths):
        ends = range(start + 1, len(instance.lengths) + 1)
        end = max(end for end in ends if _room(instance, start, end) >= 0)
        counts.append(end - start)
        start = end
    return tuple(counts)
