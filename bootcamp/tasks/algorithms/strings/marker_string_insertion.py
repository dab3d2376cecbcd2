"""Insert letters into a string after certain patterns that do not share letters.

Answer: the final string; unique.
Harder: longer strings, more patterns, more of them that overlap.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_BLOCKED = " -"


class MarkerStringInsertion(Task["MarkerStringInsertion.Params", "MarkerStringInsertion.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(8, 10, 13, 16, 20, 25, 31, 38, 46, 56), ge=6, le=80)
        patterns: int = knob("the number of patterns", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=10)
        size: int = knob("the length of the patterns", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=5)
        letters: int = knob("the number of letters", levels=(4, 4, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=5)

    class Instance(task.Instance):
        text: str
        patterns: tuple[tuple[str, str], ...]

    answer = Text(alphabet="ABCDE")
    prompt = Prompt(
        en=r"""
        The string {{ text }} is read from left to right, letter by letter. Whenever the last
        {{ patterns[0][0] | length }} letters read are one of the patterns below and none of them belonged to an earlier
        match, this is a match, and the letter beside the pattern is inserted directly after them. Letters that were
        inserted are not read.

        {% for pattern, letter in patterns %}
        - {{ pattern }}: {{ letter }}
        {% endfor %}

        Give the final string.
        """,
        zh=r"""
        从左到右逐个读字符串 {{ text }} 的字母。每当最后读到的 {{ patterns[0][0] | length }} 个字母
        正好是下面的某个模式，并且其中没有字母属于先前的匹配，就算一次匹配，在它们之后紧接着插入该模式旁边的字母。插入的字母不再被读。

        {% for pattern, letter in patterns %}
        - {{ pattern }}: {{ letter }}
        {% endfor %}

        请给出最后的字符串。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = "ABCDE"[: params.letters]
        patterns: dict[str, str] = {}
        while len(patterns) < params.patterns:
            pattern = random_text(rng, params.size, alphabet)
            if patterns and rng.random() < 0.6:  # begin as another one ends
                pattern = (rng.choice(list(patterns))[rng.randint(1, params.size - 1) :] + pattern)[: params.size]
            patterns[pattern] = rng.choice("ABCDE")
        text = ""
        while len(text) < params.length:
            pattern = rng.choice(list(patterns))
            text += pattern[: rng.randint(1, params.size)] if rng.random() < 0.7 else rng.choice(alphabet)
        instance = self.Instance(text=text[: params.length], patterns=tuple(patterns.items()))
        *_, (result, _) = reads = list(_read(instance))
        blocked = any(match == _BLOCKED for _, match in reads)
        if len(result) < params.length + 2 or (params.length > 10 and not blocked):
            raise task.Retry
        return instance, result

    def key(self, instance: Instance) -> object:
        return [instance.text, sorted(instance.patterns)]

    def solve(self, instance: Instance) -> str:
        return list(_read(instance))[-1][0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, size = [], len(instance.patterns[0][0])
        for end, (result, match) in enumerate(_read(instance), start=1):
            lines.append(f"{end}. {instance.text[max(0, end - size) : end]}{match}: {result}")
        return "\n".join(lines)


def _read(instance: MarkerStringInsertion.Instance) -> Iterator[tuple[str, str]]:
    """Give the string after each letter read, and what was inserted or that a pattern shares letters with a match."""
    patterns, text = dict(instance.patterns), instance.text
    size = len(instance.patterns[0][0])
    result, free = "", 0
    for end in range(1, len(text) + 1):
        letter = patterns.get(text[max(0, end - size) : end], "")
        fits = end - size >= free
        result += text[end - 1] + letter * fits
        free = end if letter and fits else free
        yield result, (f" +{letter}" if fits else _BLOCKED) * bool(letter)
