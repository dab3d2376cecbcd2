"""Judge by encrypting the plain text by each formula of the prompt, with every initial block that may be meant."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.text):
        return "another length"
    plain, secret = (instance.text, answer) if instance.encrypt else (answer, instance.text)
    if not plain.startswith(instance.known):
        return "another beginning"
    starts = [int(instance.start, 16)] if instance.start else range(16)
    made = [_secret(instance.table, mode, v, plain) for mode in instance.modes for v in starts]
    if instance.known:
        assert len({_found(instance, mode, v) for mode in instance.modes for v in starts} - {""}) == 1
    return "" if secret in made else "no mode gives this"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text as given, the last or the middle digit changed, a digit less, each block by the table alone."""
    half = len(answer) // 2
    alone = "".join(f"{instance.table[int(digit, 16)]:X}" for digit in instance.text)
    wrong = [instance.text, answer[:-1] + _next(answer[-1]), answer[1:], alone]
    wrong.append(answer[:half] + _next(answer[half]) + answer[half + 1 :])
    return [one for one in wrong if confirm(instance, one)]


def _found(instance: Any, mode: str, v: int) -> str:
    """Try digit by digit which message has this encryption; nothing if it begins in another way."""
    plain = ""
    for place, wanted in enumerate(instance.text):
        digits = instance.known[place : place + 1] or "0123456789ABCDEF"
        fitting = [d for d in digits if _secret(instance.table, mode, v, plain + d)[-1] == wanted]
        if not fitting:
            return ""
        plain += fitting[0]
    return plain


def _next(digit: str) -> str:
    return format((int(digit, 16) + 1) % 16, "X")


def _secret(table: tuple[int, ...], mode: str, v: int, plain: str) -> str:
    p = [int(digit, 16) for digit in plain]
    if mode == "OFB":
        o = [table[v]]
        while len(o) < len(p):
            o.append(table[o[-1]])
        return "".join(f"{a ^ b:X}" for a, b in zip(p, o, strict=True))
    if mode == "CTR":
        return "".join(f"{a ^ table[(v + i) % 16]:X}" for i, a in enumerate(p))
    if mode == "ECB":
        return "".join(f"{table[a]:X}" for a in p)
    c = [v]
    for a in p:
        c.append(table[a ^ c[-1]] if mode == "CBC" else a ^ table[c[-1]])
    return "".join(f"{block:X}" for block in c[1:])
