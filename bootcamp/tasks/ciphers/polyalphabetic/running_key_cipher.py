"""Encrypt or decrypt with the letters of a printed text as the key, whose start is told or has to be found.

Answer: a string of letters; it is unique.
Harder: longer texts, a start that only the first word betrays, then only a word somewhere in the plain text.
Skills: simulation, search
Source: original; a classical cipher with a book as its key.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import vigenere
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import ASK, Ciphered, one_way, plain_text
from bootcamp.verifiers import Text


class RunningKeyCipher(Task["RunningKeyCipher.Params", "RunningKeyCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters the text has", levels=(4, 6, 8, 11, 15, 8, 11, 12, 14, 18), ge=4, le=60)
        lines: int = knob("how many lines the key text has", levels=(2, 2, 3, 4, 5, 2, 3, 2, 3, 4), ge=1, le=12)
        known: int = knob(
            "what is known if the start is lost: 1 the first word, 2 a word somewhere; 0 the start is told",
            levels=(0,) * 5 + (1, 1, 2, 2, 2),
            ge=0,
            le=2,
        )

    class Instance(Ciphered):
        lines: tuple[str, ...]
        start: tuple[int, ...]  # line, word and letter, from 1, or none
        known: str  # the word that is known, or ""
        first: bool  # whether that is the first one

    prompt = Prompt(
        en=r"""
        The key of a cipher is this text, of which only the letters count, read on from line to line:

        {{ lines | numbered }}

        Number the letters A = 0, B = 1, ..., Z = 25. The letters of the key from its start on are written under the
        letters of the plain text, one under each. The encrypted letter has the number (p + k) mod 26, where p is the
        number of the plain letter and k that of the key letter below it. Blanks in the plain text take no key letter
        and are left out.

        {% if start %}
        The key starts in line {{ start[0] }} with letter {{ start[2] }} of word {{ start[1] }} (lines, words of the
        line and letters of the word are counted from 1).
        {% elif first %}
        Where the key starts is unknown, but the plain text begins with the word {{ known }}. The key text does not end
        before the plain text does. Only one plain text is possible.
        {% else %}
        Where the key starts is unknown, but the word {{ known }} occurs somewhere in the plain text. The key text does
        not end before the plain text does. Only one plain text is possible.
        {% endif %}
        """,
        zh=r"""
        一种密码的密钥是下面这段文字，只计其中的字母，一行读完接着读下一行：

        {{ lines | numbered }}

        给字母编号：A = 0，B = 1，……，Z = 25。从密钥的起点开始，把密钥的字母依次写在明文各字母之下，每个字母对应一个。
        密文字母的编号是 (p + k) mod 26，其中 p 是明文字母的编号，k 是它下面的密钥字母的编号。
        明文中的空格不占用密钥字母，并且略去。

        {% if start %}
        密钥从第 {{ start[0] }} 行第 {{ start[1] }} 个单词的第 {{ start[2] }} 个字母开始（行、
        行中的单词和单词中的字母都从 1 数起）。
        {% elif first %}
        密钥的起点未知，但明文以单词 {{ known }} 开头。密钥文字足够长，不会在明文结束之前用完。只有一段明文是可能的。
        {% else %}
        密钥的起点未知，但明文中某处出现单词 {{ known }}。密钥文字足够长，不会在明文结束之前用完。只有一段明文是可能的。
        {% endif %}
        """,
        after=ASK,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=UPPER, length=len(only_letters(instance.text)), ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        lines = tuple(words.sentence(rng, 1) for _ in range(params.lines))
        plain = plain_text(rng, params.letters, 4, 7)
        key = only_letters(" ".join(lines))
        places = [
            (i, j, k)
            for i, line in enumerate(lines, 1)
            for j, word in enumerate(line.split(), 1)
            for k in range(1, len(only_letters(word)) + 1)
        ]
        size = len(only_letters(plain))
        if len(places) != len(key) or len(key) < size + 10:
            raise Retry
        place = rng.randrange(3, len(key) - size + 1)
        secret = vigenere(only_letters(plain), key[place : place + size])
        shown, answer = one_way(rng, plain, secret, params.known > 0)
        known = ""
        if params.known:
            pieces = plain.split()
            known = pieces[0] if params.known == 1 else rng.choice(pieces[1:] or pieces)
        instance = self.Instance(
            **shown, lines=lines, start=() if known else places[place], known=known, first=params.known == 1
        )
        if known and _readings(instance) != {only_letters(plain)}:
            raise Retry
        return instance, only_letters(answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        key, text = only_letters(" ".join(instance.lines)), only_letters(instance.text)
        lines: list[str] = []
        if instance.start:
            line, word, letter = instance.start
            before = [*instance.lines[: line - 1], *instance.lines[line - 1].split()[: word - 1]]
            start = len(only_letters(" ".join(before))) + letter - 1
        else:
            start, lines = _found(key, instance, language)
        lines.append(key[start : start + len(text)])
        lines += [_sum(letter, k, 1 if instance.encrypt else -1) for letter, k in zip(text, key[start:], strict=False)]
        return "\n".join(lines)


def _sum(letter: str, key: str, sign: int) -> str:
    """Write the sum or the difference of two letters."""
    a, b = UPPER.index(letter), UPPER.index(key)
    total = a + sign * b
    over = " - 26" if total > 25 else " + 26" if total < 0 else ""
    return f"{letter} {'-+'[sign > 0]} {key}: {a} {'-+'[sign > 0]} {b}{over} = {total % 26}, {UPPER[total % 26]}"


def _found(key: str, instance: RunningKeyCipher.Instance, language: str) -> tuple[int, list[str]]:
    """Subtract the known word at each place where it may stand, until the difference is found in the key."""
    text, known, lines = instance.text, instance.known, list[str]()
    for place in range(1 if instance.first else len(text) - len(known) + 1):
        lines += [_sum(c, p, -1) for c, p in zip(text[place:], known, strict=False)]
        wanted = vigenere(text[place : place + len(known)], known, -1)
        for start in range(len(key) - len(text) + 1):
            if key[start + place :].startswith(wanted):
                return start, [*lines, {"en": f"{wanted}: in the key", "zh": f"{wanted}：在密钥中"}[language]]
        if wanted in key:
            lines.append({"en": f"{wanted}: too near an end of the key", "zh": f"{wanted}：太靠近密钥的一端"}[language])
        else:
            lines.append({"en": f"{wanted}: not in the key", "zh": f"{wanted}：不在密钥中"}[language])
    raise ValueError("the known word does not fit")


def _readings(instance: RunningKeyCipher.Instance) -> set[str]:
    """Decrypt with all starts of the key, and keep the texts with the known word at its place."""
    key, secret = only_letters(" ".join(instance.lines)), instance.text
    starts = range(len(key) - len(secret) + 1)
    texts = {vigenere(secret, key[start : start + len(secret)], -1) for start in starts}
    return {text for text in texts if instance.known in text[: len(instance.known) if instance.first else None]}
