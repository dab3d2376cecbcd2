"""Give a prefix-free code with the least total length for symbols with known frequencies.

Answer: a codeword for every symbol; every best code counts.
Harder: more symbols, code alphabets of three or four digits, halving that does not lead to a best code.
Skills: optimization, arithmetic
Source: original; D. A. Huffman, A method for the construction of minimum-redundancy codes, Proc. IRE 40 (1952).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Text, Word

Code = dict[str, str]
Group = tuple[int, str]
"""A frequency and its symbols."""


class OptimalPrefixCode(Task["OptimalPrefixCode.Params", "OptimalPrefixCode.Instance", Code]):
    version = 1

    class Params(task.Params):
        symbols: int = knob("the number of symbols", levels=(4, 5, 6, 7, 8, 10, 12, 15, 19, 24), ge=3, le=26)
        digits: int = knob("the most digits of the code alphabet", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6)
        largest: int = knob("the greatest frequency", levels=(20, 20, 30, 40, 60, 90, 150, 300, 600, 999), ge=9)

    class Instance(task.Instance):
        frequencies: tuple[int, ...]
        digits: int
        least: int

    hidden = ("least",)
    prompt = Prompt(
        en=r"""
        These symbols occur with these frequencies:

        {% for count in frequencies %}
        - {{ loop.index0 | letter }}: {{ count }}
        {% endfor %}

        Each symbol is to get a codeword, a non-empty string of the digits 0 {{ "and" if digits == 2 else "to" }}
        {{ digits - 1 }}, such that no codeword is the beginning of the codeword of another symbol or equal to it. The
        total length is the sum, over all symbols, of the frequency times the number of digits of the codeword.

        Give the codewords of a code whose total length is as small as possible. Any best code will do.
        """,
        zh=r"""
        以下符号的出现频数为：

        {% for count in frequencies %}
        - {{ loop.index0 | letter }}：{{ count }}
        {% endfor %}

        给每个符号一个码字，即由数字 0 {{ "和" if digits == 2 else "到" }} {{ digits - 1 }} 组成的非空串，
        任何码字都不是另一个符号的码字的开头，
        也不与它相同。总长度是所有符号的频数乘以码字位数之和。

        请给出总长度尽可能小的编码中各符号的码字。任何一种最优的编码都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Code]:
        names = labels(len(instance.frequencies), "letters")
        return Mapping(Word(bank=names), Text("0123456789"[: instance.digits]), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Code]:
        digits = rng.randint(2, params.digits)
        frequencies = tuple(
            rng.randint(1, rng.choice((params.largest, params.largest // 3))) for _ in range(params.symbols)
        )
        code = _huffman(frequencies, digits, pad=True)
        least = _length(frequencies, code)
        spare = (len(frequencies) - 1) % (digits - 1) if digits > 2 else 0
        plain = _huffman(frequencies, digits, pad=False) if spare else _shannon_fano(frequencies, digits)
        if params.symbols > 5 and _length(frequencies, plain) == least:
            raise task.Retry
        return self.Instance(frequencies=frequencies, digits=digits, least=least), _named(code)

    def solve(self, instance: Instance) -> Code:
        return _named(_huffman(instance.frequencies, instance.digits, pad=True))

    def check(self, instance: Instance, answer: Code) -> str:
        empty = next((name for name, word in answer.items() if not word), "")
        if empty:
            return f"the codeword of {empty} is empty"
        for one, two in combinations(answer, 2):
            if answer[one].startswith(answer[two]) or answer[two].startswith(answer[one]):
                return f"one of the codewords of {one} and {two} is the beginning of the other"
        words = [answer[name] for name in labels(len(instance.frequencies), "letters")]
        return "" if _length(instance.frequencies, words) == instance.least else "a shorter total is possible"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.frequencies), instance.digits]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        joins = list[tuple[list[Group], int]]()
        code = _huffman(instance.frequencies, instance.digits, pad=True, joins=joins)
        lines, words = [], dict.fromkeys(labels(len(code), "letters"), "")
        for groups, size in joins:
            for digit, (_, names) in enumerate(groups[:size]):
                words |= {name: f"{digit}{words[name]}" for name in names}
            whole = "".join(names for _, names in groups[:size])
            shown = ", ".join(f"{names} {count}" for count, names in groups)
            codes = ", ".join(f"{name}: {words[name]}" for name in whole)
            lines.append(f"{shown} → {whole} {sum(count for count, _ in groups[:size])} → {codes}")
        return "\n".join(lines)


def _named(code: list[str]) -> Code:
    return dict(zip(labels(len(code), "letters"), code, strict=True))


def _length(frequencies: tuple[int, ...], code: list[str]) -> int:
    return sum(count * len(word) for count, word in zip(frequencies, code, strict=True))


def _huffman(
    frequencies: tuple[int, ...], digits: int, pad: bool, joins: list[tuple[list[Group], int]] | None = None
) -> list[str]:
    """Join the rarest groups; with `pad` the first time only so many that all later joins are full.

    The groups before each join, and how many of them are joined, go into `joins`.
    """
    names = labels(len(frequencies), "letters")
    groups = sorted((count, [place]) for place, count in enumerate(frequencies))
    code = [""] * len(frequencies)
    size = (len(groups) - 2) % (digits - 1) + 2 if pad else digits
    while len(groups) > 1:
        if joins is not None:
            joins.append(([(count, "".join(names[place] for place in places)) for count, places in groups], size))
        joined, groups = groups[:size], groups[size:]
        for digit, (_, places) in enumerate(joined):
            for place in places:
                code[place] = str(digit) + code[place]
        groups.append((sum(count for count, _ in joined), [place for _, places in joined for place in places]))
        groups.sort()
        size = digits
    return code


def _shannon_fano(frequencies: tuple[int, ...], digits: int) -> list[str]:
    """Cut the symbols, the most frequent first, into parts that are as equal as their order allows, and so on."""
    code = [""] * len(frequencies)

    def cut(places: list[int], parts: int) -> None:
        if len(places) < 2:
            return
        rest, left = places, sum(frequencies[place] for place in places)
        for digit in range(parts):
            share, count = left / (parts - digit), 0
            own: list[int] = []
            while rest and (
                not own or digit == parts - 1 or abs(count + frequencies[rest[0]] - share) <= share - count
            ):
                count += frequencies[rest[0]]
                own, rest = [*own, rest[0]], rest[1:]
            left -= count
            for place in own:
                code[place] += str(digit)
            cut(own, parts)

    cut(sorted(range(len(frequencies)), key=lambda place: -frequencies[place]), digits)
    return code
