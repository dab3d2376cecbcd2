"""Find the longest block of letters that stands in at least so many of some strings.

Answer: the block; of several longest ones the first in dictionary order.
Harder: more and longer strings, decoys that stand in almost enough of them.
Skills: search
Source: original; a standard question on suffix structures.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class LongestCommonSubstring(Task["LongestCommonSubstring.Params", "LongestCommonSubstring.Instance", str]):
    version = 1

    class Params(task.Params):
        strings: int = knob("the number of strings", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        least: int = knob(
            "in how many of them the block must stand", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=12
        )
        length: int = knob("the length of a string, about", levels=(8, 12, 14, 18, 20, 25, 30, 35, 42, 50), ge=6, le=80)
        letters: int = knob("the number of letters", levels=(5, 5, 5, 5, 4, 4, 4, 4, 4, 4), ge=2, le=8)
        planted: int = knob("the length of the planted block", levels=(3, 3, 4, 4, 5, 5, 6, 6, 6, 6), ge=2, le=12)

    class Instance(task.Instance):
        strings: tuple[str, ...]
        least: int

    prompt = Prompt(
        en=r"""
        {{ strings | numbered }}

        Find the longest block of neighbouring letters that stands, in this order, in
        {{ "both" if strings | length == 2 else "at least %d" % least }} of these strings. It may stand at different
        places of the strings. If several longest blocks do, give the one that comes first in dictionary order.
        """,
        zh=r"""
        {{ strings | numbered }}

        求一段最长的连续字母，它
        {{- "在这两个字符串中都" if strings | length == 2 else "至少在其中 %d 个字符串中" % least }}原样出现，
        在各字符串中的位置可以不同。若有多段同样最长，给出按字典顺序排在最前的一段。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(set("".join(instance.strings)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = "".join(sorted(rng.sample("abcdefghklmnoprstuwxyz", params.letters)))
        least = min(params.least, params.strings)
        strings = [random_text(rng, params.length + rng.randint(-1, 1), alphabet) for _ in range(params.strings)]
        for size, holders in (
            (params.planted, least),
            (params.planted + 1, least - 1),
            (params.planted + 2, least - 1),
        ):
            block = random_text(rng, size, alphabet)
            for at in rng.sample(range(params.strings), holders):
                start = rng.randrange(len(strings[at]) - size + 1)
                strings[at] = strings[at][:start] + block + strings[at][start + size :]
        instance = self.Instance(strings=tuple(strings), least=least)
        answer = self.solve(instance)
        if len(answer) < 2 or (params.strings > 2 and all(answer in text for text in strings)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.strings), instance.least

    def solve(self, instance: Instance) -> str:
        for size in range(max(map(len, instance.strings)), 0, -1):
            counts: dict[str, int] = {}
            for text in instance.strings:
                for block in {text[i : i + size] for i in range(len(text) - size + 1)}:
                    counts[block] = counts.get(block, 0) + 1
            found = [block for block, count in counts.items() if count >= instance.least]
            if found:
                return min(found)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found, lines = [""], list[str]()
        while found:
            letters = sorted(set("".join(instance.strings)))
            held = {one + letter: _holders(instance, one + letter) for one in found for letter in letters}
            found = [block for block, holders in held.items() if len(holders) >= instance.least]
            shown = [f"{block} {' '.join(map(str, held[block]))}" for block in found]
            lines.append(", ".join(shown) or "-")
        return "\n".join(lines)


def _holders(instance: LongestCommonSubstring.Instance, block: str) -> list[int]:
    """Give the numbers of the strings in which a block stands."""
    return [number for number, text in enumerate(instance.strings, 1) if block in text]
