"""Cut the text where the key starts anew and treat each piece by itself; try the digits of a lost key one by one."""

import re
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    digits = list(instance.digits)
    if instance.known:
        if len(instance.known) < instance.length or instance.letter in list(instance.known[: instance.length - 1]):
            return "the first word does not settle the key"
        for p, c in list(zip(instance.known, instance.text, strict=False))[: instance.length]:
            digits += [d for d in range(10) if chr((ord(p) - 65 + d) % 26 + 65) == c]
        if len(digits) != instance.length:
            return "no digit fits"
    blanks = [i for i, sign in enumerate(instance.text) if sign == " "]
    letters = "".join(answer)
    plain = instance.text if instance.encrypt else letters
    if not instance.encrypt:
        for i in blanks:
            plain = plain[:i] + " " + plain[i:]
    secret = "".join(_piece(piece, digits, instance.chain) for piece in _pieces(instance, plain))
    if instance.encrypt:
        return differs(answer, secret.replace(" ", ""))
    if not plain.startswith(instance.known):
        return "another first word"
    return differs(secret, instance.text)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _pieces(instance: Any, plain: str) -> list[str]:
    pieces = re.split("( )", plain) if instance.words else [plain]
    if instance.letter:
        pieces = [part for piece in pieces for part in re.split(f"(?<={instance.letter})", piece)]
    return pieces


def _piece(piece: str, digits: list[int], chain: bool) -> str:
    used = list(digits)
    while len(used) < len(piece) + len(digits):
        used.append((used[-len(digits)] + used[1 - len(digits)]) % 10 if chain else used[-len(digits)])
    rest = iter(used)
    return "".join(sign if sign == " " else chr((ord(sign) - 65 + next(rest)) % 26 + 65) for sign in piece)
