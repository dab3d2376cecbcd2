"""Changes of letter strings along an ordered alphabet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby

CHANGES = {
    "last": ("replace the last letter by the one after it in the alphabet", "把最后一个字母换成字母表中它的下一个"),
    "reverse": ("reverse the order of the letters", "把字母的顺序倒过来"),
    "first": ("replace the first letter by the one after it in the alphabet", "把第一个字母换成字母表中它的下一个"),
    "double": ("write the last letter once more at the end", "在末尾把最后一个字母再写一遍"),
    "sort": ("sort the letters by the alphabet", "按字母表的顺序排列字母"),
    "all": ("replace every letter by the one after it in the alphabet", "把每个字母换成字母表中它的下一个"),
    "turn": ("move the first letter to the end", "把第一个字母移到末尾"),
    "single": ("shorten every run of equal letters to one letter", "把每段连续相同的字母缩成一个"),
    "drop": ("remove the first letter", "去掉第一个字母"),
    "ends": ("swap the first and the last letter", "交换第一个和最后一个字母"),
    "stutter": ("write every letter twice in a row", "每个字母连写两遍"),
    "previous": (
        "replace the last letter by the one before it in the alphabet",
        "把最后一个字母换成字母表中它的上一个",
    ),
}


def changed(alphabet: str, names: Sequence[str], text: str) -> str:
    """Make the changes in turn; nothing is left of a string that becomes empty."""
    for name in names:
        if not text:
            return ""
        after = {letter: alphabet[(place + 1) % len(alphabet)] for place, letter in enumerate(alphabet)}
        text = {
            "last": text[:-1] + after[text[-1]],
            "reverse": text[::-1],
            "first": after[text[0]] + text[1:],
            "double": text + text[-1],
            "sort": "".join(sorted(text, key=alphabet.index)),
            "all": "".join(after[letter] for letter in text),
            "turn": text[1:] + text[0],
            "single": "".join(letter for letter, _ in groupby(text)),
            "drop": text[1:],
            "ends": text if len(text) == 1 else text[-1] + text[1:-1] + text[0],
            "stutter": "".join(chain(*zip(text, text, strict=True))),
            "previous": text[:-1] + alphabet[alphabet.index(text[-1]) - 1],
        }[name]
    return text
