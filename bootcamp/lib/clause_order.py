"""Word order by settings: outlines of clauses, and how languages put their words in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import NamedTuple

SETTINGS = (
    ("The object stands after the verb", "before the verb", "宾语在动词之后", "在动词之前"),
    (
        "The adposition stands before its noun phrase",
        "after its noun phrase",
        "介词在它的名词短语之前",
        "在它的名词短语之后",
    ),
    ("An adjective stands before its noun", "after its noun", "形容词在名词之前", "在名词之后"),
    ("A possessor stands before its noun", "after its noun", "领有者在名词之前", "在名词之后"),
    (
        "The subject stands before the rest of the clause",
        "after the rest of the clause",
        "主语在小句其余部分之前",
        "在小句其余部分之后",
    ),
    ("The place stands before verb and object", "after verb and object", "地点在动词和宾语之前", "在动词和宾语之后"),
    ("A relative clause stands before its noun", "after its noun", "关系小句在名词之前", "在名词之后"),
    ("The relative word begins its clause", "ends its clause", "关系词在关系小句开头", "在关系小句末尾"),
    (
        "The verb of the main clause stays where it is",
        "is put directly after the first of its other phrases",
        "主句的动词留在原位",
        "移到主句第一个其他短语之后",
    ),
)
"""The two choices of each setting, in English and in Chinese."""

ROLES = {
    "clause": "小句（动词）",
    "subject": "主语",
    "object": "宾语",
    "place": "地点",
    "adposition": "介词",
    "adjective": "形容词",
    "possessor": "领有者",
    "relative": "关系小句（动词）",
    "relative word": "关系词",
}


class Item(NamedTuple):
    """A line of an outline; what belongs to it follows, one deeper. Phrases have their noun, clauses their verb."""

    depth: int
    role: str
    word: str


def _children(items: Sequence[Item], at: int) -> dict[str, int]:
    found = {}
    for place in range(at + 1, len(items)):
        if items[place].depth <= items[at].depth:
            break
        if items[place].depth == items[at].depth + 1:
            found[items[place].role] = place
    return found


def linear(items: Sequence[Item], choices: Sequence[int], at: int = 0) -> list[str]:
    """Put the words of an item and all below it in a row; `choices` has 0 or 1 for each setting.

    >>> outline = [Item(0, "clause", "sees"), Item(1, "subject", "dog"), Item(2, "adjective", "old")]
    >>> outline += [Item(1, "object", "cat")]
    >>> linear(outline, [0] * 9), linear(outline, [1, 0, 1, 0, 0, 0, 0, 0, 1])
    (['old', 'dog', 'sees', 'cat'], ['dog', 'old', 'sees', 'cat'])
    """
    item, below = items[at], _children(items, at)

    def phrase(role: str) -> list[str]:
        return linear(items, choices, below[role]) if role in below else []

    def beside(inner: list[str], outer: list[str], first: bool) -> list[str]:
        return outer + inner if first else inner + outer

    if item.role == "clause" and choices[8]:
        rest = [(phrase("object"), False), (phrase("place"), not choices[5]), (phrase("subject"), not choices[4])]
        phrases: list[list[str]] = []
        for words, first in rest:
            if words:
                phrases = [words, *phrases] if first else [*phrases, words]
        return [*phrases[0], item.word, *(word for words in phrases[1:] for word in words)]
    if item.role in ("clause", "relative"):
        row = beside([item.word], phrase("object"), bool(choices[0]))
        row = beside(row, phrase("place"), not choices[5])
        row = beside(row, phrase("subject"), not choices[4])
        return beside(row, phrase("relative word"), not choices[7])
    row = beside([item.word], phrase("adjective"), not choices[2])
    row = beside(row, phrase("possessor"), not choices[3])
    row = beside(row, phrase("relative"), not choices[6])
    return beside(row, phrase("adposition"), not choices[1])


def variants(choices: Sequence[int], free: Sequence[int]) -> list[tuple[int, ...]]:
    """List all choices that differ at most in the free settings.

    >>> variants((0, 1, 0), (1,))
    [(0, 0, 0), (0, 1, 0)]
    """
    return list(product(*((0, 1) if place in free else (choice,) for place, choice in enumerate(choices))))


def sentences(items: Sequence[Item], ways: Sequence[Sequence[int]]) -> list[str]:
    """Give the sentence of an outline under each of some choices.

    >>> sentences([Item(0, "clause", "a"), Item(1, "object", "b")], [[0] * 9, [1] + [0] * 8])
    ['a b', 'b a']
    """
    return [" ".join(linear(items, own)) for own in ways]


def draw_outline(rng: Random, words: Sequence[str], most: int, relative: str, deep: bool) -> list[Item]:
    """Draw a clause of at most so many words, all different; `relative` is the relative word."""
    fresh = iter(words)
    left = [most - 2]
    items: list[Item] = []

    def noun(depth: int, role: str) -> None:
        items.append(Item(depth, role, next(fresh)))
        if role == "place":
            items.append(Item(depth + 1, "adposition", next(fresh)))
        if left[0] > 0 and rng.random() < 0.6:
            left[0] -= 1
            items.append(Item(depth + 1, "adjective", next(fresh)))
        if left[0] > 1 and depth < 4 and rng.random() < 0.5:
            left[0] -= 1
            noun(depth + 1, "possessor")
        if deep and left[0] > 3 and depth < 3 and rng.random() < 0.6:
            left[0] -= 3
            items.append(Item(depth + 1, "relative", next(fresh)))
            items.append(Item(depth + 2, "relative word", relative))
            noun(depth + 2, "object")

    items.append(Item(0, "clause", next(fresh)))
    noun(1, "subject")
    for role, size in rng.sample((("object", 1), ("place", 2)), 2):
        if left[0] >= size:
            left[0] -= size
            noun(1, role)
    return items
