"""Judge by a parser that splits at the sign applied last, and by taking away every pair of brackets in turn."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = "".join(map(str, instance.tokens))
    if not instance.back:
        right = _postfix(text, instance.table)
        return "" if answer == right else f"the postfix form is {right}"
    if answer.count("(") != answer.count(")") or _postfix(answer, instance.table) != text:
        return "this is another expression"
    for i, sign in enumerate(answer):
        if sign == "(":
            j = _partner(answer, i)
            if _postfix(answer[:i] + answer[i + 1 : j] + answer[j + 1 :], instance.table) == text:
                return "a pair of brackets is not needed"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """Needless brackets, or two neighbours exchanged."""
    return (
        [f"({answer})", f"({answer[0]}){answer[1:]}"]
        if instance.back
        else [answer[:-1], answer[1] + answer[0] + answer[2:]]
    )


def _partner(text: str, start: int) -> int:
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if not depth:
            return i
    raise AssertionError


def _postfix(text: str, table: Any) -> str:
    """Rewrite a text; "?" marks what is no expression."""
    depth, depths = 0, []
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        depths.append(depth)
    for line, from_left in reversed(table):
        places = [i for i, sign in enumerate(text) if sign in line and not depths[i]]
        if places:
            last = places[-1] if from_left else places[0]
            return _postfix(text[:last], table) + _postfix(text[last + 1 :], table) + text[last]
    if len(text) < 2:
        return text if text.isalpha() else "?"
    if text[0] in "~¬":
        return _postfix(text[1:], table) + text[0]
    if text[-1] in "#!":
        return _postfix(text[:-1], table) + text[-1]
    return _postfix(text[1:-1], table) if text[0] == "(" and _partner(text, 0) == len(text) - 1 else "?"
