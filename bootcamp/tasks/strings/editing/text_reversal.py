"""Carry out reversals of a text one after the other: of words, letters, blocks, vowels and what stands in brackets.

Answer: the text; unique.
Harder: longer texts, more reversals, deeper brackets.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import VOWELS, chunks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Reversal = tuple[str, int]
"""A name from _SAID and its number, or 0."""

_SAID = {
    "brackets": (
        "Take an innermost pair of brackets, reverse what stands between them (blanks too) and drop the two brackets; "
        "repeat this until there are no brackets.",
        "取一对最内层的括号，把其中的内容（连同空格）整个倒过来，并去掉这对括号；重复进行，直到没有括号为止。",
    ),
    "words": ("Reverse the order of the words.", "把各单词的次序倒过来。"),
    "letters": (
        "Reverse the letters of every word; the words stay where they are.",
        "把每个单词的字母倒过来，单词的次序不变。",
    ),
    "word_blocks": (
        "Cut the text into blocks of {} words from the left (the last one may be shorter) and reverse the order of the "
        "words in each block.",
        "从左边起每 {} 个单词分为一组（最后一组可以少一些），把每组内单词的次序倒过来。",
    ),
    "letter_blocks": (
        "Cut every word into blocks of {} letters from its left (the last one may be shorter) and reverse the "
        "letters in each block.",
        "把每个单词从左边起每 {} 个字母分为一段（最后一段可以短一些），把每段内的字母倒过来。",
    ),
    "vowels": (
        "Reverse the order of the vowels a, e, i, o, u of the whole text; all other characters stay where they are.",
        "把整个文本中元音字母 a、e、i、o、u 的次序倒过来，其他字符留在原处。",
    ),
}


class TextReversal(Task["TextReversal.Params", "TextReversal.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(2, 3, 4, 5, 6, 8, 10, 12, 15, 18), ge=1, le=40)
        reversals: int = knob("the number of reversals", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=10)
        brackets: int = knob("the pairs of brackets", levels=(0, 1, 1, 2, 3, 3, 4, 5, 6, 7), ge=0, le=12)

    class Instance(task.Instance):
        text: str
        reversals: tuple[Reversal, ...]

        def said(self, language: str) -> list[str]:
            return [_SAID[name][language == "zh"].format(number) for name, number in self.reversals]

    answer = Text()
    prompt = Prompt(
        en=r"""
        {% if reversals | length > 1 %}
        Carry out these steps in order, each on the text that the one before gave.
        {% else %}
        Carry out this step on the text below.
        {% endif %}

        {{ said(language) | numbered }}

        Text: {{ text }}

        What is the text in the end? Words are parted by single blanks.
        """,
        zh=r"""
        {% if reversals | length > 1 %}
        按顺序执行下列各步，每一步都作用于上一步得到的文本。
        {% else %}
        对下面的文本执行这一步。
        {% endif %}

        {{ said(language) | numbered }}

        文本：{{ text }}

        最后的文本是什么？单词之间用一个空格隔开。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        start = text = " ".join(words.draw(rng, params.words, 3, 8))
        steps: list[Reversal] = []
        if params.brackets and rng.random() < 0.7:
            start = _bracketed(rng, text, params.brackets)
            steps.append(("brackets", 0))
            text = _reversed(start, *steps[0])
        while len(steps) < params.reversals:
            barred = {"brackets", *(name for name, _ in steps[-2:])}
            name = rng.choice([name for name in _SAID if name not in barred])
            step = name, rng.randint(2, 4) if "blocks" in name else 0
            after = _reversed(text, *step)
            if after == text or (name == "word_blocks" and step[1] >= params.words):
                raise task.Retry
            steps.append(step)
            text = after
        if text == start.replace("(", "").replace(")", ""):
            raise task.Retry
        return self.Instance(text=start, reversals=tuple(steps)), text

    def solve(self, instance: Instance) -> str:
        text = instance.text
        for step in instance.reversals:
            text = _reversed(text, *step)
        return text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text = [], instance.text
        for number, (name, size) in enumerate(instance.reversals, start=1):
            told = []
            if name == "brackets":
                told = list(_unpacked(text))
            elif name == "vowels":
                vowels = [sign for sign in text if sign in VOWELS]
                told = [f"{' '.join(vowels)} → {' '.join(reversed(vowels))}"]
            elif name == "letter_blocks":
                told = [" ".join("/".join(chunks(word, size)) for word in text.split(" "))]
            elif name == "word_blocks":
                found = text.split(" ")
                told = [" / ".join(" ".join(found[at : at + size]) for at in range(0, len(found), size))]
            text = _reversed(text, name, size)
            lines += [f"{number}. {one}" for one in (told if name == "brackets" else [*told, text])]
        return "\n".join(lines)


def _unpacked(text: str) -> Iterator[str]:
    """Give the text after each pair of brackets that is dropped, the last to open first."""
    while "(" in text:
        start = text.rindex("(")
        end = text.index(")", start)
        text = text[:start] + text[start + 1 : end][::-1] + text[end + 1 :]
        yield text


def _reversed(text: str, name: str, size: int) -> str:
    found = text.split(" ")
    if name == "brackets":
        return [text, *_unpacked(text)][-1]
    if name == "vowels":
        rest = [sign for sign in text if sign in VOWELS]
        return "".join(rest.pop() if sign in VOWELS else sign for sign in text)
    if name == "letters":
        return " ".join(word[::-1] for word in found)
    if name == "letter_blocks":
        return " ".join("".join(part[::-1] for part in chunks(word, size)) for word in found)
    size = size or len(found)
    return " ".join(word for at in range(0, len(found), size) for word in reversed(found[at : at + size]))


def _bracketed(rng: Random, text: str, count: int) -> str:
    """Put in pairs of brackets that stand side by side or one inside another, each around letters at both ends."""
    spans: list[tuple[int, int]] = []
    for _ in range(50 * count):
        low, high = sorted(rng.sample(range(len(text) + 1), 2))
        low, high = rng.choice([(low, high), (low, min(high, low + 9))])
        fine = all(high <= a or b <= low or (a < low and high < b) or (low < a and b < high) for a, b in spans)
        if high - low > 1 and fine and " " not in (text[low], text[high - 1]) and len(spans) < count:
            spans.append((low, high))
    opened = [sum(low == at for low, _ in spans) for at in range(len(text) + 1)]
    closed = [sum(high == at for _, high in spans) for at in range(len(text) + 1)]
    return "".join(")" * closed[at] + "(" * opened[at] + text[at : at + 1] for at in range(len(text) + 1))
