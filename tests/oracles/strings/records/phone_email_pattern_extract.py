"""Judge by splitting every piece of every line at its signs, without patterns."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(text for line in instance.lines for text in _pieces(instance, line, True))
    return "" if right == answer else f"the pieces are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All pieces that fit, one dropped, one doubled, two exchanged, one sign changed."""
    every = tuple(text for line in instance.lines for text in _pieces(instance, line, False))
    first = answer[0][:-1] + ("3" if answer[0][-1] == "2" else "2")
    wrong = [every, answer[1:], (*answer, answer[-1]), answer[::-1], (first, *answer[1:])]
    return [one for one in wrong if one != answer]


def _pieces(instance: Any, line: str, longest: bool) -> list[str]:
    padded, spans = f" {line} ", []
    for start in range(1, len(padded) - 1):
        for end in range(start + 1, len(padded)):
            text = padded[start:end]
            if _sign(padded[start - 1]) or _sign(padded[end]) or " " in text:
                continue
            if _mail(instance, text):
                spans.append((start, end, "mail"))
            if any(_phone(instance, text, mark) for mark in instance.marks):
                spans.append((start, end, "phone"))
    kept = []
    for low, high, kind in spans:
        inside = any(a <= low and high <= b and k == kind and (a, b) != (low, high) for a, b, k in spans)
        if not (longest and inside):
            kept.append((low, -high, kind))
    return [_short(padded[low:-high], kind) for low, high, kind in sorted(kept)]


def _sign(char: str) -> bool:
    return char.isascii() and char.isalnum()


def _word(text: str) -> bool:
    return text != "" and all(map(_sign, text))


def _mail(instance: Any, text: str) -> bool:
    if text.count("@") != 1:
        return False
    name, domain = text.split("@")
    for sign in "-+" if "tag" in instance.features else "-":
        name = name.replace(sign, ".")
    *parts, last = domain.split(".")
    parts = [word for part in parts for word in part.split("-")]
    top = last.isalpha() and 2 <= len(last) <= 4
    return bool(parts) and top and all(map(_word, [*name.split("."), *parts]))


def _phone(instance: Any, text: str, mark: str) -> bool:
    parts = text.split(mark)
    if "prefix" in instance.features and len(parts) == 4:
        early = parts.pop(0)
        if early[:1] != "+" or not early[1:].isdigit() or len(early) > 3:
            return False
    if len(parts) != 3:
        return False
    if "extension" in instance.features and "x" in parts[2]:
        parts[2], late = parts[2].split("x", 1)
        if not late.isdigit() or len(late) > 3:
            return False
    return all(p.isdigit() and len(p) == n for p, n in zip(parts, instance.groups, strict=True))


def _short(text: str, kind: str) -> str:
    if kind == "mail":
        name, domain = text.lower().split("@")
        return name.split("+")[0] + "@" + domain
    return "".join(sign for sign in text if sign not in "-./()")
