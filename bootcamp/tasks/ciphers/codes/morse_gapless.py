"""Find the words of a list whose Morse code, written without any pauses, is a given string.

Answer: a list of words; it is unique.
Harder: more words, a longer list with many words whose code occurs in the string.
Skills: search, deduction
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import MORSE, random_alphabet
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
        permuted: bool = knob("whether the letters have exchanged their codes", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        text: str
        count: int
        words: tuple[str, ...]
        letters: str  # in the order of the codes of A to Z

        @property
        def table(self) -> list[str]:
            pairs = sorted((letter, MORSE[sign]) for letter, sign in zip(self.letters, UPPER, strict=True))
            return [f"{letter} {code}" for letter, code in pairs]

    prompt = Prompt(
        en=r"""
        Letters are written as dots and dashes: {{ table | comma }}.

        A text of {{ count }} word{{ "s" if count > 1 }} from the list below was written like this, without any pauses
        between
        letters or words. The same word may occur several times. The result is

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
        letters = random_alphabet(rng) if params.permuted else UPPER
        text = tuple(word.upper() for word in words.draw(rng, params.words, 3, 5))
        codes = {letter: MORSE[sign] for letter, sign in zip(letters, UPPER, strict=True)}

        pool = [word.upper() for length in (3, 4, 5) for word in words.of_length(length)]
        coded = {word: "".join([codes[letter] for letter in word]) for word in pool}
        signs = "".join(coded[word] for word in text)
        starts = [sum(len(coded[word]) for word in text[:i]) for i in range(params.words)]
        leading = [word for word in pool if any(signs.startswith(coded[word], start) for start in starts)]
        if params.words > 1 and set(leading) == set(text):
            raise task.Retry
        fitting = [word for word in pool if coded[word] in signs]
        others = [word for word in pool if coded[word] not in signs]
        listed = dict.fromkeys(text)
        spans = [span for word in listed for span in _spans(signs, coded[word])]
        for word in [*rng.sample(leading, len(leading)), *rng.sample(fitting, len(fitting))][: 2 * params.traps]:
            more = [*spans, *_spans(signs, coded[word])]
            if word not in listed and len(listed) < params.words + params.traps and _count(more, params.words) == 1:
                listed[word] = None
                spans = more
        chosen = tuple(sorted({*listed, *rng.sample(others, params.others)}))
        if _count(spans, params.words) != 1:
            raise task.Retry
        if params.words > 1 and text in (_first_fitting(signs, chosen, coded, sign) for sign in (1, -1)):
            raise task.Retry
        return self.Instance(text=signs, count=params.words, words=chosen, letters=letters), text

    def solve(self, instance: Instance) -> tuple[str, ...]:
        codes = {letter: MORSE[sign] for letter, sign in zip(instance.letters, UPPER, strict=True)}
        paths: list[tuple[tuple[str, ...], str]] = [((), "")]
        for _ in range(instance.count):
            longer = [
                ((*path, word), signs + "".join(codes[letter] for letter in word))
                for path, signs in paths
                for word in instance.words
            ]
            paths = [(path, signs) for path, signs in longer if instance.text.startswith(signs)]
        return next(path for path, signs in paths if signs == instance.text)


def _first_fitting(signs: str, listed: Iterable[str], coded: Mapping[str, str], sign: int) -> tuple[str, ...]:
    """Take the longest (or, with sign -1, the shortest) code that fits, as far as this goes."""
    ordered = sorted(listed, key=lambda word: -sign * len(coded[word]))
    text: tuple[str, ...] = ()
    while word := next((word for word in ordered if signs and signs.startswith(coded[word])), ""):
        text += (word,)
        signs = signs[len(coded[word]) :]
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
