"""Find a longest common subsequence of two strings.

Answer: a string; any of the longest counts.
Harder: longer strings, fewer letters, the obvious choices from the left fall short.
Skills: optimization, search
Source: original; a classical dynamic programme.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import common_subsequence_length, is_subsequence, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class LongestCommonSubsequence(Task["LongestCommonSubsequence.Params", "LongestCommonSubsequence.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the strings", levels=(5, 6, 8, 10, 13, 16, 20, 25, 31, 38), ge=4, le=60)
        letters: int = knob("the number of letters", levels=(3, 3, 4, 4, 4, 4, 4, 5, 5, 6), ge=2, le=10)

    class Instance(task.Instance):
        hidden = ("best",)
        first: str
        second: str
        best: int

    prompt = Prompt(
        en=r"""
        Give a string, as long as possible, whose letters occur in the same order, though not necessarily side by side,
        in both of these strings:

        {{ first }}
        {{ second }}

        If several strings are right, any one will do.
        """,
        zh=r"""
        求一个尽可能长的字符串，使它的字母按同样的次序（不必相邻）出现在下面两个字符串中：

        {{ first }}
        {{ second }}

        若有多个正确的字符串，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(set(instance.first + instance.second))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "abcdefghij"[: params.letters]
        for _ in range(50):
            first = random_text(rng, params.length, letters)
            second = random_text(rng, params.length + rng.randint(-1, 1), letters)
            best = common_subsequence_length(first, second)
            greedy = max(_from_left(first, second), _from_left(second, first))
            if 2 < best < params.length - 1 and greedy < best - (params.length > 12):
                instance = self.Instance(first=first, second=second, best=best)
                return instance, self.solve(instance)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        ways = []
        for one, two in ((instance.first, instance.second), (instance.second, instance.first)):
            for step in (1, -1):
                seen: dict[str, int] = {}
                ways.append([[seen.setdefault(letter, len(seen)) for letter in text[::step]] for text in (one, two)])
        return min(ways)

    def check(self, instance: Instance, answer: str) -> str:
        if not (is_subsequence(answer, instance.first) and is_subsequence(answer, instance.second)):
            return "its letters do not occur in this order in both strings"
        return "" if len(answer) >= instance.best else "a longer string is possible"

    def solve(self, instance: Instance) -> str:
        best = [""] * (len(instance.second) + 1)
        for letter in instance.first:
            row = [""]
            for place, other in enumerate(instance.second):
                row.append(best[place] + letter if letter == other else max(row[-1], best[place + 1], key=len))
            best = row
        return best[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        first, second = instance.first, instance.second
        rows = [[0] * (len(second) + 1)]
        for letter in first:
            above, row = rows[-1], [0]
            for b, other in enumerate(second):
                row.append(above[b] + 1 if letter == other else max(row[-1], above[b + 1]))
            rows.append(row)
        lines = [f"* - {' '.join(second)}"]
        lines += [f"{letter} {' '.join(map(str, row))}" for letter, row in zip(f"-{first}", rows, strict=True)]
        a, b, found = len(first), len(second), ""
        while rows[a][b]:
            if first[a - 1] == second[b - 1]:
                found = first[a - 1] + found
                lines.append(f"{a} {b} {first[a - 1]}: {found}")
                a, b = a - 1, b - 1
            elif rows[a - 1][b] == rows[a][b]:
                a -= 1
            else:
                b -= 1
        return "\n".join(lines)


def _from_left(first: str, second: str) -> int:
    """Count the letters of the first string that are found one after the other in the second, from the left."""
    count = start = 0
    for letter in first:
        place = second.find(letter, start)
        if place >= 0:
            count, start = count + 1, place + 1
    return count
