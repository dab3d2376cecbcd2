"""Encrypt or decrypt a text by the Vigenère cipher, with the key or with a known stretch of the plain text.

Answer: the letters of the text; spaces do not count.
Harder: longer texts and keys; the key has to be found from known text.
Skills: deduction, arithmetic
Source: original; the cipher of G. B. Bellaso, La cifra, 1553.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import cipher, words
from bootcamp.lib.text import UPPER, only_letters, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class Vigenere(Task["Vigenere.Params", "Vigenere.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(4, 8, 12, 20, 24, 36, 50, 70, 95, 115), ge=4, le=300
        )
        key_length: int = knob("how many letters the key has", levels=(2, 3, 4, 5, 4, 6, 8, 10, 12, 15), ge=2, le=30)
        key_given: bool = knob(
            "whether the key is given, not a stretch of the plain text", levels=(True,) * 4 + (False,) * 6
        )

    class Instance(task.Instance):
        text: str  # the one to be encrypted or decrypted
        encrypt: bool
        key_length: int
        key: str  # "" if it has to be found
        known: str  # the plain text from the letter at place `place` on
        place: int

        @property
        def last(self) -> int:
            return self.place + len(self.known) - 1

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        The Vigenère cipher numbers the letters A = 0, B = 1, ..., Z = 25.
        The key is written again and again under the letters of the plain text; spaces are skipped and stay as they are.
        Each letter p of the plain text with key letter k below it becomes the letter c = (p + k) mod 26.

        {% if key %}
        {{ "Encrypt" if encrypt else "Decrypt" }} this text with the key {{ key }}:
        {% else %}
        Decrypt this text. The key has {{ key_length }} letters.
        Letters {{ place }} to {{ last }} of the plain text (spaces not counted) are {{ known }}.
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        维吉尼亚密码给字母编号：A = 0，B = 1，……，Z = 25。
        把密钥反复写在明文的字母下面；空格跳过，保持不变。
        明文字母 p 与其下方的密钥字母 k 变成密文字母 c = (p + k) mod 26。

        {% if key %}
        用密钥 {{ key }} {{ "加密" if encrypt else "解密" }}下面的文本：
        {% else %}
        解密下面的文本。密钥有 {{ key_length }} 个字母。
        明文的第 {{ place }} 到第 {{ last }} 个字母（不计空格）是 {{ known }}。
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        drawn: list[str] = []
        while sum(map(len, drawn)) < params.letters:
            drawn += words.draw(rng, 1, 3, 7)
        plain = " ".join(drawn).upper()
        key = random_text(rng, params.key_length, UPPER)
        secret = cipher.vigenere(plain, key)
        encrypt = params.key_given and rng.random() < 0.5
        letters = only_letters(plain)
        place, known = 0, ""
        if not params.key_given:
            place = rng.randint(1, len(letters) - params.key_length + 1)
            known = letters[place - 1 : place - 1 + params.key_length]
        instance = self.Instance(
            text=plain if encrypt else secret,
            encrypt=encrypt,
            key_length=params.key_length,
            key=key if params.key_given else "",
            known=known,
            place=place,
        )
        return instance, only_letters(secret if encrypt else plain)

    def solve(self, instance: Instance) -> str:
        sign = 1 if instance.encrypt else -1
        return only_letters(cipher.vigenere(instance.text, instance.key or _key(instance), sign))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        key = instance.key or _key(instance)
        lines = [] if instance.key else [{"en": f"The key is {key}.", "zh": f"密钥是 {key}。"}[language]]
        sign, shown = (1, "+") if instance.encrypt else (-1, "-")
        for index, letter in enumerate(only_letters(instance.text)):
            shift = key[index % len(key)]
            a, b = UPPER.index(letter), UPPER.index(shift)
            value = (a + sign * b) % 26
            lines.append(f"{letter} {shown} {shift}: {a} {shown} {b} = {value} (mod 26), {UPPER[value]}")
        return "\n".join(lines)


def _key(instance: Vigenere.Instance) -> str:
    """Subtract the known text from the letters above it, and turn the key to its start."""
    start, size = instance.place - 1, instance.key_length
    turned = cipher.vigenere(only_letters(instance.text)[start : start + size], instance.known, -1)
    return "".join(turned[(i - start) % size] for i in range(size))
