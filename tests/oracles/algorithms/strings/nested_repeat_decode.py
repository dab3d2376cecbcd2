"""Judge by the whole string where it is not long, else by a stack of lengths and counts for each letter."""

import re
from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = sum(_counts(instance.code).values())
    if answer["length"] != size:
        return f"the length is {size}"
    if size > 10**5:
        return ""
    text = _whole(instance.code)
    start = text[: instance.place]
    if (start[-1], start.count(instance.letter)) != (answer["letter"], answer["count"]):
        return f"the letter is {start[-1]}, the count {start.count(instance.letter)}"
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Numbers one off and another letter."""
    other = "abcd"["abcd".index(answer["letter"]) - 1]
    wrong = [answer | {"count": answer["count"] + change} for change in (-1, 1)]
    return [*wrong, answer | {"length": answer["length"] + 1}, answer | {"letter": other}]


def _counts(code: str) -> Counter[str]:
    """Count the letters of the whole string."""
    stack: list[tuple[Counter[str], int]] = []
    now: Counter[str] = Counter()
    for sign in re.findall(r"\d+\(|~\(|\)|[a-d]", code):
        if sign == ")":
            above, times = stack.pop()
            now = above + Counter({letter: number * times for letter, number in now.items()})
        elif sign.endswith("("):
            stack.append((now, 1 if sign == "~(" else int(sign[:-1])))
            now = Counter()
        else:
            now[sign] += 1
    return now


def _whole(code: str) -> str:
    while "(" in code:
        code = re.sub(r"~\(([a-d]*)\)", lambda hit: hit[1][::-1], code)
        code = re.sub(r"(\d+)\(([a-d]*)\)", lambda hit: int(hit[1]) * hit[2], code)
    return code
