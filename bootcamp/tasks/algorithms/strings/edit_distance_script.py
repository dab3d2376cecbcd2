"""Turn one string into another with the fewest insertions, deletions and replacements of single letters.

Answer: the operations in order; any shortest list counts.
Harder: longer strings, more operations that move letters along.
Skills: optimization, search
Source: original; the distance of Levenshtein.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import edit_distance, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Script = tuple[str, ...]


class EditDistanceScript(Task["EditDistanceScript.Params", "EditDistanceScript.Instance", Script]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the first string", levels=(4, 5, 6, 8, 9, 11, 13, 15, 18, 22), ge=3, le=40)
        edits: int = knob("about how many operations it takes", levels=(2, 2, 3, 4, 4, 5, 6, 7, 9, 11), ge=1, le=20)
        letters: int = knob("the number of letters", levels=(4, 4, 4, 4, 4, 4, 4, 4, 5, 5), ge=2, le=10)

    class Instance(task.Instance):
        hidden = ("best",)
        first: str
        second: str
        best: int

    answer = Sequence(Text(alphabet="IDS0123456789abcdefghij"))
    prompt = Prompt(
        en=r"""
        Turn the string {{ first }} into {{ second }} by as few of these operations as possible:

        - I3x inserts the letter x before the letter at place 3 of the string as it then is, or at its end if the string
          has 2 letters
        - D3 deletes the letter at place 3
        - S3x puts the letter x in place of the letter at place 3

        and so on for other places and letters. Places are counted from 1, in the string as the operations before have
        left it. Give the operations in order, such as [D2, I1b]. If several lists are right, any one will do.
        """,
        zh=r"""
        用尽可能少的下列操作把字符串 {{ first }} 变成 {{ second }}：

        - I3x 在当前字符串第 3 位的字母之前插入字母 x；如果当前字符串只有 2 个字母，就插在末尾
        - D3 删去第 3 位的字母
        - S3x 把第 3 位的字母换成 x

        其他位置和字母依此类推。位置从 1 开始计数，按前面各操作之后的字符串来数。
        请依次给出各个操作，例如 [D2, I1b]。若有多种正确的答案，任意一种都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Script]:
        letters = "abcdefghij"[: params.letters]
        first = text = random_text(rng, params.length, letters)
        for _ in range(params.edits):
            place = rng.randrange(len(text))
            kind = rng.randrange(3)
            text = text[:place] + rng.choice(letters) * (kind != 1) + text[place + (kind > 0) :]
        best = edit_distance(first, text)
        plain = sum(a != b for a, b in zip(first, text, strict=False)) + abs(len(first) - len(text))
        if (
            best < max(2, params.edits - 2)
            or (params.length > 5 and plain <= best + params.length // 12)
            or len(text) < 2
        ):
            raise task.Retry
        instance = self.Instance(first=first, second=text, best=best)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        return [[seen.setdefault(letter, len(seen)) for letter in text] for text in (instance.first, instance.second)]

    def check(self, instance: Instance, answer: Script) -> str:
        if len(answer) > instance.best:
            return "fewer operations suffice"
        text = instance.first
        for step, operation in enumerate(answer, 1):
            kind, digits, letter = operation[:1], operation[1:].rstrip("abcdefghij"), operation[1:].lstrip("0123456789")
            place = int(digits) if digits.isdigit() and len(digits) < 4 else 0
            if kind not in ("I", "D", "S") or len(letter) != (kind != "D") or digits + letter != operation[1:]:
                return f"operation {step} does not have the form asked"
            if letter in ("I", "D", "S") or not 1 <= place <= len(text) + (kind == "I"):
                return f"operation {step} names a place or a letter that there is not"
            text = text[: place - 1] + letter + text[place - (kind == "I") :]
        return "" if text == instance.second else "the operations lead to another string"

    def solve(self, instance: Instance) -> Script:
        return tuple(step for _, _, step in _way(instance) if step)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        first, second = instance.first, instance.second
        lines = [f"* - {' '.join(second)}"]
        for letter, row in zip(f"-{first}", _costs(first, second), strict=True):
            lines.append(f"{letter} {' '.join(map(str, row))}")
        for a, b, step in _way(instance):
            lines.append(f"{first[:a] or '-'} {second[:b] or '-'}: {step or '='}")
        return "\n".join(lines)


def _costs(first: str, second: str) -> list[list[int]]:
    """Give the distances of all beginnings of two strings."""
    costs = [[*range(len(second) + 1)]]
    for a, letter in enumerate(first, start=1):
        row = [a]
        for b, other in enumerate(second, start=1):
            row.append(min(row[-1] + 1, costs[-1][b] + 1, costs[-1][b - 1] + (letter != other)))
        costs.append(row)
    return costs


def _way(instance: EditDistanceScript.Instance) -> Iterator[tuple[int, int, str]]:
    """Give how much of both strings is left before each step, from the right so that places on the left stay."""
    first, second = instance.first, instance.second
    costs, a, b = _costs(first, second), len(first), len(second)
    while a or b:
        here, differs = costs[a][b], first[a - 1 : a] != second[b - 1 : b]
        if a and b and costs[a - 1][b - 1] + differs == here:
            yield a, b, f"S{a}{second[b - 1]}" if differs else ""
            a, b = a - 1, b - 1
        elif a and costs[a - 1][b] + 1 == here:
            yield a, b, f"D{a}"
            a -= 1
        else:
            yield a, b, f"I{a + 1}{second[b - 1]}"
            b -= 1
