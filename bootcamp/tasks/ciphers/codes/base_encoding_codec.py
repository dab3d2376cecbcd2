"""Convert text to or from a code that cuts its bits into groups, or from one such code into another.

Answer: a string over the alphabet of the code, or capital letters; it is unique.
Harder: longer texts, other sizes of groups, alphabets in another order, bits backwards, codes of codes.
Skills: arithmetic, instructions
Source: original; base 16, base 32 and base 64 are RFC 4648.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.text import LOWER, UPPER, chunks, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_STANDARD = {1: "01", 2: "0123", 3: "01234567", 4: DIGITS[:16], 5: UPPER + "234567", 6: UPPER + LOWER + "0123456789+/"}
Code = tuple[str, bool]
"""The signs of a code, in the order of their numbers, and whether each group is read backwards."""


class BaseEncodingCodec(Task["BaseEncodingCodec.Params", "BaseEncodingCodec.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters the text has", levels=(2, 2, 3, 3, 4, 5, 6, 3, 4, 5), ge=2, le=12)
        sizes: int = knob("up to how many bits a group has", levels=(1, 4, 5, 5, 6, 6, 6, 5, 5, 6), ge=1, le=6)
        custom: bool = knob("whether the signs of a code are in any order", levels=(False,) * 3 + (True,) * 7)
        backwards: bool = knob("whether groups may be read backwards", levels=(False,) * 5 + (True,) * 5)
        recode: bool = knob("whether one code is turned into another", levels=(False,) * 6 + (True,) + (False,) * 3)
        nested: bool = knob("whether the code is encoded once more", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        text: str
        source: tuple[Code, ...]  # the codes to be undone, the last first
        target: tuple[Code, ...]  # those to be applied, the first first

        @property
        def nested(self) -> bool:
            return len(self.source) > 1 or len(self.target) > 1

        @property
        def codes(self) -> list[dict[str, Any]]:
            return [
                {"signs": signs, "bits": _bits(signs), "uneven": 8 % _bits(signs), "backwards": backwards}
                for signs, backwards in (*self.source, *self.target)
            ]

        @property
        def result(self) -> str:  # the signs of the answer
            return self.target[-1][0] if self.target else UPPER

    prompt = Prompt(
        en=r"""
        A code writes a text like this. Each sign is replaced by its ASCII number (A to Z are 65 to 90
        {{- ", a to z 97 to 122, 0 to 9 48 to 57, + is 43 and / is 47" if nested }}) as a binary number of 8 digits.
        These are joined and cut into groups of k digits from the left
        {{- "; the last group is filled up with zeros at its right end if it is too short" if codes | sum("uneven") }}.
        Each group is read as a binary number n and becomes the sign number n, counted from 0, of the alphabet of the
        code.{{ " To decode, zeros at the end that do not make up 8 digits are dropped." if codes | sum("uneven") }}

        {% for code in codes %}
        - {% if codes[1:] %}Code {{ loop.index }}: {% endif %}k = {{ code.bits }}, alphabet {{ code.signs }}
        {%- if code.backwards %}; each group is read from right to left{% endif %}.
        {% endfor %}

        {% if source and target %}
        This text is in code 1. Write in code 2 what it stands for:
        {% elif source %}
        {% if nested %}
        A text of capital letters was encoded with code 2, and the result, as a text, with code 1. Decode this to the
        capital letters:
        {% else %}
        Decode this text, which stands for capital letters:
        {% endif %}
        {% elif nested %}
        Encode this text with code 1, and the result, as a text, with code 2:
        {% else %}
        Encode this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        一种编码这样书写文本：把每个符号换成它的 ASCII 编号（A 到 Z 是 65 到 90
        {{- "，a 到 z 是 97 到 122，0 到 9 是 48 到 57，+ 是 43，/ 是 47" if nested }}），写成 8 位二进制数。
        把它们连起来，从左起每 k 位分成一组{{ "；最后一组若不够，就在右端补 0" if codes | sum("uneven") }}。
        每组看作一个二进制数 n，换成编码字母表中第 n 个符号（从 0 数起）。
        {%- if codes | sum("uneven") %}解码时，末尾凑不满 8 位的 0 舍去。{% endif %}

        {% for code in codes %}
        - {% if codes[1:] %}编码 {{ loop.index }}：{% endif %}k = {{ code.bits }}，字母表 {{ code.signs }}
        {%- if code.backwards %}；每组从右向左读{% endif %}。
        {% endfor %}

        {% if source and target %}
        下面的文本是编码 1。请把它所表示的内容写成编码 2：
        {% elif source %}
        {% if nested %}
        一段大写字母的文本先用编码 2 编码，所得结果作为文本再用编码 1 编码。请把下面的文本解码成大写字母：
        {% else %}
        请解码下面的文本，它表示大写字母：
        {% endif %}
        {% elif nested %}
        请把下面的文本用编码 1 编码，再把所得结果作为文本用编码 2 编码：
        {% else %}
        请对下面的文本编码：
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet="".join(sorted(instance.result)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        least = 1 if params.sizes == 1 else 4 if params.sizes == 4 else 3
        drawn = (
            rng.sample(range(least, params.sizes + 1), 1 + (params.recode or params.nested))
            if params.sizes > 1
            else [1]
        )
        codes = []
        for size in drawn:
            signs = _STANDARD[size]
            if params.custom:
                signs = random_alphabet(rng, signs if size > 4 else random_alphabet(rng, UPPER)[: 2**size])
            codes.append((signs, params.backwards and rng.random() < 0.5))
        plain = random_text(rng, params.letters, UPPER)
        secret = plain
        for code in codes[:1] if params.recode else codes:
            secret = _encoded(secret, code)
        if params.recode:
            instance = self.Instance(text=secret, source=tuple(codes[:1]), target=tuple(codes[1:]))
            return instance, _encoded(plain, codes[1])
        if rng.random() < 0.5:
            return self.Instance(text=plain, source=(), target=tuple(codes)), secret
        return self.Instance(text=secret, source=tuple(codes[::-1]), target=()), plain

    def solve(self, instance: Instance) -> str:
        text = instance.text
        for code in instance.source:
            text = _decoded(text, code)
        for code in instance.target:
            text = _encoded(text, code)
        return text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text = [], instance.text
        for signs, backwards in instance.source:
            for sign in text if signs != "01" else "":
                group = f"{signs.index(sign):0{_bits(signs)}b}"
                lines.append(f"{sign}: {_sum(signs.index(sign))}, {group}{f' → {group[::-1]}' if backwards else ''}")
            digits, text = _digits(text, (signs, backwards)), _decoded(text, (signs, backwards))
            lines += [
                f"{byte}: {_sum(int(byte, 2))}, {sign}" for byte, sign in zip(chunks(digits, 8), text, strict=False)
            ]
        for signs, backwards in instance.target:
            lines += [f"{sign}: {_sum(ord(sign))}, {ord(sign):08b}" for sign in text]
            for group in chunks("".join(f"{ord(sign):08b}" for sign in text), _bits(signs)) if signs != "01" else ():
                filled = group.ljust(_bits(signs), "0")
                read = filled[::-1] if backwards else filled
                stages = " → ".join(dict.fromkeys((group, filled))) + (f" → {read}" if backwards else "")
                lines.append(f"{stages}: {_sum(int(read, 2))}, {signs[int(read, 2)]}")
            text = _encoded(text, (signs, backwards))
        return "\n".join(lines)


def _sum(number: int) -> str:
    """Write a number as a sum of powers of two."""
    powers = [1 << place for place in range(number.bit_length() - 1, -1, -1) if number >> place & 1]
    return f"{number} = {' + '.join(map(str, powers))}" if powers[1:] else str(number)


def _bits(signs: str) -> int:
    return len(signs).bit_length() - 1


def _encoded(text: str, code: Code) -> str:
    signs, backwards = code
    size = _bits(signs)
    groups = [group.ljust(size, "0") for group in chunks("".join(f"{ord(sign):08b}" for sign in text), size)]
    return "".join(signs[int(group[::-1] if backwards else group, 2)] for group in groups)


def _decoded(text: str, code: Code) -> str:
    return "".join(chr(int(byte, 2)) for byte in chunks(_digits(text, code), 8) if len(byte) == 8)


def _digits(text: str, code: Code) -> str:
    signs, backwards = code
    groups = [f"{signs.index(sign):0{_bits(signs)}b}" for sign in text]
    return "".join(group[::-1] if backwards else group for group in groups)
