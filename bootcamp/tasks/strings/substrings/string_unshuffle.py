"""Tell of each letter of a string which of the strings that were shuffled together it comes from.

Answer: a label for every letter; any right labelling counts.
Harder: longer strings of few letters, three of them, so that taking the first that fits leads into dead ends.
Skills: search
Source: original; interleaving of strings is a standard exercise in dynamic programming.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text, repetitive_text, shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class StringUnshuffle(Task["StringUnshuffle.Params", "StringUnshuffle.Instance", str]):
    version = 1

    class Params(task.Params):
        strands: int = knob("the number of strings", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4)
        length: int = knob("the length of a string", levels=(4, 5, 6, 8, 10, 9, 11, 13, 15, 18), ge=3, le=30)
        letters: int = knob("the number of letters", levels=(4, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=6)

    class Instance(task.Instance):
        strands: tuple[str, ...]
        text: str

        @property
        def named(self) -> list[str]:
            return [f"{name} = {strand}" for name, strand in zip("ABCD", self.strands, strict=False)]

    prompt = Prompt(
        en=r"""
        These strings were shuffled together, the letters of each kept in their order:

        {{ named | lines }}

        The result is:

        {{ text }}

        Write for each letter of the result, in order, the name of the string that it comes from, as one string of
        {{ text | length }} capital letters, so that the letters from each string spell this string from left to right.
        If several answers are right, give any one.
        """,
        zh=r"""
        把下面几个字符串交错混合在一起，每个字符串自身的字母保持原来的先后次序：

        {{ named | lines }}

        结果为：

        {{ text }}

        请依次写出结果中每个字母来自哪个字符串的名称，写成一个由 {{ text | length }} 个大写字母组成的字符串，
        使来自同一字符串的字母从左到右正好拼成该字符串。若有多个正确答案，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="ABCD"[: len(instance.strands)], length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = "".join(sorted(rng.sample("efghklmnoprstuwxyz", params.letters)))
        draw = rng.choice((random_text, repetitive_text))
        strands = [draw(rng, params.length + rng.randint(-1, 1), alphabet) for _ in range(params.strands)]
        labels = shuffled(rng, "".join(name * len(one) for name, one in zip("ABCD", strands, strict=False)))
        left = {name: iter(one) for name, one in zip("ABCD", strands, strict=False)}
        text = "".join(next(left[name]) for name in labels)
        instance = self.Instance(strands=tuple(strands), text=text)
        if len(set(strands)) < params.strands or any(_hasty(instance, way) for way in (1, -1)):
            raise task.Retry
        return instance, labels

    def key(self, instance: Instance) -> object:
        return sorted(instance.strands), instance.text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, states, lines = "ABCD"[: len(instance.strands)], [{(0,) * len(instance.strands)}], list[str]()
        for letter in instance.text:
            steps = (_one_more(instance, old, letter).values() for old in states[-1])
            states.append({new for several in steps for new in several})
            lines.append(f"{letter}: {', '.join(map(_shown, sorted(states[-1])))}")
        state, labels = tuple(map(len, instance.strands)), ""
        for letter, before in reversed([*zip(instance.text, states, strict=False)]):
            ways = [(name, old, new) for old in before for name, new in _one_more(instance, old, letter).items()]
            name, state, _ = min(way for way in ways if way[2] == state)
            labels = names[name] + labels
            lines.append(f"{_shown(state)}: {labels}")
        return "\n".join(lines)

    def check(self, instance: Instance, answer: str) -> str:
        for name, strand in zip("ABCD", instance.strands, strict=False):
            if "".join(letter for label, letter in zip(answer, instance.text, strict=True) if label == name) != strand:
                return f"the letters labelled {name} do not spell {name}"
        return ""


def _shown(state: tuple[int, ...]) -> str:
    """Write how many letters are taken of each string but the last, for which it follows."""
    return " ".join(map(str, state[:-1]))


def _one_more(instance: StringUnshuffle.Instance, taken: tuple[int, ...], letter: str) -> dict[int, tuple[int, ...]]:
    """Give, by the string that the letter may come from, how many letters of each are taken then."""
    return {
        at: (*taken[:at], taken[at] + 1, *taken[at + 1 :])
        for at, strand in enumerate(instance.strands)
        if strand[taken[at] : taken[at] + 1] == letter
    }


def _hasty(instance: StringUnshuffle.Instance, way: int) -> bool:
    """Tell whether taking each letter from the first (or last) string whose next letter it is ever gets through."""
    left = list(instance.strands)
    for letter in instance.text:
        fits = [at for at, strand in enumerate(left) if strand.startswith(letter)][::way]
        if not fits:
            return False
        left[fits[0]] = left[fits[0]][1:]
    return True
