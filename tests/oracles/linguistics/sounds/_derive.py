"""Sound rules as regular expressions with look-around on a form between edges."""

import re
from collections.abc import Iterable
from typing import Any


def derive(word: str, rules: Iterable[Any]) -> str:
    """Apply rules that are not iterative, one after the other."""
    for target, result, left, right, _ in rules:
        before = f"(?<=[{left}])" if left else ""
        after = f"(?=[{right}])" if right else ""
        table = str.maketrans(target, result) if result else dict.fromkeys(map(ord, target))
        parts = re.split(f"({before}[{target}]{after})", f"#{word}#")
        word = "".join(part.translate(table) if place % 2 else part for place, part in enumerate(parts))[1:-1]
    return word
