"""Pick listed words that together use every letter of a pool exactly once.

Answer: the words in any order; every choice that uses the pool up counts.
Harder: more words to pick, longer lists, words that almost fit.
Skills: search, language
Source: original; anagrams of phrases are an old pastime.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import LOWER
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Text

Words = frozenset[str]


class AnagramPhrase(Task["AnagramPhrase.Params", "AnagramPhrase.Instance", Words]):
    version = 1

    class Params(task.Params):
        picked: int = knob("how many words are picked", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=9)
        listed: int = knob("the length of the list", levels=(6, 9, 12, 16, 20, 26, 34, 44, 60, 80), ge=4, le=150)
        longest: int = knob("the most letters of a word", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 8), ge=3, le=9)

    class Instance(task.Instance):
        letters: str  # sorted
        listed: tuple[str, ...]
        picked: int

        @property
        def pool(self) -> str:
            return " ".join(letter * count for letter, count in Counter(self.letters).items())

    prompt = Prompt(
        en=r"""
        Here are {{ letters | length }} letters:

        {{ pool }}

        Pick {{ picked }} different words of this list that together use each of these letters exactly as often as it
        stands there, with none left over:

        {{ listed | join(" ") }}

        If several choices are right, give any one.
        """,
        zh=r"""
        下面是 {{ letters | length }} 个字母：

        {{ pool }}

        请从下列单词中选出 {{ picked }} 个不同的单词，使它们合起来恰好把这些字母用完，
        每个字母所用的次数与上面给出的次数相同：

        {{ listed | join(" ") }}

        若有多种正确的选法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        return Set(Text(alphabet=LOWER))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        chosen = words.draw(rng, params.picked, max(3, params.longest - 3), params.longest)
        letters = "".join(sorted("".join(chosen)))
        low = max(3, params.longest - 3)
        pool = Counter(letters)
        close = [
            word
            for size in range(low, params.longest + 1)
            for word in words.of_length(size)
            if word not in chosen and sum((Counter(word) - pool).values()) == 0
        ]
        if len(close) < params.listed - params.picked:
            raise task.Retry
        listed = [*chosen, *rng.sample(close, params.listed - params.picked)]
        rng.shuffle(listed)
        instance = self.Instance(letters=letters, listed=tuple(listed), picked=params.picked)
        if params.picked > 2 and not all(self.check(instance, one) for one in _plain(instance)):
            raise task.Retry
        return instance, frozenset(chosen)

    def key(self, instance: Instance) -> object:
        return instance.letters, sorted(instance.listed), instance.picked

    def check(self, instance: Instance, answer: Words) -> str:
        if not answer <= set(instance.listed):
            return "a word is not on the list"
        if len(answer) != instance.picked:
            return f"{instance.picked} words are to be picked"
        return "" if words.signature("".join(sorted(answer))) == instance.letters else "the letters are not used up"


def _plain(instance: AnagramPhrase.Instance) -> list[Words]:
    """Take each word that still fits: in the given order, from its end, by the alphabet, the longest first."""
    found = []
    listed = list(instance.listed)
    for order in (listed, listed[::-1], sorted(listed), sorted(listed, key=len, reverse=True)):
        left, taken = Counter(instance.letters), set[str]()
        for word in order:
            if not Counter(word) - left:
                left -= Counter(word)
                taken.add(word)
        found.append(frozenset(taken))
    return found
