"""Read the digits by a regular expression, encrypt what should be plain by replacement, subtract for the key."""

import re
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    plain, secret = (instance.text, answer) if instance.encrypt else (answer, instance.text)
    if not set(plain) <= {*instance.top, *instance.signs, *"0123456789"}:
        return "other signs"
    if instance.known and not answer.startswith(f"{instance.known}-"):
        return "another beginning"
    key = [int(digit) for digit in instance.key] or [0]
    if instance.known:
        start = _digits(instance, f"{instance.known}-")
        key = [(int(c) - int(p)) % 10 for c, p in zip(instance.text, start, strict=False)][: instance.length]
        if len(key) < instance.length:
            return "the key does not follow"
    digits = _digits(instance, plain)
    return differs(secret, "".join(str((int(p) + key[i % len(key)]) % 10) for i, p in enumerate(digits)))


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _digits(instance: Any, plain: str) -> str:
    empty = [instance.columns[i] for i, sign in enumerate(instance.top) if sign == " "]
    table = dict(zip(instance.top, instance.columns, strict=True))
    table |= {sign: empty[0] + digit for sign, digit in zip(instance.signs[:10], instance.columns, strict=True)}
    table |= {sign: empty[1] + digit for sign, digit in zip(instance.signs[10:], instance.columns, strict=True)}
    marked = re.sub(r"\d+", lambda number: "/" + re.sub(r"(\d)", r"\1\1", number[0]) + "/", plain)
    return "".join(sign if sign.isdigit() else table[sign] for sign in marked)
