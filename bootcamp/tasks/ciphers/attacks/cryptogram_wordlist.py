"""Solve a cryptogram whose words are all on a list: which sign stands for which letter is not known.

Answer: the plain text; unique.
Harder: longer lists, many listed words of the same pattern, numbers instead of letters.
Skills: deduction, search, language
Source: original; cryptograms of newspapers.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class CryptogramWordlist(Task["CryptogramWordlist.Params", "CryptogramWordlist.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("words of the text", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=20)
        listed: int = knob("words on the list", levels=(6, 8, 12, 16, 22, 30, 42, 60, 80, 110), ge=3, le=200)
        alike: bool = knob("whether all listed words share a pattern of the text", levels=(False,) * 5 + (True,) * 5)
        numbers: bool = knob("whether the signs are numbers", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        signs: tuple[tuple[int, ...], ...]  # from 0, by word
        numbers: bool
        words: tuple[str, ...]

        @property
        def shown(self) -> str:
            if self.numbers:
                return "   ".join("-".join(str(sign + 1) for sign in word) for word in self.signs)
            return " ".join("".join(UPPER[sign] for sign in word) for word in self.signs)

    prompt = Prompt(
        en=r"""
        In a text each letter was replaced by a {{ "number from 1 to 26" if numbers else "letter" }}: the same letter
        always by the same one, different letters by different ones.
        {% if numbers %}
        Hyphens part the numbers of a word.
        {% else %}
        A letter may also stand for itself.
        {% endif %}
        The result is:

        {{ shown }}

        All words of the text are on this list; the words of the text are different from one another:

        {{ words | join(" ") }}

        Only one text fits. Give it without blanks.
        """,
        zh=r"""
        一段文本中的每个字母都换成了一个{{ " 1 到 26 的数" if numbers else "字母" }}：相同的字母换成相同的，
        不同的字母换成不同的。
        {% if numbers %}
        同一单词中的数用连字符隔开。
        {% else %}
        字母也可能换成它自己。
        {% endif %}
        结果为：

        {{ shown }}

        文本中的单词都在下表中，并且各不相同：

        {{ words | join(" ") }}

        只有一段文本与此相符。请写出原文，不写空格。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(UPPER, length=sum(map(len, instance.signs)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = words.draw(rng, params.words, 3, 6 if params.alike else 7)
        patterns = {words.pattern(word) for word in plain}
        pool = [word for length in range(3, 8) for word in words.of_length(length) if word not in plain]
        if params.alike:
            pool = [word for word in pool if words.pattern(word) in patterns]
        if len(pool) < params.listed - params.words:
            raise task.Retry
        listed = sorted(word.upper() for word in (*plain, *rng.sample(pool, params.listed - params.words)))
        key = random_alphabet(rng)
        signs = tuple(tuple(key.index(letter) for letter in word.upper()) for word in plain)
        instance = self.Instance(signs=signs, numbers=params.numbers, words=tuple(listed))
        text = tuple(word.upper() for word in plain)
        if len(_readings(instance, 2)) != 1 or (params.words > 2 and _first_fitting(instance) == text):
            raise task.Retry
        return instance, "".join(text)

    def solve(self, instance: Instance) -> str:
        return _readings(instance, 1)[0]

    def key(self, instance: Instance) -> object:
        return [words.pattern("".join(chr(65 + sign) for word in instance.signs for sign in word)), instance.words]


def _readings(instance: CryptogramWordlist.Instance, most: int) -> list[str]:
    """List texts that fit, `most` at most; always goes on with the word that has the fewest candidates."""
    fitting = {
        word: [one for one in instance.words if words.pattern(one) == words.pattern("".join(map(chr, word)))]
        for word in instance.signs
    }
    found: list[str] = []

    def extend(meaning: dict[int, str], read: dict[tuple[int, ...], str]) -> None:
        if len(found) >= most:
            return
        left = {
            word: [one for one in candidates if one not in read.values() and _fits(word, one, meaning)]
            for word, candidates in fitting.items()
            if word not in read
        }
        if not left:
            found.append("".join(read[word] for word in instance.signs))
            return
        word = min(left, key=lambda one: len(left[one]))
        for one in left[word]:
            extend({**meaning, **dict(zip(word, one, strict=True))}, {**read, word: one})

    extend({}, {})
    return found


def _first_fitting(instance: CryptogramWordlist.Instance) -> tuple[str, ...]:
    """Take for each word the first one of its pattern on the list that is left."""
    text: tuple[str, ...] = ()
    for word in instance.signs:
        pattern = words.pattern("".join(map(chr, word)))
        text += (next(one for one in instance.words if words.pattern(one) == pattern and one not in text),)
    return text


def _fits(word: tuple[int, ...], text: str, meaning: dict[int, str]) -> bool:
    taken = meaning.values()
    return all(
        meaning[sign] == letter if sign in meaning else letter not in taken
        for sign, letter in zip(word, text, strict=True)
    )
