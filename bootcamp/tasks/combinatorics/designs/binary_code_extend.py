"""Add words to a binary code without making its distance smaller.

Answer: the new words; every such set counts.
Harder: longer words, larger distances, more new words, codes that taking the first word that fits spoils.
Skills: search, logic
Source: original; the sphere packing problem of R. Hamming (1950); codes that are cut from lexicodes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Text


class BinaryCodeExtend(Task["BinaryCodeExtend.Params", "BinaryCodeExtend.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the words", levels=(5, 6, 7, 7, 8, 8, 11, 11, 11, 11), ge=4, le=12)
        distance: int = knob("the least distance", levels=(3, 3, 3, 3, 4, 4, 5, 5, 5, 5), ge=2, le=6)
        given: int = knob("the number of words that are given", levels=(3, 4, 6, 5, 6, 5, 8, 8, 7, 6), ge=1, le=16)
        added: int = knob("the number of new words", levels=(1, 2, 8, 9, 9, 10, 6, 7, 8, 10), ge=1, le=16)

    class Instance(task.Instance):
        length: int
        distance: int
        added: int
        words: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        These are binary words of {{ length }} digits; any two of them differ in at least {{ distance }} places:

        {{ words | join(", ") }}

        Add exactly {{ added }} new {{ "words" if added > 1 else "word" }} of {{ length }} digits, so that still any two
        words, old or new, differ in at least {{ distance }} places. Give the set of the new words. Any such set will
        do.
        """,
        zh=r"""
        下列是 {{ length }} 位的二进制字，任意两个至少有 {{ distance }} 位不同：

        {{ words | join(", ") }}

        请恰好再添加 {{ added }} 个 {{ length }} 位的新字，使任意两个字（无论新旧）仍至少有 {{ distance }} 位不同。
        请写出新字的集合。任何一个这样的集合都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Text(alphabet="01", length=instance.length, ignore_spaces=True), size=instance.added)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        length, size = params.length, 2**params.length
        order, shift = rng.sample(range(length), length), rng.randrange(size)
        code = [
            sum((word >> place & 1) << order[place] for place in range(length)) ^ shift
            for word in _lexicode(length, params.distance)
        ]
        if len(code) < params.given + params.added:
            raise task.Retry
        rng.shuffle(code)
        given, added = code[: params.given], code[params.given : params.given + params.added]
        for words in (range(size), range(size - 1, -1, -1)) if params.added > 2 else ():
            if _fit(given, words, params.distance) >= params.added:
                raise task.Retry
        instance = self.Instance(
            length=length,
            distance=params.distance,
            added=params.added,
            words=tuple(f"{word:0{length}b}" for word in sorted(given)),
        )
        return instance, frozenset(f"{word:0{length}b}" for word in added)

    def check(self, instance: Instance, answer: frozenset[str]) -> str:
        for word in sorted(answer):
            if word in instance.words:
                return f"{word} is no new word"
            for other in (*instance.words, *sorted(answer)):
                if word != other and sum(one != two for one, two in zip(word, other, strict=True)) < instance.distance:
                    return f"{word} and {other} are too close"
        return ""


@cache
def _lexicode(length: int, distance: int) -> tuple[int, ...]:
    """Take each word, in the order of the numbers, that is far enough from all before; their sums belong too."""
    code = [0]
    for word in range(1, 2**length):
        if all((word ^ other).bit_count() >= distance for other in code):
            code += [word ^ other for other in code]
    return tuple(code)


def _fit(given: list[int], words: Iterable[int], distance: int) -> int:
    """Count the words that are added when each one is that is far enough from all before."""
    code = list(given)
    for word in words:
        if all((word ^ other).bit_count() >= distance for other in code):
            code.append(word)
    return len(code) - len(given)
