"""Counts of letters in the words of a text that meet conditions, at places that a number divides."""

from __future__ import annotations

from bootcamp.lib.prompts import listed

Condition = tuple[str, str]
"""A key of `_CONDITIONS` and the capital letter or the number in it."""

Count = tuple[str, tuple[Condition, ...], int]
"""Capital letters, conditions on words, and the divisor of the places in the text."""

_CONDITIONS = {
    "begin": ("begin with {}", "以 {} 开头"),
    "end": ("end with {}", "以 {} 结尾"),
    "contain": ("contain {}", "含有 {} "),
    "lack": ("do not contain {}", "不含 {} "),
    "longer": ("have more than {} letters", "字母多于 {} 个"),
    "even": ("have an even number of letters", "字母个数为偶数"),
    "odd": ("have an odd number of letters", "字母个数为奇数"),
}


def occurrences(text: str, letters: str, conditions: tuple[Condition, ...], divisor: int) -> int:
    """Count letters, case ignored, in words that meet all conditions, at places (from 1) divisible by a number.

    >>> occurrences("Anna sang", "AS", (("end", "G"),), 1), occurrences("Anna sang", "AS", (), 2)
    (2, 2)
    """
    found, place = 0, 0
    for word in text.upper().split():
        fits = all(_holds(word, kind, part) for kind, part in conditions)
        for letter in word:
            place += 1
            found += fits and letter in letters and place % divisor == 0
    return found


def _holds(word: str, kind: str, part: str) -> bool:
    if kind in ("begin", "end"):
        return word[0 if kind == "begin" else -1] == part
    if kind in ("contain", "lack"):
        return (part in word) == (kind == "contain")
    return len(word) > int(part) if kind == "longer" else len(word) % 2 == (kind == "odd")


def phrase(letters: str, conditions: tuple[Condition, ...], divisor: int) -> str:
    """Say what is counted."""
    what = f"letter {letters}" if len(letters) == 1 else f"letters {listed(letters)} together"
    number = f"the number of occurrences of the {what}"
    if conditions:
        number += f" in words that {listed(_CONDITIONS[kind][0].format(part) for kind, part in conditions)}"
    return number + (f", only at places whose number is divisible by {divisor}" if divisor > 1 else "")


def zh_phrase(letters: str, conditions: tuple[Condition, ...], divisor: int) -> str:
    """Say in Chinese what is counted."""
    where = "且".join(_CONDITIONS[kind][1].format(part) for kind, part in conditions)
    where = f"在{where}的单词中，" if where else ""
    where += f"只看编号能被 {divisor} 整除的字母，" if divisor > 1 else ""
    return f"{where}字母 {'、'.join(letters)} {'一共' if len(letters) > 1 else ''}出现的次数"
