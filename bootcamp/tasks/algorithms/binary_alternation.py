"""Find the least cost of making a string of 0 and 1 alternate by swaps, changes and deletions at the ends.

Answer: one integer; it is unique.
Harder: longer strings, runs of equal letters.
Skills: optimization, counting
Source: original; making a binary string alternate is a common exercise in programming contests.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class BinaryAlternation(Task["BinaryAlternation.Params", "BinaryAlternation.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "how many letters the string has", levels=(4, 6, 8, 10, 13, 16, 20, 25, 32, 40), ge=4, le=100
        )
        highest: int = knob(
            "the highest cost of an operation", levels=(5, 9, 12, 12, 15, 15, 20, 20, 25, 25), ge=3, le=50
        )

    class Instance(task.Instance):
        text: str
        swap: int
        change: int
        delete: int

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        The string {{ text }} of the letters 0 and 1 is to become alternating: no two neighbouring letters may be equal.
        These operations may be done as often as you like and in any order:

        - swap the letters at any two places, at a cost of {{ swap }}
        - change one letter into the other, at a cost of {{ change }}
        - delete the first or the last letter of the string as it then is, at a cost of {{ delete }}

        At least one letter must be left; a single letter counts as alternating. What is the least total cost?
        """,
        zh=r"""
        要把由 0 和 1 组成的字符串 {{ text }} 变成交替的，即任意两个相邻的字符都不相同。
        可以按任意次序、任意多次地进行下列操作：

        - 交换任意两个位置上的字符，代价为 {{ swap }}
        - 把一个字符改成另一种字符，代价为 {{ change }}
        - 删去当前字符串的第一个或最后一个字符，代价为 {{ delete }}

        至少要留下一个字符；单个字符也算是交替的。总代价最小是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        change = rng.randint(2, params.highest)
        swap, delete = rng.randint(1, 2 * change), rng.randint(1, change)
        text = random_text(rng, params.length, "01")
        instance = self.Instance(text=text, swap=swap, change=change, delete=delete)
        cost = self.solve(instance)
        if cost in (0, delete * (params.length - 1)):
            raise task.Retry
        return instance, cost

    def key(self, instance: Instance) -> object:
        mirrored = min(instance.text, instance.text[::-1])
        return [mirrored, instance.swap, instance.change, instance.delete]

    def solve(self, instance: Instance) -> int:
        size = len(instance.text)
        windows = ((start, end) for start in range(size) for end in range(start + 1, size + 1))
        return min(_cost(instance, start, end, first) for start, end in windows for first in "01")


def _cost(instance: BinaryAlternation.Instance, start: int, end: int, first: str) -> int:
    """Give the least cost of keeping the letters from `start` to before `end`, made to alternate from `first` on."""
    kept, rest = instance.text[start:end], instance.text[:start] + instance.text[end:]
    odd = "1" if first == "0" else "0"
    even_wrong, odd_wrong = kept[::2].count(odd), kept[1::2].count(first)
    # a swap inside puts two wrong letters right, one with a letter that is deleted later only one of them
    pairs = min(even_wrong, odd_wrong)
    needed = odd if odd_wrong > pairs else first
    single = even_wrong + odd_wrong - 2 * pairs
    brought = min(single, rest.count(needed))
    fixing = pairs * min(instance.swap, 2 * instance.change) + (single - brought) * instance.change
    return fixing + brought * min(instance.swap, instance.change) + instance.delete * len(rest)
