"""Operations on strings of capital letters, each with its description in both languages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bootcamp.lib.text import UPPER

Operation = tuple[str, tuple[int, ...]]
"""A name from `OPERATIONS` and its numbers."""


class StringOperation(NamedTuple):
    """The description, with numbers in braces, the function, and how to draw the numbers for a text of some length."""

    en: str
    zh: str
    apply: Callable[..., str]
    draw: Callable[[Random, int], tuple[int, ...]] = lambda rng, length: ()


class Condition(NamedTuple):
    """On what an operation may depend, with braces for the operation."""

    en: str
    zh: str
    holds: Callable[[str], bool]


def operate(operation: Operation, text: str) -> str:
    """Apply an operation to a text.

    >>> operate(("rotate", (2,)), "ABCDE"), operate(("double", (2,)), "ABCDE")
    ('CDEAB', 'ABBCDDE')
    """
    name, numbers = operation
    return OPERATIONS[name].apply(text, *numbers)


def describe(operation: Operation, language: str) -> str:
    """Say what an operation does.

    >>> describe(("rotate", (2,)), "en")
    'move the first 2 letters to the end, keeping their order'
    """
    name, numbers = operation
    return {"en": OPERATIONS[name].en, "zh": OPERATIONS[name].zh}[language].format(*numbers)


def _swap_halves(text: str) -> str:
    half = len(text) // 2
    return text[len(text) - half :] + text[half : len(text) - half] + text[:half]


def _vowel_to_end(text: str) -> str:
    first = next((i for i, letter in enumerate(text) if letter in "AEIOU"), len(text))
    return text[:first] + text[first + 1 :] + text[first : first + 1]


def _shift(text: str, k: int) -> str:
    return text.translate(str.maketrans(UPPER, UPPER[k:] + UPPER[:k]))


def _swap_pairs(text: str) -> str:
    return "".join(text[i : i + 2][::-1] for i in range(0, len(text), 2))


def _every(rng: Random, length: int) -> tuple[int, ...]:
    return (rng.randint(2, max(2, min(5, length))),)


def _slice(rng: Random, length: int) -> tuple[int, ...]:
    return tuple(sorted(rng.sample(range(1, length + 1), 2)))


OPERATIONS = {
    "reverse": StringOperation("reverse the order of the letters", "把所有字母的顺序倒过来", lambda text: text[::-1]),
    "rotate": StringOperation(
        "move the first {0} letters to the end, keeping their order",
        "把前 {0} 个字母移到末尾，保持它们的顺序",
        lambda text, k: text[k:] + text[:k],
        lambda rng, length: (rng.randint(2, max(2, length - 2)),),
    ),
    "swap_halves": StringOperation(
        "swap the first half with the second half; if the number of letters is odd, the middle letter stays",
        "交换前一半与后一半；若字母个数为奇数，中间的字母不动",
        _swap_halves,
    ),
    "swap_pairs": StringOperation(
        "swap the letters at places 1 and 2, 3 and 4, and so on; a last letter without a partner stays",
        "交换第 1 和第 2 位、第 3 和第 4 位……的字母；最后落单的字母不动",
        _swap_pairs,
    ),
    "vowel_to_end": StringOperation(
        "move the first vowel (A, E, I, O, U) to the end; if there is no vowel, change nothing",
        "把第一个元音字母（A、E、I、O、U）移到末尾；若没有元音字母，则不变",
        _vowel_to_end,
    ),
    "shift": StringOperation(
        "replace each letter by the one {0} places later in the alphabet, where A follows Z",
        "把每个字母换成字母表中它后面第 {0} 个字母（Z 之后接 A）",
        _shift,
        lambda rng, length: (rng.randint(2, 13),),
    ),
    "delete": StringOperation(
        "delete the letters at the places divisible by {0}",
        "删去位置能被 {0} 整除的字母",
        lambda text, k: "".join(letter for i, letter in enumerate(text, 1) if i % k),
        _every,
    ),
    "double": StringOperation(
        "write each letter at a place divisible by {0} twice",
        "位置能被 {0} 整除的字母各写两遍",
        lambda text, k: "".join(letter if i % k else letter * 2 for i, letter in enumerate(text, 1)),
        _every,
    ),
    "keep_first": StringOperation(
        "keep only the first copy of each letter",
        "每种字母只保留第一次出现的那个",
        lambda text: "".join(dict.fromkeys(text)),
    ),
    "reverse_slice": StringOperation(
        "reverse the letters at places {0} to {1}",
        "把第 {0} 到第 {1} 位的字母倒序",
        lambda text, i, j: text[: i - 1] + text[i - 1 : j][::-1] + text[j:],
        _slice,
    ),
    "sort_slice": StringOperation(
        "sort the letters at places {0} to {1} alphabetically",
        "把第 {0} 到第 {1} 位的字母按字母表顺序排列",
        lambda text, i, j: text[: i - 1] + "".join(sorted(text[i - 1 : j])) + text[j:],
        _slice,
    ),
    "mirror": StringOperation(
        "replace each letter by its mirror image in the alphabet (A by Z, B by Y, ..., Z by A)",
        "把每个字母换成它在字母表中的镜像（A 换成 Z，B 换成 Y，……，Z 换成 A）",
        lambda text: text.translate(str.maketrans(UPPER, UPPER[::-1])),
    ),
}
"""All operations by name."""

CONDITIONS = {
    "even": Condition(
        "if the number of letters is even, {}", "若字母个数为偶数，则{}", lambda text: len(text) % 2 == 0
    ),
    "rising": Condition(
        "if the first letter comes before the last one in the alphabet, {}",
        "若首字母在字母表中排在末字母之前，则{}",
        lambda text: text[0] < text[-1],
    ),
    "vowel": Condition(
        "if the first letter is a vowel (A, E, I, O, U), {}",
        "若首字母是元音字母（A、E、I、O、U），则{}",
        lambda text: text[0] in "AEIOU",
    ),
    "repeats": Condition(
        "if some letter occurs more than once, {}",
        "若有字母出现不止一次，则{}",
        lambda text: len(set(text)) < len(text),
    ),
    "late": Condition(
        "if the last letter lies in the second half of the alphabet (N to Z), {}",
        "若末字母在字母表的后一半（N 到 Z），则{}",
        lambda text: text[-1] >= "N",
    ),
}
"""All conditions by name."""
