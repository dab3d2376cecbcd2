"""Sort strings into classes of rotations, perhaps also of reversals, and name each class by its first member.

Answer: the name of each class with the numbers of its strings, classes in any order; unique.
Harder: more and longer strings that nearly are rotations of each other, reversals.
Skills: search, spatial
Source: original; necklaces and bracelets.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import least_rotation, random_text, rotations
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Set, Text

Classes = dict[str, frozenset[int]]


class RotationClasses(Task["RotationClasses.Params", "RotationClasses.Instance", Classes]):
    version = 1

    class Params(task.Params):
        strings: int = knob("the number of strings", levels=(4, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=24)
        length: int = knob("the length of the strings", levels=(4, 5, 6, 7, 7, 8, 9, 10, 11, 12), ge=4, le=16)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 2, 2, 2, 2), ge=2, le=5)
        reversed: bool = knob("whether reversals count too", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        strings: tuple[str, ...]
        reversed: bool

    prompt = Prompt(
        en=r"""
        {{ strings | numbered }}

        A rotation of a string takes some letters, or none, from its beginning and puts them at its end in the same
        order. Two of these strings belong to the same class if one is a rotation of the other
        {{- " or of the other one read backwards" if reversed }}. A string with which no other one goes is a class by
        itself.

        Each class is named by the string that comes first in dictionary order among all rotations of its members
        {{- " and all rotations of these read backwards" if reversed }}; it need not be one of the strings above. Give
        for each class its name and the set of the numbers of its strings.
        """,
        zh=r"""
        {{ strings | numbered }}

        字符串的循环移位是把开头的若干个字母（可以是零个）按原来的次序移到末尾。
        如果一个字符串是另一个{{ "或另一个倒过来" if reversed }}的循环移位，则这两个字符串属于同一类。
        与其他字符串都不同类的字符串单独成一类。

        每一类用其成员的所有循环移位{{ "以及成员倒过来后的所有循环移位" if reversed }}中按字典序最靠前的字符串命名，
        它不一定是上面的字符串之一。请给出每一类的名称以及它所含字符串的编号的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Classes]:
        letters = "".join(sorted(set("".join(instance.strings))))
        return Mapping(Text(alphabet=letters), Set(Integer(1, len(instance.strings))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Classes]:
        alphabet = "abcde"[: params.letters]
        strings = [random_text(rng, params.length, alphabet)]
        while len(strings) < params.strings:
            old = rng.choice(strings)
            new = rng.choice(rotations(old)[1:])
            if rng.random() < 0.4:
                new = new[::-1]
            if rng.random() < 0.5:  # nearly a rotation: two letters exchanged
                i, j = sorted(rng.sample(range(params.length), 2))
                new = new[:i] + new[j] + new[i + 1 : j] + new[i] + new[j + 1 :]
            strings.append(new)
        instance = self.Instance(strings=tuple(rng.sample(strings, len(strings))), reversed=params.reversed)
        answer = self.solve(instance)
        if len(set(strings)) < len(strings) or not 2 <= len(answer) < len(strings):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.strings), instance.reversed]

    def solve(self, instance: Instance) -> Classes:
        found: dict[str, set[int]] = {}
        for number, name in enumerate(_names(instance), 1):
            found.setdefault(name, set()).add(number)
        return {name: frozenset(numbers) for name, numbers in found.items()}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, (text, name) in enumerate(zip(instance.strings, _names(instance), strict=True), 1):
            ways = [text, text[::-1]] if instance.reversed else [text]
            rows = [" ".join(dict.fromkeys(rotations(way))) for way in ways]
            lines.append(f"{number}. {' | '.join(rows)} → {name}")
        for name, numbers in self.solve(instance).items():
            lines.append(f"{name}: {', '.join(map(str, sorted(numbers)))}")
        return "\n".join(lines)


def _names(instance: RotationClasses.Instance) -> list[str]:
    names = map(least_rotation, instance.strings)
    turned = (least_rotation(text[::-1]) for text in instance.strings)
    return list(map(min, names, turned)) if instance.reversed else list(names)
