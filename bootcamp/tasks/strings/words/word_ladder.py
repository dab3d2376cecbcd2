"""Change one word into another, a letter at a time, by words of a list.

Answer: the words of a shortest ladder; every shortest ladder is right.
Harder: longer ladders, longer lists, words that lead nowhere, letters put in or taken out.
Skills: search, language
Source: Lewis Carroll, Doublets (1879).
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class WordLadder(Task["WordLadder.Params", "WordLadder.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "how many words a shortest ladder has, both ends included",
            levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9),
            ge=3,
            le=16,
        )
        listed: int = knob("how many words the list has", levels=(6, 8, 10, 14, 20, 28, 40, 60, 90, 130), ge=4, le=300)
        letters: int = knob("how many letters the first word has", levels=(3, 3, 3, 4, 4, 4, 4, 4, 4, 4), ge=3, le=5)
        indels: bool = knob("whether a letter may also be put in or taken out", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        start: str
        end: str
        listed: tuple[str, ...]
        indels: bool

    prompt = Prompt(
        en=r"""
        A word ladder leads from {{ start }} to {{ end }}. Each word follows from the one before by changing one letter
        {%- if indels %}, putting in one letter or taking out one letter{% endif %}.
        Every word is on this list:

        {{ listed | join(" ") }}

        Give a ladder with as few words as possible, with {{ start }} as its first and {{ end }} as its last word.
        If there are several such ladders, give any one.
        """,
        zh=r"""
        词梯从 {{ start }} 走到 {{ end }}。每个词由前一个词改变一个字母
        {%- if indels %}、添上一个字母或去掉一个字母{% endif %}得到。
        每个词都在下面的列表中：

        {{ listed | join(" ") }}

        请给出词数尽可能少的词梯，第一个词是 {{ start }}，最后一个词是 {{ end }}。
        如果有多个这样的词梯，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(alphabet="abcdefghijklmnopqrstuvwxyz"))

    def key(self, instance: Instance) -> object:
        return sorted((instance.start, instance.end)), instance.listed, instance.indels

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        found = _grow(params, rng)
        start = rng.choice(found)
        far = [word for word, steps in _steps(start, found, params).items() if steps == params.length - 1]
        if not far:
            raise task.Retry
        instance = self.Instance(start=start, end=rng.choice(far), listed=tuple(sorted(found)), indels=params.indels)
        return instance, self.solve(instance)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if not answer or answer[0] != instance.start or answer[-1] != instance.end:
            return f"the ladder does not lead from {instance.start} to {instance.end}"
        unknown = [word for word in answer if word not in instance.listed]
        if unknown:
            return f"{unknown[0]} is not on the list"
        follows = words.one_edit_apart if instance.indels else words.one_letter_apart
        for before, after in pairwise(answer):
            if not follows(before, after):
                return f"{after} does not follow from {before}"
        shortest = self.solve(instance)
        return "" if len(answer) <= len(shortest) else f"a ladder of {len(shortest)} words exists"

    def solve(self, instance: Instance) -> tuple[str, ...]:
        return tuple(words.ladder(instance.start, instance.end, instance.listed, instance.indels) or ())

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        before, lines = {instance.start: ""}, list[str]()
        for word in (queue := [instance.start]):
            new = words.neighbours(word, [one for one in instance.listed if one not in before], instance.indels)
            lines.append(f"{word}: {', '.join(new) or '-'}")
            before |= dict.fromkeys(new, word)
            queue += new
            if instance.end in new:
                break
        ladder = [instance.end]
        while before[ladder[-1]]:
            ladder.append(before[ladder[-1]])
        return "\n".join([*lines, f"{' ← '.join(ladder)}: {sequence(ladder[::-1])}"])


@lru_cache(maxsize=4096)
def _near(word: str, letters: int, indels: bool) -> tuple[str, ...]:
    """List the words that may follow a word: of `letters` letters and, with `indels`, of one more."""
    pool = [*words.of_length(letters), *(words.of_length(letters + 1) if indels else ())]
    return words.neighbours(word, pool, indels)


def _grow(params: WordLadder.Params, rng: Random) -> list[str]:
    """Draw words that hang together: each new one is next to a word that was drawn lately."""
    found = [rng.choice(words.of_length(params.letters))]
    for _ in range(20 * params.listed):
        near = _near(rng.choice(found[-6:]), params.letters, params.indels)
        near = tuple(word for word in near if word not in found)
        if near:
            found.append(rng.choice(near))
        if len(found) == params.listed:
            return found
    raise task.Retry


def _steps(start: str, found: list[str], params: WordLadder.Params) -> dict[str, int]:
    """Count the steps of shortest ladders from a word to the other words."""
    listed, steps, queue = set(found), {start: 0}, deque([start])
    while queue:
        word = queue.popleft()
        for other in _near(word, params.letters, params.indels):
            if other in listed and other not in steps:
                steps[other] = steps[word] + 1
                queue.append(other)
    return steps
