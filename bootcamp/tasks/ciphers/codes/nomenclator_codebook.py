"""Decode numbers by a code book with nulls and commands, or encode a text with as few numbers as possible.

Answer: a text, or numbers; any shortest list of numbers that spells the text counts.
Harder: longer texts and books, more kinds of commands, texts that the longest entries first do not spell shortest.
Skills: simulation, optimization
Source: original; such books of words, syllables, letters and nulls were called nomenclators.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Sequence, Text
from bootcamp.verifiers.base import Format

_COMMANDS = ("NULL", "REPEAT", "CANCEL", "REVERSE")
_MEANINGS = {
    "NULL": ("it means nothing", "没有任何含义"),
    "REPEAT": ("the last piece written down is written once more, as it stands", "把最后写下的一段照原样再写一次"),
    "CANCEL": ("the last piece written down is struck out", "把最后写下的一段划去"),
    "REVERSE": (
        "the next number that stands for letters is written down backwards",
        "下一个代表字母的数，其字母倒过来写",
    ),
}
Entry = tuple[int, str]


class NomenclatorCodebook(Task["NomenclatorCodebook.Params", "NomenclatorCodebook.Instance", Any]):
    version = 1

    class Params(task.Params):
        groups: int = knob("how many numbers are decoded", levels=(4, 5, 7, 9, 11, 13, 16, 20, 25, 30), ge=3, le=60)
        length: int = knob("how many letters are encoded", levels=(4, 5, 8, 10, 12, 15, 18, 22, 27, 32), ge=3, le=60)
        letters: int = knob("how many different letters there are", levels=(4, 4, 4, 4, 4, 5, 5, 5, 5, 5), ge=3, le=10)
        entries: int = knob(
            "how many entries have several letters", levels=(3, 4, 8, 10, 12, 15, 18, 21, 25, 30), ge=2, le=60
        )
        commands: int = knob("how many kinds of commands there are", levels=(0, 1, 2, 3, 4, 4, 4, 4, 4, 4), ge=0, le=4)

    class Instance(task.Instance):
        book: tuple[Entry, ...]
        commands: tuple[Entry, ...]
        numbers: tuple[int, ...]  # to be decoded, or none
        text: str  # to be encoded, or empty

        def meanings(self, language: str) -> list[str]:
            names = {name for _, name in self.commands}
            zh = language == "zh"
            return [f"{name}{'：' if zh else ': '}{_MEANINGS[name][zh]}" for name in _COMMANDS if name in names]

        @property
        def lines(self) -> list[str]:
            return [f"{number} {meaning}" for number, meaning in sorted((*self.book, *self.commands))]

    prompt = Prompt(
        en=r"""
        In a code book numbers stand for letters or pieces of several letters
        {{- ", and some numbers are commands" if commands }}:

        {{ lines | comma }}

        {% if commands %}
        Numbers are decoded from left to right; what they stand for is written down piece by piece. The commands:

        {{ meanings("en") | bullets }}

        {% endif %}
        {% if text %}
        Encode {{ text }}: list numbers that stand for letters or pieces which, joined in order, give exactly this text.
        The list must be as short as possible. If several lists are, any one will do.
        {% else %}
        Decode these numbers and give the text that is written down at the end: {{ numbers | comma }}
        {% endif %}
        """,
        zh=r"""
        密码本中，数代表字母或由几个字母组成的片段{{ "，有些数是命令" if commands }}：

        {{ lines | comma }}

        {% if commands %}
        解码时从左到右依次读数，把它们代表的内容一段一段地写下来。各个命令的含义：

        {{ meanings("zh") | bullets }}

        {% endif %}
        {% if text %}
        请编码 {{ text }}：列出若干个代表字母或片段的数，使这些内容按次序连接起来恰好是这段文本。
        数的个数必须尽可能少。如果有多个这样的列表，给出任意一个即可。
        {% else %}
        请解码下列各数，写出解码完毕后得到的文本：{{ numbers | comma }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Sequence(Integer()) if instance.text else Text(alphabet=UPPER, ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        alphabet = "".join(sorted(rng.sample(UPPER, params.letters)))
        pieces = {random_text(rng, rng.choice([2, 2, 3, 3, 3, 4, 5]), alphabet) for _ in range(params.entries)}
        names = [*alphabet, *sorted(pieces), *(name for name in _COMMANDS[: params.commands] for _ in range(2))]
        numbers = rng.sample(range(10, 100), len(names))
        entries = list(zip(numbers, names, strict=True))
        book = tuple(entry for entry in entries if entry[1] not in _COMMANDS)
        instance = self.Instance(
            book=book, commands=tuple(entry for entry in entries if entry[1] in _COMMANDS), numbers=(), text=""
        )
        if rng.random() < 0.5:
            drawn = _groups(rng, instance, params.groups)
            used = {name for number, name in instance.commands if number in drawn}
            if not used.issuperset(_COMMANDS[1 : params.commands]):
                raise Retry
            without = "".join(dict(book).get(number, "") for number in drawn)
            if params.commands > 1 and _decoded(instance, drawn) == without:
                raise Retry
            forward = tuple(number for number in drawn if (number, "REVERSE") not in instance.commands)
            if forward != drawn and _decoded(instance, forward) == _decoded(instance, drawn):
                raise Retry
            return instance.model_copy(update={"numbers": drawn}), _decoded(instance, drawn)
        text = ""
        while len(text) < params.length:
            text += rng.choice(book)[1]
        best = _fewest(book, text)
        if params.entries > 5 and len(_greedy(book, text)) == len(best):
            raise Retry
        return instance.model_copy(update={"text": text, "commands": ()}), tuple(best)

    def check(self, instance: Instance, answer: Any) -> str:
        if not instance.text:
            right = _decoded(instance, instance.numbers)
            return "" if answer.upper() == right else "the numbers mean another text"
        book = dict(instance.book)
        if any(number not in book for number in answer):
            return "a number stands for no letters"
        if "".join(book[number] for number in answer) != instance.text:
            return "the numbers mean another text"
        return "" if len(answer) == len(_fewest(instance.book, instance.text)) else "a shorter list is possible"


def _groups(rng: Random, instance: NomenclatorCodebook.Instance, count: int) -> tuple[int, ...]:
    """Draw numbers to be decoded: no command lacks a piece to work on, and none stands between REVERSE and a piece."""
    drawn: list[int] = []
    written, waiting = 0, False
    while len(drawn) < count or waiting or written < 2:
        number, name = (
            rng.choice(instance.commands) if instance.commands and rng.random() < 0.4 else rng.choice(instance.book)
        )
        if (name in ("REPEAT", "CANCEL", "REVERSE") and waiting) or (name in ("REPEAT", "CANCEL") and not written):
            continue
        drawn.append(number)
        waiting = name == "REVERSE" or (waiting and name == "NULL")
        written += {"NULL": 0, "REVERSE": 0, "CANCEL": -1}.get(name, 1)
    return tuple(drawn)


def _decoded(instance: NomenclatorCodebook.Instance, numbers: tuple[int, ...]) -> str:
    book, commands = dict(instance.book), dict(instance.commands)
    pieces: list[str] = []
    backwards = False
    for number in numbers:
        command = commands.get(number)
        if command == "REPEAT":
            pieces.append(pieces[-1])
        elif command == "CANCEL":
            pieces.pop()
        elif command == "REVERSE":
            backwards = True
        elif command is None:
            pieces.append(book[number][::-1] if backwards else book[number])
            backwards = False
    return "".join(pieces)


def _fewest(book: tuple[Entry, ...], text: str) -> list[int]:
    """Give a shortest list of numbers that spells a text, from lists for its beginnings."""
    best: list[list[int]] = [[]]
    for end in range(1, len(text) + 1):
        ways = [[*best[end - len(piece)], number] for number, piece in book if text[:end].endswith(piece)]
        best.append(min(ways, key=len))
    return best[-1]


def _greedy(book: tuple[Entry, ...], text: str) -> list[int]:
    """Take the longest entry that fits, again and again."""
    chosen = []
    while text:
        number, piece = max((entry for entry in book if text.startswith(entry[1])), key=lambda entry: len(entry[1]))
        chosen.append(number)
        text = text[len(piece) :]
    return chosen
