"""Recover a repeating key by the frequencies of letters: in each column the shift with the largest score.

Answer: the key and the plain text; unique.
Harder: longer texts, keys and alphabets.
Skills: arithmetic, search
Source: original; W. F. Friedman, Military cryptanalysis, part II, 1938.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Text


class FrequencyKeyRecovery(Task["FrequencyKeyRecovery.Params", "FrequencyKeyRecovery.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        signs: int = knob("letters of the alphabet", levels=(5, 6, 6, 7, 8, 8, 9, 10, 11, 12), ge=3, le=20)
        period: int = knob("letters of the key", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        column: int = knob(
            "letters of the text for each of the key", levels=(7, 9, 8, 9, 10, 10, 11, 12, 13, 14), ge=4, le=40
        )

    class Instance(task.Instance):
        frequencies: tuple[int, ...]  # in 1000, by letter
        period: int
        text: str

        @property
        def alphabet(self) -> str:
            return UPPER[: len(self.frequencies)]

        @property
        def rows(self) -> list[list[object]]:
            return [[*self.alphabet], [*self.frequencies]]

    prompt = Prompt(
        en=r"""
        A language has the letters {{ alphabet | comma }}, numbered from 0 (A = 0, B = 1, ...). Among 1000 letters of it
        they occur as often as this table says:

        {{ rows | aligned }}

        A text was encrypted with a key of {{ period }} letter{{ "s" if period > 1 }}, written again and again under the
        text: each letter p with key letter k below it became the letter (p + k) mod {{ alphabet | length }}. The result
        is:

        {{ text }}

        Each letter of the key is chosen so that the sum of the numbers in the table, over all letters that are
        decrypted with this letter of the key, is as large as possible. There are no ties. Give "key" (the key that is
        chosen in this way) and "text" (the whole text decrypted with it).
        """,
        zh=r"""
        一种语言的字母为 {{ alphabet | comma }}，从 0 起编号（A = 0，B = 1，……）。
        每 1000 个字母中各字母出现的次数见下表：

        {{ rows | aligned }}

        一段文本用 {{ period }} 个字母的密钥加密，密钥反复写在文本下面：字母 p 与其下方的密钥字母 k 变成字母
        (p + k) mod {{ alphabet | length }}。结果为：

        {{ text }}

        密钥的每个字母这样选取：用它解密得到的所有字母在表中的数之和尽可能大。不会出现并列。
        请给出 "key"（这样选出的密钥）和 "text"（用它解密得到的完整文本）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        letters = instance.alphabet
        return Record(key=Text(letters, length=instance.period), text=Text(letters, length=len(instance.text)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        m = params.signs
        frequencies = random_composition(rng, 1000, m, 15)
        key = [rng.randrange(m) for _ in range(params.period)]
        length = params.period * params.column + rng.randint(0, params.period - 1)
        plain = rng.choices(range(m), frequencies, k=length)
        text = "".join(UPPER[(p + key[i % params.period]) % m] for i, p in enumerate(plain))
        instance = self.Instance(frequencies=frequencies, period=params.period, text=text)
        shifts = []
        for column in range(params.period):
            scores = _scores(instance, column)
            first, second = sorted(scores, reverse=True)[:2]
            if first == second:
                raise task.Retry
            shifts.append(scores.index(first))
        answer = self.solve(instance)
        columns = [answer["text"][column :: params.period] for column in range(params.period)]
        top = UPPER[frequencies.index(max(frequencies))]
        guessed = all(column.count(top) == max(map(column.count, column)) for column in columns)
        if params.period > 1 and (guessed or not any(shifts)):
            raise task.Retry  # the commonest letter of each column would tell the key
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, str]:
        m, shifts = len(instance.frequencies), []
        for column in range(instance.period):
            scores = _scores(instance, column)
            shifts.append(scores.index(max(scores)))
        text = "".join(UPPER[(ord(c) - 65 - shifts[i % instance.period]) % m] for i, c in enumerate(instance.text))
        return {"key": "".join(UPPER[shift] for shift in shifts), "text": text}


def _scores(instance: FrequencyKeyRecovery.Instance, column: int) -> list[int]:
    """Give the sum of the frequencies for each shift of the letters of a column."""
    m, letters = len(instance.frequencies), instance.text[column :: instance.period]
    return [sum(instance.frequencies[(ord(c) - 65 - shift) % m] for c in letters) for shift in range(m)]
