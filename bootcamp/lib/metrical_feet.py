"""Stress by feet: the points in which languages differ, and the stress of a word of light and heavy syllables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

POINTS = (
    (
        (
            "An allowed foot of two syllables is LL, and the first syllable of a foot is stressed.",
            "两个音节的音步只能是 LL，音步的第一个音节重读。",
        ),
        (
            "An allowed foot of two syllables is LL or LH, and the last syllable of a foot is stressed.",
            "两个音节的音步可以是 LL 或 LH，音步的最后一个音节重读。",
        ),
    ),
    (
        ("Feet are built from the left end of the word to the right.", "从词的左端向右建立音步。"),
        ("Feet are built from the right end of the word to the left.", "从词的右端向左建立音步。"),
    ),
    (
        ("Of all feet, the leftmost one has the main stress.", "所有音步中，最左边的音步带主重音。"),
        ("Of all feet, the rightmost one has the main stress.", "所有音步中，最右边的音步带主重音。"),
    ),
    (
        ("No syllable is left out when feet are built.", "建立音步时不排除任何音节。"),
        ("The last syllable is left out when feet are built.", "建立音步时排除最后一个音节。"),
        ("The first syllable is left out when feet are built.", "建立音步时排除第一个音节。"),
    ),
    (
        ("An L that is not put into a foot in this way is skipped.", "按上述方法不能归入音步的 L 被跳过。"),
        (
            "An L that is not put into a foot in this way is a foot by itself.",
            "按上述方法不能归入音步的 L 自成一个音步。",
        ),
    ),
    (
        ("Stresses may stand side by side.", "重音可以相邻。"),
        ("A secondary stress directly beside the main stress is deleted.", "紧挨着主重音的次重音被删去。"),
    ),
)
"""In what languages differ, and the choices in English and Chinese."""


def settings(points: int) -> list[tuple[int, ...]]:
    """List all ways to choose in the first so many points.

    >>> len(settings(3)), len(settings(6))
    (8, 96)
    """
    return list(product(*(range(len(point)) for point in POINTS[:points])))


def stress(word: str, choices: tuple[int, ...]) -> str:
    """Give the stress of each syllable, L or H, under a choice in each point: 2 for main, 1 for secondary, 0 for none.

    >>> stress("LLLH", (0, 0, 0)), stress("LLLH", (1, 1, 1))
    ('2001', '0102')
    """
    iambic, _, main_right, _, _, no_clash = (*choices, 0, 0, 0)[:6]
    heads = [foot[-1 if iambic else 0] for _, foot in _feet(word, choices) if foot]
    marks = [int(place in heads) for place in range(len(word))]
    if heads:
        main = max(heads) if main_right else min(heads)
        for place in (main - 1, main + 1):
            if no_clash and 0 <= place < len(word):
                marks[place] = 0
        marks[main] = 2
    return "".join(map(str, marks))


def _feet(word: str, choices: tuple[int, ...]) -> Iterator[tuple[list[int], list[int]]]:
    """Give the places that are looked at in each step, from left to right, and those that become a foot."""
    iambic, from_right, _, outside, degenerate, _ = (*choices, 0, 0, 0)[:6]
    places = list(range(outside == 2, len(word) - (outside == 1)))[:: -1 if from_right else 1]
    while places:
        pair = sorted(places[:2])
        if "".join(word[place] for place in pair) in (("LL", "LH") if iambic else ("LL",)):
            yield pair, pair
            places = places[2:]
        else:
            yield pair, places[:1] if word[places[0]] == "H" or degenerate else []
            places = places[1:]


def step_line(word: str, choices: tuple[int, ...]) -> str:
    """Write what is looked at and what becomes of it, step by step, and the stress.

    >>> step_line("LLHL", (0, 0, 1))
    'LLHL: LL (LL), HL (H), L -: 1020'
    """
    steps = (
        f"{''.join(word[k] for k in seen)} {'(' + ''.join(word[k] for k in foot) + ')' if foot else '-'}"
        for seen, foot in _feet(word, choices)
    )
    return f"{word}: {', '.join(steps)}: {stress(word, choices)}"
