"""Sort words by an alphabet with an order of its own, pairs that count as one letter, and letters that are equal.

Answer: the words in order; it is unique, since ties keep the given order.
Harder: more words that begin alike, pairs of letters, equal letters.
Skills: instructions, simulation
Source: original; alphabets such as the Spanish and Hungarian ones had or have such letters.
"""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import LOWER
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.strings.order import _alphabets
from bootcamp.verifiers import Format, Sequence, Text

Words = tuple[str, ...]


class CustomAlphabetSort(Task["CustomAlphabetSort.Params", "CustomAlphabetSort.Instance", Words]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(4, 5, 7, 9, 11, 14, 17, 21, 26, 32), ge=3, le=60)
        letters: int = knob("the number of letters", levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 15), ge=4, le=20)
        shared: int = knob("how far words begin alike", levels=(0, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=0, le=8)
        pairs: int = knob("how many pairs count as one letter", levels=(0, 0, 0, 0, 1, 2, 2, 3, 4, 4), ge=0, le=6)
        equal: int = knob("how many letters equal another one", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=5)

    class Instance(task.Instance):
        alphabet: tuple[Words, ...]
        """In order; each place holds the letters and pairs that are equal there."""
        words: Words

        @property
        def signs(self) -> list[str]:
            return [" = ".join(place) for place in self.alphabet]

        @property
        def ranks(self) -> dict[str, int]:
            return {sign: rank for rank, place in enumerate(self.alphabet, start=1) for sign in place}

        @property
        def pairs(self) -> list[str]:
            return sorted(sign for place in self.alphabet for sign in place if len(sign) == 2)

    prompt = Prompt(
        en=r"""
        A language has an alphabet of its own. From first to last it is:

        {{ signs | comma }}

        {% if pairs %}
        {{ pairs | listed }} {{ "counts as one letter" if pairs | length == 1 else "each count as one letter" }}. A word
        is read from left to right; wherever such a pair can be read next, it is read, and not its two letters.
        {% endif %}
        {% if "=" in signs | comma %}
        Letters joined by = count as the same letter.
        {% endif %}
        Sort the following words as a dictionary of this language does: by the first letter in which they differ; a word
        comes before all longer words that begin with it.
        {% if "=" in signs | comma %}
        Words that are the same in this sense keep the order in which they stand here.
        {% endif %}

        {{ words | join(" ") }}

        Give all {{ words | length }} words in order.
        """,
        zh=r"""
        某种语言有自己的字母表，从前到后依次是：

        {{ signs | comma }}

        {% if pairs %}
        其中 {{ pairs | listed(language) }} {{ "算作一个字母" if pairs | length == 1 else "各算作一个字母" }}。
        单词从左向右读；只要接下来能读出这样的两字母组合，就读作这个组合，而不读作两个单独的字母。
        {% endif %}
        {% if "=" in signs | comma %}
        用 = 连接的字母算作同一个字母。
        {% endif %}
        请像这种语言的词典那样给下列单词排序：按第一个不同的字母比较；一个单词排在所有以它开头的更长的单词之前。
        {% if "=" in signs | comma %}
        在这个意义上相同的单词保持它们在下面的先后次序。
        {% endif %}

        {{ words | join(" ") }}

        请按顺序给出全部 {{ words | length }} 个单词。
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        return Sequence(Text(alphabet=LOWER), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        letters = _alphabets.some_letters(rng, params.letters)
        pairs = list({rng.choice(letters) + rng.choice(letters): None for _ in range(params.pairs)})
        signs = [*letters, *pairs]
        rng.shuffle(signs)
        alphabet: list[Words] = [(sign,) for sign in signs[params.equal :]]
        for sign in signs[: params.equal]:
            place = rng.randrange(len(alphabet))
            alphabet[place] = tuple(sorted((*alphabet[place], sign), key=lambda one: (len(one), one)))
        frequent = [*letters, *pairs * 2, *signs[: params.equal]]
        words = _alphabets.related_words(rng, params.words, frequent, params.shared, 4 + params.shared)
        for one, two in (place[:2] for place in alphabet if len(place) > 1):  # words that are the same
            twin = next((word.replace(one, two, 1) for word in words if one in word), "")
            if twin and twin not in words:
                words[-1] = twin
                rng.shuffle(words)
        instance = self.Instance(alphabet=tuple(alphabet), words=tuple(words))
        answer = self.solve(instance)
        single = sorted(words, key=lambda word: [letters.index(sign) for sign in word])
        if list(answer) in (sorted(words), words, words[::-1]) or (pairs and list(answer) == single):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Words:
        return tuple(sorted(instance.words, key=lambda word: _ranked(word, instance.ranks)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [" ".join(f"{sign}{rank}" for sign, rank in instance.ranks.items())]
        lines += [f"{word}: {_numbers(instance, word)}" for word in instance.words]
        row: list[str] = []
        for word in instance.words:
            insort(row, word, key=lambda one: _ranked(one, instance.ranks))
            lines.append(" ".join(row))
        return "\n".join(lines)


def _numbers(instance: CustomAlphabetSort.Instance, word: str) -> str:
    return " ".join(map(str, _ranked(word, instance.ranks)))


def _ranked(word: str, ranks: dict[str, int]) -> list[int]:
    """Give the ranks of the letters of a word, pairs first."""
    found, place = list[int](), 0
    while place < len(word):
        sign = word[place : place + 2] if word[place : place + 2] in ranks else word[place]
        found.append(ranks[sign])
        place += len(sign)
    return found
