"""Recover a permutation from numbers of larger or smaller entries to the left or right.

Answer: the permutation; any that has these numbers is right.
Harder: longer permutations, counts of values or of places, two kinds of counts mixed.
Skills: deduction
Source: original; inversion tables, D. E. Knuth, The Art of Computer Programming 3 (1973), section 5.1.1.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Count = tuple[str, int, int]
"""Which code, the value or place that is counted, and its number."""


class InversionTableDecode(Task["InversionTableDecode.Params", "InversionTableDecode.Instance", "tuple[int, ...]"]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        length: int = knob("the length of the permutation", levels=(4, 5, 7, 8, 9, 11, 10, 12, 14, 17), ge=3, le=30)
        codes: int = knob("how many kinds of counts are drawn from", levels=(2, 4, 8, 8, 8, 8, 8, 8, 8, 8), ge=1, le=8)
        mixed: bool = knob("whether two kinds of counts are mixed", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        length: int
        counts: tuple[Count, ...]

        def told(self, language: str) -> list[str]:
            lines = []
            for code in sorted({code for code, _, _ in self.counts}):
                pairs = {one: number for other, one, number in self.counts if other == code}
                of, what, side = code.split()
                text = _LINE[language == "zh"].format(
                    of=_WORDS[of][language == "zh"],
                    what=_WORDS[what][language == "zh"],
                    side=_WORDS[side][language == "zh"],
                )
                lines.append(f"{text}{', '.join(f'{one}→{number}' for one, number in pairs.items())}")
            return lines

    prompt = Prompt(
        en=r"""
        A permutation of the numbers 1 to {{ length }} is written in a row. Something is counted for
        {{ "some" if told(language) | length > 1 else "all" }} of its entries; x→c means that the count for x is c:

        {{ told(language) | bullets }}

        Places are numbered from 1 on, from left to right. Give the permutation. If several permutations have these
        counts, give any one.
        """,
        zh=r"""
        把数 1 到 {{ length }} 的一个排列写成一行。
        对其中{{ "一些" if told(language) | length > 1 else "所有" }}项作了计数，
        x→c 表示 x 的计数是 c：

        {{ told(language) | bullets }}

        位置从左到右由 1 开始编号。写出这个排列。如果有多个排列符合这些计数，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(1, instance.length), length=instance.length)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.length
        answer = tuple(rng.sample(range(1, n + 1), n))
        codes = rng.sample(_CODES[: params.codes], 2 if params.mixed else 1)
        first = set(rng.sample(range(1, n + 1), (n + 1) // 2))
        counts = []
        for code in codes:
            for one in range(1, n + 1):
                if not params.mixed or (one in first) == (code == codes[0]):
                    counts.append((code, one, _count(answer, code, one)))
        return self.Instance(length=n, counts=tuple(counts)), answer

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if sorted(answer) != list(range(1, instance.length + 1)):
            return "a number is missing or stands there twice"
        for code, one, number in instance.counts:
            if _count(answer, code, one) != number:
                of, what, side = code.split()
                return f"the count of {what} entries to the {side} for the {of} {one} is not {number}"
        return ""


_CODES = [
    f"{of} {what} {side}" for side in ("left", "right") for of in ("value", "place") for what in ("larger", "smaller")
]
_WORDS = {
    "value": ("the value x", "数 x "),
    "place": ("the entry at place x", "第 x 位上的数"),
    "larger": ("larger", "大于它"),
    "smaller": ("smaller", "小于它"),
    "left": ("left", "左"),
    "right": ("right", "右"),
}
_LINE = (
    "the number of {what} entries anywhere to the {side} of {of}: ",
    "{of}的{side}边所有{what}的数的个数：",
)


def _count(row: tuple[int, ...], code: str, one: int) -> int:
    """Count what a code says for a value or a place."""
    of, what, side = code.split()
    place = row.index(one) if of == "value" else one - 1
    others = row[:place] if side == "left" else row[place + 1 :]
    return sum((other > row[place]) == (what == "larger") for other in others)
