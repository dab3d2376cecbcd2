"""Simple sentences with a subject, a verb and an object, their meanings in two languages, and their morphemes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from typing import NamedTuple

NOUNS = (
    ("dog", "dogs", "狗"),
    ("cat", "cats", "猫"),
    ("girl", "girls", "女孩"),
    ("boy", "boys", "男孩"),
    ("king", "kings", "国王"),
    ("bird", "birds", "鸟"),
    ("horse", "horses", "马"),
    ("farmer", "farmers", "农民"),
    ("doctor", "doctors", "医生"),
    ("bear", "bears", "熊"),
)
VERBS = (
    ("see", "sees", "saw", "看见"),
    ("hear", "hears", "heard", "听见"),
    ("help", "helps", "helped", "帮助"),
    ("follow", "follows", "followed", "跟随"),
    ("call", "calls", "called", "呼唤"),
    ("find", "finds", "found", "找到"),
)


class Meaning(NamedTuple):
    """Subject, verb and object by number, and the categories, which are plural, plural, past and negative."""

    subject: int
    verb: int
    thing: int
    subject_plural: bool
    thing_plural: bool
    past: bool
    negative: bool


def translated(meaning: Meaning, language: str) -> str:
    """Write a meaning in English, or in Chinese with the categories in brackets.

    >>> translated(Meaning(0, 0, 1, True, False, True, True), "en")
    'the dogs did not see the cat'
    """
    subject, verb, thing, many, more, past, negative = meaning
    if language == "zh":
        marks = "、".join(mark for mark, held in (("过去", past), ("否定", negative)) if held)
        one, other = (
            NOUNS[noun][2] + ("（复数）" if plural else "") for noun, plural in ((subject, many), (thing, more))
        )
        return one + VERBS[verb][3] + (f"（{marks}）" if marks else "") + other
    said = VERBS[verb][2 if past else 0 if many else 1]
    if negative:
        said = ("did" if past else "do" if many else "does") + f" not {VERBS[verb][0]}"
    return f"the {NOUNS[subject][many]} {said} the {NOUNS[thing][more]}"


class Frame(NamedTuple):
    """The order of subject (0), verb (1) and object (2), and whether each category is a prefix; past stands nearer."""

    order: tuple[int, ...]
    plural_first: bool
    past_first: bool
    negative_first: bool

    def symbols(self, meaning: Meaning) -> tuple[tuple[str, ...], ...]:
        """Give for each word in order its parts: stems such as ``n0`` and ``v2``, and categories.

        >>> Frame((0, 2, 1), False, True, False).symbols(Meaning(0, 0, 1, True, False, True, True))
        (('n0', 'plural'), ('n1',), ('past', 'v0', 'negative'))
        """
        words = [
            _word(f"n{meaning.subject}", [("plural", meaning.subject_plural, self.plural_first)]),
            _word(
                f"v{meaning.verb}",
                [("past", meaning.past, self.past_first), ("negative", meaning.negative, self.negative_first)],
            ),
            _word(f"n{meaning.thing}", [("plural", meaning.thing_plural, self.plural_first)]),
        ]
        return tuple(words[place] for place in self.order)


def _word(stem: str, categories: list[tuple[str, bool, bool]]) -> tuple[str, ...]:
    parts = [stem]
    for name, held, first in categories:
        if held:
            parts = [name, *parts] if first else [*parts, name]
    return tuple(parts)


def frames(categories: int) -> list[Frame]:
    """List all frames; places of categories beyond the first so many do not matter.

    >>> len(frames(0)), len(frames(3))
    (6, 48)
    """
    flags = product(*((False, True) if place < categories else (False,) for place in range(3)))
    return [Frame(order, *row) for row in flags for order in permutations(range(3))]


def matchings(
    sentences: Sequence[tuple[tuple[str, ...], ...]], meanings: Sequence[Meaning], categories: int, most: int
) -> list[tuple[int, ...]]:
    """List which meaning each sentence, words made of morphemes, may have, at most so many matchings.

    Each stem and category has one morpheme, and different ones have different morphemes.
    """
    found: dict[tuple[int, ...], None] = {}
    for frame in frames(categories):
        forms = [frame.symbols(meaning) for meaning in meanings]

        def search(
            done: tuple[int, ...], words: dict[str, str], forms: list[tuple[tuple[str, ...], ...]] = forms
        ) -> None:
            if len(done) == len(sentences):
                found[done] = None
            if len(done) == len(sentences) or len(found) >= most:
                return
            sentence = sentences[len(done)]
            for place, form in enumerate(forms):
                if place not in done and [*map(len, form)] == [*map(len, sentence)]:
                    longer = extended(words, form, sentence)
                    if longer is not None:
                        search((*done, place), longer)

        search((), {})
    return list(found)


def extended(
    words: dict[str, str], form: Sequence[Sequence[str]], sentence: Sequence[Sequence[str]]
) -> dict[str, str] | None:
    """Add the morphemes of a sentence to those of symbols, or give None where they clash.

    >>> extended({"n0": "ka"}, [("n0",), ("n1",)], [("ka",), ("ka",)])
    """
    new = dict(words)
    for symbols, morphemes in zip(form, sentence, strict=True):
        for symbol, morpheme in zip(symbols, morphemes, strict=True):
            if new.setdefault(symbol, morpheme) != morpheme:
                return None
    return new if len(set(new.values())) == len(new) else None


def deduced(
    frame: Frame, examples: Sequence[tuple[Meaning, Sequence[str]]], words: dict[str, str] | None = None
) -> dict[str, str] | None:
    """Give the morphemes that examples, with words not cut into morphemes, force in a frame; None if they clash.

    A word all of whose parts but one are known gives that one; no morpheme is empty, and no two are the same.

    >>> frame = Frame((0, 1, 2), False, False, False)
    >>> plain, many = Meaning(0, 0, 1, False, False, False, False), Meaning(1, 0, 0, True, False, False, False)
    >>> deduced(frame, [(plain, ("ka", "mo", "tu")), (many, ("tusi", "mo", "ka"))])
    {'n0': 'ka', 'v0': 'mo', 'n1': 'tu', 'plural': 'si'}
    """
    known = dict(words or {})
    pairs = [
        (symbols, word)
        for meaning, text in examples
        for symbols, word in zip(frame.symbols(meaning), text, strict=True)
    ]
    size = -1
    while len(known) > size:
        size = len(known)
        for symbols, word in pairs:
            missing = [symbol for symbol in symbols if symbol not in known]
            if not missing and "".join(known[symbol] for symbol in symbols) != word:
                return None
            if len(missing) == 1:
                at = symbols.index(missing[0])
                before, after = (
                    "".join(known[symbol] for symbol in part) for part in (symbols[:at], symbols[at + 1 :])
                )
                middle = word[len(before) : len(word) - len(after)]
                if not middle or before + middle + after != word or middle in known.values():
                    return None
                known[missing[0]] = middle
    return known if len(set(known.values())) == len(known) else None


def said(frame: Frame, known: dict[str, str], meaning: Meaning) -> str | None:
    """Say a meaning in a frame, or give None where a morpheme is not known.

    >>> meaning = Meaning(0, 0, 0, False, False, False, False)
    >>> said(Frame((2, 1, 0), True, False, False), {"n0": "ka", "v0": "mo"}, meaning)
    'ka mo ka'
    """
    symbols = frame.symbols(meaning)
    if any(symbol not in known for word in symbols for symbol in word):
        return None
    return " ".join("".join(known[symbol] for symbol in word) for word in symbols)
