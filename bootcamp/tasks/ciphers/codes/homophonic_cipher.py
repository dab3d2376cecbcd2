"""Go on with a cipher in which each letter has several numbers that take turns, from a damaged table and old messages.

Answer: numbers or letters; they are unique.
Harder: more letters with more numbers, more and longer messages, more holes in the table and in the messages.
Skills: deduction, simulation
Source: original; homophonic ciphers were in use from the fifteenth century on.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Sequence, Text
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]


class HomophonicCipher(Task["HomophonicCipher.Params", "HomophonicCipher.Instance", Any]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 13), ge=3, le=20)
        most: int = knob("the most numbers that a letter has", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        solved: int = knob("how many messages are solved", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        length: int = knob("how many letters a message has", levels=(4, 6, 7, 8, 9, 10, 12, 13, 15, 16), ge=3, le=30)
        holes: int = knob(
            "how many numbers of the table are lost", levels=(0, 1, 3, 4, 6, 8, 11, 14, 18, 22), ge=0, le=40
        )

        smudged: int = knob(
            "how many numbers of the solved messages are lost", levels=(0,) * 4 + (3, 6, 10, 15, 22, 32), ge=0, le=80
        )
        decrypts: bool = knob("whether some cases ask to decrypt", levels=(True,) * 3 + (False,) * 7)

    class Instance(task.Instance):
        table: tuple[tuple[str, Numbers], ...]  # a letter and its numbers, 0 for a lost one
        solved: tuple[tuple[str, Numbers], ...]  # texts and their numbers, 0 for a lost one
        encrypt: bool
        text: str  # to be encrypted, or empty
        numbers: Numbers  # to be decrypted, or none

        @property
        def rows(self) -> list[str]:
            return [f"{letter}: {_joined(numbers)}" for letter, numbers in self.table]

        @property
        def messages(self) -> list[str]:
            return [f"{text}: {_joined(numbers)}" for text, numbers in self.solved]

        @property
        def last(self) -> str:
            return self.text or _joined(self.numbers)

    prompt = Prompt(
        en=r"""
        In a cipher each letter has several numbers, listed in rising order; no two letters share a number. A letter is
        encrypted by its numbers in turn: the first number of its list when it occurs for the first time, then the
        second, and so on; after the last number of its list it begins again with the first. The turns go on from one
        message to the next.
        {{ "Numbers that are lost are written as ?. " if "?" in (rows + messages) | join }}The table:

        {{ rows | lines }}

        {% if solved[1:] %}
        These {{ solved | length }} messages were encrypted in this order, the first one with a fresh table:
        {% else %}
        This message was encrypted first, with a fresh table:
        {% endif %}

        {{ messages | lines }}

        {% if encrypt %}
        Now encrypt the next message: {{ last }}
        {% else %}
        Now decrypt the next message: {{ last }}
        {% endif %}
        """,
        zh=r"""
        一种密码给每个字母若干个数，按从小到大的次序列出；不同字母没有相同的数。加密一个字母时，轮流使用它的各个数：
        该字母第一次出现时用表中的第一个数，然后用第二个，依此类推；用完最后一个数后，再从第一个数开始。
        轮换在一条消息结束后接着延续到下一条消息。
        {{ "丢失的数写作 ?。" if "?" in (rows + messages) | join }}数表如下：

        {{ rows | lines }}

        {% if solved[1:] %}
        下面 {{ solved | length }} 条消息依次加密，第一条从头开始使用数表：
        {% else %}
        下面的消息最先加密，从头开始使用数表：
        {% endif %}

        {{ messages | lines }}

        {% if encrypt %}
        现在请加密下一条消息：{{ last }}
        {% else %}
        现在请解密下一条消息：{{ last }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.encrypt:
            return Sequence(Integer(), length=len(instance.text))
        return Text(alphabet=UPPER, length=len(instance.numbers), ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        alphabet = "".join(sorted(rng.sample(UPPER, params.letters)))
        numbers = rng.sample(range(10, 100), 90)
        table = {letter: sorted(numbers.pop() for _ in range(rng.randint(2, params.most))) for letter in alphabet}
        turns = {letter: cycle(row) for letter, row in table.items()}
        texts = [random_text(rng, params.length, alphabet) for _ in range(params.solved + 1)]
        messages = [tuple(next(turns[letter]) for letter in text) for text in texts]
        seen = sorted({number for message in messages[:-1] for number in message})
        needed = set(messages[-1])
        fresh = {letter: cycle(row) for letter, row in table.items()}
        if len(seen) < params.holes or messages[-1] == tuple(next(fresh[letter]) for letter in texts[-1]):
            raise Retry
        lost = set(rng.sample(seen, params.holes))
        if params.holes and not lost & needed:
            raise Retry
        solved = [list(message) for message in messages[:-1]]
        places = [(i, j) for i, message in enumerate(solved) for j in range(len(message))]
        rng.shuffle(places)
        smudged = 0
        for i, j in places:
            number = solved[i][j]
            spare = number not in lost & needed or sum(message.count(number) for message in solved) > 1
            if smudged < params.smudged and spare:
                solved[i][j] = 0
                smudged += 1
        encrypt = not params.decrypts or rng.random() < 0.5
        instance = self.Instance(
            table=tuple(
                (letter, tuple(0 if number in lost else number for number in row)) for letter, row in table.items()
            ),
            solved=tuple(zip(texts[:-1], map(tuple, solved), strict=True)),
            encrypt=encrypt,
            text=texts[-1] if encrypt else "",
            numbers=() if encrypt else messages[-1],
        )
        return instance, messages[-1] if encrypt else texts[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        table, turns = {letter: list(row) for letter, row in instance.table}, dict[str, int]()

        def turn(letter: str) -> int:
            turns[letter] = turns.get(letter, 0) % len(table[letter]) + 1
            return turns[letter]

        lines = list[str]()
        for text, numbers in instance.solved:
            parts = list[str]()
            for letter, number in zip(text, numbers, strict=True):
                place = turn(letter)
                table[letter][place - 1] = table[letter][place - 1] or number
                parts.append(f"{letter}{place} {number or '?'}")
            lines.append(", ".join(parts))
        if any(0 in row for _, row in instance.table):
            lines += [f"{letter}: {_joined(row)}" for letter, row in table.items() if letter in turns]
        if not instance.encrypt:
            letters = {number: letter for letter, row in table.items() for number in row}
            return "\n".join([*lines, ", ".join(f"{number} {letters[number]}" for number in instance.numbers)])
        places = [(letter, turn(letter)) for letter in instance.text]
        last = ", ".join(f"{letter}{place} {table[letter][place - 1]}" for letter, place in places)
        return "\n".join([*lines, last])


def _joined(numbers: Iterable[int]) -> str:
    return " ".join(str(number or "?") for number in numbers)
