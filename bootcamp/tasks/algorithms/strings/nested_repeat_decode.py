"""Give the length, a letter and a count of letters of a string that is written with nested repetitions.

Answer: the length, the letter at a place and the number of letters up to it; unique.
Harder: deeper repetitions and reversals, much longer strings.
Skills: simulation, counting, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Text


class NestedRepeatDecode(Task["NestedRepeatDecode.Params", "NestedRepeatDecode.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        depth: int = knob("how deep the repetitions are", levels=(1, 1, 2, 2, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        times: int = knob("the most repetitions of a part", levels=(4, 9, 5, 9, 9, 12, 15, 30, 60, 99), ge=2, le=200)
        parts: int = knob("the most parts inside a part", levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=2, le=4)
        reverse: bool = knob("whether parts may be reversed", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        code: str
        place: int
        letter: str

    prompt = Prompt(
        en=r"""
        A long string is written in short as

        {{ code }}

        Here k(...) stands for the inside of the brackets written k times in a row
        {{- ", and ~(...) for the inside read backwards" if "~" in code }}; brackets may be nested.

        Give the length of the string (length), its letter number {{ place }}, counted from 1 (letter), and how often
        {{ letter }} occurs among its first {{ place }} letters (count).
        """,
        zh=r"""
        一个很长的字符串简写为

        {{ code }}

        其中 k(...) 表示把括号内的内容连写 k 遍{{ "，~(...) 表示把括号内的内容倒过来" if "~" in code }}；括号可以嵌套。

        请给出该字符串的长度（length）、它的第 {{ place }} 个字母（从 1 开始计数，letter），
        以及 {{ letter }} 在它的前 {{ place }} 个字母中出现的次数（count）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(length=Integer(low=1), letter=Text(alphabet="abcd", length=1), count=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        code = _code(params, params.depth, rng)
        whole = _Part.read(code)
        size = whole.size
        if not 8 <= size <= 10**15 or len(code) > 150 or (params.reverse and params.depth > 2 and "~" not in code):
            raise task.Retry
        place = rng.randint(size // 4 + 2, size - 1)
        instance = self.Instance(code=code, place=place, letter=rng.choice(sorted(set(code) & set("abcd"))))
        answer = self.solve(instance)
        if not 1 < answer["count"] < place - 1 or (answer["letter"] == instance.letter and rng.random() < 0.5):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        whole = _Part.read(instance.code)
        counts = [whole.count(letter, instance.place) - whole.count(letter, instance.place - 1) for letter in "abcd"]
        return {
            "length": whole.size,
            "letter": "abcd"[counts.index(1)],
            "count": whole.count(instance.letter, instance.place),
        }


@dataclass(frozen=True)
class _Part:
    """A letter, or parts one after the other, repeated and perhaps backwards."""

    letter: str = ""
    inside: Sequence[_Part] = ()
    times: int = 1
    backward: bool = False

    @staticmethod
    def read(code: str) -> _Part:
        """Read a whole code."""
        levels: list[list[_Part]] = [[]]
        heads: list[str] = []
        head = ""
        for sign in code:
            if sign == "(":
                heads.append(head)
                levels.append([])
                head = ""
            elif sign == ")":
                inside, mark = levels.pop(), heads.pop()
                levels[-1].append(_Part("", inside, 1 if mark == "~" else int(mark), mark == "~"))
            elif sign.isalpha():
                levels[-1].append(_Part(sign))
            else:
                head += sign
        return _Part("", levels[0])

    @property
    def size(self) -> int:
        """The number of letters."""
        return 1 if self.letter else self.times * sum(part.size for part in self.inside)

    def count(self, letter: str, end: int) -> int:
        """Count a letter among the first `end` ones."""
        if self.letter or end <= 0:
            return int(self.letter == letter and end > 0)
        once = sum(part.size for part in self.inside)
        if self.backward:
            return self.forward(letter, once) - self.forward(letter, max(0, once - end))
        rounds, rest = divmod(min(end, self.size), once)
        return rounds * self.forward(letter, once) + self.forward(letter, rest)

    def forward(self, letter: str, end: int) -> int:
        """Count a letter among the first `end` ones of the inside."""
        total = 0
        for part in self.inside:
            total += part.count(letter, min(end, part.size))
            end -= part.size
            if end <= 0:
                break
        return total


def _code(params: NestedRepeatDecode.Params, depth: int, rng: Random) -> str:
    """Draw the inside of a bracket of a depth."""
    if not depth:
        return random_text(rng, rng.randint(1, 3), "abcd")
    deep = rng.randrange(params.parts)
    parts = []
    for place in range(params.parts):
        inside = _code(params, depth - 1 if place == deep else rng.randrange(min(depth, 2)), rng)
        back = params.reverse and rng.random() < 0.3
        parts.append(f"~({inside})" if back else f"{rng.randint(2, params.times)}({inside})" if depth else inside)
        parts.append(random_text(rng, rng.randint(0, 2), "abcd"))
    return "".join(parts)
