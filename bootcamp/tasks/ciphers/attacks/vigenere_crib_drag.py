"""Drag a word that is known to occur along a Vigenère cipher text until the key is a listed word, or two words agree.

Answer: the place of the word, the key and the plain text; unique.
Harder: longer texts, more keys; no list of keys, but the length of the key and two words.
Skills: deduction, search, arithmetic
Source: original; the method of probable words, A. Kerckhoffs, La cryptographie militaire, 1883.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import cipher, words
from bootcamp.lib.text import UPPER, only_letters, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import plain_text
from bootcamp.verifiers import Integer, Record, Text

_LISTED = (4, 6, 9, 12, 18, 26, 40, 0, 0, 0)


class VigenereCribDrag(Task["VigenereCribDrag.Params", "VigenereCribDrag.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "the fewest letters of the text", levels=(10, 14, 18, 24, 30, 38, 46, 44, 60, 76), ge=8, le=200
        )
        key: int = knob("letters of the key", levels=(3, 4, 4, 5, 5, 6, 6, 6, 8, 10), ge=2, le=12)
        listed: int = knob("how many keys are listed; 0 if none", levels=_LISTED, ge=0, le=200)

    class Instance(task.Instance):
        text: str
        cribs: tuple[str, ...]
        keys: tuple[str, ...]
        key_length: int

    answer = Record(place=Integer(1), key=Text(UPPER), text=Text(UPPER))
    prompt = Prompt(
        en=r"""
        The Vigenère cipher numbers the letters A = 0, B = 1, ..., Z = 25. The key is written again and again under the
        letters of the plain text, from its first letter on. Each letter p of the plain text with key letter k below it
        becomes the letter c = (p + k) mod 26. Blanks between words were left out before.

        The result was this text:

        {{ text }}

        {% if keys %}
        The key is one of these words:

        {{ keys | join(" ") }}

        {{ cribs[0] }} occurs in the plain text, as letters that follow one another.
        {% else %}
        The key has {{ key_length }} letters and need not be a word. {{ cribs[0] }} and {{ cribs[1] }} occur in the
        plain text, each as letters that follow one another.
        {% endif %}
        Only one key and one place of {{ cribs[0] }} fit.
        Give "place" (the number of the letter, counted from 1, with which {{ cribs[0] }} begins in the plain text),
        "key" and "text" (the whole plain text without blanks).
        """,
        zh=r"""
        维吉尼亚密码给字母编号：A = 0，B = 1，……，Z = 25。把密钥从第一个字母起反复写在明文的字母下面，
        明文字母 p 与其下方的密钥字母 k 变成密文字母 c = (p + k) mod 26。加密之前已去掉单词之间的空格。

        得到的密文为：

        {{ text }}

        {% if keys %}
        密钥是下列单词之一：

        {{ keys | join(" ") }}

        明文中有相连的字母 {{ cribs[0] }}。
        {% else %}
        密钥有 {{ key_length }} 个字母，不一定是单词。明文中有相连的字母 {{ cribs[0] }}，也有相连的字母 {{ cribs[1] }}。
        {% endif %}
        只有一个密钥和 {{ cribs[0] }} 的一个位置与此相符。
        请给出 "place"（{{ cribs[0] }} 的第一个字母是明文的第几个字母，
        从 1 数起）、"key"（密钥）和 "text"（不含空格的完整明文）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        drawn = plain_text(rng, params.letters, 4, 8).split()
        if params.listed:
            keys = tuple(word.upper() for word in words.draw(rng, params.listed, params.key, params.key + 1))
            key = rng.choice(keys)
            cribs: tuple[str, ...] = (rng.choice(drawn[1:-1] or drawn),)  # an end of the text is tried first
        else:
            keys, key = (), random_text(rng, params.key, UPPER)
            one, two = rng.sample(drawn, 2)
            cribs = (one, two)
            if one == two or len(one) + len(two) < params.key + 4 or max(len(one), len(two)) > params.key:
                raise task.Retry
        text = cipher.vigenere("".join(drawn), key)
        instance = self.Instance(text=text, cribs=cribs, keys=tuple(sorted(keys)), key_length=params.key)
        found = _found(instance)
        if len(found) != 1 or "?" in found[0][1]:
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        place, key = _found(instance)[0]
        return {"place": place + 1, "key": key, "text": only_letters(cipher.vigenere(instance.text, key, -1))}


def _found(instance: VigenereCribDrag.Instance) -> list[tuple[int, str]]:
    """List the places (from 0) of the first word and the keys that fit, ? for letters of the key that do not follow."""
    text = instance.text
    if instance.keys:
        plain = [(key, cipher.vigenere(text, key, -1)) for key in instance.keys]
        word = instance.cribs[0]
        return [(i, key) for key, made in plain for i in range(len(text)) if made.startswith(word, i)]
    first, second = (
        [(i, _letters(text, word, i, instance.key_length)) for i in range(len(text) - len(word) + 1)]
        for word in instance.cribs
    )
    found = []
    for (place, one), (_, two) in product(first, second):
        if all(two.get(i, letter) == letter for i, letter in one.items()):
            joined = {**one, **two}
            found.append((place, "".join(joined.get(i, "?") for i in range(instance.key_length))))
    return found


def _letters(text: str, word: str, place: int, period: int) -> dict[int, str]:
    """Give the letters of the key that follow from a word at a place, by their places in the key."""
    letters = cipher.vigenere(text[place : place + len(word)], word, -1)
    return {(place + i) % period: letter for i, letter in enumerate(letters)}
