"""Decode bits with a canonical prefix code of which code lengths are given, some of them missing.

Answer: the text; unique.
Harder: more symbols, longer messages, missing lengths.
Skills: simulation, arithmetic
Source: original; canonical codes are used by many formats of compressed files.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class CanonicalHuffmanDecode(Task["CanonicalHuffmanDecode.Params", "CanonicalHuffmanDecode.Instance", str]):
    version = 1

    class Params(task.Params):
        symbols: int = knob("the number of symbols", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        length: int = knob("the length of the text", levels=(5, 6, 7, 9, 11, 13, 16, 19, 23, 28), ge=3, le=50)
        missing: int = knob("the missing lengths", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        lengths: tuple[tuple[str, int], ...]  # 0 if it is missing
        bits: str

        @property
        def listing(self) -> list[tuple[str, str]]:
            return [(symbol, str(length or "?")) for symbol, length in self.lengths]

        @property
        def missing(self) -> int:
            return sum(not length for _, length in self.lengths)

    prompt = Prompt(
        en=r"""
        A prefix code gives each symbol a word of bits of these lengths:

        {{ listing | mapping(": ") }}

        {% if missing == 1 %}
        The length written ? follows from this: the code is complete, that is, the sum of 2^(-length) over all symbols
        is 1.
        {% elif missing %}
        The two lengths written ? are equal and follow from this: the code is complete, that is, the sum of 2^(-length)
        over all symbols is 1.
        {% endif %}
        The words are given out like this: the symbols are put in order of their lengths, the shorter first, and those
        of equal length in alphabetic order. All bits of the first word are 0. Each next word is the one before plus 1,
        as a binary number, with bits 0 added at its end up to its own length.

        Which text do these bits stand for?

        {{ bits }}
        """,
        zh=r"""
        一个前缀码为各符号分配的二进制码字的长度如下：

        {{ listing | mapping(": ") }}

        {% if missing == 1 %}
        写作 ? 的长度可由下面的条件推出：这个码是完备的，即所有符号的 2^(-长度) 之和等于 1。
        {% elif missing %}
        写作 ? 的两个长度相等，并可由下面的条件推出：这个码是完备的，即所有符号的 2^(-长度) 之和等于 1。
        {% endif %}
        码字这样分配：把符号按长度从短到长排列，长度相同的按字母顺序排列。第一个符号的码字全为 0。
        后面每个符号的码字是把前一个符号的码字作为二进制数加 1，再在末尾补 0 到它自己的长度。

        下面的比特串表示什么文本？

        {{ bits }}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(symbol for symbol, _ in instance.lengths))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        lengths = [0]
        while len(lengths) < params.symbols:  # a leaf of the tree becomes two
            deep = lengths.pop(rng.randrange(len(lengths)))
            lengths += [deep + 1, deep + 1]
        rng.shuffle(lengths)
        letters = sorted(rng.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", params.symbols))
        code = dict(zip(letters, lengths, strict=True))
        unknown = rng.sample(letters, 1)
        if params.missing == 2:
            unknown = rng.choice([[a, b] for a in letters for b in letters if a < b and code[a] == code[b]])
        if max(lengths) > 7 or max(lengths) < 3 <= params.symbols - 1:
            raise task.Retry
        words = _words(code)
        text = "".join(rng.choices(letters, [8 - min(code[letter], 6) for letter in letters], k=params.length))
        if len(set(text)) < 3:
            raise task.Retry
        shown = tuple((letter, 0 if letter in unknown[: params.missing] else code[letter]) for letter in letters)
        return self.Instance(lengths=shown, bits="".join(words[letter] for letter in text)), text

    def key(self, instance: Instance) -> object:
        return [[length for _, length in instance.lengths], instance.bits]

    def solve(self, instance: Instance) -> str:
        return "".join(letter for _, letter in _read(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, code, room = [], _lengths(instance), 2**7
        if instance.missing:
            for letter, length in instance.lengths:
                if length:
                    part = 2 ** (7 - length)
                    lines.append(f"{letter}: 128/2^{length} = {part}, {room} - {part} = {room - part}")
                    room -= part
            size = room // instance.missing
            told = f"{room}/2 = {size} = " if instance.missing > 1 else f"{room} = "
            lines.append(f"?: {told}128/{128 // size} = 128/2^{7 + 1 - size.bit_length()}")
        lines += [f"{letter} {word}" for letter, word in _words(code).items()]
        return "\n".join([*lines, *(f"{word}: {letter}" for word, letter in _read(instance))])


def _lengths(instance: CanonicalHuffmanDecode.Instance) -> dict[str, int]:
    code = dict(instance.lengths)
    unknown = [letter for letter, length in code.items() if not length]
    if unknown:
        room = 2**30 - sum(2 ** (30 - length) for length in code.values() if length)
        code |= dict.fromkeys(unknown, 31 - (room // len(unknown)).bit_length())
    return code


def _read(instance: CanonicalHuffmanDecode.Instance) -> Iterator[tuple[str, str]]:
    """Give the words that the bits fall into, and their symbols."""
    letters = {word: letter for letter, word in _words(_lengths(instance)).items()}
    word = ""
    for bit in instance.bits:
        word += bit
        if word in letters:
            yield word, letters[word]
            word = ""


def _words(code: dict[str, int]) -> dict[str, str]:
    """Give the words of the canonical code of some lengths."""
    words, value, last = {}, -1, 0
    for letter in sorted(code, key=lambda letter: (code[letter], letter)):
        value = (value + 1) << (code[letter] - last if last else 0)
        last = code[letter]
        words[letter] = f"{value:0{last}b}"
    return words
