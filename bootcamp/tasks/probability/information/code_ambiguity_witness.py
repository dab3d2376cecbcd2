"""Find a string that splits into code words in two ways.

Answer: two lists of code words; any that differ and spell the same string.
Harder: more and longer words, a longer shortest string.
Skills: search, logic
Source: original; A. Sardinas and G. Patterson, 1953.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Record, Sequence

Pair = tuple[tuple[str, ...], tuple[str, ...], str]
"""Two lists of words, the first one ahead by the text."""


class CodeAmbiguityWitness(Task["CodeAmbiguityWitness.Params", "CodeAmbiguityWitness.Instance", Any]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many code words there are", levels=(3, 4, 4, 4, 5, 5, 5, 5, 6, 6), ge=3, le=9)
        longest: int = knob("the longest word", levels=(4, 5, 5, 6, 6, 6, 7, 7, 8, 9), ge=2, le=12)
        letters: int = knob("how many letters there are", levels=(3, 3, 2, 2, 2, 2, 2, 2, 2, 2), ge=2, le=4)
        least: int = knob(
            "the fewest letters of a string that splits twice", levels=(4, 5, 6, 8, 10, 12, 13, 15, 16, 18), ge=3, le=40
        )

    class Instance(task.Instance):
        words: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        A code has the words {{ words | listed(language) }}. It is not uniquely decodable: some strings can be split
        into code words in more than one way, where a word may be used several times.

        Give two different lists of code words, first and second, such that the words of either list, written one after
        the other, spell the same string. Any solution will do.
        """,
        zh=r"""
        某编码的码字为 {{ words | listed(language) }}。它不是唯一可译的：有的字符串可以用不止一种方式分成码字，
        码字可以重复使用。

        请给出两个不同的码字列表 first 和 second，使各自的码字依次连写后得到同一个字符串。任何一种解都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        words = Sequence(Choice(instance.words))
        return Record(first=words, second=words)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        for _ in range(60):
            alphabet = "abcd"[: params.letters]
            words = {random_text(rng, rng.randint(1, params.longest), alphabet) for _ in range(params.words)}
            if len(words) < params.words:
                continue
            ordered = rng.sample(sorted(words), params.words)
            found = _witness(ordered)
            if found and params.least <= len("".join(found[0])) <= 2 * params.least + 4:
                return self.Instance(words=tuple(ordered)), {"first": found[0], "second": found[1]}
        raise task.Retry

    def check(self, instance: Instance, answer: Any) -> str:
        first, second = answer["first"], answer["second"]
        if not first or not second:
            return "a list is empty"
        if first == second:
            return "the lists do not differ"
        return "" if "".join(first) == "".join(second) else "the lists spell different strings"

    def key(self, instance: Instance) -> object:
        letters = sorted(set("".join(instance.words)))
        straight = sorted(instance.words)
        if len(letters) == 2:  # the letters exchanged
            straight = min(straight, sorted(word.translate(str.maketrans("ab", "ba")) for word in straight))
        return straight

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        log: list[Pair] = []
        first, second = _witness(list(instance.words), log) or ((), ())
        left, end = {"en": (", left", ", equal: "), "zh": ("，剩", "，相等：")}[language]
        lines = [f"{' '.join(ahead)} | {' '.join(behind)}{left} {rest}" for ahead, behind, rest in log]
        found = f"first = [{', '.join(first)}], second = [{', '.join(second)}]"
        return "\n".join([*lines, f"{' '.join(first)} | {' '.join(second)}{end}{found}"])


def _witness(words: list[str], log: list[Pair] | None = None) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Search the overhangs breadth first: what the longer list has more than the other; None if the code is fine.

    All pairs that are looked at go into `log`.
    """
    starts: list[Pair] = [((b,), (a,), b[len(a) :]) for a in words for b in words if a != b and b.startswith(a)]
    queue, seen = deque(starts), {rest for _, _, rest in starts}
    while queue:
        ahead, behind, rest = queue.popleft()
        if log is not None:
            log.append((ahead, behind, rest))
        for word in words:
            if word == rest:
                return ahead, (*behind, word)
            if word.startswith(rest):
                step: Pair = ((*behind, word), ahead, word[len(rest) :])
            elif rest.startswith(word):
                step = (ahead, (*behind, word), rest[len(word) :])
            else:
                continue
            if step[2] not in seen:
                seen.add(step[2])
                queue.append(step)
    return None
