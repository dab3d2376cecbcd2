"""Find the words of a list whose Morse code, written without any pauses, is a given string.

Answer: a list of words; it is unique.
Harder: more words, a longer list with many words whose code occurs in the string.
Skills: search, deduction
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import MORSE
from bootcamp.lib.text import UPPER, occurrences
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word


class MorseGapless(Task["MorseGapless.Params", "MorseGapless.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words the text has", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=10)
        traps: int = knob(
            "how many other words of the list fit somewhere, at most",
            levels=(3, 4, 6, 8, 10, 14, 18, 24, 32, 40),
            ge=0,
            le=80,
        )
        others: int = knob("how many more words the list has", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 8), ge=0, le=60)

    class Instance(task.Instance):
        text: str
        count: int
        words: tuple[str, ...]

        @property
        def table(self) -> list[str]:
            return [f"{letter} {MORSE[letter]}" for letter in UPPER]

    prompt = Prompt(
        en=r"""
        Letters are written as dots and dashes: {{ table | comma }}.

        A text of {{ count }} word{{ "s" if count > 1 }} from the list below was written like this, without any pauses
        between letters or words. The same word may occur several times. The result is

        {{ text }}

        The words are {{ words | comma }}.

        Only one text fits. Give its words in order.
        """,
        zh=r"""
        字母用点和划表示：{{ table | comma }}。

        由下面词表中的 {{ count }} 个单词组成的一段文本这样写出，字母之间、单词之间都没有间隔；同一个单词可以出现多次。
        结果是

        {{ text }}

        词表：{{ words | comma }}。

        符合的文本只有一个。请按顺序写出它的单词。
        """,
    )

    def format(self, instance: Instance) -> Sequence[str]:
        return Sequence(Word(instance.words), instance.count)

    def key(self, instance: Instance) -> object:
        return [instance.text, instance.count, instance.words]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        text = tuple(word.upper() for word in words.draw(rng, params.words, 3, 5))
        signs = "".join(map(_coded, text))
        starts = [sum(len(_coded(word)) for word in text[:i]) for i in range(params.words)]
        leading = sorted(_found(signs, starts))
        if params.words > 1 and set(leading) == set(text):
            raise task.Retry
        fitting = sorted(_found(signs, range(len(signs))))
        listed = dict.fromkeys(text)
        spans = [span for word in listed for span in _spans(signs, _coded(word))]
        for word in [*rng.sample(leading, len(leading)), *rng.sample(fitting, len(fitting))][: 2 * params.traps]:
            more = [*spans, *_spans(signs, _coded(word))]
            if word not in listed and len(listed) < params.words + params.traps and _count(more, params.words) == 1:
                listed[word] = None
                spans = more
        if _count(spans, params.words) != 1:
            raise task.Retry
        others = [word.upper() for word in words.draw(rng, 4 * params.others, 3, 5)]
        chosen = tuple(sorted({*listed, *[word for word in others if _coded(word) not in signs][: params.others]}))
        if params.words > 1 and text in (_first_fitting(signs, chosen, sign) for sign in (1, -1)):
            raise task.Retry
        return self.Instance(text=signs, count=params.words, words=chosen), text

    def solve(self, instance: Instance) -> tuple[str, ...]:
        paths: list[tuple[tuple[str, ...], str]] = [((), "")]
        for _ in range(instance.count):
            longer = [((*path, word), signs + _coded(word)) for path, signs in paths for word in instance.words]
            paths = [(path, signs) for path, signs in longer if instance.text.startswith(signs)]
        return next(path for path, signs in paths if signs == instance.text)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [f"{word}: {' '.join(MORSE[letter] for letter in word)} = {_coded(word)}" for word in instance.words]
        paths: list[tuple[tuple[str, ...], str]] = [((), instance.text)]
        for left in reversed(range(instance.count)):
            longer = list[tuple[tuple[str, ...], str]]()
            for path, rest in paths:
                codes = [(word, _coded(word)) for word in instance.words]
                fits = [word for word, code in codes if (rest.startswith(code) if left else rest == code)]
                lines.append(f"{' '.join([*path, rest])}: {', '.join(fits) or 'x'}")
                longer += [((*path, word), rest[len(_coded(word)) :]) for word in fits]
            paths = longer
        return "\n".join(lines)


def _coded(word: str) -> str:
    return "".join(MORSE[letter] for letter in word)


@cache
def _by_code() -> Mapping[str, list[str]]:
    """Map codes to the words of three to five letters that have them."""
    found: dict[str, list[str]] = {}
    for length in (3, 4, 5):
        for word in words.of_length(length):
            found.setdefault(_coded(word.upper()), []).append(word.upper())
    return MappingProxyType(found)


def _found(signs: str, starts: Iterable[int]) -> set[str]:
    """Find the words whose code begins at one of the places."""
    ends = range(3, max(map(len, _by_code())) + 1)
    return {word for start in starts for size in ends for word in _by_code().get(signs[start : start + size], ())}


def _first_fitting(signs: str, listed: Iterable[str], sign: int) -> tuple[str, ...]:
    """Take the longest (or, with sign -1, the shortest) code that fits, as far as this goes."""
    ordered = sorted(listed, key=lambda word: -sign * len(_coded(word)))
    text: tuple[str, ...] = ()
    while word := next((word for word in ordered if signs and signs.startswith(_coded(word))), ""):
        text += (word,)
        signs = signs[len(_coded(word)) :]
    return text


def _spans(signs: str, code: str) -> list[tuple[int, int]]:
    """List where a code stands in the signs: from, to."""
    return [(start, start + len(code)) for start in occurrences(signs, code)]


def _count(spans: list[tuple[int, int]], words: int) -> int:
    """Count the ways to go from the first start to the last end by so many spans."""
    ways = {0: 1}
    for _ in range(words):
        longer: Counter[int] = Counter()
        for start, end in spans:
            longer[end] += ways.get(start, 0)
        ways = longer
    return ways.get(max(end for _, end in spans), 0)
