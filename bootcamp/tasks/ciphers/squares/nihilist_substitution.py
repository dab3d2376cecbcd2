"""Encrypt or decrypt by adding the square numbers of text and keyword, or find the keyword from the sums.

Answer: numbers, or a string of letters; they are unique.
Harder: longer texts and keywords, a square to be built, a lost keyword that only the ranges of the numbers betray.
Skills: arithmetic, deduction
Source: original; a cipher of the Russian nihilists of the nineteenth century.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import SQUARE_ALPHABET, polybius, random_alphabet, square
from bootcamp.lib.text import chunks, only_letters, random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import keyword, plain_text
from bootcamp.tasks.ciphers.squares._squares import Rows
from bootcamp.verifiers import Integer, Sequence, Text
from bootcamp.verifiers.base import Format

_TRIES = 300


class NihilistSubstitution(Task["NihilistSubstitution.Params", "NihilistSubstitution.Instance", Any]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters the text has", levels=(3, 5, 7, 8, 12, 20, 30, 45, 60, 75), ge=2, le=120)
        key: int = knob("how many letters the keyword has", levels=(2, 3, 4, 5, 7, 2, 3, 3, 4, 5), ge=2, le=9)
        built: bool = knob("whether the square has to be built", levels=(False,) * 3 + (True,) * 2 + (False,) * 5)
        lost: bool = knob("whether the keyword is lost", levels=(False,) * 5 + (True,) * 5)
        known: int = knob("how many first letters are given where it is", levels=(0,) * 5 + (1, 1, 0, 0, 0), ge=0, le=8)

    class Instance(task.Instance):
        rows: Rows  # none where the square has to be built
        word: str  # the word that the square is built from, or ""
        key: str  # "" where it is lost
        length: int  # of the keyword
        text: str  # to be encrypted, or ""
        numbers: tuple[int, ...]  # to be decrypted, or none
        known: str  # how the plain text begins, or ""

        @property
        def table(self) -> list[list[str]]:
            return [[str(i), *row] for i, row in enumerate(self.rows, 1)]

        @property
        def header(self) -> list[str]:
            return ["", *"12345"]

    prompt = Prompt(
        en=r"""
        {% if word %}
        A square of 5 rows and 5 columns is filled row by row, from the left, with the letters of {{ word }}, each at
        its first occurrence only, and then with the other letters of the alphabet in order. There is no J.
        {% else %}
        A cipher uses this square; there is no J:

        {{ table | table(header) }}

        {% endif %}
        Each letter has a number of two digits: that of its row and that of its column, both counted from 1. The keyword
        is written under the text, again and again. The encryption of a letter is the sum of its number and the number
        of the letter below, an ordinary sum of integers.

        {% if not key %}
        The keyword, any {{ length }} letters of the square, is unknown
        {{- ", but the text begins with " ~ known if known }}. Only one keyword is possible. Find it. The encrypted
        text is
        {% elif text %}
        The keyword is {{ key }}. Encrypt {{ text }}.
        {% else %}
        The keyword is {{ key }}. Decrypt:
        {% endif %}
        {% if numbers %}

        {{ numbers | comma }}
        {% endif %}
        """,
        zh=r"""
        {% if word %}
        一个 5 行 5 列的方格从左到右逐行填入 {{ word }} 的字母（重复的字母只在第一次出现时填入），
        然后按次序填入字母表中其余的字母。没有字母 J。
        {% else %}
        一种密码使用下面的方格，没有字母 J：

        {{ table | table(header) }}

        {% endif %}
        每个字母对应一个两位数：行号和列号，都从 1 数起。把密钥反复写在文本下面。
        一个字母的密文是它的数与它下面字母的数之和，是普通的整数相加。

        {% if not key %}
        密钥由方格中任意 {{ length }} 个字母组成，但它是未知的{{ "；文本以 " ~ known ~ " 开头" if known }}。
        只有一个密钥是可能的，请求出它。密文是
        {% elif text %}
        密钥是 {{ key }}。请加密 {{ text }}。
        {% else %}
        密钥是 {{ key }}。请解密：
        {% endif %}
        {% if numbers %}

        {{ numbers | comma }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.text:
            return Sequence(Integer(), length=len(instance.text))
        length = len(instance.numbers) if instance.key else instance.length
        return Text(alphabet=SQUARE_ALPHABET, length=length, ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        word = keyword(rng, 8).replace("J", "I") if params.built else ""
        rows = square(word) if word else tuple(chunks(random_alphabet(rng, SQUARE_ALPHABET), 5))
        for _ in range(_TRIES):
            plain = only_letters(plain_text(rng, params.letters)).replace("J", "I")[: params.letters]
            key = random_text(rng, params.key, SQUARE_ALPHABET)
            numbers = _sums(plain, key, rows)
            known = plain[: params.known]
            if not params.lost or len(_keys(numbers, len(key), known, rows)) == 1:
                break
        else:
            raise Retry
        encrypt = not params.lost and rng.random() < 0.5
        instance = self.Instance(
            rows=() if word else rows,
            word=word,
            key="" if params.lost else key,
            length=len(key),
            text=plain if encrypt else "",
            numbers=() if encrypt else numbers,
            known=known,
        )
        return instance, key if params.lost else numbers if encrypt else plain

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows = instance.rows or square(instance.word)
        lines = [] if instance.rows else [" ".join(rows)]
        if not instance.key:
            return "\n".join(_key_steps(instance, rows))
        for i, number in enumerate(instance.numbers or _numbers(instance.text, rows)):
            letter = instance.key[i % len(instance.key)]
            below = _numbers(letter, rows)[0]
            if instance.text:
                lines.append(f"{instance.text[i]} {number} + {letter} {below} = {number + below}")
            else:
                row, column = divmod(number - below, 10)
                lines.append(f"{number} - {letter} {below} = {number - below}, {rows[row - 1][column - 1]}")
        return "\n".join(lines)


def _key_steps(instance: NihilistSubstitution.Instance, rows: Rows) -> list[str]:
    """Split each number into the sums of the rows and of the columns, and find the range of the keyword's letter."""
    lines = []
    for i in range(instance.length):
        if instance.known[i : i + 1]:
            number, letter = instance.numbers[i], instance.known[i]
            found, (known,) = number, _numbers(letter, rows)
            found = number - known
            lines.append(f"{i + 1}. {number} - {letter} {known} = {found}, {rows[found // 10 - 1][found % 10 - 1]}")
            continue
        column_sums = [number % 10 or 10 for number in instance.numbers[i :: instance.length]]
        row_sums = [number // 10 - (number % 10 == 0) for number in instance.numbers[i :: instance.length]]
        pairs = zip(instance.numbers[i :: instance.length], row_sums, column_sums, strict=True)
        lines.append(f"{i + 1}. " + ", ".join(f"{number}: {row} {column}" for number, row, column in pairs))
        digits = []
        for sums in (row_sums, column_sums):
            low, high = max(1, max(sums) - 5), min(5, min(sums) - 1)
            lines.append(f"{max(sums)} - 5 = {max(sums) - 5}, {min(sums)} - 1 = {min(sums) - 1}: {low}")
            digits.append(low)
            assert low == high
        lines.append(f"{digits[0]}{digits[1]}, {rows[digits[0] - 1][digits[1] - 1]}")
    return lines


def _numbers(text: str, rows: Rows) -> list[int]:
    return [10 * row + column for row, column in polybius(text, rows)]


def _sums(text: str, key: str, rows: Rows) -> tuple[int, ...]:
    below = _numbers(key, rows)
    return tuple(number + below[i % len(below)] for i, number in enumerate(_numbers(text, rows)))


def _keys(numbers: tuple[int, ...], length: int, known: str, rows: Rows) -> list[list[int]]:
    """List the keywords, as numbers, under which all numbers are those of letters; [] unless there is just one."""
    valid = set(_numbers(SQUARE_ALPHABET, rows))
    begin = _numbers(known, rows)
    key = []
    for i in range(length):
        fitting = [k for k in sorted(valid) if all(number - k in valid for number in numbers[i::length])]
        fitting = [k for k in fitting if all(numbers[j] - k == begin[j] for j in range(i, len(begin), length))]
        if len(fitting) != 1:
            return []
        key += fitting
    return [key]
