"""Texts to be enciphered, and what the tasks share that ask to encrypt or to decrypt one."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Retry


class Ciphered(task.Instance):
    """A text and the direction in which the cipher is to be applied."""

    text: str  # the one to be encrypted or decrypted
    encrypt: bool


ASK = Prompt(
    en=r"""
    {{ "Encrypt" if encrypt else "Decrypt" }} this text:

    {{ text }}
    """,
    zh=r"""
    请{{ "加密" if encrypt else "解密" }}下面的文本：

    {{ text }}
    """,
)
"""The last paragraph of a prompt that gives the key."""


def plain_text(rng: Random, letters: int, low: int = 3, high: int = 8, without: str = "") -> str:
    """Draw words in capitals, parted by blanks, with at least so many letters together and none of `without`."""
    drawn: list[str] = []
    while sum(map(len, drawn)) < letters:
        word = words.draw(rng, 1, low, high)[0].upper()
        drawn += [word] * set(word).isdisjoint(without)
    return " ".join(drawn)


def keyword(rng: Random, letters: int) -> str:
    """Draw a keyword of so many letters in capitals: a word, or the beginning of two or three joined ones."""
    size = letters if 3 <= letters <= 9 else 9
    drawn = "".join(words.draw(rng, 1 + (letters > 9) + (letters > 17), size, size)).upper()
    return drawn[:letters]


def one_way(rng: Random, plain: str, secret: str, lost: bool = False) -> tuple[dict[str, Any], str]:
    """Draw the direction, always to decrypt where the key is lost; give the fields of `Ciphered` and the result."""
    encrypt = not lost and rng.random() < 0.5
    return {"text": plain if encrypt else secret, "encrypt": encrypt}, secret if encrypt else plain


def require_only(results: Collection[str], plain: str) -> None:
    """Raise Retry unless all keys that fit decrypt to the plain text."""
    if set(results) != {plain}:
        raise Retry
