"""Cipher systems with keys as texts: their rules in English and Chinese, drawing keys, encrypting and decrypting."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bootcamp.lib import cipher, words
from bootcamp.lib.numbers import random_coprime
from bootcamp.lib.text import UPPER


class System(NamedTuple):
    """What a system is called, what it does, and its functions of a text or a random generator and a key."""

    en: str
    zh: str
    en_rule: str
    zh_rule: str
    draw: Callable[[Random], str]
    encrypt: Callable[[str, str], str]


def _pair(key: str) -> tuple[int, int]:
    a, b = key.split(", ")
    return int(a), int(b)


def _word(rng: Random) -> str:
    return words.draw(rng, 1, 3, 6)[0].upper()


SYSTEMS = {
    "shift": System(
        "shift",
        "移位",
        "each letter moves k places forward in the alphabet (k is the key); after Z comes A",
        "每个字母在字母表中向后移动 k 位（k 是密钥），Z 之后是 A",
        lambda rng: str(rng.randint(1, 25)),
        lambda text, key: cipher.caesar(text, int(key)),
    ),
    "affine": System(
        "affine",
        "仿射",
        "the letter with the number x (A = 0, ..., Z = 25) becomes the letter with the number (a x + b) mod 26, where"
        " the key is a, b",
        "编号为 x 的字母（A = 0，……，Z = 25）变成编号为 (a x + b) mod 26 的字母，密钥为 a, b",
        lambda rng: f"{random_coprime(rng, 26, 3, 25)}, {rng.randint(0, 25)}",
        lambda text, key: cipher.affine_encrypt(text, *_pair(key)),
    ),
    "alphabet": System(
        "alphabet",
        "字母表代换",
        "A, B, C, ..., Z are replaced by the 1st, 2nd, 3rd, ..., 26th letter of the key, which has every letter once",
        "A、B、C、……、Z 依次换成密钥的第 1、2、3、……、26 个字母，密钥中每个字母恰好出现一次",
        cipher.random_alphabet,
        lambda text, key: cipher.substitute(text, UPPER, key),
    ),
    "repeating": System(
        "repeating key",
        "重复密钥",
        "the key is written again and again under the text; letter p with key letter k below it becomes (p + k) mod 26"
        " (A = 0, ..., Z = 25)",
        "密钥反复写在文本下面，字母 p 与其下方的密钥字母 k 变成 (p + k) mod 26（A = 0，……，Z = 25）",
        _word,
        cipher.vigenere,
    ),
    "reversed": System(
        "subtracted key",
        "反减密钥",
        "the key is written again and again under the text; letter p with key letter k below it becomes (k - p) mod 26"
        " (A = 0, ..., Z = 25)",
        "密钥反复写在文本下面，字母 p 与其下方的密钥字母 k 变成 (k - p) mod 26（A = 0，……，Z = 25）",
        _word,
        cipher.beaufort,
    ),
    "autokey": System(
        "text as key",
        "文本自密钥",
        "the key is written once under the text, and after it the text itself from its first letter on; letter p with"
        " letter k below it becomes (p + k) mod 26 (A = 0, ..., Z = 25)",
        "密钥在文本下面写一次，其后接着写文本本身（从第一个字母起），"
        "字母 p 与其下方的字母 k 变成 (p + k) mod 26（A = 0，……，Z = 25）",
        _word,
        cipher.autokey_encrypt,
    ),
    "rails": System(
        "rails",
        "栅栏",
        "the letters are written in a zigzag on n lines (n is the key), from the first line down to the last, up again,"
        " and so on; then the lines are read one after another from the first on",
        "把字母按之字形写在 n 行上（n 是密钥），从第一行向下到最后一行，再向上，如此反复；然后从第一行起逐行读出",
        lambda rng: str(rng.randint(2, 6)),
        lambda text, key: cipher.rail_fence_encrypt(text, int(key)),
    ),
    "columns": System(
        "columns",
        "列换位",
        "the text is written in rows under the key, one letter under each of its signs, the last row perhaps shorter;"
        " then the columns are read from top to bottom, in the alphabetical or numerical order of the signs above them,"
        " equal ones from left to right",
        "把文本逐行写在密钥下面，密钥的每个符号下面一个字母，最后一行可以不满；"
        "然后按上方符号的字母或数字顺序逐列从上到下读出，相同的从左到右",
        _word,
        lambda text, key: cipher.columnar_encrypt(text, cipher.key_order(key)),
    ),
}


def rules(kinds: tuple[str, ...], language: str) -> list[str]:
    """Write the rule of each of some systems after its name."""
    systems = [SYSTEMS[kind] for kind in kinds]
    if language == "zh":
        return [f"{one.zh}：{one.zh_rule}" for one in systems]
    return [f"{one.en}: {one.en_rule}" for one in systems]
