"""Rebuild a canonical prefix code from code lengths, of which some are missing, and decode a text.

Answer: the decoded text, and the code of every symbol; unique.
Harder: more symbols, longer texts, missing lengths.
Skills: deduction, simulation
Source: original; E. S. Schwartz and B. Kallick, Comm. ACM 7 (1964), and the inequality of L. G. Kraft (1949).
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Record, Text, Word


class CanonicalHuffmanDecode(Task["CanonicalHuffmanDecode.Params", "CanonicalHuffmanDecode.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        symbols: int = knob("the number of symbols", levels=(4, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        text: int = knob("the length of the text", levels=(4, 6, 8, 10, 12, 14, 16, 19, 22, 26), ge=3, le=40)
        missing: int = knob("how many lengths are missing", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        lengths: dict[str, int]
        """The length of each symbol's code; 0 where it is missing."""
        bits: str

        @property
        def unknown(self) -> list[str]:
            return [symbol for symbol, length in self.lengths.items() if not length]

    prompt = Prompt(
        en=r"""
        The symbols {{ lengths | list | listed(language) }} have binary codes of which none begins with another one. The
        code is complete: every endless sequence of bits begins with one of the codes. Their lengths are

        {% for symbol, length in lengths.items() %}
        - {{ symbol }}: {{ length or "unknown" }}
        {% endfor %}

        {% if unknown | length == 2 %}
        The two unknown lengths are equal.
        {% endif %}
        The codes are given out in order of length, those of equal length in alphabetical order of their symbols. The
        first code has the digit 0 alone. Each further code is the one before, read as a binary number, plus 1, with as
        many digits 0 put behind it as the new code is longer.

        Give "codes" (the code of each symbol) and "text" (the symbols whose codes, one after the other, make
        {{ bits }}).
        """,
        zh=r"""
        符号 {{ lengths | list | listed(language) }} 各有一个二进制编码，没有一个编码是另一个编码的开头。
        这套编码是完备的：任何无穷的二进制序列都以其中某个编码开头。编码的长度为

        {% for symbol, length in lengths.items() %}
        - {{ symbol }}：{{ length or "未知" }}
        {% endfor %}

        {% if unknown | length == 2 %}
        两个未知的长度相等。
        {% endif %}
        编码按长度从短到长分配，长度相同的按符号的字母顺序分配。第一个编码全是 0。
        其后每个编码是前一个编码看作二进制数加 1，新编码更长几位，就在后面补几个 0。

        请给出 "codes"（每个符号的编码）和 "text"（其各编码依次相连成为 {{ bits }} 的那些符号）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        symbols = tuple(instance.lengths)
        codes = Mapping(Word(bank=symbols), Text(alphabet="01"), required=symbols)
        return Record(codes=codes, text=Text(alphabet="".join(symbols)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        depths = [0]
        while len(depths) < params.symbols:  # a leaf becomes two: any complete code arises so
            depth = depths.pop(rng.randrange(len(depths)))
            depths += [depth + 1, depth + 1]
        rng.shuffle(depths)
        symbols = "ABCDEFGHIJKLMNOPQRST"[: params.symbols]
        lengths = dict(zip(symbols, depths, strict=True))
        gone = rng.sample(symbols, params.missing)
        if len(gone) == 2 and lengths[gone[0]] != lengths[gone[1]]:
            raise task.Retry
        codes = _codes(lengths)
        text = "".join(rng.choices(symbols, k=params.text))
        shown = {symbol: 0 if symbol in gone else length for symbol, length in lengths.items()}
        instance = self.Instance(lengths=shown, bits="".join(map(codes.__getitem__, text)))
        return instance, {"codes": codes, "text": text}

    def solve(self, instance: Instance) -> dict[str, Any]:
        rest = 1 - sum(Fraction(1, 2**length) for length in instance.lengths.values() if length)
        unknown = instance.unknown
        length = int(len(unknown) / rest).bit_length() - 1 if unknown else 0
        codes = _codes({symbol: known or length for symbol, known in instance.lengths.items()})
        symbols, text, bits = {code: symbol for symbol, code in codes.items()}, "", ""
        for bit in instance.bits:
            bits += bit
            if bits in symbols:
                text, bits = text + symbols[bits], ""
        return {"codes": codes, "text": text}


def _codes(lengths: dict[str, int]) -> dict[str, str]:
    """Give canonical codes to symbols."""
    codes: dict[str, str] = {}
    value = before = 0
    for symbol, length in sorted(lengths.items(), key=lambda one: (one[1], one[0])):
        value = (value + 1) << (length - before) if codes else 0
        codes[symbol], before = f"{value:0{length}b}", length
    return dict(sorted(codes.items()))
