"""Judge each rule by a regular expression or a sum over code points; change single characters."""

import re
from math import prod
from typing import Any

LEVELS = range(1, 11)
_CLASSES = {"a digit": r"\d", "a small letter": "[a-z]", "a capital letter": "[A-Z]", "a sign": "[^A-Za-z0-9]"}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not re.fullmatch(r"[A-Za-z0-9#%&@!?+=-]+", answer):
        return "another character"
    return next((str(rule) for rule in instance.rules if not _kept(answer, *rule)), "")


def _kept(s: str, kind: str, n: int, t: str) -> bool:
    low, size = s.lower(), len(list(s))
    patterns = {
        "at": rf".{{{max(n - 1, 0)}}}{re.escape(t)}.*",
        "piece": f".*{re.escape(t)}.*",
        "reversed": f".*{''.join(reversed(t))}.*",
        "own": f".*{size}.*",
        "first": f"{_CLASSES.get(t, '')}.*",
        "last": f".*{_CLASSES.get(t, '')}",
        "banned": f"[^{t}{t.upper()}]*",
        "parted": r"(?!.*\d\d).*",
        "once": r"(?i)(?!.*([a-z]).*\1).*",
    }
    if kind in patterns:
        return re.fullmatch(patterns[kind], s) is not None
    capitals = len(re.findall("[A-Z]", s))
    if kind == "prime":
        return capitals in (2, 3, 5, 7, 11, 13, 17, 19, 23)
    if kind in ("long", "range"):
        return size == n if kind == "long" else n <= size <= int(t)
    if kind == "roman":
        found = re.findall("[IVXLCDM]", s)
        values = dict(zip("IVXLCDM", (1, 5, 10, 50, 100, 500, 1000), strict=True))
        return bool(found) and n == prod(values[a] for a in found)
    if kind == "values":
        return sum(" abcdefghijklmnopqrstuvwxyz".index(a) for a in re.findall("[a-z]", low)) % n == 0
    return (
        n
        == {
            "digits": len(re.findall(r"\d", s)),
            "sum": sum(map(int, re.findall(r"\d", s))),
            "capitals": capitals,
            "vowels": len(re.findall("[aeiou]", low)),
            "signs": len(re.findall(r"[^\w]", s)),
            "run": max(map(len, re.findall("[a-z]*", s))),
        }[kind]
    )


def others(instance: Any, answer: str) -> list[str]:
    """Strings with one character changed that obey all rules."""
    return [text for text in _changed(answer) if not confirm(instance, text)][:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Strings with one character changed, dropped or doubled that break a rule."""
    tries = [answer[1:], answer[:-1], answer + answer[-1], answer[::-1], answer.lower(), *_changed(answer)]
    return [text for text in tries if text and confirm(instance, text)][:10]


def _changed(answer: str) -> list[str]:
    return [answer[:i] + new + answer[i + 1 :] for i in range(len(answer)) for new in "kW7?" if answer[i] != new]
