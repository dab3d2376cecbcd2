"""Judge by a second reading of the rule and by trying all codes that the one shown may stand for."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.code) or not _valid(instance, answer):
        return "not a valid code"
    if not _fits(instance, answer):
        return "it differs from the code shown in another way"
    assert not any(_valid(instance, code) and code != answer for code in _candidates(instance))
    return ""


def _valid(instance: Any, code: str) -> bool:
    total = 0
    for place, sign in enumerate(code, 1):
        digit = int(sign)
        if instance.weights:
            total += instance.weights[place - 1] * digit
        else:
            total += instance.tables[0 if place % 2 else 1][digit]
    return total % instance.modulus == 0


def _fits(instance: Any, answer: str) -> bool:
    changed = [i for i, (a, b) in enumerate(zip(instance.code, answer, strict=True)) if a != b]
    if instance.slip == "missing":
        return all(instance.code[i] == "?" for i in changed)
    if instance.slip == "digit":
        return len(changed) == 1
    shown = instance.code
    return (
        len(changed) == 2
        and changed[1] == changed[0] + 1
        and [answer[i] for i in changed] == [shown[i] for i in reversed(changed)]
    )


def _candidates(instance: Any) -> list[str]:
    code = instance.code
    if instance.slip == "missing":
        return [code.replace("?", "{}").format(*digits) for digits in product("0123456789", repeat=code.count("?"))]
    if instance.slip == "digit":
        return [code[:i] + d + code[i + 1 :] for i in range(len(code)) for d in "0123456789" if d != code[i]]
    swaps = [code[:i] + code[i + 1] + code[i] + code[i + 2 :] for i in range(len(code) - 1)]
    return [swapped for swapped in swaps if swapped != code]
