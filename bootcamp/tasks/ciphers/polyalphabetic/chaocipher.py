"""Encrypt or decrypt with two rings of letters that are rearranged after each letter, also backwards from the end.

Answer: a string of letters; it is unique.
Harder: more letters on the rings, longer texts; at last only the rings after the last letter are known.
Skills: simulation
Source: original; J. F. Byrne's machine of 1918, whose working was published in 2010.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import ASK, Ciphered, one_way
from bootcamp.verifiers import Text

Rings = tuple[str, str]
"""The left and the right row of letters."""
Step = tuple[str, str, Rings, Rings]
"""A letter, the one beside it, the rows when they are turned and when a letter is moved in each."""


class Chaocipher(Task["Chaocipher.Params", "Chaocipher.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "how many letters a row has", levels=(8, 8, 8, 10, 10, 12, 14, 10, 12, 16), ge=6, le=26, multiple_of=2
        )
        letters: int = knob("how many letters the text has", levels=(2, 3, 4, 5, 6, 8, 10, 5, 7, 10), ge=2, le=30)
        ended: bool = knob("whether the rows after the last letter are given", levels=(False,) * 7 + (True,) * 3)

    class Instance(Ciphered):
        rows: Rings
        ended: bool

    prompt = Prompt(
        en=r"""
        A cipher uses two rows, each of which holds the letters A to {{ rows[0] | sort | last }}, places counted from 1.
        To encrypt a letter, find it in the right row; the letter at the same place of the left row is its encryption.
        Then both rows are changed:

        - The left row is turned (letters that leave it at the front come in at the end) until the encrypted letter is
          at place 1. Then the letter at place 2 is taken out and put in again so that it stands at place
          {{ rows[0] | length // 2 + 1 }}; the letters between move up.
        - The right row is turned in the same way until the letter of the plain text is at place 1, and by one place
          more, so that this letter is at the last place. Then the letter at place 3 is taken out and put in again so
          that it stands at place {{ rows[0] | length // 2 + 1 }}; the letters between move up.

        {% if ended %}
        After the text below was encrypted, and the rows were changed after its last letter too, the rows are

        {% else %}
        At the beginning the rows are

        {% endif %}
        left: {{ rows[0] }}

        right: {{ rows[1] }}

        """,
        zh=r"""
        一种密码使用两行字母，每行都含有 A 到 {{ rows[0] | sort | last }} 的全部字母，位置从 1 数起。
        加密一个字母时，在右行（right）中找到它，左行（left）同一位置上的字母就是密文字母。然后两行都要变化：

        - 转动左行（从前端移出的字母从末端补入），直到密文字母位于第 1 位。然后取出第 2 位的字母，
          重新插入，使它位于第 {{ rows[0] | length // 2 + 1 }} 位，中间的字母依次前移。
        - 用同样的方法转动右行，直到明文字母位于第 1 位，再多转一位，使该字母位于最后一位。
          然后取出第 3 位的字母，重新插入，使它位于第 {{ rows[0] | length // 2 + 1 }} 位，中间的字母依次前移。

        {% if ended %}
        得到下面的密文之后，并且在最后一个字母之后两行也已变化，这时两行为

        {% else %}
        开始时两行为

        {% endif %}
        left: {{ rows[0] }}

        right: {{ rows[1] }}

        """,
        after=ASK,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=UPPER[: len(instance.rows[0])], length=len(instance.text), ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = UPPER[: params.size]
        rows = (random_alphabet(rng, alphabet), random_alphabet(rng, alphabet))
        plain = random_text(rng, params.letters, alphabet)
        secret, after = _run(rows, plain, 1)
        if secret == "".join(rows[0][rows[1].index(letter)] for letter in plain):
            raise Retry
        shown, answer = one_way(rng, plain, secret, params.ended)
        return self.Instance(**shown, rows=after if params.ended else rows, ended=params.ended), answer

    def solve(self, instance: Instance) -> str:
        if not instance.ended:
            return _run(instance.rows, instance.text, int(instance.encrypt))[0]
        return "".join(plain for _, plain, _, _ in _undone(instance))[::-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        steps = _undone(instance) if instance.ended else _steps(instance.rows, instance.text, int(instance.encrypt))
        lines = []
        for letter, new, *stages in steps:
            lines.append(f"{letter}: {new}")
            lines += [" → ".join(dict.fromkeys(rows[side] for rows in stages)) for side in (0, 1)]
        lines += [" ".join(self.solve(instance))] if instance.ended else []
        return "\n".join(lines)


def _run(rows: Rings, text: str, source: int) -> tuple[str, Rings]:
    """Give the letters beside those of a text and the rows at the end."""
    steps = list(_steps(rows, text, source))
    return "".join(new for _, new, _, _ in steps), steps[-1][3]


def _steps(rows: Rings, text: str, source: int) -> Iterator[Step]:
    """Look each letter up in a row, 1 for the right one; give the letter, the one beside it, and the rows after it."""
    middle = len(rows[0]) // 2
    for letter in text:
        place = rows[source].index(letter)
        new = rows[1 - source][place]
        left, right = _turned(rows, place)
        right = right[1:] + right[0]
        turned = left, right
        left = left[0] + left[2 : middle + 1] + left[1] + left[middle + 1 :]
        right = right[:2] + right[3 : middle + 1] + right[2] + right[middle + 1 :]
        rows = left, right
        yield letter, new, turned, rows


def _undone(instance: Chaocipher.Instance) -> Iterator[Step]:
    """Undo the changes of the rows, from the last letter on."""
    rows, middle = instance.rows, len(instance.rows[0]) // 2
    for secret in reversed(instance.text):
        left, right = _turned(rows, rows[0].index(secret))
        turned = left, right
        plain = right[-1]
        left = left[0] + left[middle] + left[1:middle] + left[middle + 1 :]
        right = right[:2] + right[middle] + right[2:middle] + right[middle + 1 :]
        rows = left, right[-1] + right[:-1]
        yield secret, plain, turned, rows


def _turned(rows: Rings, places: int) -> Rings:
    left, right = rows
    return left[places:] + left[:places], right[places:] + right[:places]
