"""Continue strings by appending their curling number again and again.

Answer: the next terms of every string; they are unique.
Harder: longer strings with longer repeated blocks, more terms, more strings.
Skills: simulation, instructions
Source: original; the curling number of B. Chaffin, J. P. Linderman, N. J. A. Sloane and A. R. Wilks, On curling
    numbers of integer sequences, Journal of Integer Sequences 16, 2013.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Terms = tuple[int, ...]


class CurlingNumberSequence(Task["CurlingNumberSequence.Params", "CurlingNumberSequence.Instance", tuple[Terms, ...]]):
    version = 1

    class Params(task.Params):
        strings: int = knob("how many strings are continued", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        length: int = knob("the length of each string", levels=(6, 7, 8, 10, 13, 16, 20, 25, 32, 40), ge=4, le=60)
        asked: int = knob("how many terms are appended to each", levels=(2, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=1, le=20)
        alphabet: int = knob("the largest number in a string", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 4), ge=2, le=4)
        drawn: int = knob(
            "of how many random strings the one that meets a 1 last is taken",
            levels=(1, 1, 2, 4, 4, 5, 5, 6, 6, 6),
            ge=1,
            le=40,
        )

    class Instance(task.Instance):
        strings: tuple[Terms, ...]
        asked: int

        @property
        def shown(self) -> list[str]:
            return [comma(string) for string in self.strings]

    prompt = Prompt(
        en=r"""
        The curling number of a finite sequence S of integers is the largest k for which S ends with some block Y of at
        least one term written k times in a row (whatever stands before, possibly nothing). For example, the curling
        number of 3, 2, 3, 2, 3 is 2, because it ends with 2, 3 written twice.

        From each of the following sequences a longer one is made: its curling number is appended, then the curling
        number of the sequence with this new term, and so on.

        {{ shown | numbered }}

        For each of them, in this order, list the first {{ asked }} appended terms.
        """,
        zh=r"""
        一个有限整数数列 S 的卷曲数，是指最大的 k，使得 S 的末尾是某个至少含一项的段 Y 连续重复 k 次
        （前面可以有任意的项，也可以没有）。例如 3, 2, 3, 2, 3 的卷曲数是 2，因为它的末尾是 2, 3 重复两次。

        把下面每个数列加长：先在末尾添上它的卷曲数，再添上添加新项以后的数列的卷曲数，如此继续。

        {{ shown | numbered }}

        请按顺序对每个数列列出最先添上的 {{ asked }} 项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Terms, ...]]:
        return Sequence(Sequence(Integer(low=1), length=instance.asked), length=len(instance.strings))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Terms, ...]]:
        strings: list[Terms] = []
        while len(strings) < params.strings:
            drawn = [_random_string(params, rng) for _ in range(params.drawn)]
            string = max(drawn, key=lambda string: (*_appended(string, params.asked), 1).index(1))
            if string not in strings:
                strings.append(string)
        instance = self.Instance(strings=tuple(strings), asked=params.asked)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.strings), instance.asked]

    def solve(self, instance: Instance) -> tuple[Terms, ...]:
        return tuple(_appended(string, instance.asked) for string in instance.strings)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, string in enumerate(instance.strings, start=1):
            terms = list(string)
            for new in _appended(string, instance.asked):
                counts = [_repeats(terms, size) for size in range(1, len(terms) // 2 + 1)]
                lines.append(f"{number}. {' '.join(map(str, terms))}: max({comma(counts)}) = {new}")
                terms.append(new)
        return "\n".join(lines)


def _random_string(params: CurlingNumberSequence.Params, rng: Random) -> Terms:
    """Draw a string that ends with a repeated block, sometimes cut short."""
    size = rng.randint(1, params.length // 2)
    numbers = [rng.randint(1 + (params.alphabet > 2), params.alphabet) for _ in range(params.length + size)]
    times = rng.randint(2, max(2, min(4, params.length // size)))
    string = numbers[: params.length] + numbers[params.length :] * times
    return tuple(string[: len(string) - rng.randint(0, size - 1)][-params.length :])


def _appended(string: Terms, count: int) -> Terms:
    """List the curling numbers that are appended."""
    terms = list(string)
    for _ in range(count):
        terms.append(max(_repeats(terms, size) for size in range(1, len(terms) // 2 + 1)))
    return tuple(terms[-count:])


def _repeats(terms: list[int], size: int) -> int:
    """Count how often the last `size` terms are repeated at the end."""
    matching = 0
    while matching + size < len(terms) and terms[-1 - matching] == terms[-1 - matching - size]:
        matching += 1
    return matching // size + 1
