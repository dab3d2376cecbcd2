"""Group words that a one-to-one replacement of letters, perhaps with a rotation, turns into one another.

Answer: the groups, in any order; unique.
Harder: more and longer words, rotations.
Skills: logic, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text, rotations, shuffled
from bootcamp.lib.words import pattern
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Groups = frozenset[frozenset[str]]


class IsomorphicStringClasses(Task["IsomorphicStringClasses.Params", "IsomorphicStringClasses.Instance", Groups]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(4, 5, 6, 7, 8, 10, 12, 15, 18, 22), ge=4, le=30)
        length: int = knob("the length of the words", levels=(4, 4, 5, 5, 5, 6, 6, 7, 8, 9), ge=3, le=12)
        letters: int = knob("the most letters of a word", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        rotated: bool = knob("whether words may be rotated", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        words: tuple[str, ...]
        rotated: bool

    prompt = Prompt(
        en=r"""
        Two of the words below are alike if {{ "a rotation of " if rotated }}one becomes the other when each letter is
        replaced by a letter everywhere, different letters by different ones; a letter may also stay as it is.
        {% if rotated %}
        A rotation takes some letters, or none, from the beginning of a word and puts them at its end in the same order.
        {% endif %}

        {{ words | comma }}

        Put the words into groups so that words are alike just if they are in the same group. A word that is like no
        other one is a group by itself.
        """,
        zh=r"""
        如果把一个词{{ "的某个循环移位" if rotated }}中的每个字母处处换成同一个字母
        （不同的字母换成不同的字母，也可以不变），就能得到另一个词，就称这两个词同类。
        {% if rotated %}
        循环移位是把词开头的若干个字母（可以是零个）按原来的次序移到词尾。
        {% endif %}

        {{ words | join("、") }}

        请把这些词分组，使两个词在同一组当且仅当它们同类。与其他词都不同类的词单独成一组。
        """,
    )

    def format(self, instance: Instance) -> Format[Groups]:
        return Set(Set(Word(instance.words)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Groups]:
        words: dict[str, None] = {}
        while len(words) < params.words:
            seeds = list(words) or [random_text(rng, params.length, "abcd"[: params.letters])]
            word = rng.choice(seeds)
            if rng.random() < 0.55:  # another word with the same letters, mostly as often
                other = random_text(rng, params.length, "".join(sorted(set(word))))
                word = other if rng.random() < 0.3 else shuffled(rng, word)
            if params.rotated:
                word = rng.choice(rotations(word))
            letters = rng.sample("abcdefghijklmnoprstuvwxz", len(set(word)))
            words[word.translate(str.maketrans("".join(sorted(set(word))), "".join(letters)))] = None
        listed = rng.sample(list(words), len(words))
        instance = self.Instance(words=tuple(listed), rotated=params.rotated)
        groups = self.solve(instance)
        if not 2 <= len(groups) < params.words or max(map(len, groups)) > (params.words + 1) // 2 + 1:
            raise task.Retry
        # Neither how often letters occur nor how long the runs of equal letters are may settle the groups.
        if params.length > 4 and groups in (_grouped(words, _counts), _grouped(words, _runs, params.rotated)):
            raise task.Retry
        return instance, groups

    def key(self, instance: Instance) -> object:
        return [sorted(instance.words), instance.rotated]

    def solve(self, instance: Instance) -> Groups:
        return _grouped(instance.words, _pattern, instance.rotated)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, groups = [], dict[str, list[str]]()
        for word in instance.words:
            forms = ["".join(map(str, pattern(one))) for one in _turned(word, instance.rotated)]
            least = min(forms)
            groups.setdefault(least, []).append(word)
            lines.append(f"{word}: {' '.join(dict.fromkeys(forms))}" + f" → {least}" * instance.rotated)
        lines += [f"{least}: {', '.join(group)}" for least, group in groups.items()]
        return "\n".join(lines)


def _turned(word: str, rotated: bool) -> list[str]:
    return list(rotations(word)) if rotated else [word]


def _pattern(word: str, rotated: bool) -> object:
    return min(map(pattern, _turned(word, rotated)))


def _counts(word: str, _: bool) -> object:
    return sorted(Counter(word).values())


def _runs(word: str, rotated: bool) -> object:
    runs = min(([len(list(run)) for _, run in groupby(one)] for one in _turned(word, rotated)), key=len)
    return sorted(runs) if rotated else runs


def _grouped(words: Iterable[str], sign: Callable[[str, bool], object], rotated: bool = False) -> Groups:
    groups: dict[str, set[str]] = {}
    for word in words:
        groups.setdefault(str(sign(word, rotated)), set()).add(word)
    return frozenset(map(frozenset, groups.values()))
