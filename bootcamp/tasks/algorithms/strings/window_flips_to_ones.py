"""Invert windows of a bit string so that it becomes all ones, with as few windows as possible.

Answer: the starts of the windows, or none; unique.
Harder: longer strings and windows.
Skills: simulation, logic
Source: original; a known exercise on greedy algorithms.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Set

Starts = frozenset[int] | None


class WindowFlipsToOnes(Task["WindowFlipsToOnes.Params", "WindowFlipsToOnes.Instance", Starts]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(9, 12, 20, 22, 24, 27, 31, 37, 44, 50), ge=5, le=80)
        window: int = knob("the length of the windows", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=10)
        impossible: int = knob("what percentage is impossible", levels=(8,) * 10, ge=0, le=16)

    class Instance(task.Instance):
        text: str
        window: int

    prompt = Prompt(
        en=r"""
        A move inverts exactly {{ window }} neighbouring signs of a string of 0 and 1: each 0 becomes 1, each 1
        becomes 0. The string {{ text }} is to be turned into ones only, with as few moves as possible.

        Give the places at which the windows of these moves begin, counted from 1, or none if it cannot be done.
        """,
        zh=r"""
        一步操作把由 0 和 1 组成的字符串中恰好 {{ window }} 个相邻的字符取反：0 变 1，1 变 0。
        要用尽可能少的步数把字符串 {{ text }} 变成全是 1。

        请给出这些操作的窗口的起始位置，从 1 开始计数；如果做不到，就写 none。
        """,
    )

    def format(self, instance: Instance) -> Format[Starts]:
        return Maybe(Set(Integer(low=1, high=len(instance.text) - instance.window + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        bits = [1] * params.length
        last = params.length - params.window
        for start in rng.sample(range(last + 1), rng.randint(2, last // 2 + 1)):
            bits[start : start + params.window] = [1 - bit for bit in bits[start : start + params.window]]
        if rng.randrange(100) < params.impossible:
            bits[rng.randrange(params.length)] ^= 1
        instance = self.Instance(text="".join(map(str, bits)), window=params.window)
        answer = self.solve(instance)
        if answer is not None and len(answer) < 2:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [min(instance.text, instance.text[::-1]), instance.window]

    def solve(self, instance: Instance) -> Starts:
        moves = list(_moves(instance))
        left = moves[-1][1] if moves else instance.text
        return None if "0" in left else frozenset(start for start, _ in moves)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [instance.text, *(f"{start}: {text}" for start, text in _moves(instance))]
        if self.solve(instance) is None:
            lines.append({"en": "a 0 is left: none", "zh": "还剩 0：none"}[language])
        return "\n".join(lines)


def _moves(instance: WindowFlipsToOnes.Instance) -> Iterator[tuple[int, str]]:
    """Give the place of each move and the string after it: only a window that begins at the first 0 can mend it."""
    text, size = instance.text, instance.window
    for place in range(len(text) - size + 1):
        if text[place] == "0":
            turned = "".join("10"[int(sign)] for sign in text[place : place + size])
            text = text[:place] + turned + text[place + size :]
            yield place + 1, text
