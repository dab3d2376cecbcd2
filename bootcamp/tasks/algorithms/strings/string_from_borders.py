"""Find the first string with a given prefix function, or the place at which there is none.

Answer: a string, or the number of the place; unique.
Harder: longer lists with longer borders, more letters.
Skills: search, logic
Source: original; border arrays are a classical subject of string algorithms.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import LOWER, prefix_function, repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class StringFromBorders(Task["StringFromBorders.Params", "StringFromBorders.Instance", str]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        length: int = knob("the length of the list", levels=(7, 11, 14, 16, 18, 20, 24, 28, 34, 40), ge=4, le=60)
        letters: int = knob("the letters needed", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 4), ge=2, le=6)
        impossible: int = knob("what percentage is impossible", levels=(0, 0) + (15,) * 8, ge=0, le=16)

    class Instance(task.Instance):
        lengths: tuple[int, ...]

    answer = Text(alphabet=LOWER + "0123456789")
    prompt = Prompt(
        en=r"""
        A border of a string is a string, shorter than it, that is both a beginning and an end of it; the empty string
        counts. A string of the letters a, b, c, ... is wanted whose beginnings of length 1, 2, 3, ... have longest
        borders of these lengths:

        {{ lengths | sequence }}

        Give the string that comes first in alphabetic order. If there is no such string, give instead the number of
        the place in the list, counted from 1, up to which there is none, while there is one up to the place before.
        """,
        zh=r"""
        一个字符串的边界是比它短的、既是它的前缀又是它的后缀的字符串，空串也算。
        要找一个由字母 a、b、c、……组成的字符串，使它的长度为 1、2、3、……的前缀的最长边界的长度依次为：

        {{ lengths | sequence }}

        请给出其中字典序最小的字符串。如果没有这样的字符串，就改为给出列表中这样一个位置的编号（从 1 开始计数）：
        只看到它前一个位置为止时还有符合的字符串，看到它为止时就没有了。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        wrong = rng.randrange(100) < params.impossible
        for _ in range(30):
            lengths = prefix_function(repetitive_text(rng, params.length, LOWER[: params.letters]))
            if wrong:
                place = rng.randrange(2, params.length)
                lengths[place] = max(0, min(place, lengths[place] + rng.choice((-2, -1, 1, 2))))
            instance = self.Instance(lengths=tuple(lengths))
            answer = self.solve(instance)
            if max(lengths) > 1 and answer.isdigit() == wrong and (wrong or len(set(answer)) >= params.letters):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> str:
        text = ""
        for place, length in enumerate(instance.lengths, 1):
            text = _longer(text, length)
            if not text:
                return str(place)
        return text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text, lines = "", list[str]()
        for place, length in enumerate(instance.lengths, 1):
            chain = _borders(text)
            told = " ".join(f"{one} {text[one]}" for one in chain)
            text = _longer(text, length)
            lines.append(f"{place} {length}: {told or '-'} → {text[-1:] or '✗'}")
            if not text:
                break
        return "\n".join(lines)


def _longer(text: str, length: int) -> str:
    """Add the first letter with which the longest border has a length; give "" if there is none."""
    options = [*text[length - 1 : length]] if length else LOWER
    return next((text + one for one in options if prefix_function(text + one)[-1] == length), "")


def _borders(text: str) -> list[int]:
    """Give the lengths of all borders of a text, the longest first."""
    return [size for size in range(len(text) - 1, -1, -1) if text.startswith(text[len(text) - size :])] if text else []
