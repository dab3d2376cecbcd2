"""Build a palindrome with a given beginning from as many letter tiles as possible.

Answer: a palindrome; any of the longest counts.
Harder: more tiles, more of them with two letters to choose from, longer beginnings.
Skills: optimization, counting
Source: original.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class PalindromeGeneration(Task["PalindromeGeneration.Params", "PalindromeGeneration.Instance", str]):
    version = 1

    class Params(task.Params):
        tiles: int = knob("the number of tiles", levels=(6, 7, 8, 10, 12, 14, 17, 20, 24, 28), ge=4, le=40)
        double: int = knob("how many tiles have two letters", levels=(0, 1, 2, 3, 4, 5, 5, 6, 6, 7), ge=0, le=8)
        start: int = knob("the length of the beginning", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=6)
        letters: int = knob("the number of letters", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=3, le=12)

    class Instance(task.Instance):
        hidden = ("best",)
        tiles: tuple[str, ...]
        start: str
        best: int

        @property
        def shown(self) -> list[str]:
            return ["/".join(tile) for tile in self.tiles]

    prompt = Prompt(
        en=r"""
        There are these letter tiles:

        {{ shown | comma }}

        {% if "/" in shown | join %}
        A tile such as x/y can be used as x or as y, but only once.
        {% endif %}
        Lay a palindrome, a string that reads the same forwards and backwards, that begins with {{ start }} and uses as
        many of the tiles as possible. If several answers are right, any one will do.
        """,
        zh=r"""
        有以下字母牌：

        {{ shown | join("、") }}

        {% if "/" in shown | join %}
        形如 x/y 的牌可当作 x 或当作 y 使用，但只能用一次。
        {% endif %}
        请摆出一个以 {{ start }} 开头的回文串（正读与倒读相同），使用的牌要尽可能多。若有多个正确答案，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(set("".join(instance.tiles)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "".join(rng.sample("abcdefghiklmnoprstuvwy", params.letters))
        start = "".join(rng.choices(letters, k=params.start))
        tiles = list(start * 2) + rng.choices(letters, k=params.tiles - 2 * params.start)
        for place in rng.sample(range(params.tiles), params.double):
            tiles[place] += rng.choice([letter for letter in letters if letter != tiles[place]])
        tiles = ["".join(sorted(tile)) for tile in tiles]
        bare = self.Instance(tiles=tuple(rng.sample(tiles, params.tiles)), start=start, best=0)
        best = self.solve(bare)
        plain = [_longest(Counter(tile[side] for tile in bare.tiles), start) for side in (0, -1)]
        if len(best) == params.tiles or (params.double > 1 and max(map(len, plain)) == len(best)):
            raise task.Retry
        return bare.model_copy(update={"best": len(best)}), best

    def key(self, instance: Instance) -> object:
        return [sorted(instance.tiles), instance.start]

    def check(self, instance: Instance, answer: str) -> str:
        if answer != answer[::-1]:
            return "it is no palindrome"
        if not answer.startswith(instance.start):
            return "it does not begin as it should"
        double = [tile for tile in instance.tiles if len(tile) > 1]
        missing = Counter(answer) - Counter(tile for tile in instance.tiles if len(tile) == 1)
        if missing.total() > len(double) or not _covered("".join(missing.elements()), double):
            return "there are not enough tiles for it"
        return "" if len(answer) >= instance.best else "a longer palindrome is possible"

    def solve(self, instance: Instance) -> str:
        ways = {tuple(sorted(letters)) for letters in product(*(tile for tile in instance.tiles if len(tile) > 1))}
        single = Counter(tile for tile in instance.tiles if len(tile) == 1)
        words = (_longest(single + Counter(way), instance.start) for way in sorted(ways))
        return max(words, key=len)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        start, ways = (
            instance.start,
            sorted({tuple(sorted(one)) for one in product(*(tile for tile in instance.tiles if len(tile) > 1))}),
        )
        single = Counter(tile for tile in instance.tiles if len(tile) == 1)
        lines, best = [], ""
        for way in ways:
            counts = single + Counter(way)
            rest = counts - Counter(start * 2)
            found = _longest(counts, start)
            told = " ".join(f"{letter} {number}" for letter, number in sorted(counts.items()))
            pairs = sum(number // 2 for number in rest.values())
            odd = int(any(number % 2 for number in rest.values()))
            size = f"2·({len(start)} + {pairs}) + {odd} = {len(found)}" if found else "✗"
            lines.append(f"{'/'.join(way)}{' → ' if way else ''}{told}: {size}")
            best = max(best, found, key=len)
        return "\n".join([*lines, f"{len(best)}: {best}"])


def _longest(counts: Counter[str], start: str) -> str:
    """Give a longest palindrome from some letters, or "" where the letters of the beginning are not there twice."""
    rest = counts - Counter(start * 2)
    if not Counter(start * 2) <= counts:
        return ""
    half = "".join(letter * (number // 2) for letter, number in sorted(rest.items()))
    middle = next((letter for letter, number in sorted(rest.items()) if number % 2), "")
    return start + half + middle + half[::-1] + start[::-1]


def _covered(letters: str, double: list[str]) -> bool:
    """Tell whether different tiles can stand for the letters (augmenting paths)."""
    taken: dict[int, int] = {}

    def place(at: int, tried: set[int]) -> bool:
        for number, tile in enumerate(double):
            if letters[at] in tile and number not in tried:
                tried.add(number)
                if number not in taken or place(taken[number], tried):
                    taken[number] = at
                    return True
        return False

    return all(place(at, set()) for at in range(len(letters)))
