"""Rules by which the letters at a place of letter groups move through the alphabet, in English and Chinese."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_VOWELS = "AEIOU"

Rule = tuple[str, int, int]
"""The name of a kind and its two numbers; 0 stands for one that it lacks."""


class Kind(NamedTuple):
    """How the letter of a place follows from the groups so far, the place and the numbers p and q."""

    en: str
    zh: str
    following: Callable[[Sequence[str], int, int, int], str]
    start: str = LETTERS  # what the first letter may be


def _moved(letter: str, step: int, alphabet: str = LETTERS) -> str:
    """Go on by some letters of an alphabet; "" if the letter is not in it."""
    return alphabet[(alphabet.index(letter) + step) % len(alphabet)] if letter in alphabet else ""


def _right(group: str, place: int) -> str:
    return group[(place + 1) % len(group)]


_CONSONANTS = "".join(letter for letter in LETTERS if letter not in _VOWELS)
KINDS: dict[str, Kind] = {
    "step": Kind("go on p letters", "向后数 p 个字母", lambda g, i, p, q: _moved(g[-1][i], p)),
    "growing": Kind(
        "go on p letters at first, and each time q letters more than the time before",
        "第一次向后数 p 个字母，以后每次比前一次多数 q 个",
        lambda g, i, p, q: _moved(g[-1][i], p + q * (len(g) - 1)),
    ),
    "turns": Kind(
        "go on p letters and q letters in turn, p first",
        "轮流向后数 p 个和 q 个字母，先数 p 个",
        lambda g, i, p, q: _moved(g[-1][i], p if len(g) % 2 else q),
    ),
    "consonants": Kind(
        "go on p consonants: start at a consonant and pass over the vowels A, E, I, O, U without counting them",
        "从辅音字母开始，向后数 p 个辅音字母，跳过元音字母 A、E、I、O、U",
        lambda g, i, p, q: _moved(g[-1][i], p, _CONSONANTS),
        _CONSONANTS,
    ),
    "right": Kind(
        "take the letter at the next place to the right in the group before (for the last place: at the first place) "
        "and go on p letters from it",
        "取前一组中右边相邻位置的字母（最后一个位置则取第一个位置的字母），从它向后数 p 个字母",
        lambda g, i, p, q: _moved(_right(g[-1], i), p),
    ),
    "mirror": Kind(
        "replace the letter by its mirror image (A by Z, B by Y, ..., Z by A) and go on p letters from it",
        "把字母换成与它对称的字母（A 换成 Z，B 换成 Y，……，Z 换成 A），再从它向后数 p 个字母",
        lambda g, i, p, q: _moved(LETTERS[-1 - LETTERS.index(g[-1][i])], p),
    ),
    "vowels": Kind(
        "go on p vowels in the order A, E, I, O, U, A, ...: start at a vowel",
        "从元音字母开始，按 A、E、I、O、U、A、…… 的次序向后数 p 个元音字母",
        lambda g, i, p, q: _moved(g[-1][i], p, _VOWELS),
        _VOWELS,
    ),
    "sum": Kind(
        "go on as many letters as the number (A = 1, B = 2, ..., Z = 26) of the letter at the next place to the right "
        "in the group before (for the last place: at the first place), and p letters more",
        "设前一组中右边相邻位置的字母（最后一个位置则取第一个位置的字母）的序号为 m（A = 1，B = 2，……，Z = 26），"
        "向后数 m + p 个字母",
        lambda g, i, p, q: _moved(g[-1][i], p + LETTERS.index(_right(g[-1], i)) + 1),
    ),
}


def letter(rule: Rule, groups: Sequence[str], place: int) -> str:
    """Give the next letter of a place; "" if the rule does not fit its last one."""
    name, p, q = rule
    return KINDS[name].following(groups, place, p, q)


def rules(name: str, step: int) -> list[Rule]:
    """List the rules of a kind."""
    numbers = [x for x in range(-step, step + 1) if x]
    return [(name, p, q) for p, q in product(numbers, numbers if name in ("growing", "turns") else [0])]
