"""Shift one large integer; standard alphabets of 16, 32 and 64 signs also go through the module base64."""

import base64
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    source, target = instance.source, instance.target
    if not answer.isascii():
        return "other signs"
    if not target:
        return differs(_all(answer, source[::-1]), instance.text) or ("" if answer.isupper() else "no capital letters")
    if not source:
        return differs(answer, _all(instance.text, target))
    plain = _decoded(instance.text, *source[0])
    return differs(answer, _encoded(plain, *target[0])) or differs(instance.text, _encoded(plain, *source[0]))


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _all(text: str, codes: Any) -> str:
    for code in codes:
        text = _encoded(text, *code)
    return text


def _encoded(text: str, signs: str, backwards: bool) -> str:
    size = {2: 1, 4: 2, 8: 3, 16: 4, 32: 5, 64: 6}[len(signs)]
    total, whole = 8 * len(text), int.from_bytes(text.encode("ascii"), "big")
    whole <<= -total % size
    numbers = []
    for _ in range(-(-total // size)):
        number = whole & (2**size - 1)
        numbers.append(sum(1 << (size - 1 - i) for i in range(size) if number >> i & 1) if backwards else number)
        whole >>= size
    code = "".join(signs[number] for number in reversed(numbers))
    makers = {4: base64.b16encode, 5: base64.b32encode, 6: base64.b64encode}
    if size in makers and not backwards:
        usual = makers[size](text.encode("ascii")).decode().rstrip("=")
        alphabet = {4: "0123456789ABCDEF", 5: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"}.get(
            size, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        )
        assert usual.translate(str.maketrans(alphabet, signs)) == code
    return code


def _decoded(text: str, signs: str, backwards: bool) -> str:
    """Find the letters one by one: each next one is the one whose code agrees the longest."""
    plain = ""
    size = len(signs).bit_length() - 1
    for count in range(1, len(text) * size // 8 + 1):
        full = 8 * count // size
        plain += next(chr(n) for n in range(128) if _fits(plain + chr(n), text, full, count, signs, backwards))
    return plain


def _fits(start: str, text: str, full: int, count: int, signs: str, backwards: bool) -> bool:
    """Tell whether a beginning of the plain text has this beginning of the code, and some next letter goes on."""
    if _encoded(start, signs, backwards)[:full] != text[:full]:
        return False
    rest = 8 * count % (len(signs).bit_length() - 1)
    if not rest or len(text) == full + 1:
        return not rest or _encoded(start, signs, backwards) == text
    return any(_encoded(start + chr(n), signs, backwards)[: full + 1] == text[: full + 1] for n in range(128))
