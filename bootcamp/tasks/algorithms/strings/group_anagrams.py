"""Group words that are anagrams of one another after some steps of preparation.

Answer: the groups, in any order; unique.
Harder: more and longer words, more steps, of which the order matters.
Skills: simulation, search
Source: original.
"""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Groups = frozenset[frozenset[str]]

_STEPS = {
    "vowels": ("drop the vowels a, e, i, o, u and A, E, I, O, U", "去掉元音字母 a、e、i、o、u 和 A、E、I、O、U"),
    "case": ("turn capital letters into small ones", "把大写字母变成小写字母"),
    "runs": (
        "replace each run of the same letter by one such letter (a and A are different letters)",
        "把连续的相同字母缩成一个（a 与 A 是不同的字母）",
    ),
    "ends": ("drop the first and the last letter", "去掉第一个和最后一个字母"),
}


class GroupAnagrams(Task["GroupAnagrams.Params", "GroupAnagrams.Instance", Groups]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(4, 5, 6, 7, 8, 10, 12, 14, 17, 20), ge=4, le=30)
        length: int = knob("the length of the words at first", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=12)
        steps: int = knob("the steps of preparation", levels=(0, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=4)

    class Instance(task.Instance):
        words: tuple[str, ...]
        steps: tuple[str, ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [_STEPS[step] for step in self.steps]

    prompt = Prompt(
        en=r"""
        {% if steps %}
        Each of the words below is prepared by {{ "these steps, in this order" if steps[1:] else "this step" }}:

        {{ told | map("first") | numbered }}

        {% endif %}
        Two words belong together if {{ "what is left of them has" if steps else "they have" }} the same letters, each
        equally often, in whatever order{{ "" if "case" in steps else "; a and A are different letters" }}.

        {{ words | comma }}

        Put the words, as they are written here, into groups of words that belong together. A word that belongs with no
        other one is a group by itself.
        """,
        zh=r"""
        {% if steps %}
        下面的每个词都先{{ "依次按这些步骤" if steps[1:] else "按这一步" }}处理：

        {{ told | map("last") | numbered }}

        {% endif %}
        如果两个词{{ "处理后剩下的部分" if steps }}含有相同的字母，各字母的个数也相同，次序不限，
        这两个词就属于同一组{{ "" if "case" in steps else "；a 与 A 是不同的字母" }}。

        {{ words | join("、") }}

        请把这些词（照这里的写法）分组。不与其他词同组的词单独成一组。
        """,
    )

    def format(self, instance: Instance) -> Format[Groups]:
        return Set(Set(Word(instance.words, case=True)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Groups]:
        steps = tuple(rng.sample(list(_STEPS), params.steps))
        words: dict[str, None] = {}
        for _ in range(20 * params.words):
            word = rng.choice(list(words)) if words and rng.random() < 0.75 else ""
            word = _changed(word, steps, rng) or "".join(rng.choices("aeiBbCcdfmnrst", k=params.length))
            if len(words) < params.words and len(_prepared(word, steps)) > 1 and len(word) < params.length + 4:
                words[word] = None
        instance = self.Instance(words=tuple(rng.sample(list(words), len(words))), steps=steps)
        groups = self.solve(instance)
        without = [
            self.solve(instance.model_copy(update={"steps": steps[:at] + steps[at + 1 :]})) for at in range(len(steps))
        ]
        if len(words) < params.words or groups in without or not 2 <= len(groups) <= params.words * 3 // 4:
            raise task.Retry
        return instance, groups

    def key(self, instance: Instance) -> object:
        return [sorted(instance.words), instance.steps]

    def solve(self, instance: Instance) -> Groups:
        groups: dict[str, set[str]] = {}
        for word in instance.words:
            groups.setdefault("".join(sorted(_prepared(word, instance.steps))), set()).add(word)
        return frozenset(map(frozenset, groups.values()))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, groups = [], dict[str, list[str]]()
        for word in instance.words:
            forms = [_prepared(word, instance.steps[:count]) for count in range(len(instance.steps) + 1)]
            letters = " ".join(sorted(forms[-1]))
            groups.setdefault(letters, []).append(word)
            lines.append(f"{' → '.join(forms)}: {letters}")
        lines += [f"{letters}: {', '.join(group)}" for letters, group in groups.items()]
        return "\n".join(lines)


def _changed(word: str, steps: tuple[str, ...], rng: Random) -> str:
    """Shuffle a word, and often change it in a way that a step may undo, or in a way that none does."""
    word = shuffled(rng, word)
    if not word or rng.random() < 0.25:
        return word
    place = rng.randrange(len(word))
    letter = word[place]
    ways = [word[:place] + letter.swapcase() + word[place + 1 :], word[:place] + letter + word[place:]]
    ways.append(word[:place] + rng.choice("aeiou") + word[place:])
    ways.append(word[:place] + rng.choice("bcdfmn") + word[place + 1 :])
    return rng.choice(ways)


def _prepared(word: str, steps: tuple[str, ...]) -> str:
    """Give what the steps leave of a word."""
    for step in steps:
        if step == "vowels":
            word = "".join(letter for letter in word if letter not in "aeiouAEIOU")
        elif step == "case":
            word = word.lower()
        elif step == "runs":
            word = "".join(letter for letter, _ in groupby(word))
        else:
            word = word[1:-1]
    return word
