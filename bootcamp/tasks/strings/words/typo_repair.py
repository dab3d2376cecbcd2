"""Repair the mistyped words of a sentence by the nearest words of a list.

Answer: the words of the sentence; unique.
Harder: longer sentences with more mistakes, longer lists of similar words, several mistakes in a word, costs by keys.
Skills: language, search
Source: original; the distance is that of Damerau, by optimal string alignment.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
"""The rows of keys; keys side by side are neighbours."""

_NEAR = {pair for row in ROWS for one, two in pairwise(row) for pair in ((one, two), (two, one))}


class TypoRepair(Task["TypoRepair.Params", "TypoRepair.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words of the sentence", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=2, le=25)
        wrong: int = knob("the number of mistyped words", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=20)
        listed: int = knob("the number of listed words", levels=(8, 10, 14, 20, 26, 32, 40, 50, 60, 75), ge=6, le=120)
        mistakes: int = knob("the most mistakes of a word", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)
        keys: bool = knob("whether neighbouring keys cost less", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        typed: tuple[str, ...]
        listed: tuple[str, ...]
        keys: bool

    prompt = Prompt(
        en=r"""
        Somebody typed a row of words of this list:

        {{ listed | comma }}

        and made mistakes in some of them. This was typed:

        {{ typed | join(" ") }}

        A typed word that is on the list is right. Any other stands for the listed word from which it costs the least to
        get to it; there is always just one such word. A mistake is one of these: a letter is put in, a letter is left
        out, a letter is replaced by another, two neighbouring letters are exchanged; no letter takes part in two
        mistakes.
        {% if keys %}
        A replacement by a letter on a neighbouring key costs 1, every other mistake costs 2. Neighbouring keys are
        those side by side in one of the rows qwertyuiop, asdfghjkl and zxcvbnm.
        {% else %}
        Each mistake costs 1.
        {% endif %}

        Give the words that were meant, in order.
        """,
        zh=r"""
        某人输入了一串单词，它们都来自下表：

        {{ listed | join("、") }}

        但其中一些打错了。输入的内容是：

        {{ typed | join(" ") }}

        输入的词如果在表中，就是正确的；否则，它代表表中变成它花费最小的那个词，这样的词总是只有一个。
        一处错误是下列之一：多打一个字母、漏掉一个字母、把一个字母打成另一个、相邻两个字母对调；同一个字母不参与两处错误。
        {% if keys %}
        打成相邻键上的字母花费 1，其他错误花费 2。相邻键是指在 qwertyuiop、asdfghjkl、zxcvbnm 之一中紧挨着的两个键。
        {% else %}
        每处错误花费 1。
        {% endif %}

        请按顺序给出原来要输入的各个词。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(instance.listed), length=len(instance.typed))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        listed = _list(rng, params.listed)
        meant = [rng.choice(listed) for _ in range(params.words)]
        places = rng.sample(range(params.words), params.wrong)
        typed = list(meant)
        for place in places:
            typed[place] = _mistyped(rng, meant[place], params, listed)
        instance = self.Instance(typed=tuple(typed), listed=tuple(sorted(listed)), keys=params.keys)
        return instance, tuple(meant)

    def key(self, instance: Instance) -> object:
        return [instance.typed, instance.listed, instance.keys]

    def solve(self, instance: Instance) -> tuple[str, ...]:
        found = []
        for word in instance.typed:
            exact = word in instance.listed
            found.append(word if exact else min(instance.listed, key=lambda other: cost(other, word, instance.keys)))
        return tuple(found)


def _list(rng: Random, size: int) -> list[str]:
    """Draw words, most of them one letter from another one of the list."""
    listed: dict[str, None] = {}
    while len(listed) < size:
        word = rng.choice(words.of_length(rng.choice((4, 4, 5, 5, 6))))
        near = words.neighbours(word, words.of_length(len(word)))
        if word not in listed and (near or rng.random() < 0.15):
            listed[word] = None
            for other in rng.sample(near, min(len(near), 3)):
                listed[other] = None
    return list(listed)[:size]


def _mistyped(rng: Random, word: str, params: TypoRepair.Params, listed: list[str]) -> str:
    """Mistype a word so that it is the nearest one to the result, and not the only one that is near."""
    for _ in range(60):
        text = word
        for _ in range(rng.randint(1, params.mistakes)):
            text = _spoiled(rng, text, params.keys)
        costs = sorted((cost(other, text, params.keys), other) for other in listed)
        lead = costs[1][0] - costs[0][0]
        if text not in listed and costs[0][1] == word and 0 < lead <= (2 if rng.random() < 0.8 else 9):
            return text
    raise task.Retry


def _spoiled(rng: Random, text: str, keys: bool) -> str:
    place = rng.randrange(len(text))
    near = [other for letter, other in sorted(_NEAR) if letter == text[place]]
    match rng.randrange(5 if keys else 4):
        case 0:
            return text[:place] + rng.choice(words.ALPHABET) + text[place:]
        case 1:
            return text[:place] + text[place + 1 :] if len(text) > 2 else text
        case 2:
            return text[:place] + text[place + 1 : place + 2] + text[place] + text[place + 2 :]
        case 3:
            return text[:place] + rng.choice(words.ALPHABET) + text[place + 1 :]
    return text[:place] + rng.choice(near) + text[place + 1 :]


def cost(word: str, typed: str, keys: bool) -> int:
    """Give the least cost of mistakes that lead from a word to what was typed.

    >>> cost("form", "from", False), cost("cat", "vats", True), cost("cat", "cat", True)
    (1, 3, 0)
    """
    full = 2 if keys else 1
    rows = [[full * j for j in range(len(typed) + 1)]]
    for i, letter in enumerate(word, 1):
        row = [full * i]
        for j, other in enumerate(typed, 1):
            change = 0 if letter == other else 1 if (letter, other) in _NEAR else full
            best = min(rows[-1][j] + full, row[-1] + full, rows[-1][j - 1] + change)
            if i > 1 and j > 1 and letter == typed[j - 2] and other == word[i - 2]:
                best = min(best, rows[-2][j - 2] + full)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]
