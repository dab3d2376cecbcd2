"""Encrypt or decrypt a text by shifting its letters, with the shift given or found from a known word.

Answer: the letters of the text; spaces do not count.
Harder: longer texts; the shift has to be found; it grows from word to word or from letter to letter.
Skills: arithmetic, search
Source: original; the cipher that Suetonius reports of Julius Caesar.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import caesar, wrapped
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class CaesarShift(Task["CaesarShift.Params", "CaesarShift.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words the text has", levels=(1, 2, 4, 5, 8, 12, 8, 12, 20, 30), ge=1, le=60)
        known: bool = knob(
            "whether the shift is given, not a word of the plain text", levels=(True,) * 3 + (False,) * 7
        )
        largest_step: int = knob(
            "by how much the shift grows at most; 0 if it stays the same",
            levels=(0, 0, 0, 0, 0, 0, 3, 6, 9, 12),
            ge=0,
            le=25,
        )

    class Instance(task.Instance):
        text: str  # the one to be encrypted or decrypted
        encrypt: bool
        shift: int  # -1 if it has to be found
        word: str  # a word of the plain text, if the shift has to be found
        step: int
        by_letter: bool  # whether the shift grows after each letter, not after each word

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A text is encrypted by moving each letter a number of places forward in the alphabet, the shift; after Z comes A
        again. For example, a shift of 3 turns X into A. Spaces stay as they are.
        {% if step and by_letter %}
        The shift of the first letter is k; after each letter it grows by {{ step }}, spaces not counted.
        {% elif step %}
        The shift is k in the first word; after each word it grows by {{ step }}.
        {% else %}
        The shift is k for all letters.
        {% endif %}

        {% if word %}
        Decrypt this text. k is not known, but {{ word }} is one of the words of the plain text:
        {% else %}
        {{ "Encrypt" if encrypt else "Decrypt" }} this text with k = {{ shift }}:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        加密一段文本时，把每个字母在字母表中向后移动若干位，移动的位数叫作位移；Z 之后又从 A 开始。
        例如位移为 3 时，X 变成 A。空格保持不变。
        {% if step and by_letter %}
        第一个字母的位移是 k，此后每过一个字母（不计空格），位移增加 {{ step }}。
        {% elif step %}
        第一个单词的位移是 k，此后每过一个单词，位移增加 {{ step }}。
        {% else %}
        所有字母的位移都是 k。
        {% endif %}

        {% if word %}
        请解密下面的文本。k 未知，但已知 {{ word }} 是明文中的一个单词：
        {% else %}
        取 k = {{ shift }}，请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = " ".join(words.draw(rng, params.words, 3, 8)).upper()
        shift, step = rng.randint(1, 25), rng.randint(1, params.largest_step) if params.largest_step else 0
        by_letter = step > 0 and rng.random() < 0.5
        secret = _shifted(plain, shift, step, by_letter)
        if params.known:
            encrypt = rng.random() < 0.5
            text, answer = (plain, secret) if encrypt else (secret, plain)
            instance = self.Instance(text=text, encrypt=encrypt, shift=shift, word="", step=step, by_letter=by_letter)
            return instance, only_letters(answer)
        word = rng.choice(plain.split())
        instance = self.Instance(text=secret, encrypt=False, shift=-1, word=word, step=step, by_letter=by_letter)
        if _readings(instance) != [plain]:
            raise task.Retry
        return instance, only_letters(plain)

    def solve(self, instance: Instance) -> str:
        if instance.word:
            return only_letters(_readings(instance)[0])
        sign = 1 if instance.encrypt else -1
        return only_letters(_shifted(instance.text, sign * instance.shift, sign * instance.step, instance.by_letter))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        sign, step = 1 if instance.encrypt else -1, instance.step
        k, lines = instance.shift, ["A = 0, B = 1, ..., Z = 25"]
        if instance.word:
            k, attempts = _found(instance)
            lines += attempts
        for number, word in enumerate(instance.text.split(" ")):
            for place, letter in enumerate(word):
                if step and (place + number if instance.by_letter else number and not place):
                    lines.append(f"{k} + {step}{wrapped(k + step)}")
                    k = (k + step) % 26
                a = UPPER.index(letter)
                moved = a + sign * k
                lines.append(f"{letter}: {a} {'-+'[sign > 0]} {k}{wrapped(moved)}, {UPPER[moved % 26]}")
        return "\n".join(lines)


def _found(instance: CaesarShift.Instance) -> tuple[int, list[str]]:
    """Compare the known word with each word of its length, until all differences fit; give k, and what is written."""
    lines, step, parts = [], instance.step, instance.text.split(" ")
    growth = step if instance.by_letter else 0
    for number, part in enumerate(parts):
        if len(part) != len(instance.word):
            continue
        found, first = [], (UPPER.index(part[0]) - UPPER.index(instance.word[0])) % 26
        for place, (secret, plain) in enumerate(zip(part, instance.word, strict=True)):
            c, p = UPPER.index(secret), UPPER.index(plain)
            found.append(f"{c} - {p}{wrapped(c - p)}")
            wanted = (first + growth * place) % 26
            if (c - p) % 26 != wanted:
                lines.append(f"{part}, {instance.word}: {'; '.join(found)}, != {wanted}")
                break
        else:
            lines.append(f"{part}, {instance.word}: {'; '.join(found)}")
            before = sum(map(len, parts[:number])) if instance.by_letter else number
            total = first - step * before
            rest = f" - {before}·{step} = {total} = {total % 26} (mod 26)" if step * before else ""
            return total % 26, [*lines, f"k = {first}{rest}"]
    raise ValueError("the known word does not fit")


def _shifted(text: str, shift: int, step: int, by_letter: bool) -> str:
    parts = list(text) if by_letter else text.split(" ")
    moved, place = [], 0
    for part in parts:
        moved.append(caesar(part, shift + step * place))
        place += part != " "
    return ("" if by_letter else " ").join(moved)


def _readings(instance: CaesarShift.Instance) -> list[str]:
    """List the plain texts with the known word in them that some shift gives."""
    texts = (_shifted(instance.text, -shift, -instance.step, instance.by_letter) for shift in range(26))
    return [text for text in texts if instance.word in text.split(" ")]
