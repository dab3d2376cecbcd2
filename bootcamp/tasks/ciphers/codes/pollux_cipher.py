"""Decrypt Morse code in which each sign was replaced by one of its digits, while some digits are not known.

Answer: words of a printed list; they are unique.
Harder: more words, a longer list, more unknown digits.
Skills: deduction, search
Source: original; the cipher is known as Pollux.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import morse
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers.codes._morse import WithMorse
from bootcamp.verifiers import Sequence, Word

_DIGITS = DIGITS[:10]
_SIGNS = ".-x"
Message = tuple[str, ...]


class PolluxCipher(Task["PolluxCipher.Params", "PolluxCipher.Instance", Message]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words the message has", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        listed: int = knob("how many words are listed", levels=(8, 8, 8, 10, 12, 15, 20, 25, 30, 40), ge=8, le=80)
        unknown: int = knob("how many digits are unknown", levels=(0, 1, 4, 5, 6, 6, 7, 7, 8, 8), ge=0, le=8)

    class Instance(WithMorse):
        digits: str
        meanings: str  # of the digits 0 to 9, with ? for an unknown one
        listed: Message
        count: int  # of the words in the message

        def known(self, language: str) -> str:
            zh = language == "zh"
            names = ("点", "划", "x") if zh else ("dot", "dash", "x")
            parts = []
            for name, sign in zip(names, _SIGNS, strict=True):
                digits = [digit for digit, meaning in zip(_DIGITS, self.meanings, strict=True) if meaning == sign]
                if digits:
                    parts.append(f"{name}{'：' if zh else ': '}{comma(digits)}")
            return ("；" if zh else "; ").join(parts)

        @property
        def unknown(self) -> list[str]:
            return [digit for digit, sign in zip(_DIGITS, self.meanings, strict=True) if sign == "?"]

    prompt = Prompt(
        en=r"""
        A message of {{ count }} word{{ "s" if count > 1 }} was written in Morse code, with one x between neighbouring
        letters of a word and two x between words, and nothing before the first and after the last letter:

        {{ table | lines }}

        Then each sign (dot, dash or x) was replaced by a digit. Each digit stands for one sign only, but several digits
        may stand for the same sign.
        {% if known("en") %}
        Known digits are these: {{ known("en") }}.
        {% endif %}
        {% if unknown %}
        {{ "The meanings of the digits " if unknown[1:] else "The meaning of the digit " }}{{ unknown | listed("en")
        }}{{ " are" if unknown[1:] else " is" }} unknown.
        {% endif %}
        All words of the message are in this list; a word may occur more than once in the message:
        {{ listed | comma }}.

        The message reads {{ digits }}. Only one message is possible. Give its words in order.
        """,
        zh=r"""
        一条由 {{ count }} 个单词组成的消息用莫尔斯电码书写，同一单词相邻字母之间写一个 x，单词之间写两个 x，
        第一个字母之前和最后一个字母之后不写：

        {{ table | lines }}

        然后每个符号（点、划或 x）换成一个数字。每个数字只代表一个符号，但几个数字可以代表同一个符号。
        {% if known("zh") %}
        已知的数字如下：{{ known("zh") }}。
        {% endif %}
        {% if unknown %}
        数字 {{ unknown | join("、") }} 的含义未知。
        {% endif %}
        消息中的单词都在下面的表中，同一个单词可以在消息中出现多次：{{ listed | comma }}。

        密文是 {{ digits }}。只有一条消息是可能的。请依次给出其中的单词。
        """,
    )

    def format(self, instance: Instance) -> Sequence[str]:
        return Sequence(Word(bank=tuple(sorted(instance.listed))), length=instance.count)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Message]:
        drawn = tuple(word.upper() for word in words.draw(rng, params.listed, 3, 5))
        message = drawn[: params.words]
        meanings = [*"..--xx", *(rng.choice(_SIGNS) for _ in range(4))]
        rng.shuffle(meanings)
        signs = morse(" ".join(message), gap="x", word_gap="xx")
        digits = "".join(rng.choice([d for d, m in zip(_DIGITS, meanings, strict=True) if m == sign]) for sign in signs)
        used = sorted(set(digits))
        if len(used) < params.unknown:
            raise Retry
        for digit in rng.sample(used, params.unknown):
            meanings[int(digit)] = "?"
        tempting = sorted(_tempting(message, digits, meanings))
        tempting = rng.sample(tempting, min(len(tempting), params.listed * 2 // 3))
        listed = sorted([*dict.fromkeys((*message, *tempting, *drawn))][: params.listed])
        instance = self.Instance(digits=digits, meanings="".join(meanings), listed=tuple(listed), count=params.words)
        loose = params.words > 1 and len(tempting) < params.listed * 2 // 3  # a digit need not keep its meaning
        if loose or any(other != message for other in _readings(instance)):
            raise Retry
        return instance, message

    def solve(self, instance: Instance) -> Message:
        return next(_readings(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, start, digits = list[str](), 0, instance.digits
        known = {digit: sign for digit, sign in zip(_DIGITS, instance.meanings, strict=True) if sign != "?"}
        for number, right in enumerate(self.solve(instance), start=1):
            rest, last = digits[start:], number == instance.count
            lines.append(f"{rest}: {''.join(known.get(digit, '?') for digit in rest)}")
            for word in instance.listed:
                signs = morse(word, gap="x") + "xx" * (not last)
                good = next(
                    (n for n in range(len(signs)) if not _extended(known, rest[: n + 1], signs[: n + 1])), len(signs)
                )
                new = _extended(known, rest[: len(signs)], signs)
                if new and (not last or len(signs) == len(rest)):
                    fresh = comma(f"{digit} = {sign}" for digit, sign in new.items() if digit not in known)
                    lines.append(f"+ {word} {signs}{fresh and f', {fresh}'}")
                else:
                    lines.append(f"- {word} {signs[: good + 1]}")
                if word == right:
                    after = new or {}
            start, known = start + len(morse(right, gap="x")) + 2, after
        return "\n".join(lines)


@cache
def _by_size() -> Mapping[int, list[tuple[str, str]]]:
    """Map sizes of codes to the words of three to five letters that have them, with their codes."""
    found: dict[int, list[tuple[str, str]]] = {}
    for word in (word.upper() for size in (3, 4, 5) for word in words.of_length(size)):
        code = morse(word, gap="x")
        found.setdefault(len(code), []).append((word, code))
    return MappingProxyType(found)


def _tempting(message: Message, digits: str, meanings: list[str]) -> set[str]:
    """Collect words that could stand for one of the message if an unknown digit had another meaning each time."""
    found, start = set[str](), 0
    for word in message:
        size = len(morse(word, gap="x"))
        known = [meanings[int(digit)] for digit in digits[start : start + size]]
        found |= {w for w, code in _by_size()[size] if all(m in ("?", s) for m, s in zip(known, code, strict=True))}
        start += size + 2
    return found


def _readings(instance: PolluxCipher.Instance) -> Iterator[Message]:
    """Yield the messages that fit, word by word, at most so many steps being taken."""
    codes = {word: morse(word, gap="x") for word in instance.listed}
    known = {digit: sign for digit, sign in zip(_DIGITS, instance.meanings, strict=True) if sign != "?"}
    stack: list[tuple[int, Message, dict[str, str]]] = [(0, (), known)]
    for _ in range(3000):
        if not stack:
            return
        start, chosen, meanings = stack.pop()
        if len(chosen) == instance.count:
            if start == len(instance.digits) + 2:
                yield chosen
            continue
        for word, code in codes.items():
            longer = code if len(chosen) == instance.count - 1 else code + "xx"
            new = _extended(meanings, instance.digits[start : start + len(longer)], longer)
            if new:
                last = len(chosen) == instance.count - 1
                stack.append((start + len(longer) + 2 * last, (*chosen, word), new))
    raise Retry


def _extended(meanings: dict[str, str], digits: str, signs: str) -> dict[str, str] | None:
    """Add what follows if digits stand for signs, or give None if that cannot be."""
    if len(digits) < len(signs):
        return None
    new = dict(meanings)
    for digit, sign in zip(digits, signs, strict=True):
        if new.setdefault(digit, sign) != sign:
            return None
    return new
